#!/usr/bin/env python3
"""Uses what the table offers beside the moves, in a real window: hint, undo, why, save, continue after a kill, rematch.

Needs DISPLAY, xdotool and ImageMagick; ./check brings them all. Exits with 0 when all of it worked, else with 1 and one line
that says what did not.
"""

import argparse
import pathlib
import signal
import sys
import tempfile
import time

from sittings import arrive, press_button
from window import OVER, PRIMARY, Failure, Window, different

# A short game against one opponent, which goes straight to the first turn.
SCENE = """(
    game: "risk", title: "A short game", description: "Two seats, scattered, three rounds.",
    setup: (seats: 2, start: Scatter, round_limit: 3), players: [Human, Agent("sentinel")], seed: 3,
)"""
# Reinforce: choose, put down everything, confirm. Attack: choose, blitz, march in. Then end the phases.
ROUND = ["e", "End", "space", "space", "e", "b", "space", "e", "b", "space", "Return", "Return"]
# The column of players and log, which the reasons take, as ImageMagick says it.
REASONS_PLACE = "300x440+978+60"
# Where the table says how many armies are left to place.
COUNT_PLACE = "300x30+335+548"
# The button of the menu, its entry for saves, and there the field for a name.
MENU, SAVES, NAME = (1255, 24), (534, 294), (440, 127)
SAVED = r"saved .* in saves/auto"


def must(holds, what):
    if not holds:
        raise Failure(what)


def play_round(window):
    for key in ROUND:
        if window.said(OVER):
            return
        window.press(key, 0.7 if key == "Return" else 0.15)
    time.sleep(2)


def play_on(window):
    """To the end of the game."""
    for _ in range(30):
        if window.said(OVER):
            return
        play_round(window)
    raise Failure("the game did not end")


def first_sitting(window, saves):
    time.sleep(8)
    table = window.settle("1-table", 8)
    window.press("h")
    must(different(table, window.settle("2-hint", 12), 0.05, REASONS_PLACE), "h brought no hint")
    window.press("Escape", 1)
    before = window.settle("3-before", 8)
    for key in ["e", "End", "space"]:
        window.press(key)
    placed = window.settle("4-placed", 8)
    must(different(before, placed, 0.01, COUNT_PLACE), "the armies were not placed")
    window.press("ctrl+z", 1)
    must(not different(before, window.settle("5-undone", 8), 0.01, COUNT_PLACE), "Ctrl+Z did not take them back")
    play_round(window)
    window.wait_for(SAVED, "an autosave")
    table = window.settle("6-second-turn", 8)
    window.press("w")
    must(different(table, window.settle("7-why", 8), 0.05, REASONS_PLACE), "w brought no reasons")
    window.press("Escape", 1)
    window.click(MENU, 2)
    window.settle("8-menu", 8)
    window.click(SAVES, 2)
    window.settle("9-saves", 8)
    window.click(NAME, 1)
    window.do("type", "--delay", "60", "Before the storm")
    window.press("Return", 2)
    must((saves / "before-the-storm.ron").is_file(), "the game was not saved under its name")
    window.settle("10-saved", 8)


def second_sitting(window, saves):
    time.sleep(8)
    window.settle("11-title", 3)
    press_button(window, "Continue")
    arrive(window, "Play")
    window.settle("12-continued", 8)
    play_on(window)
    # Another game would have an autosave of its own.
    must(len(list((saves / "auto").glob("*.ron"))) == 1, "it was not the same game that went on")
    time.sleep(6)
    result = window.settle("13-result", 8)
    window.click(PRIMARY, 6)
    must(different(result, window.settle("14-rematch", 8)), "the result's primary action brought no rematch")


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n", maxsplit=1)[0])
    parser.add_argument("--game", required=True, help="the game's program")
    parser.add_argument("--pictures", required=True, type=pathlib.Path, help="folder for pictures and the logs")
    arguments = parser.parse_args()
    arguments.pictures.mkdir(parents=True, exist_ok=True)
    window = None
    with tempfile.TemporaryDirectory() as data:
        saves = pathlib.Path(data) / "saves"
        scene = pathlib.Path(data) / "short.ron"
        scene.write_text(SCENE, encoding="utf-8")
        try:
            window = Window(arguments.game, arguments.pictures, data, "--scene", str(scene))
            first_sitting(window, saves)
            # As if the power had failed.
            window.process.send_signal(signal.SIGKILL)
            window.close()
            window = Window(arguments.game, arguments.pictures, data)
            second_sitting(window, saves)
        except Failure as failure:
            print(f"error: {failure}", file=sys.stderr)
            return 1
        finally:
            if window is not None:
                window.close()
    print(f"hint, undo, why, save, continue and rematch were used; pictures in {arguments.pictures}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
