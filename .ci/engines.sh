#!/usr/bin/env bash
# Tests real engines and libraries with `chess960 test`, and compares the results with what is
# known of them. They run as programs of their own. What is not installed is skipped aloud.
#
#     engines.sh PATH/TO/chess960
set -euo pipefail
program=$1
folder=$(cd "$(dirname "$0")" && pwd)
PATH=$PATH:/usr/games
report=$(mktemp)
trap 'rm -f "$report"' EXIT

# Fails unless the test of a program ends with this status and this in its report.
expect() {
  local status=$1 text=$2 got=0
  shift 2
  printf '\n== chess960 test %s (exit status %s)\n' "$*" "$status"
  timeout 300 "$program" test "$@" >"$report" || got=$?
  cat "$report"
  [ "$got" = "$status" ] || { printf 'exit status %s instead of %s\n' "$got" "$status"; exit 1; }
  grep -qF -- "$text" "$report" || { printf 'not found: %s\n' "$text"; exit 1; }
}

engine() {
  local name=$1
  shift
  if command -v "$name" >/dev/null; then
    expect "$@"
  else
    printf '\nSKIPPED: %s is not installed\n' "$name"
  fi
}

perft='perft (Shredder-FEN)          960 of 960   to depth 3'
battery='battery (X-FEN)               4032 of 4032'
corners='cause (X-FEN): corner rooks'
no_option='it has no option UCI_Chess960'
no_uci='no uciok within 2 s'
engine stockfish 0 "$perft" stockfish
engine fairy-stockfish 0 "$perft" fairy-stockfish
engine ethereal-chess 0 "$perft" ethereal-chess
engine sjaakii 0 "$perft" sjaakii
engine glaurung 0 "$corners" glaurung
engine glaurung 1 "$corners" --strict glaurung
engine toga2 3 "$no_option" toga2
engine gnuchess 3 "$no_option" gnuchess -u
engine gnuchess 3 "$no_uci" --timeout 2 gnuchess
engine phalanx 3 "$no_uci" --timeout 2 phalanx
engine sjeng 3 "$no_uci" --timeout 2 sjeng

# Libraries, from PyPI and npm, in folders that the caller names.
if [ -n "${CHESS960_PYTHON:-}" ]; then
  expect 0 "$battery" --lines "$CHESS960_PYTHON" "$folder/libraries/python_chess.py"
else
  printf '\nSKIPPED: python-chess is not installed\n'
fi
if [ -n "${CHESS960_NODE:-}" ]; then
  # A module looks for others beside itself.
  cp "$folder"/libraries/*.mjs "$CHESS960_NODE"
  expect 0 "$battery" --lines node "$CHESS960_NODE/chessops.mjs"
  expect 0 "$battery" --lines node "$CHESS960_NODE/kokopu.mjs" kokopu
  expect 1 'cause: shield' --lines node "$CHESS960_NODE/kokopu.mjs" kokopu-2.9.0
else
  printf '\nSKIPPED: kokopu and chessops are not installed\n'
fi

printf '\n== nothing is left behind\n'
engines=stockfish,fairy-stockfish,ethereal-chess,sjaakii,glaurung,toga2,gnuchess,phalanx,sjeng
# One that has ended and waits for its parent does not run.
if ps -C "$engines" -o stat=,pid=,comm= | grep -v '^Z'; then
  printf 'a process still runs\n'
  exit 1
fi
