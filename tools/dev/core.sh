#!/usr/bin/env bash
# Compiles the lab, which is what a window needs of it, by itself: without matches, training and the bots' door, which Cargo would
# build beside it in a call for the whole workspace. Where the toolchain has the browser's target, the lab and the games of the
# house are compiled for that too.
set -euo pipefail
cd "$(dirname "$(readlink -f "$0")")/../.."

# A crate and every crate of the house it is made of, so that a new game is among them by itself.
with_own() { cargo tree --locked --package "$1" --edges normal --prefix none --format '{p}' | awk '/\/crates\//{ print "--package " $1 }' | sort -u | tr '\n' ' '; }
check() { cargo clippy --locked --quiet "$@" -- -D warnings; }

check $(with_own lab)
if rustup target list --installed 2>/dev/null | grep -qx wasm32-unknown-unknown; then
    check $(with_own registry) --target wasm32-unknown-unknown
else
    echo "the target wasm32-unknown-unknown is not installed: the core was compiled for this machine alone"
fi
