#!/usr/bin/env python3
"""Plays the first ten minutes of somebody who knows nothing, by mouse alone and from a fresh folder: the first game of Conquest to its first
attack and the first reason of an opponent, then a quick game, a duel, to its end. Prints clicks and seconds to each.

It goes by the buttons it finds, so that an older program can be measured beside a newer one. Needs DISPLAY, xdotool and ImageMagick.
"""

import argparse
import pathlib
import re
import sys
import tempfile
import time

from sittings import answer, find
from window import WIDTH, Failure, Window

# A person looks and moves the hand before each click.
THOUGHT = 0.5
# Room of the board on which territories are looked for.
BOARD = (970, 530)


class Newcomer:
    """Somebody at the mouse, whose clicks and seconds are counted."""

    def __init__(self, window):
        self.window, self.clicks, self.begun, self.marks = window, 0, time.monotonic(), []

    def click(self, place):
        time.sleep(THOUGHT)
        self.window.click(place, 0.3)
        self.clicks += 1

    def press(self, *names, patience=90):
        """Clicks the first of these that is there, as soon as one is; its name."""
        end = time.monotonic() + patience
        while time.monotonic() < end:
            # A page that has only just come up takes no click yet.
            seen = self.window.seen()
            for name in () if seen["resting"] else names:
                touch = find(seen, name)
                if touch and touch["clicks"]:
                    left, top, width, height = touch["area"]
                    self.click((left + width // 2, top + height // 2))
                    return touch["name"]
            time.sleep(0.1)
        raise Failure(f"none of {names} came; there is {[touch['name'] for touch in self.window.seen()['touch']]}")

    def mark(self, what):
        self.marks.append((what, self.clicks, time.monotonic() - self.begun))
        print(f"{what}: {self.clicks} clicks, {self.marks[-1][2]:.0f} s", flush=True)
        self.window.picture(f"{len(self.marks)}-{what.replace(' ', '-')}")

    def says(self, *words):
        return any(re.search(word, told) for word in words for told in self.window.seen()["says"])

    def until(self, holds, what, patience=240):
        end = time.monotonic() + patience
        while not holds():
            if time.monotonic() > end:
                raise Failure(f"{what} did not come; it says {self.window.seen()['says']}")
            time.sleep(0.1)


def own_token(window):
    """Where a token of the first seat's blue lies on the board, if one does."""
    data = window.snapshot("board").read_bytes()
    for y in range(60, BOARD[1], 3):
        for x in range(20, BOARD[0], 3):
            red, green, blue = data[3 * (y * WIDTH + x) : 3 * (y * WIDTH + x) + 3]
            # The enamel of a shield, not the wash on its land.
            if blue > 150 and red < 40 and 90 < green < 160:
                return (x + 4, y + 4)
    return None


def ready(newcomer):
    seen = newcomer.window.seen()
    return seen["screen"] == "Play" and not seen["busy"] and not seen["resting"]


def place_armies(newcomer):
    """All first armies, and those of the first turn."""
    while not newcomer.says("^Attack$"):
        newcomer.until(lambda: ready(newcomer) or newcomer.says("^Attack$"), "a decision")
        if newcomer.says("^Attack$"):
            return
        seen = newcomer.window.seen()
        there = next((name for name in ("Place the rest", r"Confirm \d+", r"Put \d+ on .*") if find(seen, name)), None)
        if there:
            newcomer.press(there, patience=5)
        elif newcomer.says("place|Reinforce"):
            token = own_token(newcomer.window)
            if token:
                newcomer.click(token)
        answer(newcomer.window, seen, 1)


def conquest(newcomer):
    """From the title to an opponent's reason."""
    newcomer.press("Play")
    if newcomer.press("Play Conquest", "Conquest") == "Conquest":
        newcomer.press("Begin")
    newcomer.until(lambda: ready(newcomer), "the first decision")
    newcomer.mark("first decision")
    place_armies(newcomer)
    newcomer.press(r".*→.*%")
    newcomer.press("Roll.*", "Blitz.*")
    newcomer.mark("first attack")
    newcomer.until(lambda: ready(newcomer), "the end of the battle")
    newcomer.press(r"Move \d+ arm.*", "End attacks")
    while not newcomer.says("Fortify|End your turn|Move armies"):
        newcomer.press(r"End attacks", r"Move \d+ arm.*", patience=20)
        newcomer.until(lambda: ready(newcomer), "what comes next")
    newcomer.press("End turn")
    # Somebody has to have moved before there is anything to ask about.
    newcomer.until(lambda: ready(newcomer) and newcomer.says("^Reinforce$", "^Trade a set$"), "the own turn again")
    newcomer.mark("second turn")
    before = set(newcomer.window.seen()["says"])
    # The summary of the others' turns may lie over it.
    if newcomer.press(r"Why\?", "Dismiss") == "Dismiss":
        newcomer.press(r"Why\?")
    newcomer.until(lambda: len(set(newcomer.window.seen()["says"]) - before) > 1, "a reason")
    newcomer.mark("first reason")
    print("  it says:", [told for told in newcomer.window.seen()["says"] if told not in before][:6])


def duel(newcomer):
    """A duel to its end: dice go to whatever takes them."""
    begun = (newcomer.clicks, time.monotonic())
    newcomer.press("Play")
    # What was left is looked up, and cards move a little when it is found.
    newcomer.window.rest()
    if newcomer.press("Play Alea", "Alea") == "Alea":
        newcomer.press("Begin")
    tried = set()
    while newcomer.window.seen()["screen"] != "Result":
        newcomer.until(lambda: ready(newcomer) or newcomer.window.seen()["screen"] == "Result", "a decision")
        seen = newcomer.window.seen()
        dice = [touch for touch in seen["touch"] if re.fullmatch(r"Die \d", touch["name"])]
        cards = [touch for touch in seen["touch"] if touch["role"] == "Button" and "takes " in touch["name"]]
        cards.sort(key=lambda touch: ("any number of times" in touch["name"], "Deals" not in touch["name"]))
        pair = next(
            ((die, card) for die in dice for card in cards if (card["name"], die["name"], len(dice)) not in tried), None
        )
        if pair:
            die, card = pair
            tried.add((card["name"], die["name"], len(dice)))
            for touch in [die, card] if not die["chosen"] else [card]:
                left, top, width, height = touch["area"]
                newcomer.click((left + width // 2, top + height // 2))
        else:
            tried.clear()
            newcomer.press("End.*turn", "Skip.*", "Got it", patience=10)
        if time.monotonic() - begun[1] > 400:
            raise Failure("the duel has no end")
    newcomer.mark("end of a quick game")
    print(f"  of it the duel: {newcomer.clicks - begun[0]} clicks, {time.monotonic() - begun[1]:.0f} s")


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n", maxsplit=1)[0])
    parser.add_argument("--game", required=True, help="the program")
    parser.add_argument("--pictures", required=True, type=pathlib.Path, help="a folder for pictures and its log")
    told = parser.parse_args()
    told.pictures.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as data:
        window = Window(told.game, told.pictures, data, "--speed", "normal")
        newcomer = Newcomer(window)
        try:
            newcomer.until(lambda: find(window.seen(), "Play"), "the title")
            newcomer.mark("title")
            conquest(newcomer)
            # Back to the title by the menu.
            while window.seen()["screen"] != "Title":
                newcomer.press("Leave it", "Leave the game", "Game menu")
                window.rest()
            duel(newcomer)
        except Failure as failure:
            window.picture("failure")
            print(f"failed: {failure}")
            sys.exit(1)
        finally:
            window.close()


if __name__ == "__main__":
    main()
