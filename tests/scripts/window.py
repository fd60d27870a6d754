"""The game's window, seen and worked from outside as a person would: by pictures, mouse and keyboard.

Needs DISPLAY, xdotool and ImageMagick; ./check brings them all.
"""

import json
import pathlib
import re
import subprocess
import time

WIDTH, HEIGHT = 1280, 720
# The primary action lies in the same corner on every page.
PRIMARY = (1160, 678)
# What the log says at the end of a game.
OVER = r"game over: .*"


class Failure(Exception):
    """What went wrong, for the last line."""


class Window:
    """The game's process and window."""

    def __init__(self, game, pictures, data, *arguments):
        """Starts `game` with the player's files in `data`, and waits for its window."""
        self.pictures, self.data = pictures, pathlib.Path(data)
        self.log = open(pictures / "game.log", "w+", encoding="utf-8")
        self.inspected = pictures / "seen.json"
        self.inspected.unlink(missing_ok=True)
        words = [game, "--userdata-dir", str(data), "--window", f"{WIDTH}x{HEIGHT}", "--seed", "11"]
        if "--speed" not in arguments:
            words.append("--instant")
        words += ["--inspect", str(self.inspected)]
        self.process = subprocess.Popen([*words, *arguments], stdout=self.log, stderr=subprocess.STDOUT)
        found = None
        for _ in range(240):
            found = subprocess.run(
                ["xdotool", "search", "--onlyvisible", "--name", "Rubicon"], capture_output=True, text=True, check=False
            ).stdout.split()
            if found:
                break
            self.alive()
            time.sleep(0.5)
        if not found:
            raise Failure("no window came up in two minutes")
        self.id = found[0]
        self.do("windowmove", self.id, "0", "0")
        self.do("windowfocus", self.id)

    def alive(self):
        if self.process.poll() is not None:
            raise Failure(f"the game ended with {self.process.returncode}; see {self.log.name}")

    def do(self, *words):
        subprocess.run(["xdotool", *words], check=False, capture_output=True)

    def click(self, place, pause=0.4):
        self.alive()
        self.do("mousemove", str(place[0]), str(place[1]))
        time.sleep(0.15)
        self.do("click", "1")
        time.sleep(pause)

    def press(self, key, pause=0.12):
        self.alive()
        self.do("key", key)
        time.sleep(pause)

    def press_and_wait(self, key, patience=0.3, longest=120):
        """Presses a key and waits for what comes of it: until something else is seen than before, which a key that does nothing
        here never brings, and nobody thinks, nothing is being told and keys have an effect again."""
        before = self.seen()
        self.press(key, 0)
        end = time.monotonic() + patience
        while time.monotonic() < end and self.seen() == before:
            time.sleep(0.02)
        end = time.monotonic() + longest
        while (now := self.seen())["busy"] or now["resting"]:
            if time.monotonic() > end:
                raise Failure(f"what {key!r} began did not end in {longest} s")
            time.sleep(0.02)

    def picture(self, name):
        path = self.pictures / f"{name}.png"
        subprocess.run(["import", "-window", "root", "-crop", f"{WIDTH}x{HEIGHT}+0+0", str(path)], check=False)
        return path

    def snapshot(self, name):
        """A picture to be compared only: unpacked, so it takes a fraction of the time."""
        path = self.pictures / f"{name}.rgb"
        words = ["import", "-window", "root", "-crop", f"{WIDTH}x{HEIGHT}+0+0", "-depth", "8", f"rgb:{path}"]
        subprocess.run(words, check=False)
        return path

    def settle(self, name, patience=60):
        """Waits until two pictures in a row are almost the same, and keeps the last."""
        before = None
        for _ in range(patience):
            path = self.picture(name)
            if before is not None and path.read_bytes() == before:
                return path
            before = path.read_bytes()
            time.sleep(1)
        return path

    def seen(self):
        """What is on the screen, as src/inspect.rs writes it."""
        for _ in range(600):
            self.alive()
            if self.inspected.is_file():
                return json.loads(self.inspected.read_text(encoding="utf-8"))
            time.sleep(0.1)
        raise Failure("the game does not say what is on the screen")

    def rest(self, still=0.5, patience=20):
        """Waits until nothing on the screen changes for a while, and returns what is there."""
        end = time.monotonic() + patience
        before, since = self.seen(), time.monotonic()
        while time.monotonic() < end and (time.monotonic() - since < still or before["resting"]):
            time.sleep(0.05)
            now = self.seen()
            if now != before:
                before, since = now, time.monotonic()
        return before

    def said(self, pattern):
        text = pathlib.Path(self.log.name).read_text(encoding="utf-8", errors="replace")
        if "panicked" in text:
            raise Failure(f"the game panicked; see {self.log.name}")
        return re.search(pattern, re.sub(r"\x1b\[[0-9;]*m", "", text))

    def wait_for(self, pattern, what, seconds=60):
        """Waits until the log says something."""
        begun = time.monotonic()
        while not self.said(pattern):
            self.alive()
            if time.monotonic() - begun > seconds:
                raise Failure(f"{what} did not come in {seconds} s")
            time.sleep(0.2)

    def close(self):
        self.process.kill()
        self.process.wait()
        self.log.close()


def different(one, other, share=0.2, place=f"{WIDTH}x{HEIGHT}+0+0"):
    """Whether two pictures show different things at a place: more than this share of its pixels differs."""
    unpacked = ["-size", f"{WIDTH}x{HEIGHT}", "-depth", "8"] if one.suffix == ".rgb" else []
    words = ["compare", "-metric", "AE", "-fuzz", "8%", *unpacked, f"{one}[{place}]", f"{other}[{place}]", "null:"]
    width, height = (int(side) for side in place.split("+")[0].split("x"))
    told = subprocess.run(words, capture_output=True, text=True, check=False).stderr.split()
    return bool(told) and float(told[0]) > width * height * share
