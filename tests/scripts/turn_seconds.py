#!/usr/bin/env python3
"""Measures how long a person waits for opponents: plays some rounds of Conquest against two personas at normal speed, on a few
seeds, doing no more than placing armies, and prints the seconds between the end of a turn and the beginning of the next one.

Needs DISPLAY, xdotool and ImageMagick.
"""

import argparse
import pathlib
import statistics
import tempfile
import time

from sittings import scene
from window import Failure, Window

# Who plays, two and two.
PAIRS = [("captain", "governor"), ("duke", "falconer"), ("abbess", "warden"), ("quartermaster", "broker")]
# Nobody waits longer for two turns.
PATIENCE = 300


def ready(seen):
    """Whether the person is to act."""
    return not seen["busy"] and not seen["resting"]


def wait(window, holds, patience=PATIENCE):
    """Seconds until something holds of what is seen; `None` where the game ended first."""
    begun = time.monotonic()
    while time.monotonic() - begun < patience:
        seen = window.seen()
        if seen["screen"] != "Play":
            return None
        if holds(seen):
            return time.monotonic() - begun
        time.sleep(0.05)
    raise Failure(f"nothing came in {patience} s; it says {window.seen()['says']}")


# What is due in a turn, and the keys that do it: trade, place everything in one place, attack nobody, end the turn.
TURN = [("Trade a set", ["space"]), ("Reinforce", ["e", "End", "space"]), ("Attack", ["Return"]), ("Fortify", ["Return"])]


def own_turn(window):
    """Ends the person's turn without a fight."""
    for heading, keys in TURN:
        wait(window, ready)
        if heading == "Trade a set" and heading not in window.seen()["says"]:
            continue
        wait(window, lambda seen: heading in seen["says"])
        # On a machine that has much else to do a key may come to nothing.
        while heading in window.seen()["says"]:
            for key in keys:
                window.press(key, 0.4)
            time.sleep(1 if heading != "Fortify" else 0)
        begun = time.monotonic()
    return begun


def waits(game, pictures, pair, seed, rounds, arguments):
    """The seconds waited in some rounds against a pair."""
    with tempfile.TemporaryDirectory() as data:
        (pathlib.Path(data) / "settings.ron").write_text('{"guidance": false}', encoding="utf-8")
        players = ", ".join(["Human", *(f'Agent("{name}")' for name in pair)])
        setup = "(seats: 3, start: Scatter)"
        file = scene(data, "rhythm", "risk", setup, players, seed)
        window = Window(game, pictures, data, "--speed", "normal", "--scene", str(file), *arguments)
        try:
            waited = []
            # What comes before the first turn is skipped.
            while not (ready(window.seen()) and "Round" in window.seen()["says"]):
                window.press("space", 1)
            while len(waited) < rounds:
                begun = own_turn(window)
                if wait(window, lambda seen: ready(seen) and {"Reinforce", "Trade a set"} & set(seen["says"])) is None:
                    break
                waited.append(time.monotonic() - begun)
                print(f"{' and '.join(pair)}, seed {seed}, round {len(waited)}: {waited[-1]:.1f} s", flush=True)
            return waited
        finally:
            window.close()


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", required=True, help="the program")
    parser.add_argument("--pictures", required=True, type=pathlib.Path, help="a folder for its log")
    parser.add_argument("--seeds", type=int, nargs="+", default=[3, 7])
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--pairs", type=int, default=len(PAIRS), help="how many of the pairs")
    told = parser.parse_args()
    told.pictures.mkdir(parents=True, exist_ok=True)
    all_of = []
    for seed in told.seeds:
        for pair in PAIRS[: told.pairs]:
            all_of += waits(told.game, told.pictures, pair, seed, told.rounds, [])
    all_of.sort()
    print(f"{len(all_of)} waits for two turns: median {statistics.median(all_of):.1f} s, "
          f"nine in ten within {all_of[int(0.9 * (len(all_of) - 1))]:.1f} s, longest {all_of[-1]:.1f} s")


if __name__ == "__main__":
    main()
