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
seed status ../mods/*/statuses/*.ron
seed hero ../assets/dice/heroes.ron ../mods/*/heroes/*.ron
seed modifier ../assets/dice/modifiers.ron ../mods/*/modifiers/*.ron
seed sound ../assets/audio/{click,piece-move,win}.ogg
seed manifest ../mods/*/mod.ron
seed map ../crates/risk/tests/risk/data/map/isles.ron
seed community_map ../mods/*/maps/*.map
mkdir -p corpus/package
for folder in ../mods/*/; do
    python3 -m zipfile -c "corpus/package/seed-$(basename "$folder")" "$folder"
done
seed study ../scenes/hare/studies/*.ron
mkdir -p corpus/menu
grep -o 'menu: "[^"]*"' ../assets/dominion/bots.ron | cut -d'"' -f2 | while read -r menu; do
    printf %s "$menu" >"corpus/menu/seed-$(printf %s "$menu" | cksum | cut -d' ' -f1)"
done
seed realm_card ../assets/dominion/cards.ron

# Puts each text into a target's corpus.
seed_texts() {
    local target="$1" text
    shift
    mkdir -p "corpus/$target"
    for text in "$@"; do printf %s "$text" >"corpus/$target/seed-$(printf %s "$text" | cksum | cut -d' ' -f1)"; done
}
seed_texts board_position 'G?a?C?s?/?S?c?R?e/h?A?g?S?/?s?H?r?E r1 - 12' 'l5t/1d3c1/r1p1w1e/7/7/7/E1W1P1R/1C3D1/T5L w 0' '?E?c/??r?/????/?l?? w1 - 0' 'c4=2 d5=* e1=0'
seed_texts board_game 'game banqi (ranks: chinese)
moves b3 (C) b4 (h) c1 (G)' 'game jungle
position l5t/1d3c1/r1p1w1e/7/7/7/E1W1P1R/1C3D1/T5L w 0
moves a3-b3 g7-f7' 'moves b3 (E) b4 (r)' 'c4=2 d5=*'
seed_texts board_setup '(ranks: chinese, size: large, sliding_cannon: true, quiet_limit: 40, chase_limit: 7)' '(tiger_leap: lengthwise, starts: ["7/7/2L4/7/7/7/c6/7/7 w"])' 'equals=both_fall,quiet_limit=20' '(size: tiny, foxes: 3)'
seed_texts board_state '{"board":"8/8/8/G6g","unopened":"","to_act":0,"first_colour":"red","flipping":null,"quiet":0,"plies":9,"past":[],"end":null}' '(board:"l5t/1d3c1/r1p1w1e/7/7/7/E1W1P1R/1C3D1/T5L",mover:white,quiet:0,plies:0,past:[],end:None)' '{"foxes":[11,44],"shots":[{"square":0,"answer":{"missed":2}}]}' '"a4-a5"'

for target in map community_map card enemy status hero modifier sound manifest package study menu realm_card board_position board_game board_setup board_state; do
    "$CARGO_TARGET_DIR/$host/release/$target" "corpus/$target" -max_total_time="$seconds" -timeout=10 -rss_limit_mb=2000 \
        -max_len=4096 -artifact_prefix="artifacts/$target-" 2>&1 | grep -E '^Done|ERROR|panicked|Test unit' | sed "s/^/$target: /"
done
