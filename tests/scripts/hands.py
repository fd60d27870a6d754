"""How each game is played from outside, one step of a decision at a time, by mouse or by keyboard alone: sensibly enough to come to an end.

A step looks at what the game says is on the screen (src/inspect.rs) and answers it. `by_mouse` and `by_keyboard` hold one for every game; each is a
class, since some remember what they have tried.
"""

import random
import re
import time

import play_race
import play_realm
from sittings import answer, arrive, click, find
from window import Failure

# Buttons of an attack that is chosen, and of what comes after it, in the order they are pressed.
CONQUEST = [r"Trade for \d+", r"Confirm.*", r"Put \d+ on .*", "Place the rest", r"Move \d+.*", "Blitz.*"]
# An attack is worth it from so many percent on.
CHANCE = 50
ODDS = r"(\d+(?:\.\d+)?) % to conquer"
# Letters of Alea's cards, as the usual keys have them.
LETTERS = "asdfgjkl"
# What is no choice between two fights.
AROUND = r"Only .*|Why\?|Hint|Game menu|Slow|Normal|Fast|Instant|Take back.*|Replay it.*|Dismiss|Got it|Skip tutorial|Fit the map|"


def buttons(seen):
    """What can be clicked and has a name."""
    return [touch for touch in seen["touch"] if touch["clicks"] and touch["name"] and touch["role"] == "Button"]


def likely(seen):
    """The chance of the attack that is chosen, in percent; nothing where none is."""
    told = next((match for line in seen["says"] if (match := re.search(ODDS, line))), None)
    return float(told[1]) if told else None


class ConquestByMouse:
    """All armies where the game would put them, every likely attack to its end."""

    def step(self, window, seen):
        chance = likely(seen)
        # A set is traded card by card, by the button that does it.
        for name in CONQUEST:
            touch = find(seen, name)
            if touch and touch["clicks"] and not (name.startswith("Blitz") and (chance or 0) < CHANCE):
                return click(window, touch)
        listed = [touch for touch in buttons(seen) if (told := re.search(r"→.*?(\d+(?:\.\d+)?) %", touch["name"])) and float(told[1]) >= CHANCE]
        for touch in [*listed[:1], find(seen, "End attacks"), find(seen, "End turn")]:
            if touch:
                return click(window, touch)
        if seen["places"]:
            return window.click(seen["places"][0]["at"], 0.3)
        return time.sleep(0.3)


class ConquestByKeyboard:
    """The same by keys: E goes through what can be attacked, the likeliest first."""

    def __init__(self):
        self.before = None

    def step(self, window, seen):
        names = [touch["name"] for touch in buttons(seen)]
        chance, stuck = likely(seen), seen["says"] == self.before
        self.before = seen["says"]

        def there(name):
            return any(re.fullmatch(name, known) for known in names)

        if there(r"Trade for \d+"):
            return window.press("space", 0.3)
        if there("Trade cards") and any("must be traded" in line for line in seen["says"]):
            return window.press("c", 0.3)
        if there(r"Confirm.*|Put \d+ on .*|Move \d+.*"):
            return window.press("space", 0.3)
        if there("Place the rest|End turn"):
            return window.press("Return", 0.3)
        if chance is not None:
            return window.press("b" if chance >= CHANCE and not stuck else "Return", 0.3)
        if there("End attacks"):
            return window.press("Return" if stuck else "e", 0.3)
        return window.press("space", 0.3)


class AleaByMouse:
    """Dice go to whatever takes them; between fights the first that can be had is taken."""

    def __init__(self):
        self.tried = set()

    def step(self, window, seen):
        if find(seen, "End.*turn"):
            return self.fight(window, seen)
        return self.road(window, seen)

    def fight(self, window, seen):
        dice = [touch for touch in buttons(seen) if re.match(r"Die [1-6?]", touch["name"]) and "locked" not in touch["name"]]
        cards = [touch for touch in buttons(seen) if "takes " in touch["name"] and "not ready" not in touch["name"]]
        cards = [touch for touch in cards if "used this turn" not in touch["name"]]
        cards.sort(key=lambda touch: ("any number of times" in touch["name"], "Deals" not in touch["name"]))
        free = ((die, card) for die in dice for card in cards if (card["name"], die["name"], len(dice)) not in self.tried)
        pair = next(free, None)
        if not pair:
            self.tried.clear()
            return click(window, find(seen, "End.*turn"))
        die, card = pair
        self.tried.add((card["name"], die["name"], len(dice)))
        for touch in [card] if die["chosen"] else [die, card]:
            click(window, touch)
        return None

    def road(self, window, seen):
        options = [touch for touch in buttons(seen) if not re.fullmatch(AROUND, touch["name"]) and ": " in touch["name"]]
        options = [touch for touch in options if (touch["name"], *seen["says"]) not in self.tried]
        chosen = next((touch for touch in buttons(seen) if touch["chosen"] and not re.fullmatch(AROUND, touch["name"])), None)
        ways = "Yes, .*|Set out.*|Fight.*|Take .*|Buy .*|Upgrade .*|Rest.*|Sleep|Exercise|Take it apart|Eat.*|Go on.*|Leave.*|Keep .*"
        go = [touch for touch in buttons(seen) if re.fullmatch(ways, touch["name"]) and not touch["name"].startswith("Take back")]
        if options and not chosen:
            self.tried.add((options[0]["name"], *seen["says"]))
            return click(window, options[0])
        for touch in go:
            before = window.seen()
            click(window, touch)
            if answer(window, before, 2):
                return None
        # What was chosen cannot be had.
        self.tried.clear()
        return window.press("Escape", 0.3)


class AleaByKeyboard:
    """The same by keys: a die by its number, a card by its letter, between fights the first by its number."""

    def step(self, window, seen):
        if any("cannot be undone" in line for line in seen["says"]):
            # Whether it is meant that nothing is taken.
            return window.press("Return", 0.3)
        if not find(seen, "End.*turn"):
            window.press("1", 0.2)
            before = window.seen()
            window.press("Return", 0.3)
            if not answer(window, before, 2):
                # It cannot be had: it is laid back, and on without it.
                window.press("1", 0.2)
                window.press("Return", 0.3)
            return None
        dice = len([touch for touch in buttons(seen) if re.match("Die ", touch["name"])])
        for card in LETTERS[: 2 + dice]:
            window.press("1", 0.1)
            window.press(card, 0.2)
            now = window.seen()
            if now["busy"] or now["screen"] != "Play":
                return None
        return window.press("space", 0.3)


class RaceByMouse:
    def step(self, window, seen):
        return play_race.by_mouse(window, seen)


class RaceByKeyboard:
    def step(self, window, seen):
        return play_race.by_keyboard(window, seen)


class RealmByMouse:
    def __init__(self):
        self.tried = set()

    def step(self, window, seen):
        return play_realm.step(window, seen, self.tried)


class RealmByKeyboard:
    """The dearest that is wanted is gone to by Right; everything else is the primary button, or the first that can be answered."""

    def __init__(self):
        self.before, self.stuck = None, 0

    def step(self, window, seen):
        self.stuck = self.stuck + 1 if seen["says"] == self.before else 0
        self.before = seen["says"]
        wanted = play_realm.wanted(seen) if self.stuck == 0 else []
        for _ in range(40 if wanted else 0):
            # What the keys have come to is told above the hand.
            if any(line.startswith(f"{name}, ") for line in window.seen()["says"] for name in wanted[:1]):
                return window.press("space", 0.3)
            window.press("Right", 0.15)
        if self.stuck % 3 == 1:
            window.press("Right", 0.1)
            return window.press("space", 0.3)
        if self.stuck % 3 == 2:
            return window.press("1", 0.3)
        return window.press("Return", 0.3)


class PiecesByMouse:
    """A board with pieces: any piece that can be moved or turned over, and then any place where it may go."""

    def __init__(self):
        self.draw = random.Random(7)

    def step(self, window, seen):
        chosen = [place for place in seen["places"] if place["chosen"]]
        open_places = [place for place in seen["places"] if not place["chosen"]]
        if not open_places:
            return window.click(chosen[0]["at"], 0.3) if chosen else time.sleep(0.3)
        return window.click(self.draw.choice(open_places)["at"], 0.4)


class PiecesByKeyboard:
    """The same by keys: E goes through what can be done, Space does it."""

    def __init__(self):
        self.draw = random.Random(7)

    def step(self, window, seen):
        if not seen["places"]:
            return time.sleep(0.3)
        for _ in range(self.draw.randint(1, 4)):
            window.press("e", 0.1)
        return window.press("space", 0.3)


class GeneralsByMouse(PiecesByMouse):
    """Before that, an army is placed: as lies ready, mirrored, and two of its pieces exchanged."""

    def __init__(self):
        super().__init__()
        self.left = [r"Spies ahead|Decoy", "Mirror"]

    def step(self, window, seen):
        stand = find(seen, "Ready")
        if not stand:
            return super().step(window, seen)
        if self.left:
            return click(window, find(seen, self.left.pop()))
        if not any(place["chosen"] for place in seen["places"]) and self.draw.random() < 0.6:
            return super().step(window, seen)
        return click(window, stand)


class GeneralsByKeyboard(PiecesByKeyboard):
    """Before that, pieces of an army change places, until Enter says that they stand."""

    def step(self, window, seen):
        if find(seen, "Ready") and self.draw.random() < 0.4:
            return window.press("Return", 0.3)
        return super().step(window, seen)


by_mouse = {
    "Conquest": ConquestByMouse,
    "Alea": AleaByMouse,
    "Hare and Hedgehog": RaceByMouse,
    "Realm": RealmByMouse,
    "Banqi": PiecesByMouse,
    "Jungle": PiecesByMouse,
    "Flip Jungle": PiecesByMouse,
    "Fog": PiecesByMouse,
    "Generals": GeneralsByMouse,
    "Fox Hunt": PiecesByMouse,
}
by_keyboard = {
    "Conquest": ConquestByKeyboard,
    "Alea": AleaByKeyboard,
    "Hare and Hedgehog": RaceByKeyboard,
    "Realm": RealmByKeyboard,
    "Banqi": PiecesByKeyboard,
    "Jungle": PiecesByKeyboard,
    "Flip Jungle": PiecesByKeyboard,
    "Fog": PiecesByKeyboard,
    "Generals": GeneralsByKeyboard,
    "Fox Hunt": PiecesByKeyboard,
}


def play_to_result(window, hand, minutes, after_step=lambda steps: None):
    """Plays from the table to the result: a step whenever the game waits for one. Calls `after_step` with the number of steps so far, and returns it.

    A game that is not over after so many minutes is a failure, which says what was on the screen last.
    """
    arrive(window, "Play")
    end, steps = time.monotonic() + 60 * minutes, 0
    while True:
        seen = window.rest(0.15, 5)
        if seen["screen"] == "Result":
            return steps
        if time.monotonic() > end:
            window.picture("late")
            raise Failure(f"the game was not over after {minutes:g} minutes and {steps} steps; it says {seen['says'][:8]}")
        if seen["screen"] == "Play" and seen["overlay"] == "None" and not seen["busy"] and not seen["resting"]:
            hand.step(window, seen)
            # A slow window has not taken the key yet.
            answer(window, seen, 2)
            steps += 1
            after_step(steps)
        elif seen["overlay"] != "None":
            window.press("Escape", 0.3)
        else:
            time.sleep(0.1)
