#!/usr/bin/env python3
"""Plays whole games by keyboard alone, on the board and in text view, to their results: Conquest, a gauntlet, a race and Realm.

The mouse is not moved once. Needs DISPLAY, xdotool and ImageMagick; ./check brings them all. Exits with 0 when every game came to its
result, else with 1 and a line that says why for each that did not.
"""

import argparse
import json
import pathlib
import sys
import tempfile
import time

from hands import by_keyboard
from play_gauntlet import LAYER, LAYERS, SCENE
from sittings import answer, arrive, scene
from window import Failure, Window

VIEWS = {"board": False, "text": True}


def scenes(folder):
    """A game of each kind that is not too long, by the name of its hands."""
    road = pathlib.Path(folder) / "road.ron"
    layers = ", ".join(LAYER.format(dice=at % 2) for at in range(LAYERS))
    road.write_text(SCENE.format(layers=layers), encoding="utf-8")
    war = "(seats: 3, start: Scatter, first_seat_begins: true, round_limit: 12)"
    return {
        "Conquest": scene(folder, "war", "risk", war, 'Human, Agent("beginner"), Agent("gardener")'),
        "Alea": road,
        "Hare and Hedgehog": scene(folder, "race", "hare", "(seats: 3)", 'Human, Agent("tortoise"), Agent("sprinter")'),
        "Realm": scene(folder, "realm", "dominion", "(seats: 2)", 'Human, Agent("wi1")'),
    }


def game(window, name, view, minutes):
    """Plays to the result."""
    arrive(window, "Play")
    hand, end, steps = by_keyboard[name](), time.monotonic() + 60 * minutes, 0
    short = name.split()[0].lower()
    while True:
        seen = window.rest(0.15, 5)
        if seen["screen"] == "Result":
            break
        if time.monotonic() > end:
            window.picture(f"{short}-{view}-late")
            raise Failure(f"{name} was not over after {minutes} minutes and {steps} steps; it says {seen['says'][:8]}")
        if seen["screen"] == "Play" and seen["overlay"] == "None" and not seen["busy"] and not seen["resting"]:
            hand.step(window, seen)
            # A slow window has not taken the key yet.
            answer(window, seen, 2)
            steps += 1
            if steps in (4, 30):
                window.picture(f"{short}-{view}-{steps}")
        elif seen["overlay"] != "None":
            window.press("Escape", 0.3)
        else:
            time.sleep(0.1)
    window.settle(f"{short}-{view}-result", 6)
    print(f"{name}, {view}: a result after {steps} steps", flush=True)


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n", maxsplit=1)[0])
    parser.add_argument("--game", required=True, help="the game's program")
    parser.add_argument("--pictures", required=True, type=pathlib.Path, help="folder for pictures and the log")
    parser.add_argument("--minutes", type=float, default=10, help="longest a game may take")
    parser.add_argument("--only", nargs="*", default=list(by_keyboard), choices=list(by_keyboard), help="some of the games")
    parser.add_argument("--views", nargs="*", default=list(VIEWS), choices=list(VIEWS), help="how the table is shown")
    told = parser.parse_args()
    told.pictures.mkdir(parents=True, exist_ok=True)
    failed = False
    for view in told.views:
        for name in told.only:
            with tempfile.TemporaryDirectory() as data:
                settings = {"guidance": False, "text_view": VIEWS[view]}
                (pathlib.Path(data) / "settings.ron").write_text(json.dumps(settings), encoding="utf-8")
                window = None
                try:
                    file = scenes(data)[name]
                    window = Window(told.game, told.pictures, data, "--scene", str(file))
                    game(window, name, view, told.minutes)
                except Failure as failure:
                    failed = True
                    if window is not None:
                        window.picture(f"{name.split()[0].lower()}-{view}-failed")
                    print(f"error: {failure}", file=sys.stderr, flush=True)
                finally:
                    if window is not None:
                        window.close()
    return int(failed)


if __name__ == "__main__":
    sys.exit(main())
