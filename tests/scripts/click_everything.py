#!/usr/bin/env python3
"""Clicks every button of every page and panel in a real window; each must be answered by something that is seen.

What can be clicked the game says itself (--inspect). Buttons are told apart by the words they are made of, so that "Put 3 on Peru"
and "Put 5 on Siam" are one. Needs DISPLAY, xdotool and ImageMagick; ./check brings them all. Exits with 0 when every button that
was seen answered and all that must be seen was, else with 1 and the names of those that did not.
"""

import argparse
import itertools
import pathlib
import re
import shutil
import sys
import tempfile
import time

from clicker import ROOT, Clicker
from sittings import at_the_table, by_keys, click, find, scene, still_page
from window import Failure, Window

# They end the sitting, or change the window under the pointer.
SPARED = ["Leave it$", "Quit$", ".*whole screen"]
SPEED = "(Slow|Normal|Fast|Rapid|Instant)$"
# What must be seen and must answer, by sitting.
CONQUEST = ["Got it", "Skip tutorial", "Skip ahead", "Dismiss", "Skip", "Blitz", "Why?", "Hint", "All"]
TRADE = ["Best set"]
HOT_SEAT = ["I am {name}: show my table"]
RACE = ["Why?", "Hint", "Study…"]
REALM = ["Why?", "Hint", "Play all treasures", "End the turn"]
DUEL = ["Why?", "Hint", "Show graph", "End turn"]
SITES = ["The road", "Victory", "The workbench", "Chest", "Anvil", "Shop", "Rest"]
# A card of one's own that shields or hurts, and can be used.
USEFUL = r": .*\b(Deals|[Ss]hield) .*takes (?!.*used this turn)"
# A hero who comes to the workbench, has many dice after one victory, and meets nobody hard.
ROAD = """(hero: "inventor", terms: (ways: 4, layers: [(tier: 1, gold: 30, hp: 60, dice: 8, recovery: 100), {more}]))""".format(
    more=", ".join(["(tier: 1, gold: 30, hp: 60, recovery: 100)"] * 9)
)
# The pages: a name, what each is called by the game, and the way to it from the title.
PAGES = [
    ("result", "Result", ["Load a game", "Load: Finished.*"]),
    ("replay", "Conquest", ["Replays", "Watch"]),
    ("title", "Title", []),
    ("lobby", "Lobby", ["Play"]),
    ("setup", "Setup", ["Play", "Conquest"]),
    ("setup-duel", "Setup", ["Play", "Alea"]),
    ("settings", "Settings", ["Settings"]),
    ("help", "Help", ["Rules and keys"]),
    ("career", "Career", ["Play", "Your games"]),
    ("training", "Training", ["Play", "Training ground"]),
    ("tuning", "Tuning", ["Play", "Weights and studies"]),
    ("setup-race", "Setup", ["Play", "Hare and Hedgehog"]),
    ("setup-kingdom", "Setup", ["Play", "Realm"]),
    ("mods", "Mods", ["Play", "Mods"]),
    ("bench", "Bench", ["Play", "Mods", "Bench"]),
    ("menu", "Menu", ["Continue", "Game menu"]),
    ("saves-in-game", "Saves", ["Continue", "Game menu", "Save or load"]),
    ("replays", "Replays", ["Replays"]),
    ("load", "Saves", ["Load a game"]),
]


def campaign():
    """Plays Conquest: everything on one border, an attack to the end, no march."""
    otherwise = by_keys("e", "space", "e", "Return", "Return")

    def drive(window, seen):
        if find(seen, "Blitz"):
            window.press("b", 0.15)
        elif find(seen, "All"):
            window.press("End")
            window.press("space", 0.15)
        else:
            otherwise(window, seen)

    return drive


def table(clicker):
    campaigning = campaign()

    def drive(window, seen):
        # The reasons lie where it would be told what happened since the last turn.
        return window.press("Escape", 0.3) if find(seen, "Close") else campaigning(window, seen)

    at_the_table(clicker, "table", drive, CONQUEST, brief=[("Skip", "Replay it (R)"), ("Skip ahead", "")])


def trade(clicker):
    """Looks at the cards now and then. The best set is chosen when they are laid open, so one of it is taken up first."""
    campaigning, look = campaign(), itertools.cycle([False, False, False, True])

    def drive(window, seen):
        best = find(seen, "Best set")
        if best and not best["clicks"]:
            below = [touch for touch in seen["touch"] if touch["clicks"] and touch["area"][1] > sum(best["area"][1::2])]
            return click(window, min(below, key=lambda touch: touch["area"][1]))
        return window.press("c") if next(look) else campaigning(window, seen)

    at_the_table(clicker, "trade", drive, TRADE)


def hot_seat(clicker):
    at_the_table(clicker, "hot-seat", campaign(), HOT_SEAT)


def duel(clicker):
    at_the_table(clicker, "duel", by_keys(*"1a1s1d1f1g1j", "space"), DUEL)


def race(clicker):
    """A race in which the farthest square is gone to; a study that is being written is put away."""
    run = by_keys("Left", "space")

    def drive(window, seen):
        dismiss = find(seen, "Never mind")
        return click(window, dismiss) if dismiss else run(window, seen)

    at_the_table(clicker, "race", drive, RACE)


def realm(clicker):
    """A game in which actions are played, questions answered, and the last pile bought that can be."""
    at_the_table(clicker, "realm", by_keys("1", "Return", "Left", "space", "Return"), REALM)


def gauntlet(clicker):
    """A road on which every kind of place is come to: of the ways ahead one is taken behind which something new lies."""
    been, tried = set(), set()
    choose = by_keys("1", "Return", "a", "Return", "2", "Return", "Return")

    def fight(window, seen):
        """The first die to a card that shields or hurts and has not refused it, or else the end of the turn."""
        dice = [touch for touch in seen["touch"] if re.fullmatch(r"Die \d", touch["name"])]
        cards = [touch for touch in seen["touch"] if touch["role"] == "Button" and re.search(USEFUL, touch["name"])]
        # The reasons lie over the cards and dice.
        if not any("takes " in touch["name"] for touch in seen["touch"] if touch["role"] == "Button"):
            return window.press("Escape", 0.3)
        # What can be used over and over gets what is left.
        cards.sort(key=lambda touch: ("any number of times" in touch["name"], "Deals" in touch["name"]))
        for card in cards if dice else []:
            attempt = (card["name"], *(die["name"] for die in dice))
            if attempt not in tried:
                tried.add(attempt)
                # The same key would lay a die back that is in hand.
                if not any(die["chosen"] for die in dice):
                    window.press("1", 0.15)
                return click(window, card)
        tried.clear()
        return window.press("space", 0.3)

    def drive(window, seen):
        here = next((words for words in seen["says"] if words in SITES), None)
        if here is None:
            return fight(window, seen)
        been.add(here)
        ways = [touch for touch in seen["touch"] if re.search(r", then ", touch["name"])]
        new = [touch for touch in ways if touch["name"].rsplit(", then ", 1)[1] not in been]
        if here != "The road" or not ways:
            return choose(window, seen)
        click(window, (new or ways)[0])
        return window.press("space", 0.3)

    at_the_table(clicker, "gauntlet", drive, ["Take back", "Go on without"], minutes=9, places=SITES)


def pages(clicker):
    """A game that is played to its end, so that there is a result and a replay to be seen, one that goes on, and the pages."""
    window = clicker.window
    drive = campaign()
    end = time.monotonic() + 120
    while window.seen()["screen"] != "Result":
        if time.monotonic() > end:
            raise Failure("the short game has no end")
        drive(window, window.seen())
    # Under a name it is found again, whatever is saved later.
    saves = window.data / "saves"
    text = max((saves / "auto").glob("*.ron")).read_text(encoding="utf-8")
    named = re.sub(r'"autosave"\s*:\s*"[^"]*"', '"title": "Finished"', text)
    (saves / "finished.ron").write_text(named, encoding="utf-8")
    for page in PAGES:
        still_page(clicker, *page)


def sittings(folder):
    """Each start of the program: its name, the realm of its buttons, what is done in it, and its command line."""
    human, raider, weak = "Human", 'Agent("raider")', 'Agent("drifter")'
    board = "(seats: {}, start: Scatter, round_limit: {})"
    game = scene(folder, "table", "risk", board.format(3, 20), ", ".join([human, raider, weak]))
    yield "table", "Conquest", table, ["--scene", game, "--speed", "slow"]
    fog = "(seats: 2, start: Scatter, round_limit: 40, fog: true)"
    game = scene(folder, "hot-seat", "risk", fog, f"{human}, {human}")
    yield "hot-seat", "Conquest", hot_seat, ["--scene", game]
    game = scene(folder, "trade", "risk", board.format(2, 40), f"{human}, {weak}")
    yield "trade", "Conquest", trade, ["--scene", game]
    yield "duel", "Alea", duel, ["--scene", ROOT / "scenes/dice/first-steps.ron", "--speed", "slow"]
    game = scene(folder, "race", "hare", '(board: "2008", seats: 2)', f'{human}, Agent("sprinter")')
    yield "race", "Hare and Hedgehog", race, ["--scene", game]
    game = scene(folder, "realm", "dominion", '(named: "first-game")', f'{human}, Agent("bm1")')
    yield "realm", "Realm", realm, ["--scene", game]
    game = scene(folder, "road", "gauntlet", ROAD, f'{human}, Agent("left-to-right")', 8)
    yield "gauntlet", "Alea", gauntlet, ["--scene", game]
    game = scene(folder, "short", "risk", board.format(2, 1), f"{human}, {raider}")
    yield "pages", "Conquest", pages, ["--scene", game]


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n", maxsplit=1)[0])
    parser.add_argument("--game", required=True, help="the game's program")
    parser.add_argument("--pictures", required=True, type=pathlib.Path, help="folder for pictures and the logs")
    parser.add_argument("--only", nargs="+", help="only the sittings of these names")
    arguments = parser.parse_args()
    shutil.rmtree(arguments.pictures, ignore_errors=True)
    clicker = Clicker()
    with tempfile.TemporaryDirectory() as folder:
        player = pathlib.Path(folder) / "player"
        player.mkdir()
        # What moves by itself could be taken for an answer.
        (player / "settings.ron").write_text('{"reduced_motion": true}', encoding="utf-8")
        for name, realm, play, words in sittings(folder):
            if arguments.only and name not in arguments.only:
                continue
            begun, window = time.monotonic(), None
            pictures = arguments.pictures / name
            pictures.mkdir(parents=True)
            try:
                window = Window(arguments.game, pictures, player, *map(str, words))
                # At another speed there would be nothing to skip; that of the duel is changed.
                spared = SPARED if name in ("duel", "pages") else [*SPARED, SPEED]
                clicker.sit_down(window, realm, spared, SITES)
                known, clicks = len(clicker.answered), clicker.clicks
                play(clicker)
                kinds, clicks = len(clicker.answered) - known, clicker.clicks - clicks
                print(f"{name}: {kinds} kinds of buttons, {clicks} clicks, {time.monotonic() - begun:.0f} s", flush=True)
            except Failure as failure:
                print(f"error: {name}: {failure}", file=sys.stderr)
                return 1
            finally:
                if window is not None:
                    window.close()
    if clicker.silent():
        print(f"error: no answer from {'; '.join(clicker.silent())}", file=sys.stderr)
        return 1
    print(f"{len(clicker.answered)} kinds of buttons answered {clicker.clicks} clicks; pictures in {arguments.pictures}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
