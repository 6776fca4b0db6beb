"""Counts the instructions of one lookup, by valgrind's callgrind, for every way there is.

Usage: instructions.py [--check]. Prints a table; with --check, fails where a lookup of
chess960 costs more than it may. Counts are those of the whole loop over 1,024 keys,
divided by 1,024; the row "load of the key only" says how many are the loop's.
"""

import os
import re
import subprocess
import sys
import tempfile

# The program is looked for in its own place.
os.environ.pop("CARGO_TARGET_DIR", None)

HERE = os.path.dirname(os.path.abspath(__file__))
PROGRAM = os.path.join(HERE, "target", "release", "chess960-benches")
LOADS = ["hits", "near misses", "misses"]

# Instructions that a lookup of ours may cost, by what and how: those of back ranks with the
# loop, those of FENs without its three. With wrong keys only where no reason is asked for.
AT_MOST = {
    ("[u8; 8] to number", "chess960"): [16, 17, 17],
    ("&str to number", "chess960"): [21],
    ("&str to number", "chess960, from_bytes"): [21, 21, 21],
    ("number to FEN", "chess960, X-FEN"): [20 + 3],
    ("FEN to number", "chess960, X-FEN"): [40 + 3],
}


def count(index, load, loop):
    """Instructions in the loop, a key. None where this way has no such keys."""
    with tempfile.TemporaryDirectory() as folder:
        out = os.path.join(folder, "out")
        run = subprocess.run(
            ["valgrind", "--tool=callgrind", "--callgrind-out-file=" + out]
            + ["--toggle-collect=*counted_%s*" % loop]
            + [PROGRAM, "count", str(index), str(load), loop],
            capture_output=True,
            text=True,
            check=True,
        )
        if not run.stdout:
            return None
        total = int(re.search(r"Collected : (\d+)", run.stderr).group(1))
    if total == 0:
        sys.exit("callgrind did not find the loop: were its names changed?")
    return total / int(run.stdout)


def main():
    subprocess.run(
        ["cargo", "build", "-q", "--release", "--manifest-path", HERE + "/Cargo.toml"], check=True
    )
    names = subprocess.run([PROGRAM, "names"], capture_output=True, text=True, check=True).stdout
    broken = []
    print("| what | how | bytes | hits | near misses | misses |\n|---|---|---|---|---|---|")
    for index, line in enumerate(names.splitlines()):
        group, name, size = line.split("\t")
        counts = [count(index, load, "throughput") for load in range(len(LOADS))]
        cells = ["–" if it is None else "%.0f" % it for it in counts]
        print("| " + " | ".join([group, name, size, *cells]) + " |", flush=True)
        for load, it, most in zip(LOADS, counts, AT_MOST.get((group, name), [])):
            if it > most + 0.5:
                broken.append("%s, %s, %s: %.1f, at most %d" % (group, name, load, it, most))
    if "--check" in sys.argv[1:] and broken:
        sys.exit("\n".join(broken))


if __name__ == "__main__":
    main()
