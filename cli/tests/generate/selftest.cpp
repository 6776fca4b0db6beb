// Checks the generated chess960.hpp with a table of all positions, and that its functions
// are constant expressions.

#include <array>
#include <climits>
#include <cstdlib>
#include <fstream>
#include <iostream>
#include <sstream>
#include <string>

#include "chess960.hpp"

static_assert(chess960::back_rank(518) == "RNBQKBNR");
static_assert(chess960::number_of("BBQNNRKR") == 0);
static_assert(!chess960::number_of("RNBQKBNN"));
static_assert(!chess960::back_rank(960));
static_assert(chess960::castling(518)->h_side.king_to == 6);
static_assert(
    chess960::shredder_fen(0)->view() == "bbqnnrkr/pppppppp/8/8/8/8/PPPPPPPP/BBQNNRKR w HFhf - 0 1");

static void check(bool holds, const std::string &what, int number)
{
    if (!holds) {
        std::cerr << what << " is wrong for " << number << '\n';
        std::exit(1);
    }
}

static bool is(const chess960::CastlingSide &side, std::istream &columns)
{
    bool same = true;
    for (const int field : { side.king_from, side.king_to, side.rook_from, side.rook_to,
                             side.must_be_empty, side.must_be_safe }) {
        int expected = -1;
        columns >> expected;
        same = same && field == expected;
    }
    return same;
}

static void check_line(const std::string &line, int expected)
{
    std::istringstream columns(line);
    int number = -1;
    std::string rank, x_fen, shredder_fen;
    columns >> number >> rank >> std::ws;
    std::getline(columns, x_fen, '\t');
    std::getline(columns, shredder_fen, '\t');
    check(number == expected, "the order", number);
    check(chess960::back_rank(number) == rank, "back_rank", number);
    check(chess960::number_of(rank) == number, "number_of", number);
    check(chess960::x_fen(number)->view() == x_fen, "x_fen", number);
    check(chess960::shredder_fen(number)->view() == shredder_fen, "shredder_fen", number);
    check(std::string(chess960::x_fen(number)->text) == x_fen, "the text of x_fen", number);
    const auto castling = chess960::castling(number);
    check(is(castling->a_side, columns), "castling to the a-side", number);
    check(is(castling->h_side, columns), "castling to the h-side", number);
}

static void check_rejections()
{
    for (const int number : { 960, -1, 1023, 65536, INT_MAX, INT_MIN }) {
        check(!chess960::back_rank(number), "back_rank", number);
        check(!chess960::castling(number), "castling", number);
        check(!chess960::x_fen(number), "x_fen", number);
        check(!chess960::shredder_fen(number), "shredder_fen", number);
    }
    for (const char *rank : { "", "R", "RNBQKBNN", "RNBQkBNR", "rnbqkbnr", "RNBQKBN", "RNBQKBNRR",
                              "RNBQKBNR ", "TSLDKLST", "NNNNNNNN", "RBNBKQNR",
                              "\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF" }) {
        check(!chess960::number_of(rank), rank, -1);
    }
    check(!chess960::number_of(std::string_view("RNBQKBNR\0", 9)), "a zero behind it", -1);
}

// All words of eight letters over K, Q, R, B and N: 960 of them are back ranks.
static void check_words()
{
    std::string word(8, ' ');
    int accepted = 0;
    for (int index = 0; index < 390625; index++) {
        int rest = index;
        for (char &letter : word) {
            letter = "KQRBN"[rest % 5];
            rest /= 5;
        }
        accepted += chess960::number_of(word).has_value();
    }
    check(accepted == 960, "the number of accepted words", accepted);
}

int main(int count, char **arguments)
{
    check(count == 2, "the argument", count);
    std::ifstream table(arguments[1]);
    int lines = 0;
    for (std::string line; std::getline(table, line);) {
        check_line(line, lines++);
    }
    check(lines == chess960::count && lines == 960, "the table", lines);
    check_rejections();
    check_words();
    std::cout << "ok 960\n";
}
