// Checks the generated Chess960.cs with a table of all positions.

using System;
using System.IO;
using System.Linq;
using Chess960;

internal static class SelfTest
{
    private static void Check(bool holds, string what, object input)
    {
        if (!holds)
        {
            throw new InvalidOperationException(what + " is wrong for " + input);
        }
    }

    private static int[] Fields(CastlingSide side)
    {
        return new int[]
        {
            side.KingFrom, side.KingTo, side.RookFrom, side.RookTo, side.MustBeEmpty, side.MustBeSafe,
        };
    }

    private static void CheckLine(string line, int expected)
    {
        string[] columns = line.Split('\t');
        int number = int.Parse(columns[0]);
        Check(number == expected, "the order", number);
        Check(StartPosition.BackRank(number) == columns[1], "BackRank", number);
        int found;
        Check(StartPosition.TryGetNumber(columns[1], out found) && found == number, "TryGetNumber", number);
        Check(StartPosition.XFen(number) == columns[2], "XFen", number);
        Check(StartPosition.ShredderFen(number) == columns[3], "ShredderFen", number);
        CastlingSet set = StartPosition.Castling(number);
        Check(
            Fields(set.ASide).Concat(Fields(set.HSide)).SequenceEqual(columns.Skip(4).Select(int.Parse)),
            "Castling", number);
    }

    private static void Refuses(Action call, string what, int number)
    {
        try
        {
            call();
        }
        catch (ArgumentOutOfRangeException)
        {
            return;
        }
        Check(false, what, number);
    }

    private static void CheckRejections()
    {
        foreach (int number in new[] { 960, -1, 1023, 65536, int.MaxValue, int.MinValue })
        {
            Refuses(() => StartPosition.BackRank(number), "BackRank", number);
            Refuses(() => StartPosition.Castling(number), "Castling", number);
            Refuses(() => StartPosition.XFen(number), "XFen", number);
            Refuses(() => StartPosition.ShredderFen(number), "ShredderFen", number);
        }
        string[] ranks =
        {
            null, "", "R", "RNBQKBNN", "RNBQkBNR", "rnbqkbnr", "RNBQKBN", "RNBQKBNRR", "RNBQKBNR ",
            "TSLDKLST", "NNNNNNNN", "RBNBKQNR", "\u0152NBQKBNR",
        };
        foreach (string rank in ranks)
        {
            int number;
            Check(!StartPosition.TryGetNumber(rank, out number) && number == -1, "TryGetNumber", rank);
        }
    }

    // All words of eight letters over K, Q, R, B and N: 960 of them are back ranks.
    private static void CheckWords()
    {
        int accepted = 0;
        char[] word = new char[8];
        for (int index = 0; index < 390625; index++)
        {
            int rest = index;
            for (int file = 0; file < 8; file++)
            {
                word[file] = "KQRBN"[rest % 5];
                rest /= 5;
            }
            int number;
            accepted += StartPosition.TryGetNumber(new string(word), out number) ? 1 : 0;
        }
        Check(accepted == 960, "the number of accepted words", accepted);
    }

    private static void Main(string[] arguments)
    {
        string[] lines = File.ReadAllLines(arguments[0]);
        for (int i = 0; i < lines.Length; i++)
        {
            CheckLine(lines[i], i);
        }
        Check(lines.Length == 960 && StartPosition.Count == 960, "the table", lines.Length);
        CheckRejections();
        CheckWords();
        Console.WriteLine("ok 960");
    }
}
