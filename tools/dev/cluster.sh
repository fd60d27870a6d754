#!/usr/bin/env bash
# A match in shards on a cluster of two workers on this machine, one of which is killed. Brings Dask into a folder of its own; where that
# cannot be had, it says so and shows nothing.
set -euo pipefail
cd "$(dirname "$(readlink -f "$0")")/../.."
. tools/dev/packages.sh
. tools/dev/build.sh
export CARGO_TARGET_DIR="${CARGO_TARGET_DIR:-$HOME/.cache/rubicon-target}"

python=python3
if ! "$python" -c 'import distributed' 2>/dev/null; then
    venv="$HOME/.cache/rubicon-dask"
    python="$venv/bin/python"
    if ! "$python" -c 'import distributed' 2>/dev/null; then
        say "Installing Dask into $venv"
        { python3 -m venv "$venv" && "$python" -m pip install --quiet 'distributed>=2024.1'; } >/dev/null 2>&1 || {
            say "SKIPPED: the cluster test needs the Python package 'distributed', which cannot be installed here"
            exit 0
        }
    fi
fi
build_programs
"$python" tests/scripts/cluster.py "$CARGO_TARGET_DIR/debug/rubicon-lab"
