#!/usr/bin/env python3
"""Plays a whole gauntlet of Alea in a real window, by keys alone, with a picture of every kind of place on its road.

The hero grows more than usual and meets nobody hard before the boss, so that somebody who puts dice wherever they fit comes through. Where the run is, the
script reads from the autosave. Needs DISPLAY, xdotool and ImageMagick; ./check brings them all. Exits with 0 when the road was
gone to its end, else with 1 and one line that says what went wrong.
"""

import argparse
import pathlib
import re
import sys
import tempfile
import time

import window as rubicon
from window import PRIMARY, Failure, Window, different

LAYERS = 5
LAYER = "(tier: 1, gold: 8, hp: 60, dice: {dice}, recovery: 100)"
SCENE = """(
    game: "gauntlet", title: "An easy road", description: "Five fights and a boss, with HP to spare.",
    setup: (hero: "brawler", terms: (layers: [{layers}])), players: [Human, Agent("left-to-right")], seed: 8,
)"""
# The letters of the cards: those that are no key of anything else.
LETTERS = "asdfgjas"
OVER = r"game over: .*"
# No road is longer.
PATIENCE = 600


class Road:
    """The run, by its window and its autosave."""

    def __init__(self, window, saves):
        self.window = window
        self.saves = saves
        self.seen = []

    def state(self):
        """Stage, site, layer, and how many steps were made; nothing before the first autosave."""
        files = sorted(self.saves.glob("auto/*.ron"))
        text = files[-1].read_text(encoding="utf-8") if files else ""
        snapshot = text.partition("snapshot: Some")[2]
        stage = re.search(r"stage: (\w+)(?:\((\w+)\))?", snapshot)
        layer = re.search(r"layer: (\d+)", snapshot)
        if not (stage and layer):
            return None
        return stage[2] or stage[1], int(layer[1]), text.count("\n")

    def wait(self, before, patience=6):
        """Until the autosave is another one. Whether it is."""
        end = time.monotonic() + patience
        while time.monotonic() < end:
            if self.window.said(OVER) or self.state() != before:
                return True
            time.sleep(0.1)
        return False

    def keep(self, place):
        """A picture of the first place of each kind."""
        if place not in self.seen:
            self.seen.append(place)
            self.window.settle(f"{len(self.seen):02}-{place.lower()}", 6)

    def choose(self, place, keys, before):
        """Chooses something; goes on without where that cannot be had."""
        for key in keys:
            self.window.press(key, 0.3)
        self.keep(place)
        self.window.press("Return")
        if not self.wait(before, 10):
            # What was chosen is laid back first.
            for key in keys:
                self.window.press(key, 0.3)
            self.window.press("Return")
            if not self.wait(before):
                raise Failure(f"nothing leads on from {place}")

    def fight(self, before):
        """A turn: dice go wherever they fit."""
        for card in LETTERS:
            # The first die to this card, or the next card to the first die: whatever is in hand already.
            self.window.press("1", 0.1)
            self.window.press(card, 0.1)
            if self.state() != before:
                return
        if before[1] == 0:
            self.keep("Fight")
        self.window.press("space")
        self.wait(before, 3)

    def go(self):
        """To the end."""
        end = time.monotonic() + PATIENCE
        while not self.window.said(OVER):
            if time.monotonic() > end:
                raise Failure(f"the road has no end: {self.state()}")
            before = self.state()
            if before is None:
                time.sleep(0.2)
                continue
            place = before[0]
            if place == "Fighting":
                self.fight(before)
            elif place == "Choosing":
                # Now the one way, now the other: so more kinds of places lie behind.
                self.choose(place, [str(1 + before[1] % 2) if before[1] < LAYERS else "1"], before)
            elif place in ("Levelling", "Chest", "Rest"):
                self.choose(place, ["1"], before)
            elif place == "Shop":
                self.choose(place, ["2"], before)
                self.choose("Leaving", [], self.state())
            elif place == "Anvil":
                self.choose(place, ["a"], before)
            elif place == "Scrapping":
                self.choose(place, ["a"] if before[1] == 0 else [], before)
            else:
                time.sleep(0.2)


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n", maxsplit=1)[0])
    parser.add_argument("--game", required=True, help="the game's program")
    parser.add_argument("--pictures", required=True, type=pathlib.Path, help="folder for pictures and the log")
    parser.add_argument("--size", default="1280x720", help="size of the window")
    parser.add_argument("--text-size", default="100", help="size of the text in percent")
    arguments = parser.parse_args()
    arguments.pictures.mkdir(parents=True, exist_ok=True)
    rubicon.WIDTH, rubicon.HEIGHT = map(int, arguments.size.split("x"))
    primary = tuple(side * size // usual for side, size, usual in zip(PRIMARY, (rubicon.WIDTH, rubicon.HEIGHT), (1280, 720)))
    window = None
    with tempfile.TemporaryDirectory() as data:
        scene = pathlib.Path(data) / "road.ron"
        layers = ", ".join(LAYER.format(dice=at % 2) for at in range(LAYERS))
        scene.write_text(SCENE.format(layers=layers), encoding="utf-8")
        try:
            words = ["--scene", str(scene), "--text-size", arguments.text_size]
            window = Window(arguments.game, arguments.pictures, data, *words)
            road = Road(window, pathlib.Path(data) / "saves")
            road.go()
            time.sleep(4)
            result = window.settle("20-result", 8)
            if "Levelling" not in road.seen:
                raise Failure(f"the hero never grew: {road.seen}")
            window.click(primary, 6)
            if not different(result, window.settle("21-rematch", 8)):
                raise Failure("the result's primary action brought no rematch")
        except Failure as failure:
            print(f"error: {failure}", file=sys.stderr)
            return 1
        finally:
            if window is not None:
                window.close()
    print(f"a gauntlet was gone to its end: {', '.join(road.seen)}; pictures in {arguments.pictures}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
