#!/usr/bin/env python3
"""Plays whole races of three in a real window, from the lobby to the result: the first by mouse alone, the second by keyboard alone.

Where one can go the game says itself (--inspect). Needs DISPLAY, xdotool and ImageMagick; ./check brings them all. Exits with 0 when both
results were reached, else with 1 and one line that says why.
"""

import argparse
import pathlib
import re
import sys
import tempfile
import time

from sittings import arrive, click, find, home, press_button
from window import Failure, Window

# A salad is eaten before the goal is gone to, so the squares of salads come first: those of the board of 2008.
SALADS, GOAL = [10, 22, 42, 57], 64
# How the person stands, as it is told to assistive technology.
STANDING = r"rank \d+, square (\d+), (\S+) carrots?, (\S+) salads?"


def wanted(seen):
    """What to do: a button, or a square, the goal and salads first, else one of middling price."""
    aside = {name: find(seen, name + ".*") for name in ["Eat a salad", "Keep what I have", "Give 10", "Take 10", "Back to"]}
    if aside["Eat a salad"]:
        return aside["Eat a salad"], None
    told = next((match for line in seen["says"] if (match := re.search(STANDING, line))), None)
    square, salads = (int(told[1]), told[3]) if told else (0, "")
    ahead = sorted((spot for spot in seen["places"] if spot["place"] > square), key=lambda spot: spot["place"])
    first = [spot for spot in ahead if spot["place"] == GOAL or spot["place"] in SALADS and salads != "no"]
    if first:
        return None, first[-1]
    if square >= SALADS[-1] and salads == "no" and aside["Give 10"]:
        return aside["Give 10"], None
    # Behind the last salad small steps are best, and before a salad that is left one must not get.
    if ahead and (salads == "no" or square < SALADS[-1]):
        return None, ahead[0 if square >= SALADS[-1] else len(ahead) // 2]
    return aside["Back to"] or aside["Take 10"] or aside["Keep what I have"] or aside["Give 10"], ahead[0] if ahead else None


def by_mouse(window, seen):
    """One step of a decision: a button, or a square, which is clicked twice."""
    button, spot = wanted(seen)
    button = find(seen, "Got it") or button
    if button:
        return click(window, button)
    if not spot:
        # A decision is just about to come up.
        return time.sleep(0.3)
    window.click(spot["at"], 0.15)
    return window.click(spot["at"], 0.3)


def by_keyboard(window, seen):
    """The same by keys: on through what may be done to what is wanted, or the digit of a button."""
    button, spot = wanted(seen)
    if button:
        digits = [line for line in seen["says"] if re.fullmatch(r"[1-9]", line)]
        names = [touch["name"] for touch in seen["touch"] if re.match("Eat|Keep|Give|Take 10|Back to", touch["name"])]
        return window.press(digits[min(names.index(button["name"]), len(digits) - 1)], 0.3)
    for _ in range(70 if spot else 0):
        if any(place["chosen"] and place["place"] == spot["place"] for place in window.seen()["places"]):
            return window.press("space", 0.3)
        window.press("Right", 0.1)
    return time.sleep(0.3)


def race(window, name, step, minutes):
    arrive(window, "Play")
    end, steps = time.monotonic() + 60 * minutes, 0
    while True:
        seen = window.rest(0.2, 5)
        if seen["screen"] == "Result":
            break
        if time.monotonic() > end:
            raise Failure(f"the race by {name} was not over after {minutes} minutes and {steps} steps")
        if not seen["busy"]:
            step(window, seen)
            steps += 1
            if steps in (4, 20, 40):
                window.picture(f"{name}-{steps}")
    window.settle(f"{name}-result", 6)
    print(f"by {name}: a result after {steps} steps")


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n", maxsplit=1)[0])
    parser.add_argument("--game", required=True, help="the game's program")
    parser.add_argument("--pictures", required=True, type=pathlib.Path, help="folder for pictures and the log")
    parser.add_argument("--minutes", type=float, default=8, help="longest a race may take")
    arguments = parser.parse_args()
    arguments.pictures.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as data:
        window = None
        try:
            window = Window(arguments.game, arguments.pictures, data)
            for name, step in [("mouse", by_mouse), ("keyboard", by_keyboard)]:
                home(window)
                press_button(window, "Play")
                press_button(window, "Hare and Hedgehog")
                if name == "mouse":
                    # It is laid again next time.
                    press_button(window, "Three on the track")
                window.rest()
                if name == "keyboard":
                    window.press("Return", 1)
                else:
                    press_button(window, "Begin")
                race(window, name, step, arguments.minutes)
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
