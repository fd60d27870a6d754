#!/usr/bin/env python3
"""Plays a game of Conquest, a duel and a gauntlet of Alea to their ends, each once by mouse alone and once by keyboard alone.

Needs DISPLAY, xdotool and ImageMagick. Exits with 0 when every game came to its result.
"""

import argparse
import itertools
import pathlib
import re
import sys
import tempfile
import time

from sittings import arrive, by_keys, click, find, scene
from window import TABLE_PRIMARY, Failure, Window

# An attack that is proposed, with its chance.
PROPOSED = r".* → .* {3}[<>]? ?([\d.]+) %"
# The least chance of an attack that is made, percent.
DARING = 55
# A card of a fight.
CARD = r".* \u00b7 (takes|needs) .*"
# The keys of the cards, from the first.
LETTERS = "asdfgjkl"
# What goes on without a choice between two fights, and what is chosen from there.
PASSES = r"Go on|Go on without|Keep everything"
PICKS = r".*, then .*|.*: \d+ HP.*|Take .*|Upgrade .*|Scrap .*|Sleep.*|Eat.*|.*: .*takes .*"


def refused(tried, seen, touch):
    """Whether this was clicked before while everything was as it is now."""
    known = (touch["name"], *seen["says"], *(other["name"] for other in seen["touch"]))
    return known in tried or tried.add(known)


class Hand:
    """What every hand plays by; how it does so is its own."""

    def __init__(self):
        self.tried = set()

    def duel(self, window, seen):
        """Puts every die on every card once, those that deal first, and ends the turn."""
        dice = [touch for touch in seen["touch"] if re.fullmatch(r"Die \d", touch["name"])]
        cards = [touch for touch in seen["touch"] if re.fullmatch(CARD, touch["name"])]
        # What can be used over and over gets what is left.
        order = sorted(cards, key=lambda card: ("any number of times" in card["name"], "Deals" not in card["name"]))
        for die, card in itertools.product(dice, order):
            attempt = (die["name"], card["name"], tuple(other["name"] for other in dice))
            if " takes " in card["name"] and attempt not in self.tried:
                self.tried.add(attempt)
                return self.put(window, (dice.index(die), die), (cards.index(card), card))
        self.tried.clear()
        return self.go_on(window)


class Mouse(Hand):
    """A hand that only clicks."""

    def put(self, window, die, card):
        for touch in [card[1]] if die[1]["chosen"] else [die[1], card[1]]:
            click(window, touch)

    def go_on(self, window):
        window.click(TABLE_PRIMARY, 0.3)

    def conquest(self, window, seen):
        attack = find(seen, PROPOSED)
        likely = attack and float(re.fullmatch(PROPOSED, attack["name"])[1]) >= DARING
        wanted = [find(seen, "Place the rest"), find(seen, "Blitz"), attack if likely else None, find(seen, "Best set")]
        # What ends the attacks stands beside the primary action, which does not.
        for touch in filter(None, [*wanted, find(seen, "End attacks")]):
            if touch["clicks"] and not refused(self.tried, seen, touch):
                return click(window, touch)
        return self.go_on(window)

    def gauntlet(self, window, seen):
        if find(seen, "End turn"):
            return self.duel(window, seen)
        picks = [touch for touch in seen["touch"] if touch["clicks"] and re.fullmatch(PICKS, touch["name"])]
        for touch in picks:
            if not refused(self.tried, seen, touch):
                click(window, touch)
                return self.go_on(window)
        skip = find(seen, PASSES)
        return click(window, skip) if skip and skip["clicks"] else self.go_on(window)


class Keyboard(Hand):
    """A hand that only presses keys."""

    def __init__(self):
        super().__init__()
        self.march = by_keys("e", "space", "e", "Return", "Return")
        self.walk = by_keys("1", "Return", "a", "Return", "2", "Return", "Return")

    def put(self, window, die, card):
        for key in [LETTERS[card[0]]] if die[1]["chosen"] else [str(die[0] + 1), LETTERS[card[0]]]:
            window.press(key, 0.15)

    def go_on(self, window):
        window.press("Return", 0.3)

    def conquest(self, window, seen):
        if find(seen, "Blitz"):
            window.press("b", 0.15)
        elif find(seen, "Place the rest"):
            window.press("Return", 0.15)
        else:
            self.march(window, seen)

    def gauntlet(self, window, seen):
        (self.duel if find(seen, "End turn") else self.walk)(window, seen)


def play(window, name, drive, minutes):
    """A game from its table to its result; the seconds it took."""
    arrive(window, "Play")
    begun = time.monotonic()
    while window.seen()["screen"] == "Play":
        if time.monotonic() > begun + 60 * minutes:
            window.picture(f"{name}-late")
            raise Failure(f"{name} has no end: {[touch['name'] for touch in window.seen()['touch']]}")
        seen = window.rest(0.15, 2)
        if seen["overlay"] != "None":
            raise Failure(f"{name}: {seen['overlay']} came up")
        drive(window, seen)
    arrive(window, "Result")
    window.picture(f"{name}-result")
    return time.monotonic() - begun


def games(folder):
    """Each game: its name, what is done in it by a hand, and its scene."""
    human = "Human"
    rules = "(seats: 3, start: Scatter, round_limit: 15)"
    yield "conquest", scene(folder, "conquest", "risk", rules, f'{human}, Agent("captain"), Agent("duke")')
    yield "duel", pathlib.Path(__file__).parents[2] / "scenes/dice/first-steps.ron"
    road = '(hero: "inventor", terms: (ways: 3, layers: [{}]))'.format(", ".join(["(tier: 1, gold: 10, hp: 60)"] * 4))
    yield "gauntlet", scene(folder, "gauntlet", "gauntlet", road, f'{human}, Agent("left-to-right")', 8)


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n", maxsplit=1)[0])
    parser.add_argument("--game", required=True, help="the program")
    parser.add_argument("--pictures", required=True, type=pathlib.Path, help="a folder for pictures and its log")
    parser.add_argument("--minutes", type=float, default=8, help="longest a game may take")
    parser.add_argument("--only", nargs="*", help="names of games such as duel-by-mouse; all by default")
    told = parser.parse_args()
    told.pictures.mkdir(parents=True, exist_ok=True)
    lost = []
    for hand in (Mouse, Keyboard):
        with tempfile.TemporaryDirectory() as data:
            (pathlib.Path(data) / "settings.ron").write_text('{"guidance": false}', encoding="utf-8")
            for game, file in games(data):
                name = f"{game}-by-{hand.__name__.lower()}"
                if told.only and name not in told.only:
                    continue
                window = None
                try:
                    window = Window(told.game, told.pictures, data, "--scene", str(file))
                    print(f"{name}: {play(window, name, getattr(hand(), game), told.minutes):.0f} s", flush=True)
                except Failure as failure:
                    print(f"error: {failure}", file=sys.stderr, flush=True)
                    lost.append(name)
                finally:
                    if window is not None:
                        window.close()
    return 1 if lost else 0


if __name__ == "__main__":
    sys.exit(main())
