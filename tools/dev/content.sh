#!/usr/bin/env bash
# Everything shipped can be used: every scene is played to its end by agents, saved, and its record verified.
set -euo pipefail
cd "$(dirname "$(readlink -f "$0")")/../.."
. tools/dev/packages.sh
. tools/dev/build.sh
export CARGO_TARGET_DIR="${CARGO_TARGET_DIR:-$HOME/.cache/rubicon-target}"
build_programs
lab="$CARGO_TARGET_DIR/debug/rubicon-lab"
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

for scene in scenes/*/*.ron; do
    record="$work/$(basename "$scene")"
    "$lab" play "$scene" --seed 1 --json --save "$record" >"$work/result" || die "$scene cannot be played"
    "$lab" replay "$record" --verify >/dev/null || die "the record of $scene does not verify"
    echo "$scene: played and verified"
done
"$lab" agents --json >/dev/null || die "the agents cannot be listed"
# Every asset is matched by one of the patterns in the credits.
mapfile -t patterns < <(grep -o '^| `[^|]*`' assets/CREDITS.md | tr -d '|` ')
missing=0
for file in $(git ls-files assets | grep -v -e '^assets/CREDITS.md$' -e '^assets/fonts/.*\.txt$'); do
    credited=0
    # shellcheck disable=SC2053 # the right side is a pattern
    for pattern in "${patterns[@]}"; do [[ "${file#assets/}" == $pattern ]] && credited=1; done
    [ "$credited" -eq 1 ] || { echo "assets/CREDITS.md does not name $file"; missing=1; }
done
[ "$missing" -eq 0 ] || die "some assets have no credit"
