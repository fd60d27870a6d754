"""The carved pieces of chess and its relatives, drawn by hand: what `piece_letters.py` writes to `chess-pictures.ron`.

They stand on the ground and are seen slightly from above, in a square of 0 to 100, y downwards. Most are turned on a lathe: the outline of one half
is told, as an SVG path of distance from the axis and height, and where it is light follows from its slope. Heads that no lathe makes are drawn
shade by shade. Parts name tones, which each side gives inks: `Tone1` is darkest and `Tone8` lightest, `Seam` parts one piece from the next, and
`Cut` is cut in or let in; `Outline` goes around everything. A tone is seen with other amounts of light on ivory than on ebony, whose gleam is narrow.

A kind is a list of solids from the ground up: a silhouette with its shades, or one of the `COMMON` solids, placed. All outlines are drawn before all
solids, so that they only go around the whole; they are the same for both sides.
"""

import math
import re

from piece_figures import commands, disc, fill, line, num, ring, written

# How flat a circle around the axis is seen.
FLAT = 0.13
# How much of the light comes from the left, from above and from the front.
LEFT, ABOVE, FRONT = 0.6, 0.5, 0.62
# With how much light a tone is seen, where it is not the first one.
LIGHT = {
    "white": {2: 0.04, 3: 0.16, 4: 0.3, 5: 0.46, 6: 0.63, 7: 0.79, 8: 0.93},
    "black": {3: 0.2, 4: 0.44, 5: 0.6, 6: 0.74, 7: 0.86, 8: 0.95},
}
# The same of little solids.
FEW = {"white": {2: 0.08, 4: 0.3, 6: 0.56, 8: 0.88}, "black": {3: 0.3, 5: 0.62, 7: 0.86}}
OUTLINE, SEAM = 1.9, 0.7
# Where the axis of a foot meets the ground.
GROUND = 90.3
LAST_NUMBER = re.compile(r"[\d.]*$")


# How outlines become areas of light.


def bent(points, share):
    """The point on a curve so far on its way, by its control points."""
    while len(points) > 1:
        points = [tuple(a + (b - a) * share for a, b in zip(*ends)) for ends in zip(points, points[1:])]
    return points[0]


def sampled(path, steps=10):
    """Points along a path, each with the direction in which it goes on; at a corner there are two."""
    found, at = [], None
    for letter, points in commands(path):
        curve = [at, *points]
        if letter in "LQC":
            for share in [i / steps for i in range(steps + 1)]:
                # Where a control point lies on its end, the direction is that of just beside it.
                ahead, behind = bent(curve, min(share + 0.01, 1)), bent(curve, max(share - 0.01, 0))
                found.append((bent(curve, share), (ahead[0] - behind[0], ahead[1] - behind[1])))
        at = points[-1] if points else at
    return found


def seen(distance, y, angle):
    """Where a point around the axis is seen; its angle is from the front, to the right."""
    return 50 + distance * math.sin(angle), y + FLAT * distance * math.cos(angle)


def thinned(points, off):
    """A line without the points that lie within so much of it."""
    (ax, ay), (bx, by) = points[0], points[-1]
    length = math.hypot(bx - ax, by - ay)
    far = [
        abs((bx - ax) * (ay - y) - (ax - x) * (by - ay)) / length if length > 1e-9 else math.hypot(x - ax, y - ay) for x, y in points[1:-1]
    ]
    if not far or max(far) <= off:
        return [points[0], points[-1]]
    at = far.index(max(far)) + 1
    return thinned(points[: at + 1], off)[:-1] + thinned(points[at:], off)


def drawn(points, off=0.1):
    """A closed path through points, without those that lie within so much of it."""
    half = len(points) // 2
    points = thinned(points[: half + 1], off)[:-1] + thinned(points[half:], off)[:-1]
    return closed(points)


def straight(points):
    """A path through points."""
    return "M" + " L".join(f"{num(x)} {num(y)}" for x, y in points)


def closed(points):
    """A closed path through points."""
    return straight(points) + " Z"


def shortened(path):
    """A path written as shortly as may be: in tenths, each piece told from where the one before ends, with its letter where it is another."""
    text, last, (x, y) = "", "", (0, 0)
    for letter, points in commands(path):
        points = [(round(10 * px), round(10 * py)) for px, py in points]
        if letter == "L" and points[0] == (x, y):
            continue
        letter = letter if letter in "MZ" else letter.lower()
        text += letter if letter != last else ""
        for value in (value for px, py in points for value in ((px, py) if letter == "M" else (px - x, py - y))):
            number = num(value / 10).replace("0.", ".") if abs(value) < 10 else num(value / 10)
            # A sign or a second point parts numbers as well as a space does.
            parted = number[0] == "-" or text[-1].isalpha() or (number[0] == "." and "." in LAST_NUMBER.search(text)[0])
            text += number if parted else f" {number}"
        (x, y), last = points[-1] if points else (x, y), letter
    return text


def belt(rows):
    """The points around an area on a turned piece: rows of it from above down, each from one angle to another."""
    arc = lambda row: [seen(*row[:2], row[2] + (row[3] - row[2]) * i / 16) for i in range(17)]
    left = [seen(x, y, low) for x, y, low, _ in rows]
    right = [seen(x, y, high) for x, y, _, high in rows]
    return left + arc(rows[-1]) + right[::-1] + arc(rows[0])[::-1]


def area(points):
    """How large an area within points is."""
    return abs(sum(ax * by - bx * ay for (ax, ay), (bx, by) in zip(points, points[1:] + points[:1]))) / 2


def lathe(side, path, start=-90, end=90, few=False):
    """A turned piece by the outline of its right half, from above down, from one angle to another: its silhouette and its shades."""
    start, end = math.radians(start), math.radians(end)
    samples = sampled(path)
    reach, middle = math.hypot(LEFT, FRONT), math.atan2(-LEFT, FRONT)
    silhouette = drawn(belt([(x, y, start, end) for (x, y), _ in samples]))
    parts = fill("Tone1", silhouette)
    for number, least in (FEW if few else LIGHT)[side].items():
        run = []
        for (x, y), (dx, dy) in samples + [((0, 0), (-1, 0))]:
            length = math.hypot(dx, dy)
            out, need = max(dy / length, 0) * reach, least - dx / length * ABOVE
            spread = math.acos(max(need / out, -1)) if need < out else (math.pi if need < 0 else 0)
            low, high = max(start, middle - spread), min(end, middle + spread)
            if low < high:
                run.append((x, y, low, high))
                continue
            if len(run) > 1 and area(belt(run)) > 1:
                parts += fill(f"Tone{number}", drawn(belt(run), 0.17))
            run = []
    return silhouette, parts


def round_about(distance, y):
    """The whole of a circle about the axis."""
    return drawn([seen(distance, y, math.tau * i / 48) for i in range(48)])


def band(distance, y, width=0.9, ink="Cut"):
    """A line around a turned piece."""
    points = thinned([seen(distance, y, math.radians(7 * i)) for i in range(-12, 13)], 0.05)
    return line(ink, width, straight(points))


def ball(side, x, y, radius):
    """A little ball."""
    parts = fill("Tone1", ring(x, y, radius))
    for number, least in FEW[side].items():
        off = 0.34 * radius * least
        parts += disc(f"Tone{number}", x - off, y - off, radius * min(0.94 * math.sqrt(1 - least), 0.9))
    return ring(x, y, radius), parts


def swell(outer, inner, first, last):
    """Areas from one path to another one of the same letters, from one tone to another."""
    parts, ends, count = [], (commands(outer), commands(inner)), last - first
    for i in range(count + 1):
        between = [(a[0], [tuple(p + (q - p) * i / count for p, q in zip(*pair)) for pair in zip(a[1], b[1])]) for a, b in zip(*ends)]
        parts += fill(f"Tone{first + i}", written(between))
    return parts


def by_hand(side, parts):
    """Shades drawn by hand: on ebony, all but the gleam a tone darker."""
    tone = lambda ink: f"Tone{max(int(ink[4:]) - 1, 1)}" if side == "black" and ink[:4] == "Tone" and ink != "Tone8" else ink
    return [(kind, tone(ink), *rest) for kind, ink, *rest in parts]


# How solids make a piece.


def on_ground(name, size=1):
    """One of the common solids, made larger or smaller on the ground."""
    return name, (50, GROUND - size * (GROUND - 50)), size


def collar(y, distance):
    """The common collar, about a height and as wide as told."""
    return "collar", (50, y), distance / 20


def edges(solids):
    """The outlines around solids, to be drawn before them: those of common ones are used, and the others' are to be shared by both sides."""
    used = [("Use", f"{name} edge", at, size) for name, at, size in (solid for solid in solids if len(solid) == 3)]
    return used, [("Line", "Outline", 2 * OUTLINE, solid[0]) for solid in solids if len(solid) == 2]


def shades(side, solids):
    """Solids from the ground up, each with a seam to what is below."""
    parts = []
    for solid in solids:
        if len(solid) == 3:
            name, at, size = solid
            parts.append(("Use", f"{side} {name}", at, size))
        else:
            silhouette, own = solid
            parts += line("Seam", 2 * SEAM, silhouette) + own
    return parts


# Solids that many kinds have, in the middle or on the ground.


def foot(side):
    """A foot of two rings."""
    silhouette, low = lathe(side, "M26.6 83 C28.6 83.4 29.5 84.8 29.5 86.6 L29.5 90.3")
    return [
        (silhouette, low + band(29.5, 88.6)),
        lathe(side, "M20.6 77 C24.8 77 26.6 78.4 26.6 80.3 C26.6 81.8 25.6 82.7 24.2 83.1", few=True),
    ]


def stem(side):
    """What rises from the foot; below the collar it is in the shade."""
    silhouette, parts = lathe(side, "M9.6 48 C10 58 11.5 67 17 72.5 C19 74.5 20.6 75.6 21.4 77.2")
    dark = [(9.6, 48, -math.pi / 2, math.pi / 2), (9.8, 51.4, -math.pi / 2, math.pi / 2)]
    return [(silhouette, parts + fill("Tone3" if side == "white" else "Tone1", drawn(belt(dark))))]


COMMON = {
    "foot": foot,
    "stem": stem,
    "collar": lambda side: [lathe(side, "M10 47 C15 47 20 47.6 20 50 C20 51.8 19.2 52.6 17.6 53", few=True)],
    "pearl": lambda side: [ball(side, 50, 50, 3)],
}


def ground_shadow():
    """What a foot casts, away from the light."""
    parts = []
    for ink, off in (("ShadowSoft", 4.6), ("Shadow", 2.6)):
        points = [seen(29.5, GROUND + 0.35 * off, math.tau * i / 48) for i in range(48)]
        parts += fill(ink, drawn([(x + (1 if x > 50 else 0.3) * off, y) for x, y in points]))
    return parts


# The kinds.

CROSS = "M47.8 15.5 L48.4 10.9 L43.6 11.7 L43.6 6.1 L48.4 6.9 L47.5 2.2 L52.5 2.2 L51.6 6.9 L56.4 6.1 L56.4 11.7 L51.6 10.9 L52.2 15.5 Z"


def king(side):
    cross = fill("Tone3", CROSS) + fill("Tone6", "M47.5 2.2 L50 2.2 L50 15.5 L47.8 15.5 L48.4 10.9 L43.6 11.7 L43.6 6.1 L48.4 6.9 Z")
    cross += fill("Tone8", "M47.5 2.2 L52.5 2.2 L52.2 3.6 L48.7 3.6 L49.4 8 L44.8 7.5 L44.8 10 L43.6 11.7 L43.6 6.1 L48.4 6.9 Z")
    silhouette, cup = lathe(side, "M17.6 22.5 C17.4 27 13.4 33.5 10.8 39.6")
    dome = lathe(side, "M0 14.6 C6 15 12.5 16.8 16 19.6 C17.4 20.8 17.8 22 17.6 23.4")
    base = [on_ground("foot"), on_ground("stem"), collar(46.8, 17.4), collar(42, 13.4)]
    return [*base, (silhouette, cup + band(12.2, 36.6)), dome, (CROSS, cross)]


def queen(side):
    # The points of the crown, each as light as where it looks.
    at = lambda distance, y, turn: seen(distance, y, math.radians(turn))
    low = [at(16.2, 29.6, turn) for turn in range(90, -91, -15)]
    edge = [at(18, 27, -90)]
    crown, pearls = [], []
    for tip, tone in zip((-76, -37, 0, 37, 76), (6, 7, 6, 4, 3)):
        left, right = max(tip - 18.5, -90), min(tip + 18.5, 90)
        # Those to the sides lean out.
        top = at(22 + 1.6 * abs(tip) / 76, 11.5 + 1.6 * abs(tip) / 76, tip)
        edge += [top, at(18, 26, right)]
        crown += fill(f"Tone{tone}", closed([at(16.4, 29.4, left), at(18, 26, left), top, at(18, 26, right), at(16.4, 29.4, right)]))
        crown += fill(f"Tone{max(tone - 2, 1)}", closed([top, at(18, 26, right), at(16.4, 29.4, right), at(16.4, 29.4, (tip + 3 * right) / 4)]))
        pearls.append(("pearl", (round(top[0], 1), round(top[1] - 1, 1)), 1))
    silhouette, cup = lathe(side, "M17 26 C15.6 30 12.6 34.6 10.8 39.8")
    return [
        *(on_ground("foot", 0.97), on_ground("stem", 0.97), collar(48, 16.9), collar(43.4, 13)),
        lathe(side, "M0 17 C6 17 11 19.6 13.4 23 L13.4 28"),
        (silhouette, cup + band(12, 37)),
        (closed(edge + low), crown + band(16.4, 28.6)),
        *pearls,
    ]


def rook(side):
    silhouette, cup = lathe(side, "M20.4 26 L20 35 C20 38 18 40.6 14.6 42.6")
    inside = round_about(20.4, 25)
    return [
        on_ground("foot", 0.94),
        lathe(side, "M14.4 44 C14.6 57 15.6 67 19 74.6 C19.4 75.8 20 76.6 20.2 78.4"),
        collar(44.4, 18.4),
        (inside, fill("Tone1", inside)),
        (silhouette, cup + band(20, 34.6)),
        *(lathe(side, "M21.4 17.6 L20.4 26.4", *between) for between in ((-90, -38), (38, 90), (-16, 16))),
    ]


def bishop(side):
    silhouette, mitre = lathe(side, "M0 16.6 C6.4 20 14.8 28.6 14.8 37.4 C14.8 42 12.4 45.4 9.4 47.6")
    mitre += line("Cut", 1.2, "M52 36.4 L54 37.6 L63.6 28.2") + fill("Outline", "M64 27.8 L60.4 23.8 C57 27.6 54.4 31.4 51.6 36 L54 37.4 Z")
    base = [on_ground("foot", 0.9), on_ground("stem", 0.9), collar(51.2, 15.7), collar(46.9, 12.1)]
    return [*base, (silhouette, mitre + band(13.1, 44.2)), ("pearl", (50, 13.8), 1.3)]


def pawn(side):
    head = lathe(side, "M0 26 C8 26 13.8 31.8 13.8 39.6 C13.8 46 10.6 50.2 7.6 52.6")
    return [on_ground("foot", 0.85), on_ground("stem", 0.85), collar(55, 15.2), head]


def counsellor(side):
    silhouette, dome = lathe(side, "M0 25.4 C9 25.8 16 31.4 16.4 40.6")
    for turn in (-62, -24, 16, 52):
        x, y = seen(16.4, 40.2, math.radians(turn))
        dome += line("Cut", 0.9, f"M50 27 C{num(50 + (x - 50) * 0.62)} 28 {num(50 + (x - 50) * 0.96)} 32 {num(x)} {num(y)}")
    return [
        *(on_ground("foot", 0.88), on_ground("stem", 0.88), collar(53.6, 15.4)),
        lathe(side, "M16 43 C14.6 46.2 10.6 49 9.4 51.4"),
        (silhouette, dome),
        collar(41.8, 18.4),
        ("pearl", (50, 22.6), 1.2),
    ]


HORSE = (
    "M30.5 80 C31 71 36.5 65.5 41.5 60 C45 56.2 46.6 53 46.4 49.5 C42.5 52.6 38 53.8 33.6 54.2 C31.8 57.8 28.8 60.8 24.8 61.4 "
    "C23 61.7 21.8 60.6 20.4 59.8 C17 59.4 14.6 56.6 15.2 52.8 C16 48 21.4 43.6 24.2 37.4 C26.2 32.8 27.6 28 31.4 24.2 C34 21.6 36.6 19.8 38.6 18.8 "
    "C38 14.4 39 9.6 42.2 5.6 C45.4 8.6 47.2 12.6 47.6 16.8 C52 15.8 57 17.2 60.4 20.4 C64.6 20.6 68.6 24 70.4 28.4 C74 30.6 76.4 35.6 76.4 40.6 "
    "C79 44.4 79.6 50.4 78 55.2 C79.4 60 77.8 66 75 69.6 C74.8 73.4 73.6 77 71.5 80 C60 83.6 42 83.6 30.5 80 Z"
)
MANE = (
    "M47.6 16.8 C52 15.8 57 17.2 60.4 20.4 C64.6 20.6 68.6 24 70.4 28.4 C74 30.6 76.4 35.6 76.4 40.6 C79 44.4 79.6 50.4 78 55.2 "
    "C79.4 60 77.8 66 75 69.6 "
    "C74.8 73.4 73.6 77 71.5 80 C67.5 81.4 63 82.2 58.4 82.5 C64.4 73 67 63 66.4 53 C65.6 40 58.6 28.4 48 22.6 Z"
)


def knight(side):
    head = fill("Tone5", HORSE)
    # The neck: dark below the jaw and towards the mane.
    head += swell(
        "M30.5 80 C31 71 36.5 65.5 41.5 60 C48 53 52 46 52 36 C60 36 66.4 46 66.4 54 C66.4 66 62 76 58.4 82.5 C48 83 40 82.4 30.5 80 Z",
        "M35 76 C36 70 40 66 43.6 62.6 C48 58 51.4 54 53.4 49 C55 50 56 54 55.6 58 C55 66 50 74 46 79 C42 79 38.6 78 35 76 Z",
        4,
        7,
    )
    head += fill("Tone2", "M46.4 49.5 C46.6 53 45 56.2 41.5 60 C47 59.4 54 54.6 56.4 45.6 C57.6 40.6 57 35 54 30 C55.4 40 52 46.4 46.4 49.5 Z")
    head += fill("Tone3", "M46.4 49.5 C47.4 53 46.6 55.4 45 57.6 C50 55 54 50 55 44 C53 47 50 48.6 46.4 49.5 Z")
    # The mane, lock by lock.
    head += fill("Tone3", MANE)
    head += fill("Tone6", "M49.6 18.4 C54 17.8 57.4 19.4 59.6 22.4 C60.6 25 60.4 27.4 59.4 29 C56.6 25.4 53 22 49.6 20.4 Z")
    head += fill(
        "Tone5",
        "M61.6 22.6 C65.4 23 68.2 26.2 69.2 30 C69.6 33.6 68.4 36.8 66.4 38.6 C65 34.8 63 31.6 61 29 C62.2 27 62.2 24.8 61.6 22.6 Z",
    )
    head += fill("Tone4", "M71 31.4 C73.6 34 75 37.8 75 41.4 C74.8 45.6 72.6 49 69.4 50.6 C69 46.6 68.2 43 67 40 C69.6 38 71 35 71 31.4 Z")
    head += fill("Tone3", "M76 43.4 C77.6 47 77.8 51.4 76.6 55 C75 59.6 72 62 68.4 63 C69 59.6 69.4 56.4 69.4 53 C73 51.4 75.4 48 76 43.4 Z")
    head += fill("Tone2", "M77 58 C77.4 62 76 66.6 73.6 69.2 C71 72 68 73 65 73.4 C66.2 70.6 67.2 68 67.8 65.4 C71.6 64.4 75 62 77 58 Z")
    head += fill(
        "Tone1",
        "M73.6 71.6 C73.4 74.6 72.2 77.6 70.6 79.4 C67.4 80.6 64.6 81.2 61.4 81.6 C62.6 79.6 63.6 77.8 64.4 75.8 C68 75.4 71 74 73.6 71.6 Z",
    )
    # The head: light along the nose, round at the cheek.
    head += fill(
        "Tone6",
        "M38.6 18.8 C43.6 20.4 50.6 24.4 54 30.4 C56.6 36 55.4 43 51.4 46.6 C49.8 48 48 49 46.4 49.5 C42.5 52.6 38 53.8 33.6 54.2 "
        "C31.8 57.8 28.8 60.8 24.8 61.4 "
        "C23 61.7 21.8 60.6 20.4 59.8 C17 59.4 14.6 56.6 15.2 52.8 C16 48 21.4 43.6 24.2 37.4 C26.2 32.8 27.6 28 31.4 24.2 "
        "C34 21.6 36.6 19.8 38.6 18.8 Z",
    )
    head += fill(
        "Tone4",
        "M46.4 49.5 C42.5 52.6 38 53.8 33.6 54.2 C31.8 57.8 28.8 60.8 24.8 61.4 C23 61.7 21.8 60.6 20.4 59.8 C24 58.6 27 56.4 28.6 53 "
        "C30.6 50 35 48.6 38.4 46.6 C41 49 44 50 46.4 49.5 Z",
    )
    head += fill(
        "Tone5",
        "M52 26.8 C57 31.6 57.4 40.6 52.6 45.6 C49.6 48.6 44.6 50.4 40.6 48.4 C46.4 48.6 51 45.4 52.6 40.6 C54 36 53.4 31.4 50 26.4 Z",
    )
    # The bone of the cheek, and the hollow below it.
    head += fill(
        "Tone5",
        "M33.4 48.6 C37 44.8 41.6 43.6 45.4 45 C43 48 39 50.4 34.6 51.2 C31.4 52 29.4 53.4 28.6 53 C29.6 51.4 31.4 50.2 33.4 48.6 Z",
    )
    head += fill(
        "Tone7",
        "M38.4 38.4 C43.4 34.4 49.6 35.4 51.4 39.4 C47.8 38.8 44.4 40 40.4 42.4 C35.4 45.4 30.6 48.4 26.6 48.4 C30 45.6 33.4 41.8 38.4 38.4 Z",
    )
    head += fill(
        "Tone8",
        "M41.4 38.4 C44.4 36.6 47.6 36.6 49.4 38 C46.6 37.8 43.6 38.8 40.4 40.8 C38 42.4 35.8 43.8 33.8 44.4 C36 42.4 38.6 40 41.4 38.4 Z",
    )
    head += fill(
        "Tone8",
        "M37.6 20.6 C34.6 22 32.4 24 31 26 C28.6 29.6 27.6 34 25.6 38.2 C23 43.8 18 48 16.6 52.2 C19 50.4 22 49.4 24.2 46 "
        "C28 40 28.6 32 33 26.4 C34.6 24.4 36.6 22.8 37.6 20.6 Z",
    )
    head += fill("Tone7", "M40.2 18.2 C39.8 14.6 40.4 11 42.2 8 C43 11 43 14.6 42.6 18.6 Z") + fill(
        "Tone3", "M42.6 8.8 C45 11.6 46.2 14.6 46.4 18 L47.4 22 L42.8 19.2 C43.4 15.6 43.4 12 42.6 8.8 Z"
    )
    for path in (
        "M60.4 20.4 C61.6 23.6 61 27 59.2 29.6",
        "M70.4 28.4 C71 32.4 69.4 36.6 66.2 39.2",
        "M76.4 40.6 C76 45.6 73.4 49.6 69 51.6",
        "M78 55.2 C76.4 60 73 63 68 64.2",
        "M75 69.6 C72.6 73 69.4 74.8 65 75.4",
    ):
        head += line("Cut", 0.8, path)
    head += line("Cut", 1.5, "M66.4 53 C65.6 40 58.6 28.4 48 22.6") + line("Cut", 1.2, "M66.4 53 C66.8 61 65 69 61.6 76")
    head += fill("Outline", "M31.6 34.4 C33 31 36.6 29.6 40.4 31.2 C39 34.4 35.4 36 31.6 34.4 Z") + disc("Tone8", 35, 32.6, 0.8)
    head += line("Cut", 1, "M31.2 33.2 C32.8 30 36.8 28.6 41.2 30.4")
    head += fill("Outline", "M19.4 51.6 C20 49.6 22 48.8 23.6 49.6 C23.4 51.8 21.6 53 19.4 51.6 Z")
    head += line("Cut", 1.2, "M20.4 58 C23 57.4 25.6 56.6 27.6 54.6")
    return [on_ground("foot", 0.97), (HORSE, by_hand(side, head))]


ELEPHANT = (
    "M40 60 C37 60.6 34 59 32.6 56 C31.4 62 31.2 69 25.6 74 C19.6 78.8 11.4 77.8 8.2 72 C6.2 68.4 6.6 63.2 9.6 61.8 C11.4 61 13.4 62 13.4 64.4 "
    "C13.2 66.2 14 67.8 16 67.4 C18.4 66.8 18.8 63 18.4 58 C17.8 51 19 45.6 20.6 40 C20.4 30 24.6 19.4 34.6 15.4 C41 13 47.4 13.6 52 16.6 "
    "C61 13.4 70.6 18 74.6 27 C78.6 36.6 77.6 50 74 60 C66 68 52 66 40 60 Z"
)
NECK = "M33.5 80 C35.6 75 36.8 70 37 56 L74.6 56 C74.4 66 73 73.6 70.6 80 C60 83.4 44 83.4 33.5 80 Z"
TUSK = "M31 52.6 C28.6 57.4 22.6 60 14.4 56.6 C19.4 65.4 33 67.6 40.4 57.4 C40.6 53 35 50.4 31 52.6 Z"
EAR = "M50 28.6 C57.6 20.6 71.6 25.6 75.6 38 C79 50.6 74 64.6 66 68.4 C60.6 68.6 58 63 56.4 57 C49.6 51.6 45.4 37.6 50 28.6 Z"


def elephant(side):
    neck = fill("Tone1", NECK)
    neck += swell(
        "M33.5 80 C35.6 75 36.8 70 37 56 L70 56 C69.6 66 69 75 67 81.4 C56 83.4 43 83 33.5 80 Z",
        "M36.4 79.4 C38 75 39 70 39.4 58 L43 58 C43 66 44 75 46.6 81 C42.6 80.8 39 80.4 36.4 79.4 Z",
        2,
        7,
    )
    neck += fill("Tone2", "M37 56 C37 60 36.8 62.4 36.6 64.4 C46 69.6 62 70.4 73.8 66 L74.6 56 Z")
    head = fill("Tone4", ELEPHANT)
    head += fill("Tone3", "M40 60 C46 59 50 55 51 48 C54 54 56 60 60 65 C52 64.6 46 62.6 40 60 Z")
    head += swell(
        "M52 16.6 C47 13.6 41 13 34.6 15.4 C24.6 19.4 20.4 30 20.6 40 C19 45.6 17.8 51 18.4 58 C24 60 27 58 29 52 C33 47 48 46 52 34 "
        "C54 28 54 22 52 16.6 Z",
        "M42 20 C40 18.6 37.6 18.8 35.4 20 C28.6 23.6 24.4 31 23.6 40 C22.4 45.6 21.2 51 21 57 C22 57 23.6 52 25 46 C27 40 34 37 38 31 "
        "C40.6 27 42.6 23 42 20 Z",
        5,
        7,
    )
    head += fill(
        "Tone8",
        "M38.6 20.6 C40.2 21.4 39.8 25 37 28.6 C34 32.2 29.6 34.4 27.6 33.6 C26.4 32.8 27.8 28.4 30.8 24.8 C33.6 21.6 37 20 38.6 20.6 Z",
    )
    head += fill(
        "Tone6",
        "M18.4 58 C18.8 63 18.4 66.8 16 67.4 C14 67.8 13.2 66.2 13.4 64.4 C13.4 62 11.4 61 9.6 61.8 C6.6 63.2 6.2 68.4 8.2 72 "
        "C14 75.6 20 73 23 68 C25 64 25.6 60 26 56 Z",
    )
    head += fill("Tone8", "M9.8 63.2 C8.4 65 8.4 68.4 9.6 70.8 C10.6 69.6 11.6 68.6 12 66.6 C12.2 64.8 11.2 63.4 9.8 63.2 Z")
    head += fill("Tone2", "M32.6 56 C31.4 62 31.2 69 25.6 74 C19.6 78.8 11.4 77.8 8.2 72 C12 75.4 18.6 74.8 22 70.4 C26 65.4 26 59 28 53 Z")
    for path in ("M20.6 45.6 C23 46.6 26 46.6 28.6 45.4", "M19.4 51.2 C21.6 52.2 24.6 52.2 26.8 51.2", "M19 67.4 C21 67.6 23 68.8 24 70.6"):
        head += line("Cut", 1, path)
    head += fill("Tone4", "M31 43 C33 46.6 38 47.6 42.6 45.4 C47 43 49 39 49 35 C46 40 38 43.6 31 43 Z")
    head += fill("Outline", "M33.4 39.8 C34.6 36.8 38 35.8 41 37.6 C39.6 40.6 36.4 41.6 33.4 39.8 Z") + disc("Tone8", 36.2, 38.4, 0.8)
    head += line("Cut", 1, "M32.6 38.6 C34.4 35.4 38.2 34.6 42 36.6")
    tusk = fill("TuskDim", TUSK) + fill("Tusk", "M31 52.6 C28.6 57.4 22.6 60 14.4 56.6 C20 62.6 31 63.4 37.6 55.4 C36 52.6 33.4 51.6 31 52.6 Z")
    ear = swell(EAR, "M54.4 32 C60 27.6 67 31 69 38.4 C71 46 69 52 65 54 C61 54.6 59 52 58 49.6 C54.4 45.6 52 37 54.4 32 Z", 3, 6)
    ear += line("Tone2", 1.1, "M58 36 C65 37 68.6 45 66.6 55")
    return [on_ground("foot", 0.97), (NECK, by_hand(side, neck)), (ELEPHANT, by_hand(side, head)), (TUSK, tusk), (EAR, by_hand(side, ear))]


def khon(side):
    silhouette, bell = lathe(side, "M8.6 43.6 C13 44 15.4 47.6 15.4 53 C15.4 59 15.6 62.4 18.4 66.6")
    spire = lathe(side, "M0 5.6 C0.9 9 1.7 14 3 18 L7.4 39", few=True)
    rings = [collar(37.4, 8.6), collar(33.2, 7.4), collar(29.4, 6.3), collar(26, 5.4), collar(23, 4.6), collar(20.4, 3.8)]
    tiers = [collar(75.4, 23.6), collar(68.8, 20.2)]
    return [on_ground("foot", 0.94), *tiers, (silhouette, bell + band(15.4, 61) + band(14.6, 49.6)), spire, collar(42.4, 11.6), *rings]


def met(side):
    silhouette, bell = lathe(side, "M6 53 C14 53 18.4 58 18.6 65 C18.8 69.4 19.4 71.2 20.6 73.6")
    spire = lathe(side, "M0 36 C3 37.6 6.4 42 6.8 46 C6.8 47.6 6.4 48.8 5.6 49.6")
    return [on_ground("foot", 0.88), collar(76, 22.4), (silhouette, bell + band(18.8, 68.6)), collar(51.8, 10), spire]


CARVED = {
    "king": king, "queen": queen, "rook": rook, "bishop": bishop, "knight": knight, "pawn": pawn, "counsellor": counsellor, "elephant": elephant,
    "khon": khon, "met": met,
}


def carved():
    """The pictures of all carved pieces and of what they are made of; inks of tones are to be those of a side."""
    pictures = {}
    for name, solids in COMMON.items():
        pictures[f"{name} edge"] = (ground_shadow() if name == "foot" else []) + edges(solids("white"))[1]
        for side in LIGHT:
            pictures[f"{side} {name}"] = shades(side, solids(side))
    for kind, solids in CARVED.items():
        pictures[f"{kind} edge"] = edges(solids("white"))[1]
        for side in LIGHT:
            own = solids(side)
            pictures[f"{side}/{kind}"] = edges(own)[0] + [("Use", f"{kind} edge", (50, 50), 1)] + shades(side, own)
    short = lambda part: (*part[:-1], shortened(part[-1])) if part[0] in ("Fill", "Line") else part
    return {name: [short(part) for part in parts] for name, parts in pictures.items()}
