#!/usr/bin/env python3
"""Plays a whole game of Conquest in a real window by mouse and keyboard, from the title to the result.

One person against the three opponents of the default table. Needs DISPLAY, xdotool and ImageMagick; ./check brings them all.
Exits with 0 when the result was reached and the window closed by itself, else with 1 and one line that says why.
"""

import argparse
import pathlib
import sys
import tempfile
import time

from close_button import ask_to_close
from sittings import arrive, press_button
from window import OVER, TABLE_PRIMARY, Failure, Window, different

# Europe, Africa and South America: somewhere there is always a territory to click.
PLACES = [(330, 345), (455, 255), (538, 238), (585, 105), (765, 200), (170, 170), (808, 395), (285, 365), (690, 230)]
# Reinforce: choose, put down everything, confirm. Attack: choose, blitz, march in. Then end the phases.
ROUND = ["e", "End", "space", "space", "e", "b", "space", "e", "b", "space", "Return", "Return"]


def play(window, minutes):
    arrive(window, "Title")
    window.picture("1-title")
    press_button(window, "Play")
    press_button(window, "Conquest")
    setup = window.settle("2-setup", 5)
    press_button(window, "Begin")
    arrive(window, "Play")
    window.rest()
    table = window.picture("3-table")
    if not different(setup, table):
        raise Failure("a click on the setup's primary action did not begin the game")

    begun = time.monotonic()
    rounds = 0
    while not window.said(OVER):
        if time.monotonic() - begun > 60 * minutes:
            window.picture("late")
            raise Failure(f"the game was not over after {minutes} minutes and {rounds} rounds of keys")
        # First armies by mouse: a click puts one down, the button confirms; later turns by keys.
        if rounds < 6:
            for place in PLACES:
                window.click(place, 0.1)
            window.click(TABLE_PRIMARY, 0.2)
        for key in ROUND:
            # The same keys would ask for a rematch on the result.
            if window.said(OVER):
                break
            # Ending a phase may hand the turn over, and the game may end before it comes back.
            window.press(key, 0.7 if key == "Return" else 0.12)
        rounds += 1
        if rounds in (10, 30):
            window.picture(f"4-play-{rounds}")
    print(window.said(OVER).group(0))
    arrive(window, "Result")
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
