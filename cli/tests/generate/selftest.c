/* Checks the generated chess960.h, as C and as C++, with a table of all positions. */

#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "chess960.h"

static void check(int holds, const char *what, int number)
{
    if (!holds) {
        fprintf(stderr, "%s is wrong for %d\n", what, number);
        exit(1);
    }
}

static int side_is(const chess960_castling_side *side, const int *fields)
{
    return side->king_from == fields[0] && side->king_to == fields[1]
        && side->rook_from == fields[2] && side->rook_to == fields[3]
        && side->must_be_empty == fields[4] && side->must_be_safe == fields[5];
}

static void check_line(char *line, int expected)
{
    const char *columns[16];
    int fields[12];
    char buffer[CHESS960_FEN_SIZE];
    const chess960_castling_set *castling;
    int i, number;

    columns[0] = strtok(line, "\t\n");
    for (i = 1; i < 16; i++) {
        columns[i] = strtok(NULL, "\t\n");
        check(columns[i] != NULL, "the table", expected);
    }
    for (i = 0; i < 12; i++) {
        fields[i] = atoi(columns[4 + i]);
    }
    number = atoi(columns[0]);
    check(number == expected, "the order", number);
    check(strcmp(chess960_back_rank(number), columns[1]) == 0, "back_rank", number);
    check(chess960_number_of(columns[1]) == number, "number_of", number);
    check(chess960_x_fen(number, buffer) == buffer, "x_fen", number);
    check(strcmp(buffer, columns[2]) == 0, "x_fen", number);
    check(chess960_shredder_fen(number, buffer) == buffer, "shredder_fen", number);
    check(strcmp(buffer, columns[3]) == 0, "shredder_fen", number);
    castling = chess960_castling(number);
    check(side_is(&castling->a_side, fields), "castling to the a-side", number);
    check(side_is(&castling->h_side, fields + 6), "castling to the h-side", number);
}

static void check_rejections(void)
{
    static const int numbers[] = { 960, -1, 1023, 65536, INT_MAX, INT_MIN };
    static const char *const ranks[] = {
        "", "R", "RNBQKBNN", "RNBQkBNR", "rnbqkbnr", "RNBQKBN", "RNBQKBNRR", "RNBQKBNR ",
        "TSLDKLST", "NNNNNNNN", "RBNBKQNR", "\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF",
    };
    char buffer[CHESS960_FEN_SIZE] = "untouched";
    size_t i;

    for (i = 0; i < sizeof numbers / sizeof *numbers; i++) {
        check(chess960_back_rank(numbers[i]) == NULL, "back_rank", numbers[i]);
        check(chess960_castling(numbers[i]) == NULL, "castling", numbers[i]);
        check(chess960_x_fen(numbers[i], buffer) == NULL, "x_fen", numbers[i]);
        check(chess960_shredder_fen(numbers[i], buffer) == NULL, "shredder_fen", numbers[i]);
    }
    check(strcmp(buffer, "untouched") == 0, "the buffer", 960);
    check(chess960_x_fen(0, NULL) == NULL, "x_fen without a buffer", 0);
    check(chess960_shredder_fen(0, NULL) == NULL, "shredder_fen without a buffer", 0);
    check(chess960_number_of(NULL) == -1, "number_of NULL", -1);
    for (i = 0; i < sizeof ranks / sizeof *ranks; i++) {
        check(chess960_number_of(ranks[i]) == -1, ranks[i], -1);
    }
}

/* All words of eight letters over K, Q, R, B and N: 960 of them are back ranks. */
static void check_words(void)
{
    char word[9] = "";
    int accepted = 0;
    int index, rest, file;

    for (index = 0; index < 390625; index++) {
        for (file = 0, rest = index; file < 8; file++, rest /= 5) {
            word[file] = "KQRBN"[rest % 5];
        }
        accepted += chess960_number_of(word) >= 0;
    }
    check(accepted == 960, "the number of accepted words", accepted);
}

int main(int count, char **arguments)
{
    char line[256];
    int lines = 0;
    FILE *table = count == 2 ? fopen(arguments[1], "r") : NULL;

    check(table != NULL, "the argument", count);
    while (fgets(line, sizeof line, table) != NULL) {
        check_line(line, lines++);
    }
    fclose(table);
    check(lines == CHESS960_COUNT && lines == 960, "the table", lines);
    check_rejections();
    check_words();
    puts("ok 960");
    return 0;
}
