"""Clicks what is on the screen, and sees whether anything answers. What can be clicked the game says itself (--inspect)."""

import pathlib
import re
import time

from window import different

ROOT = pathlib.Path(__file__).resolve().parents[2]
# What a click may take to be answered in what the game says, and in what it shows, seconds.
TOLD, SHOWN = 2, 8
# How often a button is tried that did not answer, each time in another situation, such as "fewest" where it is fewest already.
TRIES = 3
# Buttons whose words are made by players and maps are one kind for each page; so many of a kind are clicked.
UNNAMED = 2
# Share of the pixels that must differ between two pictures.
CHANGED = 0.0002
# What is only looked at or scrolled.
PASSIVE = ("ScrollBar", "Label", "Image", "ProgressIndicator", "Splitter", "GenericContainer", "Unknown", "")


def templates():
    """The words of the program that name something, as patterns, the longest first."""
    found = []
    for file in sorted((ROOT / "assets/text/en").glob("*.ftl")):
        # A message, a line that goes on with one, or one of the choices by a number.
        for text in re.findall(r"^(?:[\w-]+ =| +\*?\[\w+\]| +) *(.+)$", file.read_text(encoding="utf-8"), re.MULTILINE):
            text = re.sub(r"\{ \$(\w+) \}", r"{\1}", re.sub(r'\{ "([^"]*)" \}', r"\1", text))
            if len(re.sub(r"\{\w+\}|\W", "", text)) >= 3:
                pattern = re.sub(r"\\\{\w+\\\}", "(.+)", re.escape(text))
                found.append((len(text), re.compile(pattern + r"(\u2026)?$"), text))
    return [(pattern, text) for _, pattern, text in sorted(found, key=lambda known: -known[0])]


TEMPLATES = templates()


class Clicker:
    """Clicks what is on the screen, and remembers what answered."""

    def __init__(self):
        self.tries = {}
        self.answered = set()
        self.mute = set()
        self.clicks = 0

    def sit_down(self, window, realm, spared, headings=()):
        """Goes on in another window. A button that has answered in this `realm` is not clicked again, nor is what is called as one
        of the patterns `spared`. The words `headings` are said in the parts of a place."""
        self.window = window
        self.realm = realm
        self.spared = [re.compile(pattern) for pattern in spared]
        self.headings = headings

    def place(self, seen):
        """Where one is: what lies over the page, or the page, or at a table the realm."""
        if seen["overlay"] != "None":
            return seen["overlay"]
        return self.realm if seen["screen"] == "Play" else seen["screen"]

    def heading(self, seen):
        """Which part of a place it is."""
        return next((words for words in seen["says"] if words in self.headings), "")

    def kind(self, touch, seen):
        """What a button is, apart from what it is about."""
        name = touch["name"]
        for pattern, text in TEMPLATES:
            if pattern.match(name):
                return (self.place(seen), touch["role"], text)
        # Cards and names are all alike, but for the part of the place they are in.
        place = f"{self.place(seen)} {self.heading(seen)}".strip()
        return (place, touch["role"], "" if len(name) > 2 else name)

    def open(self, seen):
        """What there is to click that has not answered yet."""
        found = []
        for touch in seen["touch"]:
            if not touch["clicks"] or touch["role"] in PASSIVE or any(known.match(touch["name"]) for known in self.spared):
                continue
            # One of several that is chosen already, and so has nothing to answer.
            if touch["role"] == "RadioButton" and touch["chosen"]:
                continue
            # A field that is being written in already: its name, if it has one of its own, is that of the focus.
            if touch["role"] == "TextInput" and touch["name"] in ("", seen["focus"]):
                continue
            kind = self.kind(touch, seen)
            if kind in self.answered and (kind[2] or self.tries[kind] >= UNNAMED):
                continue
            if self.tries.get(kind, 0) < TRIES:
                found.append((touch, kind))

        # What did not answer is tried again when everything else has been clicked; of its kind another, and one not chosen yet.
        def weight(known):
            touch, kind = known
            return (self.tries.get(kind, 0), touch["name"] in self.mute, bool(touch["chosen"]))

        return sorted(found, key=weight)

    def words(self):
        """The words of everything that has answered in this realm."""
        return {kind[2] for kind in self.answered if kind[0].startswith(self.realm)}

    def click(self, touch, kind, fleeting=False):
        """Clicks, and sees whether anything answers; what is `fleeting` at once, before it is gone."""
        left, top, width, height = touch["area"]
        at = (left + width // 2, top + height // 2)
        window = self.window
        self.tries[kind] = self.tries.get(kind, 0) + 1
        self.clicks += 1
        window.do("mousemove", str(at[0]), str(at[1]))
        before = window.seen() if fleeting else window.rest(0.25, 3)
        shown = None if fleeting else window.snapshot("before")
        window.do("click", "1")
        now = self.told(before, TOLD)
        if now is None and shown is not None and self.showed(shown):
            now = before
        if now is None:
            now = self.told(before, SHOWN)
        if now is None:
            self.mute.add(touch["name"])
            print(f"no answer from {touch['name']!r} ({touch['role']}) on {kind[0]} at {at}", flush=True)
        elif window.process.poll() is None:
            self.answered.add(kind)
            self.turn_back(touch, now)

    def told(self, before, seconds):
        """What the game says once it says something else than before, if it does so in time."""
        end = time.monotonic() + seconds
        while time.monotonic() < end and self.window.process.poll() is None:
            now = self.window.seen()
            if now != before:
                return now
            time.sleep(0.05)
        return None

    def showed(self, before):
        """Whether something else is shown than before, on a page on which nothing moves by itself."""
        after = self.window.snapshot("after")
        if not different(before, after, CHANGED):
            return False
        time.sleep(1)
        return not different(after, self.window.snapshot("later"), CHANGED)

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
        return sorted(" / ".join(kind) for kind in self.tries if kind not in self.answered)
