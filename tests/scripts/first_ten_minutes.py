#!/usr/bin/env python3
"""Plays the first ten minutes of each game as somebody new does, by mouse from a fresh folder, and keeps every sentence that is said with a
picture of the board it is said over: the tutorial, the log, hints and reasons, what happened since the last turn, notices, the result.

A duel, a race or a game of Realm that is over before is followed by one with other rules and seats for the rest of the time.
Writes a page `index.html` for each game, to be read by somebody who knows it. Needs DISPLAY, xdotool and ImageMagick. Exits with 0 when every
game could be played that long or to its result, else with 1 and a line that says why.
"""

import argparse
import html
import pathlib
import re
import subprocess
import sys
import tempfile
import time

from hands import by_mouse
from sittings import answer, arrive, click, find, press_button, scene
from window import Failure, Window

# What leads from the lobby to each table. A gauntlet is set up; the others begin as they are offered.
WAYS = {
    "conquest": ("Conquest", ["Play Conquest"]),
    "duel": ("Alea", ["Play Alea"]),
    "gauntlet": ("Alea", ["Set the table for Alea", "Gauntlet", "Begin"]),
    "race": ("Hare and Hedgehog", ["Play Hare and Hedgehog"]),
    "realm": ("Realm", ["Play Realm"]),
}
# What is played for the rest of the time after a result, with other rules and seats: the game by its id, its setup, and who plays.
SECOND = {
    "duel": ("dice", '(hero: "thief", enemy: "apothecary")', 'Human, Agent("planner@normal")'),
    "race": ("hare", "(seats: 5, luck: false)", 'Human, Agent("tortoise"), Agent("sprinter"), Agent("leslie"), Agent("parlett@easy")'),
    "realm": ("dominion", '(named: "big-and-small", seats: 3)', 'Human, Agent("champion@normal"), Agent("wi1")'),
}
# Every so many decisions a hint is asked for, and why somebody did what they did.
HINT, WHY = 3, 4
# For less time than this, in minutes, no second table is laid.
LEAST_SECOND = 1
PAGE = """<!doctype html><meta charset="utf-8"><title>{title}</title>
<style>body {{ background: #16181d; color: #e8e2d4; font: 15px sans-serif; margin: 2em; }} section {{ display: flex; gap: 1.5em; margin: 0 0 2em; }}
img {{ width: 720px; height: auto; align-self: start; }} li {{ margin: .25em 0; }} .button {{ color: #9a927f; }} h2 {{ font-size: 1em; color: #c9a45c; }}</style>
<h1>{title}</h1>
"""


def is_sentence(text):
    """Whether it says something that can be so or not: more than a word or a figure."""
    return len(re.findall(r"\w+", text)) > 1 and re.search(r"[a-z]{2}", text) is not None


class Keeper:
    """Keeps what is newly said, with a picture."""

    def __init__(self, window, folder, title):
        self.window, self.folder, self.title = window, folder, title
        self.begun, self.before, self.kept, self.pictures = time.monotonic(), set(), [], 0

    def look(self, seen, what=""):
        """Keeps what is said now and was not a moment ago."""
        said = [text for text in [*seen["says"], *seen["spoken"], *seen["notices"]] if is_sentence(text)]
        buttons = [touch["name"] for touch in seen["touch"] if touch["clicks"] and is_sentence(touch["name"])]
        now = set(said) | set(buttons)
        new = [text for text in dict.fromkeys(said) if text not in self.before]
        pressed = [text for text in dict.fromkeys(buttons) if text not in self.before and text not in said]
        self.before = now
        if not new and not pressed:
            return
        self.pictures += 1
        name = f"{self.pictures:03}.jpg"
        words = ["import", "-window", "root", "-crop", "1280x720+0+0", "-quality", "80", str(self.folder / name)]
        subprocess.run(words, check=False)
        self.kept.append((name, time.monotonic() - self.begun, what or seen["screen"], new, pressed))

    def write(self):
        """The page, and the sentences alone as text."""
        page, text = [PAGE.format(title=html.escape(self.title))], []
        for name, seconds, what, new, pressed in self.kept:
            lines = [f"<li>{html.escape(line)}</li>" for line in new]
            lines += [f'<li class="button">{html.escape(line)}</li>' for line in pressed]
            heading = f"{int(seconds) // 60}:{int(seconds) % 60:02} {what}"
            page.append(f'<section><img src="{name}" loading="lazy"><div><h2>{heading}</h2><ul>{"".join(lines)}</ul></div></section>')
            text += [f"== {name} {heading}", *new, *(f"    [{line}]" for line in pressed)]
        (self.folder / "index.html").write_text("\n".join(page), encoding="utf-8")
        (self.folder / "said.txt").write_text("\n".join(text) + "\n", encoding="utf-8")
        return sum(len(new) for _, _, _, new, _ in self.kept)


def ask(keeper, button, what):
    """Presses a button that is there, keeps what it brings, and closes it again."""
    window = keeper.window
    touch = find(window.seen(), button)
    if not (touch and touch["clicks"]):
        return
    before = window.seen()
    click(window, touch)
    answer(window, before, 3)
    # What is thought of for a while comes later.
    for _ in range(8):
        keeper.look(window.rest(0.3, 2), what)
    before = window.seen()
    if before["screen"] != "Play":
        # The game ended meanwhile, and the key would leave its result.
        return
    window.press("Escape", 0.3)
    answer(window, before, 3)
    resume(window, window.seen())


def resume(window, seen):
    """Closes what lies over the table. A key might open it again, if the window is slow."""
    close = find(seen, "Resume|Close|Done|Back")
    if seen["overlay"] != "None" and close:
        click(window, close)
        answer(window, seen, 3)


def follow(keeper, hand, minutes):
    """Plays on for so long, or to the result."""
    window, decisions, end = keeper.window, 0, time.monotonic() + 60 * minutes
    arrive(window, "Play")
    while time.monotonic() < end:
        seen = window.seen()
        keeper.look(seen)
        if seen["screen"] == "Result":
            keeper.look(window.rest(1.0), "the result")
            return
        if seen["screen"] != "Play":
            raise Failure(f"the table was left for {seen['screen']}")
        if seen["overlay"] != "None":
            resume(window, seen)
            continue
        lesson = find(seen, "Got it")
        if lesson and not seen["busy"]:
            # As long as it takes to read it.
            time.sleep(1)
            keeper.look(window.seen(), "the tutorial")
            click(window, lesson)
            answer(window, seen, 2)
            continue
        if seen["busy"] or seen["resting"]:
            time.sleep(0.1)
            continue
        decisions += 1
        if decisions % HINT == 1:
            ask(keeper, "Hint", "a hint")
        if decisions % WHY == 2:
            ask(keeper, r"Why\?", "why")
        hand.step(window, window.rest(0.1, 2))


def sit(told, name, title, begin, minutes, *arguments):
    """One game from a fresh folder, kept on a page of its own. How many minutes are left after its result, and whether all went well."""
    folder = told.pictures / title.replace(" ", "-")
    folder.mkdir(parents=True, exist_ok=True)
    fine, begun = True, time.monotonic()
    with tempfile.TemporaryDirectory() as data:
        window = Window(told.game, folder, data, "--speed", told.speed, *arguments)
        keeper = Keeper(window, folder, f"The first {minutes:.2g} minutes of {title}")
        try:
            begin(keeper)
            begun = time.monotonic()
            follow(keeper, by_mouse[WAYS[name][0]](), minutes)
        except Failure as failure:
            fine = False
            window.picture("failed")
            print(f"error: {title}: {failure}", file=sys.stderr)
        finally:
            window.close()
            print(f"{title}: {keeper.write()} sentences over {keeper.pictures} pictures in {folder / 'index.html'}", flush=True)
    return minutes - (time.monotonic() - begun) / 60, fine


def from_the_title(way):
    """The way somebody new goes to a table."""

    def begin(keeper):
        arrive(keeper.window, "Title")
        keeper.look(keeper.window.rest())
        press_button(keeper.window, "Play")
        for button in way:
            keeper.look(keeper.window.rest())
            press_button(keeper.window, button)

    return begin


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n", maxsplit=1)[0])
    parser.add_argument("--game", required=True, help="the program")
    parser.add_argument("--pictures", required=True, type=pathlib.Path, help="a folder for a page of each game")
    parser.add_argument("--minutes", type=float, default=10, help="how long each is played")
    parser.add_argument("--only", nargs="*", default=list(WAYS), choices=list(WAYS), help="some of the games")
    parser.add_argument("--speed", default="normal", help="how fast opponents are told")
    parser.add_argument("--second", nargs="*", default=[], choices=list(SECOND), help="games of which another table is played at once")
    told = parser.parse_args()
    well = True
    for name in told.only:
        left, fine = told.minutes, True
        if name not in told.second:
            left, fine = sit(told, name, name, from_the_title(WAYS[name][1]), told.minutes)
        well &= fine
        if fine and left > LEAST_SECOND and name in SECOND:
            with tempfile.TemporaryDirectory() as laid:
                file = scene(laid, f"another {name}", *SECOND[name])
                _, fine = sit(told, name, f"{name} again", lambda _: None, left, "--scene", str(file))
            well &= fine
    return int(not well)


if __name__ == "__main__":
    sys.exit(main())
