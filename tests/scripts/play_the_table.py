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

from sittings import arrive, click, find, press_button
from window import OVER, PRIMARY, Failure, Window

# A short game against one opponent, which goes straight to the first turn.
SCENE = """(
    game: "risk", title: "A short game", description: "Two seats, scattered, three rounds.",
    setup: (seats: 2, start: Scatter, round_limit: 3), players: [Human, Agent("sentinel")], seed: 3,
)"""
# Reinforce: choose, put down everything, confirm. Attack: choose, blitz, march in. Then end the phases.
ROUND = ["e", "End", "space", "space", "e", "b", "space", "e", "b", "space", "Return", "Return"]
FIELD, NAME = "Name of the save", "Before the storm"
SAVED = r"saved .* in saves/auto"


def until(window, holds, what, patience=30):
    """Waits until what is on the screen is as wanted and can be answered, and returns it."""
    end = time.monotonic() + patience
    while time.monotonic() < end:
        seen = window.rest()
        if not seen["resting"] and holds(seen):
            return seen
    raise Failure(what)


def armies_left(seen):
    """How many armies are left to place, if the table asks for any."""
    says = seen["says"]
    return int(says[says.index("armies left to place") - 1]) if "armies left to place" in says else None


def says(text):
    return lambda seen: any(text in line for line in seen["says"])


def offers(name):
    return lambda seen: find(seen, name) is not None


def play_round(window):
    """What one key begins has ended before the next: the game may be over with it, and on the result the same keys would ask for a rematch."""
    for key in ROUND:
        if window.said(OVER):
            return
        window.press_and_wait(key)


def play_on(window):
    """To the end of the game."""
    for _ in range(30):
        if window.said(OVER):
            return
        play_round(window)
    raise Failure("the game did not end")


def first_sitting(window, saves):
    arrive(window, "Play")
    armies = armies_left(until(window, armies_left, "the game did not ask for armies"))
    window.picture("1-table")
    window.press("h")
    until(window, says("Advice from"), "h brought no hint")
    window.picture("2-hint")
    window.press("Escape")
    until(window, lambda seen: not says("Advice from")(seen), "Escape did not close the hint")
    window.press("e")
    until(window, offers("Put .*"), "e chose no territory")
    window.press("End")
    until(window, lambda seen: armies_left(seen) == 0, "End did not put down the armies")
    window.press("space")
    until(window, offers("Take back.*"), "the armies were not placed")
    window.picture("3-placed")
    window.press("ctrl+z")
    until(window, lambda seen: armies_left(seen) == armies, "Ctrl+Z did not take them back")
    window.picture("4-undone")
    play_round(window)
    window.wait_for(SAVED, "an autosave")
    window.press("w")
    until(window, offers("How it was weighed"), "w brought no reasons")
    window.picture("5-why")
    window.press("Escape")
    press_button(window, "Game menu")
    press_button(window, "Save or load")
    click(window, find(until(window, offers(FIELD), "the menu did not bring the saves"), FIELD))
    until(window, lambda seen: seen["focus"] == FIELD, "the field for a name did not take the click")
    window.do("type", "--delay", "60", NAME)
    until(window, lambda seen: find(seen, FIELD)["value"] == NAME, "the field did not take the name")
    window.press("Return")
    until(window, lambda _: (saves / "before-the-storm.ron").is_file(), "the game was not saved under its name")
    window.picture("6-saved")


def second_sitting(window, saves):
    arrive(window, "Title")
    window.picture("7-title")
    press_button(window, "Continue")
    arrive(window, "Play")
    window.picture("8-continued")
    play_on(window)
    # Another game would have an autosave of its own.
    if len(list((saves / "auto").glob("*.ron"))) != 1:
        raise Failure("it was not the same game that went on")
    arrive(window, "Result")
    window.rest(1)
    window.picture("9-result")
    window.click(PRIMARY)
    arrive(window, "Play", 60)
    until(window, armies_left, "the result's primary action brought no rematch")
    window.picture("10-rematch")


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
