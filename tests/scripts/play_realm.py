#!/usr/bin/env python3
"""Trains a kingdom of Realm in a real window and plays a whole game against its champion, from the lobby to the result, by mouse alone.

The run is watched as it goes, stopped, gone on with, and looked at part by part. Needs DISPLAY, xdotool and ImageMagick; ./check brings them
all. Exits with 0 when the result was reached, else with 1 and one line that says why.
"""

import argparse
import pathlib
import re
import sys
import tempfile
import time

import window as windows
from sittings import arrive, click, find, home, press_button
from window import Failure, Window

# What is bought with so many coins, the dearest first.
WANTED = [(8, "Province"), (6, "Gold"), (5, "Duchy"), (3, "Silver")]
# The primary button of a decision.
PRIMARY = "Play all treasures|On to treasures, no more actions|End the turn|Confirm .*|None|Play treasures.*"
# The parts of what a run found out.
PARTS = ["Tournament", "Progression", "Cards", "Champions", "Leaders"]


def go(window, button, screen, tries=5):
    """Presses a button until its page is there: what has only just come up may not take a press yet."""
    for _ in range(tries):
        press_button(window, button)
        for _ in range(50):
            if window.seen()["screen"] == screen:
                return window.rest()
            time.sleep(0.2)
    raise Failure(f"{button!r} does not lead to {screen}")


def train(window, minutes):
    """A quick run, watched, stopped and gone on with; its champion then sits at the table."""
    home(window)
    go(window, "Play", "Lobby")
    go(window, "Train a champion", "Kingdom")
    window.picture("train-plan")
    press_button(window, "Begin")
    end = time.monotonic() + 60 * minutes
    watched = stopped = False
    while not find(window.seen(), "Play its champion"):
        seen = window.seen()
        if time.monotonic() > end:
            raise Failure("the run has no end")
        if find(seen, "Play it") and not watched:
            watched = True
            window.picture("train-live")
        if watched and not stopped and find(seen, "Stop"):
            stopped = True
            press_button(window, "Stop")
        if find(seen, "Go on"):
            window.picture("train-stopped")
            press_button(window, "Go on")
        time.sleep(0.1)
    if not watched:
        raise Failure("no leader was shown while the run went on")
    for part in PARTS:
        press_button(window, part)
        window.rest()
        window.picture(f"train-{part.lower()}")
    go(window, "Play its champion", "Play")


def wanted(seen):
    """What would be bought now, the dearest first."""
    said = " ".join(seen["says"])
    coins = re.search(r"\bcoins?: (\d+)", said)
    buying = "Buy a card" in said or "Buy another" in said
    return [name for least, name in WANTED if coins and buying and int(coins[1]) >= least]


def step(window, seen, tried):
    """One step of a decision: the dearest that is wanted, else the primary button, else whatever has not been tried as things stand."""
    piles = [find(seen, rf"\d+ left\. {name},.*") for name in wanted(seen)]
    cards = [touch for touch in seen["touch"] if touch["clicks"] and re.search(r"costs \d+\.", touch["name"])]
    # What is chosen already would be put back.
    hand = [touch for touch in cards if " left. " not in touch["name"] and not touch["chosen"]]
    answers = [touch for touch in seen["touch"] if touch["clicks"] and touch["name"] in ("Yes", "No")]
    piles_left = [touch for touch in cards if " left. " in touch["name"]]
    for touch in filter(None, [*piles, find(seen, PRIMARY), *answers, *hand, *piles_left]):
        known = (touch["name"], touch["area"][0], *seen["says"])
        if known not in tried:
            tried.add(known)
            return click(window, touch)
    tried.clear()
    return None


def game(window, minutes):
    arrive(window, "Play")
    end, steps, tried = time.monotonic() + 60 * minutes, 0, set()
    while True:
        seen = window.rest(0.15, 3)
        if seen["screen"] == "Result":
            break
        if time.monotonic() > end:
            window.picture("game-late")
            raise Failure(f"the game was not over after {minutes} minutes and {steps} steps")
        if seen["screen"] == "Play" and not seen["busy"]:
            step(window, seen, tried)
            steps += 1
            if steps in (3, 30, 60):
                window.picture(f"game-{steps}")
    window.settle("game-result", 6)
    print(f"a result after {steps} steps", flush=True)


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n", maxsplit=1)[0])
    parser.add_argument("--game", required=True, help="the game's program")
    parser.add_argument("--pictures", required=True, type=pathlib.Path, help="folder for pictures and the log")
    parser.add_argument("--minutes", type=float, default=12, help="longest each of run and game may take")
    parser.add_argument("--size", default="1280x720", help="of the window")
    told = parser.parse_args()
    told.pictures.mkdir(parents=True, exist_ok=True)
    windows.WIDTH, windows.HEIGHT = (int(side) for side in told.size.split("x"))
    with tempfile.TemporaryDirectory() as data:
        (pathlib.Path(data) / "settings.ron").write_text('{"guidance": false}', encoding="utf-8")
        window = None
        try:
            window = Window(told.game, told.pictures, data)
            train(window, told.minutes)
            game(window, told.minutes)
        except Failure as failure:
            if window is not None:
                window.picture("failed")
            print(f"error: {failure}", file=sys.stderr)
            return 1
        finally:
            if window is not None:
                window.close()
    return 0


if __name__ == "__main__":
    sys.exit(main())
