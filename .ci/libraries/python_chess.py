"""Answers a FEN on a line by its legal moves in UCI, with python-chess."""

import sys

import chess

for line in sys.stdin:
    try:
        moves = chess.Board(line.strip(), chess960=True).legal_moves
    except ValueError:
        moves = []
    print(*moves, flush=True)
