#!/usr/bin/env bash
# Runs every fuzz target for so many seconds (60 where nothing is said), from what is shipped on. Needs a nightly toolchain and a C++
# compiler, not cargo-fuzz: what that would add is AddressSanitizer, and no crate here has unsafe code. Ends with 1 where one fails;
# the input then lies in fuzz/artifacts.
set -euo pipefail
cd "$(dirname "$(readlink -f "$0")")"
seconds="${1:-60}"
host=$(rustc -vV | sed -n 's/^host: //p')
export CARGO_TARGET_DIR="${CARGO_TARGET_DIR:-$PWD/target}"
coverage=(-Cpasses=sancov-module -Cllvm-args=-sanitizer-coverage-level=4 -Cllvm-args=-sanitizer-coverage-inline-8bit-counters
    -Cllvm-args=-sanitizer-coverage-pc-table -Cllvm-args=-sanitizer-coverage-trace-compares)
# With a target named, the flags are for the targets and not for what builds them.
RUSTFLAGS="--cfg fuzzing ${coverage[*]} -Ccodegen-units=1 -Cdebug-assertions -Copt-level=2" \
    cargo +nightly build --quiet --release --target "$host"

seed() {
    local target="$1" file
    shift
    mkdir -p "corpus/$target" artifacts
    for file in "$@"; do cp "$file" "corpus/$target/seed-$(echo "${file#../}" | tr / -)"; done
}
seed card ../assets/dice/cards/*.ron ../mods/*/equipment/*.ron
seed enemy ../assets/dice/enemies.ron ../mods/*/enemies/*.ron
seed manifest ../mods/*/mod.ron
seed study ../scenes/hare/studies/*.ron
mkdir -p corpus/menu
grep -o 'menu: "[^"]*"' ../assets/dominion/bots.ron | cut -d'"' -f2 | while read -r menu; do
    printf %s "$menu" >"corpus/menu/seed-$(printf %s "$menu" | cksum | cut -d' ' -f1)"
done
seed realm_card ../assets/dominion/cards.ron

mkdir -p corpus/board_position
for position in 'G?a?C?s?/?S?c?R?e/h?A?g?S?/?s?H?r?E r1 - 12' 'l5t/1d3c1/r1p1w1e/7/7/7/E1W1P1R/1C3D1/T5L w 0' '?E?c/??r?/????/?l?? w1 - 0' 'c4=2 d5=* e1=0'; do
    printf %s "$position" >"corpus/board_position/seed-$(printf %s "$position" | cksum | cut -d' ' -f1)"
done

for target in card enemy manifest study menu realm_card board_position; do
    "$CARGO_TARGET_DIR/$host/release/$target" "corpus/$target" -max_total_time="$seconds" -timeout=10 -rss_limit_mb=2000 \
        -max_len=4096 -artifact_prefix="artifacts/$target-" 2>&1 | grep -E '^Done|ERROR|panicked|Test unit' | sed "s/^/$target: /"
done
