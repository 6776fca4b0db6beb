#!/usr/bin/env bash
# Measures how long `chess960 test` takes for the start positions and the battery, both in both
# dialects, next to a bare exchange of `isready` and `readyok` for as many positions with the
# same engine, all in turn. Prints the ratios of the fastest runs, and the most memory that the
# test took.
set -euo pipefail
unset CARGO_TARGET_DIR # each build has its own folder
cd "$(dirname "$0")/.."
PATH=$PATH:/usr/games

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cargo build -q --release -p chess960-cli
cargo build -q --release -p chess960-conformance --example faulty_engine
cargo build -q --release --manifest-path benches/Cargo.toml --bin ping_pong
positions=$((2 * ($(target/release/chess960 suite castling | wc -l) + 960)))

# Prints the microseconds that a command takes.
took() {
  local begin end
  begin=$(date +%s%N)
  "$@" >/dev/null
  end=$(date +%s%N)
  printf '%d\n' $(((end - begin) / 1000))
}
fastest() { sort -n "$folder/$1" | head -n 1; }

for engine in stockfish target/release/examples/faulty_engine; do
  rm -f "$folder/test" "$folder/ping"
  for _ in $(seq "${1:-7}"); do
    took target/release/chess960 test --only starts,battery "$engine" >> "$folder/test"
    took benches/target/release/ping_pong "$positions" "$engine" >> "$folder/ping"
  done
  memory=$(/usr/bin/time -f %M target/release/chess960 test --only starts,battery "$engine" 2>&1 >/dev/null | tail -n 1)
  ratio=$((100 * $(fastest test) / $(fastest ping)))
  printf '%s: %d positions, %d.%02d times as long as the bare exchange; %d KB\n' \
    "${engine##*/}" "$positions" $((ratio / 100)) $((ratio % 100)) "$memory"
done
