#!/usr/bin/env bash
# Measures how each feature of this library changes the build of a one-line program: the number
# of crates, and the time of a cold build as a multiple of the one without features. The
# builds take turns, and the fastest of each counts.
set -euo pipefail
unset CARGO_TARGET_DIR # each build has its own folder
export CARGO_INCREMENTAL=0 # as cargo builds what comes from a registry
library=$(cd "$(dirname "$0")/.." && pwd)
rounds=${1:-5}

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT

# Makes a program with these dependencies and this line.
program() {
  local name=$1 dependencies=$2 line=$3
  cargo new -q --vcs none --name "$name-program" "$folder/$name"
  printf '%b\n[workspace]\n' "$dependencies" >> "$folder/$name/Cargo.toml"
  printf '%s\n' "$line" > "$folder/$name/src/main.rs"
  (cd "$folder/$name" && cargo fetch -q)
}

# Makes a program with these features of the library.
with() {
  local name=$1 features=$2
  program "$name" \
    "chess960 = { path = \"$library\", default-features = false, features = [$features] }" \
    'fn main() { assert!(chess960::StartPosition::new(518).is_some()); }'
}

names=(empty phf_codegen none macros phf default rand serde)
program empty '' 'fn main() {}'
program phf_codegen '[build-dependencies]\nphf_codegen = "0.14.0"' 'fn main() {}'
printf 'fn main() { phf_codegen::Map::<u8>::new(); }\n' > "$folder/phf_codegen/build.rs"
with none ''
with macros '"macros"'
with phf '"phf"'
with default '"macros", "phf"'
with rand '"rand"'
with serde '"serde"'

for _ in $(seq "$rounds"); do
  for name in "${names[@]}"; do
    rm -rf "$folder/$name/target"
    begin=$(date +%s%N)
    (cd "$folder/$name" && cargo build -q --offline)
    end=$(date +%s%N)
    printf '%d\n' $(((end - begin) / 1000000)) >> "$folder/$name.times"
  done
done

fastest() { sort -n "$folder/$1.times" | head -n 1; }
crates() {
  (cd "$folder/$1" && cargo tree --offline -e normal,build --prefix none --no-dedupe) |
    sed 's/ (\*)$//' | sort -u | tail -n +2 | wc -l
}
printf '| program with | crates to build | cold build |\n|---|---|---|\n'
for name in "${names[@]}"; do
  ratio=$((100 * $(fastest "$name") / $(fastest none)))
  printf '| %s | %d | %d.%02d |\n' "$name" "$(crates "$name")" $((ratio / 100)) $((ratio % 100))
done
