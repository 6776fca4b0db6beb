"""Checks the generated chess960.py with a table of all positions."""

import itertools
import sys

import chess960


def check_line(line: str, expected: int) -> None:
    columns = line.rstrip("\n").split("\t")
    number = int(columns[0])
    assert number == expected
    assert chess960.back_rank(number) == chess960.BACK_RANKS[number] == columns[1]
    assert chess960.number_of(columns[1]) == number
    assert chess960.x_fen(number) == columns[2]
    assert chess960.shredder_fen(number) == columns[3]
    castling = chess960.castling(number)
    assert castling is not None
    assert [*castling.a_side, *castling.h_side] == [int(field) for field in columns[4:]], number
    side = castling.h_side
    assert (side.king_from, side.king_to) == side[:2]
    assert (side.rook_from, side.rook_to) == side[2:4]
    assert (side.must_be_empty, side.must_be_safe) == side[4:]


def check_rejections() -> None:
    for number in (960, -1, -960, 1023, 10**20):
        assert chess960.back_rank(number) is None
        assert chess960.castling(number) is None
        assert chess960.x_fen(number) is None
        assert chess960.shredder_fen(number) is None
    for rank in (
        "", "R", "RNBQKBNN", "RNBQkBNR", "rnbqkbnr", "RNBQKBN", "RNBQKBNRR", "RNBQKBNR ",
        "TSLDKLST", "NNNNNNNN", "RBNBKQNR",
    ):
        assert chess960.number_of(rank) is None, rank


def check_words() -> None:
    """All words of eight letters over K, Q, R, B and N: 960 of them are back ranks."""
    words = map("".join, itertools.product("KQRBN", repeat=8))
    assert sum(chess960.number_of(word) is not None for word in words) == 960


def main() -> None:
    with open(sys.argv[1], encoding="ascii") as table:
        lines = list(table)
    for expected, line in enumerate(lines):
        check_line(line, expected)
    assert len(lines) == chess960.COUNT == 960
    check_rejections()
    check_words()
    print("ok 960")


main()
