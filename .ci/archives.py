"""Compares `chess960 number` with python-chess, runs the recipe of docs/archives.md, and looks at
what reaches a terminal.

Usage: archives.py PROGRAM. Needs the packages chess and duckdb.
"""

import csv
import os
import pty
import re
import subprocess
import sys
import tempfile
import unicodedata

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


def game(number, tags, moves):
    lines = [f'[{name} "{value}"]' for name, value in {"Event": number, **tags}.items()]
    return "\n".join(lines) + f"\n\n{moves}\n\n"


def write_archives(program, folder):
    """Writes three archives: all positions with even chances, one that differs, and other games."""
    fens = run(program, "list").splitlines()
    results = ["1-0", "0-1", "1/2-1/2", "0-1", "1-0"]
    with open("even.pgn", "w") as file:
        for number, fen in enumerate(fens):
            for count in range(20):
                result = results[(7 * number + count) % 5]
                elo = {"WhiteElo": 2000, "BlackElo": 1900 + number % 10, "UTCDate": "2024.05.01"}
                file.write(game(number, {"Variant": "Chess960", "FEN": fen, "Result": result, **elo}, result))
    with open("planted.pgn", "w") as file:
        for count in range(60):
            result = "1-0" if count % 4 else "1/2-1/2"
            tags = {"Variant": "Chess960", "FEN": fens[42], "WhiteElo": "?", "UTCDate": "2025.01.01"}
            file.write(game(42, tags, f"1. e4 {result}"))
    pairs = run(program, "list", "--double", "--where", "R..QK..R").splitlines()
    with open("others.pgn", "w") as file:
        file.write(game("chess", {"White": 'Ann "A", B', "Result": "1-0"}, "1. e4 1-0"))
        file.write(game("contradiction", {"Variant": "Chess960", "FEN": fens[42], "Result": "0-1"}, "1-0"))
        for pair in pairs:
            file.write(game("double", {"Variant": "Chess960", "FEN": pair}, "*"))
    return pairs


def run_recipe(program, folder):
    """Does what docs/archives.md says, word for word, with three archives."""
    os.chdir(folder)
    pairs = write_archives(program, folder)
    recipe = open(RECIPE).read()
    shell = re.findall(r"```console\n\$ chess960 (.*?) > (\S+)\n```", recipe)
    assert [file for _, file in shell] == ["games.csv", "summary.csv", "positions.csv"]
    for arguments, file in shell:
        command = f'"{program}" {arguments} > {file}'
        told = subprocess.run(["sh", "-c", command], check=True, stderr=subprocess.PIPE, text=True).stderr
        assert told == (CONTRADICTION if file == "summary.csv" else ""), told

    statements = "".join(re.findall(r"```sql\n(.*?)```", recipe, re.S)).split(";")
    statements = [statement for statement in statements if statement.strip()]
    answers = []
    for statement in statements:
        answer = duckdb.sql(statement)
        answers += [] if "CREATE TABLE" in statement else [answer.fetchall()]
    by_position, months, best, ratings, joined, double = answers

    same = sum(pair[:8].upper() == pair[35:43] for pair in pairs)
    assert by_position[0][:1] + by_position[0][2:] == (42, 81) and len(by_position) == 960
    assert sum(games for _, _, games in by_position) == 960 * 20 + 61 + same
    # The pairs have no date.
    assert ("2024-05", "chess960", 960 * 20) in months and ("2025-01", "chess960", 60) in months, months
    assert {kind for _, kind, _ in months} == {"chess960", "double", "chess"}, months
    [(number, games, score, low, high, q, average)] = best
    assert (number, games) == (42, 81) and 65 < low < score < high and q < 0.001, best
    assert 49 < average < 51, best
    # Of the 81 games, 20 have ratings.
    [(number, fen, _, rated, difference, error)] = ratings
    assert (number, fen, rated, difference, error) == (42, by_position[0][1], 20, 98, 0), ratings
    assert sum(games for _, _, games in joined) == 960 * 20 + 61 + 1 + same
    assert sum(games for _, _, games in double) == 960 * 20 + 61 + 1 + len(pairs)
    print("the recipe of docs/archives.md finds the position that differs, and all others do not")


def show_on_a_terminal(program, folder):
    """Control characters of other people's text do not reach a terminal."""
    file = os.path.join(folder, "evil.pgn")
    with open(file, "w") as archive:
        archive.write(game("a", {"White": "\x1b]0;x\x07\x9b2J", "FEN": "\x1b[31m"}, "{ \x1b[5m } *"))
    for arguments in ([], ["--format", "csv"], ["--format", "jsonl"], ["--only", "unknown"]):
        tags = [] if arguments[:1] == ["--only"] else ["--tags", "White,FEN"]
        terminal, other_end = pty.openpty()
        subprocess.run([program, "number", file, *tags, *arguments], stdout=other_end, check=True)
        os.close(other_end)
        text = os.read(terminal, 100_000).decode()
        os.close(terminal)
        assert "evil" in text or "Event" in text, text
        raw = [letter for letter in text if unicodedata.category(letter) == "Cc" and letter not in "\r\n\t"]
        assert not raw, (arguments, raw)
    print("no control characters reach a terminal")


CONTRADICTION = "chess960: 1 game has no result: its Result tag and the end of its moves disagree\n"
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
        show_on_a_terminal(program, folder)
        recipe = os.path.join(folder, "recipe")
        os.mkdir(recipe)
        run_recipe(program, recipe)


if __name__ == "__main__":
    main(*sys.argv[1:])
