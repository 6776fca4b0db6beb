"""Compares `chess960 number` with python-chess, and runs the recipe of docs/archives.md.

Usage: archives.py PROGRAM. Needs the packages chess and duckdb.
"""

import csv
import os
import re
import subprocess
import sys
import tempfile

import chess.pgn
import duckdb


def run(program, *arguments):
    return subprocess.run([program, *arguments], check=True, capture_output=True, text=True).stdout


def numbers_by_python_chess(file):
    """Yields the number of every game's start position, as python-chess reads it."""
    with open(file) as archive:
        while (headers := chess.pgn.read_headers(archive)) is not None:
            yield headers.board().chess960_pos()


def compare_numbers(program, file):
    records = csv.DictReader(run(program, "number", file, "--format", "csv").splitlines())
    ours = [int(record["white"]) for record in records]
    theirs = list(numbers_by_python_chess(file))
    assert ours == theirs, f"{file}: the numbers differ ({len(ours)} here, {len(theirs)} there)"
    print(f"{len(ours)} games of {os.path.basename(file)} have the same numbers in python-chess")


def run_recipe(program, folder):
    """Runs both queries of the recipe on every position in each dialect, and on some pairs."""
    os.chdir(folder)
    with open("positions.csv", "w") as file:
        file.write(run(program, "list", "--format", "csv"))
    fens = [run(program, "list", "--castling", style).splitlines() for style in ("xfen", "shredder")]
    pairs = run(program, "list", "--double", "--where", "RN.QK.NR").splitlines()
    with open("games.csv", "w", newline="") as file:
        csv.writer(file).writerows([["fen"], *([fen] for fen in fens[0] + fens[1] + pairs)])

    recipe = open(RECIPE).read()
    statements = "".join(re.findall(r"```sql\n(.*?)```", recipe, re.S)).split(";")
    *tables, single, double = [statement for statement in statements if statement.strip()]
    for statement in tables:
        duckdb.sql(statement)
    found = {number: games for number, _, games in duckdb.sql(single).fetchall()}
    both = len([fen for fen in pairs if fen[:8].upper() == fen[35:43]])
    assert sorted(found) == list(range(960)) and sum(found.values()) == 1920 + both
    assert sum(games for _, _, games in duckdb.sql(double).fetchall()) == 1920 + len(pairs)
    print("the recipe finds all 960 positions in both dialects")


RECIPE = os.path.abspath(os.path.join(os.path.dirname(__file__), "..", "docs", "archives.md"))


def main(program):
    program = os.path.abspath(program)
    generator = os.path.join(os.path.dirname(__file__), "..", "benches", "archive.py")
    with tempfile.TemporaryDirectory() as folder:
        book, games = os.path.join(folder, "book.epd"), os.path.join(folder, "games.pgn")
        with open(book, "w") as file:
            file.write(run(program, "list"))
        subprocess.run([sys.executable, generator, book, games, "2"], check=True)
        compare_numbers(program, games)
        for castling in ("xfen", "shredder"):
            file = os.path.join(folder, f"{castling}.pgn")
            with open(file, "w") as archive:
                archive.write(run(program, "list", "--format", "pgn", "--castling", castling))
            compare_numbers(program, file)
        run_recipe(program, folder)


if __name__ == "__main__":
    main(*sys.argv[1:])
