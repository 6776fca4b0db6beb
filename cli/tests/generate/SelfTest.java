import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Paths;
import java.util.Arrays;
import java.util.List;
import java.util.OptionalInt;

/** Checks the generated Chess960.java with a table of all positions. */
public final class SelfTest {
    private SelfTest() {}

    private static void check(boolean holds, String what, Object input) {
        if (!holds) {
            throw new AssertionError(what + " is wrong for " + input);
        }
    }

    private static int[] fields(Chess960.CastlingSide a, Chess960.CastlingSide h) {
        return new int[] {
            a.kingFrom, a.kingTo, a.rookFrom, a.rookTo, a.mustBeEmpty, a.mustBeSafe,
            h.kingFrom, h.kingTo, h.rookFrom, h.rookTo, h.mustBeEmpty, h.mustBeSafe
        };
    }

    private static void checkLine(String line, int expected) {
        String[] columns = line.split("\t");
        int number = Integer.parseInt(columns[0]);
        check(number == expected, "the order", number);
        check(Chess960.backRank(number).equals(columns[1]), "backRank", number);
        check(Chess960.numberOf(columns[1]).equals(OptionalInt.of(number)), "numberOf", number);
        check(Chess960.xFen(number).equals(columns[2]), "xFen", number);
        check(Chess960.shredderFen(number).equals(columns[3]), "shredderFen", number);
        Chess960.CastlingSet set = Chess960.castling(number);
        int[] castling = new int[12];
        for (int i = 0; i < 12; i++) {
            castling[i] = Integer.parseInt(columns[4 + i]);
        }
        check(Arrays.equals(fields(set.aSide, set.hSide), castling), "castling", number);
    }

    private static void refuses(Runnable call, String what, int number) {
        try {
            call.run();
        } catch (IllegalArgumentException refusal) {
            check(refusal.getMessage().startsWith(number + " is not a start position"), what, number);
            return;
        }
        check(false, what, number);
    }

    private static void checkRejections() {
        int[] numbers = {960, -1, 1023, 65536, Integer.MAX_VALUE, Integer.MIN_VALUE};
        for (int number : numbers) {
            refuses(() -> Chess960.backRank(number), "backRank", number);
            refuses(() -> Chess960.castling(number), "castling", number);
            refuses(() -> Chess960.xFen(number), "xFen", number);
            refuses(() -> Chess960.shredderFen(number), "shredderFen", number);
        }
        String[] ranks = {
            null, "", "R", "RNBQKBNN", "RNBQkBNR", "rnbqkbnr", "RNBQKBN", "RNBQKBNRR", "RNBQKBNR ",
            "TSLDKLST", "NNNNNNNN", "RBNBKQNR", "\u0152NBQKBNR", "\u0152\u014E\u0142QKBNR"
        };
        for (String rank : ranks) {
            check(!Chess960.numberOf(rank).isPresent(), "numberOf", rank);
        }
    }

    /** All words of eight letters over K, Q, R, B and N: 960 of them are back ranks. */
    private static void checkWords() {
        int accepted = 0;
        char[] word = new char[8];
        for (int index = 0; index < 390625; index++) {
            for (int file = 0, rest = index; file < 8; file++, rest /= 5) {
                word[file] = "KQRBN".charAt(rest % 5);
            }
            accepted += Chess960.numberOf(new String(word)).isPresent() ? 1 : 0;
        }
        check(accepted == 960, "the number of accepted words", accepted);
    }

    /**
     * Runs the checks.
     *
     * @param arguments the file with the table
     * @throws IOException when it cannot be read
     */
    public static void main(String[] arguments) throws IOException {
        List<String> lines = Files.readAllLines(Paths.get(arguments[0]));
        for (int i = 0; i < lines.size(); i++) {
            checkLine(lines.get(i), i);
        }
        check(lines.size() == 960 && Chess960.COUNT == 960, "the table", lines.size());
        checkRejections();
        checkWords();
        System.out.println("ok 960");
    }
}
