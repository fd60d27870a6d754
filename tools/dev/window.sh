#!/usr/bin/env bash
# The game in a real window: the tour of all screens with its pictures, then a whole game played by mouse and keyboard, a
# short one in which everything beside the moves is used, and every button of the tables of Conquest and of a duel.
# Needs a display; ./check brings a virtual one. Pictures are left in out/window.
set -euo pipefail
cd "$(dirname "$(readlink -f "$0")")/../.."
. tools/dev/packages.sh
. tools/dev/build.sh
export CARGO_TARGET_DIR="${CARGO_TARGET_DIR:-$HOME/.cache/rubicon-target}"
build_programs
game="$CARGO_TARGET_DIR/debug/rubicon"
pictures="$PWD/out/window"
rm -rf "$pictures"
mkdir -p "$pictures"
data=$(mktemp -d)
trap 'rm -rf "$data"' EXIT

timeout 900 "$game" --demo "$pictures/tour" --userdata-dir "$data/tour" --window 1280x720 --seed 7 || die "the tour failed"
for picture in "$pictures"/tour/*.png; do
    # A picture of one colour is a screen that was not drawn.
    colours=$(identify -format '%k' "$picture")
    [ "$colours" -gt 500 ] || die "$picture is empty: $colours colours"
    echo "$(basename "$picture"): $(identify -format '%wx%h' "$picture"), $colours colours"
done
python3 tests/scripts/play_whole_game.py --game "$game" --pictures "$pictures/game" || die "the played game failed"
python3 tests/scripts/play_the_table.py --game "$game" --pictures "$pictures/table" || die "the table failed"
python3 tests/scripts/click_everything.py --game "$game" --pictures "$pictures/clicks" --only table duel || die "a button did not answer"
