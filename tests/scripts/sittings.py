"""Ways through the game on which a clicker meets every button: still pages, and tables that are played on."""

import itertools
import pathlib
import re
import time

from window import Failure


def click(window, touch):
    left, top, width, height = touch["area"]
    window.click((left + width // 2, top + height // 2), 0.3)


def find(seen, name):
    """What can be touched under a name that matches whole, if anything."""
    return next((touch for touch in seen["touch"] if re.fullmatch(name, touch["name"])), None)


def answer(window, before, patience=10):
    """Waits until something else is seen than before. Whether it came."""
    end = time.monotonic() + patience
    while time.monotonic() < end:
        if window.seen() != before:
            return True
        time.sleep(0.05)
    return False


def press_button(window, name, patience=60):
    """Clicks what is called so, once it is there."""
    end = time.monotonic() + patience
    while time.monotonic() < end:
        seen = window.rest()
        touch = find(seen, name)
        if touch:
            click(window, touch)
            # What has only just come up may still move.
            if answer(window, seen):
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


def home(window):
    """Back to the title, from wherever."""
    for _ in range(40):
        seen = window.rest()
        if (seen["screen"], seen["overlay"]) == ("Title", "None"):
            return
        leave = find(seen, "Leave it") or find(seen, "Leave the game")
        if leave:
            click(window, leave)
        else:
            window.press("Escape")
        answer(window, seen, 3)
    raise Failure(f"no way leads back to the title: {seen['screen']}, {seen['overlay']}")


def still_page(clicker, name, place, way, most=120):
    """A page that is gone to by a way from the title: everything on it is clicked, and the way gone again where it was left."""
    window = clicker.window

    def go():
        home(window)
        for step in way:
            press_button(window, step)
        end = time.monotonic() + 60
        while time.monotonic() < end:
            seen = window.rest()
            if clicker.place(seen) == place and seen["touch"]:
                return seen
        raise Failure(f"the way to {name} leads to {clicker.place(seen)}")

    seen = go()
    window.picture(name)
    for _ in range(most):
        if clicker.place(seen) != place:
            seen = go()
        todo = clicker.open(seen)
        if not todo:
            return
        clicker.click(*todo[0])
        seen = window.rest(0.3)
    raise Failure(f"{name} has no end of buttons")


def at_the_table(clicker, name, drive, wanted, brief=(), minutes=5, places=()):
    """A game, played on by `drive` whenever there is nothing new to click, until all words in `wanted` have been seen and have
    answered, all of the `places` have been come to, and nothing else is left. What is there only briefly, and so is clicked at once, is named by pairs: its
    words, and those of the button that brings it, if there is one."""
    window = clicker.window
    arrive(window, "Play")
    end = time.monotonic() + 60 * minutes
    pictured = set()

    def missing():
        return (set(wanted) - clicker.words()) | (set(places) - pictured)

    while time.monotonic() < end:
        seen = window.seen()
        short = [known for known in clicker.open(seen) if known[1][2] in dict(brief)]
        if short:
            clicker.click(*short[0], fleeting=True)
            continue
        seen = window.rest(0.2, 1)
        bring = [touch for words, button in brief if button and words in missing() and (touch := find(seen, re.escape(button)))]
        if bring:
            click(window, bring[0])
            answer(window, seen)
            continue
        if seen["screen"] != "Play":
            break
        if seen["overlay"] != "None":
            window.press("Escape", 0.3)
            continue
        if clicker.heading(seen) not in pictured:
            pictured.add(clicker.heading(seen))
            window.picture(f"{name}-{len(pictured)}")
        if seen["resting"]:
            # Keys would only put off the moment from which it can be answered.
            time.sleep(0.3)
            continue
        # What must be seen comes before the rest: it may be gone when the rest has been clicked.
        todo = sorted(clicker.open(seen), key=lambda known: known[1][2] not in missing())
        if todo:
            clicker.click(*todo[0])
        elif missing():
            drive(window, seen)
        else:
            return
    if missing():
        raise Failure(f"{name}: never seen, or without an answer: {', '.join(sorted(missing()))}")


def by_keys(*keys):
    """Plays on key by key, over and over: between two of them there may be something new to click."""
    following = itertools.cycle(keys)
    return lambda window, _: window.press(next(following), 0.15)


def scene(folder, name, game, setup, players, seed=3):
    """A ready-made game in a file."""
    file = pathlib.Path(folder) / f"{name}.ron"
    file.write_text(
        f'(game: "{game}", title: "{name}", description: "{name}", setup: {setup}, players: [{players}], seed: {seed})',
        encoding="utf-8",
    )
    return file
