#!/usr/bin/env python3
"""Clicks every button of every page and panel in a real window; each must be answered by something that is seen.

What can be clicked the game says itself (--inspect). Buttons are told apart by the words they are made of, so that "Put 3 on Peru"
and "Put 5 on Siam" are one. Needs DISPLAY, xdotool and ImageMagick; ./check brings them all. Exits with 0 when every button that
was seen answered, else with 1 and the names of those that did not.
"""

import argparse
import itertools
import pathlib
import re
import shutil
import sys
import tempfile
import time

from window import Failure, Window, different

ROOT = pathlib.Path(__file__).resolve().parents[2]
# What a click may take to be answered, seconds.
ANSWER = 6
# How often a button is tried that did not answer, each time in another situation, such as "fewest" where it is fewest already.
TRIES = 3
# Buttons whose words are made by players and maps are one kind for each page; so many of a kind are clicked.
UNNAMED = 2


def templates():
    """The words of the program that name something, as patterns, the longest first."""
    found = []
    for file in sorted((ROOT / "assets/text/en").glob("*.ron")):
        for text in re.findall(r'^\s*"[^"]+":\s*"((?:[^"\\]|\\.)*)"', file.read_text(encoding="utf-8"), re.MULTILINE):
            text = re.sub(r"\\u\{([0-9a-f]+)\}", lambda sign: chr(int(sign[1], 16)), text).replace('\\"', '"')
            if len(re.sub(r"\{\w+\}|\W", "", text)) >= 3:
                pattern = re.sub(r"\\\{\w+\\\}", "(.+)", re.escape(text))
                found.append((len(text), re.compile(pattern + r"(\u2026)?$"), text))
    return [(pattern, text) for _, pattern, text in sorted(found, key=lambda known: -known[0])]


TEMPLATES = templates()


class Clicker:
    """Clicks what is on the screen, and remembers what answered."""

    def __init__(self, window, spared=(), only=None):
        self.window = window
        self.only = only
        self.spared = [re.compile(pattern) for pattern in spared]
        self.tries = {}
        self.answered = set()
        self.clicks = 0

    def kind(self, touch, seen):
        """What a button is, apart from what it is about."""
        place = seen["overlay"] if seen["overlay"] != "None" else seen["screen"]
        name = touch["name"]
        for pattern, text in TEMPLATES:
            if pattern.match(name):
                return (place, touch["role"], text)
        return (place, touch["role"], "" if len(name) > 2 else name)

    def open(self, seen):
        """What there is to click that has not answered yet."""
        found = []
        for touch in seen["touch"]:
            if not touch["clicks"] or not touch["name"] or any(known.match(touch["name"]) for known in self.spared):
                continue
            # One of several that is chosen already, and so has nothing to answer.
            if touch["role"] == "RadioButton" and touch["chosen"]:
                continue
            kind = self.kind(touch, seen)
            if self.only is not None and kind[2] not in self.only:
                continue
            if kind in self.answered and (kind[2] or self.tries[kind] >= UNNAMED):
                continue
            if self.tries.get(kind, 0) < TRIES:
                found.append((touch, kind))
        return found

    def click(self, touch, kind, seen):
        """Clicks, and sees whether anything answers."""
        left, top, width, height = touch["area"]
        place = (left + width // 2, top + height // 2)
        window = self.window
        self.tries[kind] = self.tries.get(kind, 0) + 1
        self.clicks += 1
        window.do("mousemove", str(place[0]), str(place[1]))
        before = window.rest(0.3, 3)
        still = before["screen"] != "Title" and window.picture("before")
        window.do("click", "1")
        end = time.monotonic() + ANSWER
        while time.monotonic() < end:
            if window.process.poll() is not None:
                return
            now = window.seen()
            if now != before:
                self.answered.add(kind)
                self.turn_back(touch, now)
                return
            time.sleep(0.05)
        if still and different(still, window.picture("after"), 0.0002):
            self.answered.add(kind)
            return
        print(f"no answer from {touch['name']!r} ({touch['role']}) on {seen['screen']}/{seen['overlay']} at {place}")

    def turn_back(self, touch, now):
        """Turns a switch back, and stops what waits for a key or is being written: other buttons are to be seen as they were."""
        if touch["role"] in ("SpinButton", "TextInput"):
            self.window.press("Return")
            return
        same = [other for other in now["touch"] if (other["name"], other["area"]) == (touch["name"], touch["area"])]
        if same and touch["role"] != "RadioButton" and touch["chosen"] is not None and same[0]["chosen"] != touch["chosen"]:
            self.window.do("click", "1")

    def silent(self):
        """What was clicked and never answered."""
        return sorted(" ".join(kind) for kind in self.tries if kind not in self.answered)


def home(window):
    """Back to the title, from wherever."""
    for _ in range(40):
        seen = window.rest()
        if (seen["screen"], seen["overlay"]) == ("Title", "None"):
            return seen
        names = {touch["name"]: touch for touch in seen["touch"]}
        if seen["overlay"] == "Menu":
            click(window, names.get("Leave it") or names["Leave the game"])
        else:
            window.press("Escape", 0.4)
    raise Failure(f"no way leads back to the title: {seen['screen']}, {seen['overlay']}")


def click(window, touch):
    left, top, width, height = touch["area"]
    window.click((left + width // 2, top + height // 2), 0.4)


def press_button(window, name):
    """Clicks what is called so, once it is there."""
    for _ in range(100):
        for touch in window.rest()["touch"]:
            if re.fullmatch(name, touch["name"]):
                click(window, touch)
                return
    raise Failure(f"there is no button {name!r}")


def arrive(window, screen, patience=300):
    """Waits until a page is there with something to click on it."""
    end = time.monotonic() + patience
    while time.monotonic() < end:
        seen = window.seen()
        if seen["screen"] == screen and seen["touch"]:
            return
        time.sleep(0.2)
    raise Failure(f"{screen} did not come up")


def still_page(clicker, name, way, most=120):
    """A page that is gone to by a way from the title: everything on it is clicked, and the way gone again where it was left."""
    window = clicker.window

    def go():
        home(window)
        for step in way:
            press_button(window, step)
        return window.rest()

    seen = go()
    here = (seen["screen"], seen["overlay"])
    window.picture(name)
    for _ in range(most):
        if (seen["screen"], seen["overlay"]) != here:
            seen = go()
        todo = clicker.open(seen)
        if not todo:
            return
        clicker.click(*todo[0], seen)
        seen = window.rest(0.3)
    raise Failure(f"{name} has no end of buttons")


def at_the_table(clicker, name, drive, wanted, minutes=6):
    """A game, played on by keys whenever there is nothing new to click, until everything wanted has been seen and has answered
    and nothing else is left."""
    window = clicker.window
    missing = set(wanted)
    arrive(window, "Play")
    end = time.monotonic() + 60 * minutes
    while time.monotonic() < end:
        seen = window.rest(0.2, 1)
        if seen["screen"] != "Play":
            break
        if seen["overlay"] != "None":
            window.press("Escape", 0.3)
            continue
        # What must be seen comes first: it may soon be gone.
        todo = sorted(clicker.open(seen), key=lambda known: known[1][2] not in missing)
        if todo:
            clicker.click(*todo[0], seen)
        elif missing:
            drive(window)
        else:
            break
        missing -= {kind[2] for kind in clicker.answered}
    window.picture(name)
    if missing:
        raise Failure(f"{name}: never seen, or without an answer: {', '.join(sorted(missing))}")


def scene(folder, name, game, setup, players, seed=3):
    """A ready-made game in a file."""
    file = pathlib.Path(folder) / f"{name}.ron"
    file.write_text(
        f'(game: "{game}", title: "{name}", description: "{name}", setup: {setup}, players: [{players}], seed: {seed})',
        encoding="utf-8",
    )
    return file


def by_keys(*keys):
    """Plays on key by key, over and over: between two of them there may be something new to click."""
    following = itertools.cycle(keys)
    return lambda window: window.press(next(following), 0.2)


def sittings(arguments, data):
    """Each start of the program with what is done in it, one after the other."""
    scenes = pathlib.Path(data)
    game = arguments.game
    # They end the sitting, or change the window under the pointer.
    spared = ["Leave it$", "Quit$", ".*whole screen"]

    def sit(name, *words):
        pictures = arguments.pictures / name
        pictures.mkdir(parents=True, exist_ok=True)
        return Window(game, pictures, scenes / "player", *words)

    def table(window):
        # At another speed there would be nothing to skip; the duel's speed is clicked.
        clicker = Clicker(window, [*spared, SPEED], CONQUEST if arguments.quick else None)
        at_the_table(clicker, "table", by_keys("e", "End", "space", "e", "b", "space", "Return", "Return"), CONQUEST)
        return clicker

    def duel(window):
        clicker = Clicker(window, spared, DUEL if arguments.quick else None)
        at_the_table(clicker, "duel", by_keys(*"1a1s1d1f1g1j", "space"), DUEL)
        return clicker

    def pages(window):
        clicker = Clicker(window, spared)
        for name, way in PAGES.items():
            still_page(clicker, name, way)
        return clicker

    short = "(seats: 3, start: Scatter, round_limit: 20)"
    yield "table", table, sit, ["--scene", scene(scenes, "table", "risk", short, 'Human, Agent("raider"), Agent("raider")'),
                                "--speed", "slow"]
    yield "duel", duel, sit, ["--scene", str(ROOT / "scenes/dice/first-steps.ron"), "--speed", "slow"]
    if not arguments.quick:
        yield "pages", pages, sit, []


SPEED = "(Slow|Normal|Fast|Rapid|Instant)$"
# What must be seen at a table of Conquest and must answer.
CONQUEST = ["Understood", "No more of these", "Skip ahead", "Replay it (R)", "Dismiss", "Blitz", "Why?", "Hint", "All"]
DUEL = ["Why?", "Hint", "End turn"]
# The pages, and the way to each from the title.
PAGES = {
    "title": [],
    "setup": ["New game"],
    "setup-duel": ["Duel with dice"],
    "settings": ["Settings"],
    "help": ["Rules and keys"],
    "training": ["Training ground"],
    "load": ["Load a game"],
    "replays": ["Replays"],
    "mods": ["Mods"],
}


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n", maxsplit=1)[0])
    parser.add_argument("--game", required=True, help="the game's program")
    parser.add_argument("--pictures", required=True, type=pathlib.Path, help="folder for pictures and the logs")
    parser.add_argument("--only", help="only the sitting of this name: table, duel or pages")
    parser.add_argument("--quick", action="store_true", help="at the tables only what must be seen there, and no pages")
    arguments = parser.parse_args()
    shutil.rmtree(arguments.pictures, ignore_errors=True)
    arguments.pictures.mkdir(parents=True)
    silent, clicks = [], 0
    with tempfile.TemporaryDirectory() as data:
        for name, play, sit, words in sittings(arguments, data):
            if arguments.only not in (None, name):
                continue
            window = None
            try:
                window = sit(name, *map(str, words))
                clicker = play(window)
                silent += [f"{name}: {kind}" for kind in clicker.silent()]
                clicks += clicker.clicks
                print(f"{name}: {len(clicker.answered)} kinds of buttons answered {clicker.clicks} clicks")
            except Failure as failure:
                print(f"error: {name}: {failure}", file=sys.stderr)
                return 1
            finally:
                if window is not None:
                    window.close()
    if silent:
        print(f"error: no answer from {'; '.join(silent)}", file=sys.stderr)
        return 1
    print(f"{clicks} clicks were answered; pictures in {arguments.pictures}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
