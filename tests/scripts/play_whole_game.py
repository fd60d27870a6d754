#!/usr/bin/env python3
"""Plays a whole game of Conquest in a real window, from the title to the result: the first steps by mouse, the rest by keyboard.

One person against the three opponents of the default table, for a fixed number of rounds. Needs DISPLAY, xdotool and ImageMagick; ./check brings them all.
Exits with 0 when the result was reached and the window closed by itself, else with 1 and one line that says why.
"""

import argparse
import itertools
import pathlib
import sys
import tempfile
import time

from close_button import ask_to_close
from hands import by_keyboard, by_mouse, play_to_result
from sittings import arrive, press_button
from window import OVER, Failure, Window, different

# So many steps are made by mouse.
BY_MOUSE = 12
# After so many steps a picture is kept.
PICTURES = (20, 40)


class BothHands:
    """The mouse first, then the keyboard."""

    def __init__(self, game):
        mouse, keyboard = by_mouse[game](), by_keyboard[game]()
        self.hands = itertools.chain(itertools.repeat(mouse, BY_MOUSE), itertools.repeat(keyboard))

    def step(self, window, seen):
        next(self.hands).step(window, seen)


def play(window, minutes):
    arrive(window, "Title")
    window.picture("1-title")
    press_button(window, "Play")
    press_button(window, "Conquest")
    # A game of a fixed number of rounds, with the armies where chance puts them: no longer than it must be.
    press_button(window, "Rounds")
    for _ in range(2):
        press_button(window, "Number of rounds −")
    press_button(window, "Scattered")
    setup = window.settle("2-setup", 5)
    press_button(window, "Begin")
    arrive(window, "Play")
    window.rest()
    table = window.picture("3-table")
    if not different(setup, table):
        raise Failure("a click on the setup's primary action did not begin the game")

    def keep(steps):
        if steps in PICTURES:
            window.picture(f"4-play-{steps}")

    play_to_result(window, BothHands("Conquest"), minutes, keep)
    print(window.said(OVER).group(0))
    result = window.settle("5-result", 6)
    if not different(table, result):
        raise Failure("the game was over but the result did not show")
    ask_to_close(int(window.id))
    for _ in range(40):
        if window.process.poll() is not None:
            if window.process.returncode != 0:
                raise Failure(f"closing the window ended the game with {window.process.returncode}")
            return
        time.sleep(0.5)
    raise Failure("the window did not close")


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n", maxsplit=1)[0])
    parser.add_argument("--game", required=True, help="the game's program")
    parser.add_argument("--pictures", required=True, type=pathlib.Path, help="folder for pictures and the log")
    parser.add_argument("--minutes", type=float, default=10, help="longest the game may take")
    arguments = parser.parse_args()
    arguments.pictures.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as data:
        window = None
        try:
            window = Window(arguments.game, arguments.pictures, data)
            play(window, arguments.minutes)
        except Failure as failure:
            print(f"error: {failure}", file=sys.stderr)
            return 1
        finally:
            if window is not None:
                window.close()
    print(f"a whole game was played; pictures in {arguments.pictures}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
