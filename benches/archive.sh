#!/usr/bin/env bash
# Measures how fast `chess960 number` reads an archive, next to `wc -l` and `grep -c`, and with
# columns of tags or a summary, all on one core and in turn. Prints the ratios of the fastest runs.
set -euo pipefail
unset CARGO_TARGET_DIR # each build has its own folder
cd "$(dirname "$0")/.."

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cargo build -q --release -p chess960-cli
program=target/release/chess960
"$program" list > "$folder/book.epd"
python3 benches/archive.py "$folder/book.epd" "$folder/games.pgn" "${1:-200}"
# Otherwise writing the file to the disk slows down the first runs.
sync "$folder/games.pgn"

# Writes a command's output to a file, and prints the microseconds that the command takes.
took() {
  local output=$1 begin end
  shift
  begin=$(date +%s%N)
  taskset -c 0 "$@" > "$output"
  end=$(date +%s%N)
  printf '%d\n' $(((end - begin) / 1000))
}

for _ in $(seq 15); do
  took /dev/null wc -l "$folder/games.pgn" >> "$folder/wc"
  # If its output is /dev/null, grep stops at the first match.
  LC_ALL=C took "$folder/count" grep -c '^\[FEN' "$folder/games.pgn" >> "$folder/grep"
  took /dev/null "$program" number "$folder/games.pgn" >> "$folder/number"
  took /dev/null "$program" number "$folder/games.pgn" --fen \
    --tags White,Black,Result,WhiteElo,UTCDate >> "$folder/columns"
  took /dev/null "$program" number "$folder/games.pgn" --summary >> "$folder/summary"
done

fastest() { sort -n "$folder/$1" | head -n 1; }
games=$("$program" number "$folder/games.pgn" | tail -n +2 | wc -l)
printf '%d games; number takes %d %% of the time of wc -l, and %d %% of that of grep -c\n' \
  "$games" $((100 * $(fastest number) / $(fastest wc))) \
  $((100 * $(fastest number) / $(fastest grep)))
printf 'five tags and the FEN take %d %% of the time of number, and a summary %d %%\n' \
  $((100 * $(fastest columns) / $(fastest number))) \
  $((100 * $(fastest summary) / $(fastest number)))
