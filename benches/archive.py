"""Writes an archive of games like those that large servers publish, the same in every run.

Usage: archive.py BOOK FILE MEGABYTES, where BOOK is the output of `chess960 list`. A game has
twenty-one tags, and moves with the time on the clock.
"""

import random
import sys

MOVES = "e4 e5 Nf3 Nc6 Bb5 a6 O-O Qxd4 Rfe1 exd5 Kh1 b4 c6 Nbd2 Rxa8+ Qh5".split()


def game(draw, fens):
    name = lambda: "player_%d" % draw.randrange(100_000)
    result = draw.choice(["1-0", "0-1", "1/2-1/2"])
    tags = {
        "Event": "Rated Chess960 game",
        "Site": "https://example.org/%08x" % draw.getrandbits(32),
        "Date": "2024.05.%02d" % draw.randint(1, 28),
        "Round": "-",
        "White": name(),
        "Black": name(),
        "Result": result,
        "UTCDate": "2024.05.01",
        "UTCTime": "12:%02d:%02d" % (draw.randrange(60), draw.randrange(60)),
        "WhiteElo": draw.randint(800, 2800),
        "BlackElo": draw.randint(800, 2800),
        "WhiteRatingDiff": "+5",
        "BlackRatingDiff": "-5",
        "WhiteTitle": "FM",
        "Variant": "Chess960",
        "TimeControl": "180+2",
        "ECO": "?",
        "Opening": "?",
        "Termination": "Normal",
        "FEN": draw.choice(fens),
        "SetUp": "1",
    }
    lines = ['[%s "%s"]\n' % tag for tag in tags.items()]
    clock = lambda: "{ [%%clk 0:0%d:%02d] }" % (draw.randrange(3), draw.randrange(60))
    moves = []
    for number in range(1, draw.randint(10, 65)):
        moves.append("%d. %s %s" % (number, draw.choice(MOVES), clock()))
        moves.append("%d... %s %s" % (number, draw.choice(MOVES), clock()))
    return "".join(lines) + "\n" + " ".join(moves + [result]) + "\n\n\n"


def main(book, file, megabytes):
    draw = random.Random(960)
    with open(book) as lines:
        fens = lines.read().split("\n")[:960]
    size = 0
    with open(file, "w", newline="\n") as archive:
        while size < int(megabytes) * 1_000_000:
            size += archive.write(game(draw, fens))


if __name__ == "__main__":
    main(*sys.argv[1:])
