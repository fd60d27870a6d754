#!/usr/bin/env bash
# Compiles what a window needs of the lab without all that a browser has not, and each of the lab's features alone. Where the
# toolchain has the browser's target, the core is compiled for that too.
set -euo pipefail
cd "$(dirname "$(readlink -f "$0")")/../.."

# The lab and every crate of the house it is made of, so that a new game is among them by itself.
own=$(cargo tree --locked --package lab --no-default-features --edges normal --prefix none --format '{p}' | awk '/\/crates\//{ print "--package " $1 }' | sort -u | tr '\n' ' ')
core="$own --no-default-features"
check() { cargo clippy --locked --quiet "$@" -- -D warnings; }

check $core
for feature in matches training door bench; do
    check --package lab --no-default-features --features "$feature"
done
if rustup target list --installed 2>/dev/null | grep -qx wasm32-unknown-unknown; then
    check $core --target wasm32-unknown-unknown
else
    echo "the target wasm32-unknown-unknown is not installed: the core was compiled for this machine alone"
fi
