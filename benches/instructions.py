"""Counts the instructions of a lookup, for every way, with valgrind's callgrind.

Usage: instructions.py [--check]. Prints a table; with --check, fails if a lookup of
chess960 costs more than its budget. A count is that of the whole loop over 1,024 keys,
divided by 1,024; the row "load of the key only" shows what the loop itself costs.
"""

import os
import re
import subprocess
import sys
import tempfile

# The program must be built where PROGRAM expects it.
os.environ.pop("CARGO_TARGET_DIR", None)

HERE = os.path.dirname(os.path.abspath(__file__))
PROGRAM = os.path.join(HERE, "target", "release", "chess960-benches")
LOADS = ["hits", "near misses", "misses"]

# The most instructions that a lookup of this library may cost, including the loop: one more
# than was measured. Wrong keys have a budget only if the lookup does not return a reason.
AT_MOST = {
    ("[u8; 8] to number", "chess960"): [15 + 1, 17 + 1, 17 + 1],
    ("&str to number", "chess960"): [19 + 1],
    ("&str to number", "chess960, from_bytes"): [19 + 1, 19 + 1, 19 + 1],
    ("number to FEN", "chess960, X-FEN"): [23 + 1],
    ("number to FEN", "chess960, Shredder-FEN"): [27 + 1],
    ("FEN to number", "chess960, X-FEN"): [41 + 1],
    ("FEN to number", "chess960, Shredder-FEN"): [116 + 1],
}


def count(index, load, loop):
    """Returns the instructions for each key, or None if this way is not run with this load."""
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
        sys.exit("callgrind did not find the loop: was its function renamed?")
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
