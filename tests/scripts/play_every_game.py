#!/usr/bin/env python3
"""Plays whole games to their results, by mouse alone and by keyboard alone, on the board and in text view: Conquest, a gauntlet, a race, Realm and the
board games.

By keyboard the mouse is not moved once, and by mouse no key is pressed but those that close what came up over the table. Text view is played by
keyboard. Needs DISPLAY, xdotool and ImageMagick. Exits with 0 when every game came to its result, else with 1 and a line that says why for each
that did not.
"""

import argparse
import json
import pathlib
import sys
import tempfile

from hands import by_keyboard, by_mouse, play_to_result
from play_gauntlet import LAYER, LAYERS, SCENE
from sittings import scene
from window import Failure, Window

# How a game is played: its hands, and whether in text view.
WAYS = {"mouse": (by_mouse, False), "keyboard": (by_keyboard, False), "text": (by_keyboard, True)}
# After so many steps a picture is kept.
PICTURES = (4, 30)


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
        "Banqi": scene(folder, "banqi", "banqi", "(quiet_limit: 12)", 'Human, Agent("chains")'),
        "Jungle": scene(folder, "jungle", "jungle", "(quiet_limit: 20)", 'Human, Agent("tracker@easy")'),
        "Fog": scene(folder, "fog", "fog", "(quiet_limit: 20)", 'Human, Agent("grabber")'),
        "Generals": scene(folder, "generals", "generals", "(quiet_limit: 20)", 'Human, Agent("novice")'),
        "Fox Hunt": scene(folder, "foxes", "fox_hunt", "(size: tiny, foxes: 2)", "Human"),
        "Flip Jungle": scene(folder, "flip", "flip_jungle", "(quiet_limit: 12)", 'Human, Agent("grabber")'),
    }


def play(told, name, way):
    """One game from a fresh folder. Whether it came to its result."""
    hands, text_view = WAYS[way]
    short = f"{name.replace(' ', '-').lower()}-{way}"
    with tempfile.TemporaryDirectory() as data:
        settings = {"guidance": False, "text_view": text_view}
        (pathlib.Path(data) / "settings.ron").write_text(json.dumps(settings), encoding="utf-8")
        window = None
        try:
            window = Window(told.game, told.pictures, data, "--scene", str(scenes(data)[name]))
            keep = lambda steps: steps in PICTURES and window.picture(f"{short}-{steps}")
            steps = play_to_result(window, hands[name](), told.minutes, keep)
            window.settle(f"{short}-result", 6)
            print(f"{name}, {way}: a result after {steps} steps", flush=True)
            return True
        except Failure as failure:
            if window is not None:
                window.picture(f"{short}-failed")
            print(f"error: {name}, {way}: {failure}", file=sys.stderr, flush=True)
            return False
        finally:
            if window is not None:
                window.close()


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n", maxsplit=1)[0])
    parser.add_argument("--game", required=True, help="the game's program")
    parser.add_argument("--pictures", required=True, type=pathlib.Path, help="folder for pictures and the log")
    parser.add_argument("--minutes", type=float, default=10, help="longest a game may take")
    parser.add_argument("--only", nargs="*", default=list(by_keyboard), choices=list(by_keyboard), help="some of the games")
    parser.add_argument("--ways", nargs="*", default=list(WAYS), choices=list(WAYS), help="how they are played")
    told = parser.parse_args()
    told.pictures.mkdir(parents=True, exist_ok=True)
    fine = [play(told, name, way) for way in told.ways for name in told.only]
    return int(not all(fine))


if __name__ == "__main__":
    sys.exit(main())
