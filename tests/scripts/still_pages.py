#!/usr/bin/env python3
"""Measures what pages cost on which nothing moves: opens each, lets go of the mouse, and prints the processor time of ten seconds as a share of
one core. A share above one in a hundred fails; where motion is wanted the title, whose picture lives, and what lies over it may take five.

Needs DISPLAY, xdotool and ImageMagick.
"""

import argparse
import os
import pathlib
import re
import subprocess
import sys
import tempfile
import time

from sittings import arrive, home, press_button, scene
from window import Failure, Window

SECONDS = 10
MOST = 0.01
# The same where motion is wanted.
MOST_MOVING = 0.05
# What has come up has come to rest after so many seconds more, on a busy machine too; what never does is measured all the same.
PATIENCE = 30
# Pages, and the buttons that lead to them from the title.
PAGES = [
    ("lobby", ["Play"]),
    ("setup of Conquest", ["Play", "Set the table for Conquest"]),
    ("setup of Alea", ["Play", "Set the table for Alea"]),
    ("training ground", ["Play", "Training ground"]),
    ("mods", ["Play", "Mods"]),
    ("replays", ["Replays"]),
    ("settings", ["Settings"]),
    ("rules", ["Rules and keys"]),
    ("saves", ["Load a game"]),
]


def spent(window):
    """Processor seconds the program has used."""
    fields = pathlib.Path(f"/proc/{window.process.pid}/stat").read_text(encoding="utf-8").rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def measure(window, name, settles=6, most=MOST):
    """The share of a core in ten seconds of rest, after so many seconds in which what has come up may still move, and where the machine is busy
    as many more as that takes."""
    window.rest(1.0)
    time.sleep(settles)
    end, before = time.monotonic() + PATIENCE, spent(window)
    while time.monotonic() < end:
        time.sleep(1)
        if spent(window) - before <= most:
            break
        before = spent(window)
    before = spent(window)
    time.sleep(SECONDS)
    share = (spent(window) - before) / SECONDS
    print(f"{name}: {100 * share:.1f} %", flush=True)
    return share


def go(window, way):
    """Goes to a page from the title, and once more where a busy machine took a press too late."""
    for last in (False, True):
        home(window)
        try:
            for step in way:
                press_button(window, step)
            return
        except Failure:
            if last:
                raise


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n", maxsplit=1)[0])
    parser.add_argument("--game", required=True, help="the program")
    parser.add_argument("--pictures", required=True, type=pathlib.Path, help="a folder for its log")
    told = parser.parse_args()
    told.pictures.mkdir(parents=True, exist_ok=True)
    shares = {}
    with tempfile.TemporaryDirectory() as data:
        (pathlib.Path(data) / "settings.ron").write_text('{"reduced_motion": true}', encoding="utf-8")
        window = Window(told.game, told.pictures, data, "--speed", "normal")
        try:
            arrive(window, "Title")
            shares["title with reduced motion"] = measure(window, "title with reduced motion")
            for name, way in PAGES:
                go(window, way)
                shares[name] = measure(window, name)
        finally:
            window.close()
    players = 'Human, Agent("raider"), Agent("raider")'
    with tempfile.TemporaryDirectory() as data:
        (pathlib.Path(data) / "settings.ron").write_text('{"guidance": false}', encoding="utf-8")
        file = scene(data, "still", "risk", "(seats: 3, start: Scatter, round_limit: 1)", players)
        window = Window(told.game, told.pictures, data, "--scene", str(file))
        try:
            arrive(window, "Play")
            # The first turn is announced, which takes some seconds where the processor paints.
            shares["board"] = measure(window, "board that waits for a person", 15)
            window.press("F2")
            shares["settings over a table"] = measure(window, "settings over a table")
            window.press("Escape", 1)
            while window.seen()["screen"] != "Result":
                for key in ["e", "End", "space", "Return", "Return"]:
                    window.press(key, 0.3)
            shares["result"] = measure(window, "result")
        finally:
            window.close()
        window = Window(told.game, told.pictures, data, "--speed", "normal")
        moving = {}
        try:
            arrive(window, "Title")
            # The picture finds out what a frame costs.
            moving["title"] = measure(window, "title with motion", 10, MOST_MOVING)
            for name, way in [("lobby", ["Play"]), ("settings over the title", ["Settings"]), ("saves over the title", ["Load a game"])]:
                for step in way:
                    press_button(window, step)
                moving[name] = measure(window, f"{name} with motion", most=MOST_MOVING)
                home(window)
            root = subprocess.run(["xwininfo", "-root"], capture_output=True, text=True, check=True).stdout
            window.do("windowfocus", re.search(r"0x[0-9a-f]+", root)[0])
            shares["title without the focus"] = measure(window, "title without the focus")
        finally:
            window.close()
    for most, measured in [(MOST, shares), (MOST_MOVING, moving)]:
        late = [name for name, share in measured.items() if share > most]
        if late:
            raise Failure(f"above {100 * most:.0f} % of a core: {', '.join(late)}")


if __name__ == "__main__":
    try:
        main()
    except Failure as failure:
        sys.exit(f"failed: {failure}")
