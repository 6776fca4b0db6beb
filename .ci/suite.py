"""Counts the positions of `chess960 suite` again with python-chess, in both dialects.

    python suite.py PATH/TO/chess960
"""

import json
import subprocess
import sys

import chess


def positions(program, suite, castling):
    command = [program, "suite", suite, "--castling", castling, "--format", "jsonl"]
    lines = subprocess.run(command, check=True, capture_output=True, text=True).stdout
    return [json.loads(line) for line in lines.splitlines()]


def count(board, depth):
    if depth == 1:
        return board.legal_moves.count()
    total = 0
    for move in board.legal_moves:
        board.push(move)
        total += count(board, depth - 1)
        board.pop()
    return total


def check(position, depth):
    board = chess.Board(position["fen"], chess960=True)
    assert board.is_valid(), position
    moves = sorted(board.legal_moves, key=chess.Move.uci)
    assert [move.uci() for move in moves] == sorted(position["moves"]), position
    castlings = [move.uci() for move in moves if board.is_castling(move)]
    assert castlings == sorted(position["castlings"]), position
    for depth in range(1, depth + 1):
        assert count(board, depth) == position["counts"][depth - 1], (depth, position)


program = sys.argv[1]
for suite, depth in [("castling", 2), ("starts", 2), ("double", 2)]:
    shredder, xfen = (positions(program, suite, castling) for castling in ("shredder", "xfen"))
    for one, other in zip(shredder, xfen, strict=True):
        check(one, depth)
        check(other, 1)
        assert one["id"] == other["id"]
    print(f"{suite}: {len(shredder)} positions agree with python-chess {chess.__version__}")
