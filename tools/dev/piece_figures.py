"""The figures of board games' pieces, drawn by hand: what `piece_letters.py` puts on discs in the looks `-pictures`, and all of Fox Hunt.

A figure is a list of parts in a square of 0 to 100, y downwards, part over part. They name tones, which each side's disc gives its own inks:
`Main` is the figure, `Soft` a little and `Dim` half of the way to the field, and `Cut` the field itself, for what is cut out; `Pale` and `Ink` are
light and dark on every disc. Paths are SVG paths of absolute M, L, C, Q and Z, so that they can be mirrored. Those of Fox Hunt name inks.
"""

import math
import re

LETTERS = re.compile(r"[MLCQZ]|-?\d*\.?\d+")


def num(value):
    """A number as short as two decimals allow."""
    text = f"{value:.2f}".rstrip("0").rstrip(".")
    return "0" if text in ("-0", "") else text


def commands(path):
    """The commands of a path as pairs of letter and points."""
    found, letter, numbers = [], None, []
    for token in LETTERS.findall(path) + ["M"]:
        if token.isalpha():
            if letter:
                points = list(zip(numbers[::2], numbers[1::2]))
                step = {"M": 1, "L": 1, "Q": 2, "C": 3, "Z": 1}[letter]
                found += [(letter, points[i : i + step]) for i in range(0, len(points), step)] or [(letter, [])]
            letter, numbers = token, []
        else:
            numbers.append(float(token))
    return found


def written(parts):
    """A path of such commands."""
    return " ".join(letter + " ".join(f"{num(x)} {num(y)}" for x, y in points) for letter, points in parts)


def mirrored(path):
    """The path on the other side of the middle."""
    return written([(letter, [(100 - x, y) for x, y in points]) for letter, points in commands(path)])


def whole(half):
    """A path from the middle down one side to the middle, and back up the other."""
    ahead = commands(half)
    points = [point for _, points in ahead for point in points]
    back, at = [], len(points)
    for letter, own in reversed(ahead[1:]):
        at -= len(own)
        back.append((letter, [(100 - x, y) for x, y in reversed(points[at - 1 : at - 1 + len(own)])]))
    return written(ahead + back) + " Z"


def fill(tone, *paths):
    return [("Fill", tone, " ".join(paths))]


def line(tone, width, path):
    return [("Line", tone, width, path)]


def disc(tone, x, y, radius):
    return [("Disc", tone, (x, y), radius)]


def half(tone, path):
    """An area that is the same on both sides."""
    return fill(tone, whole(path))


def pair(*parts):
    """Parts on both sides of the middle."""
    both = list(parts)
    for part in parts:
        if part[0] == "Disc":
            both.append(("Disc", part[1], (100 - part[2][0], part[2][1]), part[3]))
        else:
            both.append((*part[:-1], mirrored(part[-1])))
    return both


def outlined(tone, edge, width, path):
    """An area with an edge around it."""
    return line(edge, 2 * width, path) + fill(tone, path)


def around(x, y, radius, turns):
    """The point so far from a middle, in turns clockwise from above."""
    angle = math.tau * turns
    return x + radius * math.sin(angle), y - radius * math.cos(angle)


def ring(x, y, *radii):
    """Circles; the second one is a hole."""
    circles = []
    for radius in radii:
        c = radius * 0.5523
        circles.append(
            f"M{num(x)} {num(y - radius)} "
            f"C{num(x + c)} {num(y - radius)} {num(x + radius)} {num(y - c)} {num(x + radius)} {num(y)} "
            f"C{num(x + radius)} {num(y + c)} {num(x + c)} {num(y + radius)} {num(x)} {num(y + radius)} "
            f"C{num(x - c)} {num(y + radius)} {num(x - radius)} {num(y + c)} {num(x - radius)} {num(y)} "
            f"C{num(x - radius)} {num(y - c)} {num(x - c)} {num(y - radius)} {num(x)} {num(y - radius)} Z"
        )
    return " ".join(circles)


def wheel(x, y, radius, spokes, rim):
    """A wheel with spokes."""
    parts = fill("Main", ring(x, y, radius, radius - rim))
    for i in range(spokes):
        (ax, ay), (bx, by) = around(x, y, 2, (i + 0.5) / spokes), around(x, y, radius - rim / 2, (i + 0.5) / spokes)
        parts += line("Main", 2.6, f"M{num(ax)} {num(ay)} L{num(bx)} {num(by)}")
    return parts + disc("Main", x, y, 0.28 * radius) + disc("Cut", x, y, 0.1 * radius)


def along(start, end, profile):
    """An outline along an axis: how far it is to both sides of it at shares of its length."""
    (ax, ay), (bx, by) = start, end
    length = math.hypot(bx - ax, by - ay)
    ux, uy = (bx - ax) / length, (by - ay) / length
    at = lambda share, off: (ax + share * length * ux - off * uy, ay + share * length * uy + off * ux)
    points = [at(share, off) for share, off in profile] + [at(share, -off) for share, off in reversed(profile)]
    return "M" + " L".join(f"{num(x)} {num(y)}" for x, y in points) + " Z"


def below(start, end, profile):
    """The half of such an outline that lies below its axis."""
    (ax, ay), (bx, by) = start, end
    length = math.hypot(bx - ax, by - ay)
    ux, uy = (bx - ax) / length, (by - ay) / length
    at = lambda share, off: (ax + share * length * ux - off * uy, ay + share * length * uy + off * ux)
    points = [at(profile[0][0], 0), *(at(share, off) for share, off in profile), at(profile[-1][0], 0)]
    return "M" + " L".join(f"{num(x)} {num(y)}" for x, y in points) + " Z"


def tufts(x, y, inner, outer, count, lean):
    """Pointed tufts around a middle, as of a mane."""
    path = []
    for i in range(count):
        tip, valley = around(x, y, outer, (i + lean) / count), around(x, y, inner, (i + 0.5) / count)
        bulge, hollow = around(x, y, (inner + outer) / 2 + 1.5, (i - 0.3) / count), around(x, y, inner + 1, (i + 0.35) / count)
        if not path:
            begin = around(x, y, inner, -0.5 / count)
            path.append(f"M{num(begin[0])} {num(begin[1])}")
        path += [f"Q{num(bulge[0])} {num(bulge[1])} {num(tip[0])} {num(tip[1])}"]
        path += [f"Q{num(hollow[0])} {num(hollow[1])} {num(valley[0])} {num(valley[1])}"]
    return " ".join(path) + " Z"


CROWN = "M27 66 L20 36 C25 43 30 47 36 49 C43 42 47 34 50 23 C53 34 57 42 64 49 C70 47 75 43 80 36 L73 66 C58 62 42 62 27 66 Z"
HORSE = (
    "M31 79 C33 70 40 65 45 59 C48 55 49 53 49 50 C45 53.5 40 54 37 55.5 C36 59 33 62 28.5 62 C23 62 19.5 58 20.5 53.5 "
    "C21.5 49 27 45 29.5 39.5 C31 35 33 31 37 27.5 C38 23 40 19 43 15.5 C46 18 47.5 21 48 24 C52 23 55 24 58 26 L63 24.5 L65 30 L71 31 L71 37 "
    "L76.5 40 L75 46 L80 51 L77 56 L81 63 L77.5 66 C77 71 75 75 72 79 C59 83.5 44 83.5 31 79 Z"
)
BANQI = {
    "general": fill("Main", CROWN)
    + fill("Soft", "M50 23 C53 34 57 42 64 49 L57.5 63.6 C55 63.2 52.5 63 50 63 Z")
    + fill("Soft", "M20 36 C25 43 30 47 36 49 L40.5 63.8 C37.5 64.1 35 64.5 32 65 Z")
    + fill("Soft", "M80 36 L73 66 C71 65.5 69 65 66.5 64.7 Z")
    + fill("Main", "M28 69.5 C42 65.5 58 65.5 72 69.5 L70.5 77.5 C57 74.5 43 74.5 29.5 77.5 Z")
    + disc("Main", 50, 19, 4.8)
    + pair(("Disc", "Main", (80.5, 32.5), 4.2))
    + fill("Cut", "M50 43 L55 51.5 L50 60 L45 51.5 Z")
    + pair(("Fill", "Cut", "M66 53 L69.3 57.2 L66.5 61.5 L63.2 57 Z"))
    + disc("Cut", 50, 70.8, 2)
    + pair(("Disc", "Cut", (59.5, 71.5), 1.6))
    + fill("Pale", "M50 45.8 L53.2 51.5 L50 57.2 L46.8 51.5 Z"),
    "advisor": fill("Main", "M31 28 L62 28 L62 72 L31 72 Z")
    + fill("Soft", "M31 31 L62 31 L62 35 L31 35 Z")
    + fill("Main", "M28 20.5 L65 20.5 C68 20.5 70 23 70 26 C70 29 68 31.5 65 31.5 L28 31.5 C25 31.5 23 29 23 26 C23 23 25 20.5 28 20.5 Z")
    + fill("Main", "M28 68.5 L65 68.5 C68 68.5 70 71 70 74 C70 77 68 79.5 65 79.5 L28 79.5 C25 79.5 23 77 23 74 C23 71 25 68.5 28 68.5 Z")
    + line("Cut", 1.5, "M31 31.8 L62 31.8")
    + line("Cut", 1.5, "M31 68.2 L62 68.2")
    + line("Cut", 1.5, "M30 21.5 C32.5 24 32.5 28 30 30.5")
    + line("Cut", 1.5, "M63 21.5 C60.5 24 60.5 28 63 30.5")
    + line("Cut", 1.5, "M30 69.5 C32.5 72 32.5 76 30 78.5")
    + line("Cut", 1.5, "M63 69.5 C60.5 72 60.5 76 63 78.5")
    + line("Cut", 2.4, "M37 41 L56 41")
    + line("Cut", 2.4, "M37 47.5 L56 47.5")
    + line("Cut", 2.4, "M37 54 L50 54")
    + fill("Dim", "M37 58.5 L43.5 58.5 L43.5 65 L37 65 Z")
    + line("Cut", 7.6, "M82.5 31.5 L63.5 59.5")
    + outlined("Main", "Cut", 1.6, "M66.4 63 L59.8 58.5 C56 63 54.5 68 52.5 75 C58.5 71.5 63 68.5 66.4 63 Z")
    + line("Main", 4.4, "M82.5 31.5 L63.8 59")
    + line("Cut", 1.6, "M59.6 59 L66 63.4"),
    "elephant": fill(
        "Main",
        "M41 21 C51 14.5 68 17 76.5 29 C84 41 83 58 77.5 69 C72 76 65 79.5 57 81.5 C55 76 51.5 71 47 66 C45.5 68 43 69 40.5 68.5 "
        "C40 77 34 84 25.5 83 C18 82 13.5 75 15.5 68.5 C17 65 21 66.5 20.8 69.8 C20.8 72.8 23 74.6 25 73.3 C28.5 71 27.2 62 26.8 55 "
        "C26 42 29 29 41 21 Z",
    )
    + outlined("Soft", "Cut", 1.4, "M51 30 C59 24 72 29 74.5 41 C76 53 71 66 61.5 67.5 C56 67 55.5 60 54 55 C48.5 50 46.5 37 51 30 Z")
    + line("Cut", 1.4, "M57.5 35 C65 36 68.5 44 66.5 53")
    + outlined("Pale", "Cut", 1.4, "M46.5 57.5 C42 68 31 71.5 19.5 62 C29 64.5 36 62.5 39.5 54.5 Z")
    + disc("Cut", 39, 38.5, 2.7)
    + line("Cut", 1.4, "M33.5 34.5 C35.5 32.8 38 32.4 40.5 33")
    + line("Cut", 1.5, "M26 49 C28.6 50.2 31 50.2 33.4 49.4")
    + line("Cut", 1.5, "M26.8 56 C28.8 57.2 31 57.2 33.2 56.4")
    + line("Cut", 1.5, "M28.5 75.5 C30.5 75.6 32.5 76.5 33.6 78"),
    "chariot": fill(
        "Main",
        "M21 31.5 C24.5 28.5 28 30 29 34 L31 41.5 L55 41.5 C59.5 38 61 30.5 65 25 C68.5 20.5 74.5 21.5 75.5 26 C71.5 26 70 30 69.5 35 "
        "C68.5 44 66.5 51.5 62.5 57.5 L27 57.5 C25 49 23.5 40 21 31.5 Z",
    )
    + fill("Soft", "M24.6 47 L67.5 47 C66.5 51 65 54.4 62.5 57.5 L27 57.5 C26 54 25.2 50.8 24.6 47 Z")
    + line("Main", 3.6, "M60 54.5 C68 56.5 74 55 82.5 48.5")
    + line("Main", 2.6, "M38.5 42 L38.5 17")
    + fill("Main", "M40 17 C46 14.6 50 20.6 57.5 18 L54 24 L57.5 30 C50 32.6 46 26.6 40 29 Z")
    + fill("Soft", "M40 23 C46 20.6 50 26.4 54 24 L57.5 30 C50 32.6 46 26.6 40 29 Z")
    + line("Cut", 1.8, "M29.5 46.5 L58 46.5")
    + line("Cut", 1.8, "M58 46.5 C62 43 63.5 36 66 30.5")
    + disc("Cut", 44, 62, 21.8)
    + wheel(44, 62, 19.8, 8, 4.2),
    "horse": fill("Main", HORSE)
    + fill(
        "Soft",
        "M48 24.4 C52 23 55 24 58 26 L63 24.5 L65 30 L71 31 L71 37 L76.5 40 L75 46 L80 51 L77 56 L81 63 L77.5 66 C77 71 75 75 72 79 "
        "L61 81.4 C66 72 68.5 62 67.5 53 C66.5 41 60 31.5 49.5 28.5 Z",
    )
    + fill("Cut", "M33 39.5 C34.5 36.5 38 35.5 41.5 37.2 C39.5 40.2 36 41.2 33 39.5 Z")
    + fill("Cut", "M23.4 54.2 C24.4 52.4 26 51.8 27.4 52.2 C27 54.2 25.4 55.4 23.4 54.2 Z")
    + line("Cut", 1.5, "M25.5 59 C28 58.2 30.6 58 32.6 56.4")
    + line("Cut", 1.8, "M48.5 50 C51 46.5 51.5 43 50.5 39.5")
    + line("Cut", 2, "M49.5 28.5 C60 31.5 66.5 41 67.5 53 C68 61 66 68.5 62 75")
    + line("Cut", 1.7, "M62.8 36 L69.5 36.6")
    + line("Cut", 1.7, "M66.3 44.5 L73.5 46.6")
    + line("Cut", 1.7, "M67.8 54 L75.5 57")
    + line("Cut", 1.7, "M66.8 64 L75.5 66.8")
    + line("Cut", 1.4, "M42.3 26.5 C42.6 24 43 22 43.6 20.5"),
    "cannon": line("Main", 6.4, "M42 60 C53 71 64 76.5 77.5 74.5")
    + outlined("Main", "Cut", 1.5, along((22, 58.5), (79, 23), [(0, 6.8), (0.05, 9), (0.52, 8), (0.86, 6.6), (0.9, 9), (1, 9)]))
    + fill("Soft", below((22, 58.5), (79, 23), [(0, 6.8), (0.05, 9), (0.52, 8), (0.86, 6.6), (0.9, 9), (1, 9)]))
    + disc("Main", 19.5, 60, 4.2)
    + line("Cut", 1.9, "M31.2 44 L41.4 60.4")
    + line("Cut", 1.9, "M50.5 33 L59.4 47.3")
    + line("Cut", 1.6, "M67.6 24.8 L74 35")
    + disc("Cut", 38, 65, 18.4)
    + wheel(38, 65, 16.4, 8, 3.8),
    "soldier": line("Main", 3.4, "M74 36 L74 78")
    + fill("Main", "M74 13.5 C78.5 19 80.5 25 79 30.5 L75.7 34.5 L72.3 34.5 L69 30.5 C67.5 25 69.5 19 74 13.5 Z")
    + fill("Soft", "M74 13.5 C78.5 19 80.5 25 79 30.5 L75.7 34.5 L74 34.5 Z")
    + fill("Main", "M69.5 36.5 L78.5 36.5 C79 40 80.5 43 80.5 46.5 L76.6 44.6 L74 49 L71.4 44.6 L67.5 46.5 C67.5 43 69 40 69.5 36.5 Z")
    + fill("Main", "M42 20.5 C54 20.5 59.5 24.5 65 24.5 C66.5 46 63.5 68 42 82 C20.5 68 17.5 46 19 24.5 C24.5 24.5 30 20.5 42 20.5 Z")
    + fill("Soft", "M42 20.5 C54 20.5 59.5 24.5 65 24.5 C66.5 46 63.5 68 42 82 Z")
    + line("Cut", 1.9, "M42 25.5 C51 25.5 56 28.5 60.6 29 C61.4 46 58.5 63.5 42 75.5 C25.5 63.5 22.6 46 23.4 29 C28 28.5 33 25.5 42 25.5 Z")
    + fill("Cut", "M42 34 L45.6 44.6 L56.2 48.2 L45.6 51.8 L42 67 L38.4 51.8 L27.8 48.2 L38.4 44.6 Z")
    + disc("Main", 42, 48.2, 3.2),
}

LION_FACE = "M50 26.5 C58.5 26.5 65 30.5 67 37 C68.5 44 68 50.5 65 56 C64.5 65 59 74 50 75.5"
# The muzzle of a big cat, with nose and mouth.
MUZZLE = (
    half("Pale", "M50 54 C54.5 52.5 62 55 63.5 61 C64.5 67.5 58.5 71.5 50 71")
    + half("Ink", "M50 53.5 C53.5 53.5 56.5 54 58.2 55.3 C57.5 59.5 53.5 62.8 50 63.2")
    + pair(("Line", "Ink", 1.8, "M50 63.2 L50 66.8 C52.8 70.8 58.2 70.4 60.8 67"))
)
TIGER = (
    "M50 18.5 C60 18.5 69.5 24 73 34.5 C74.8 38.6 78 41.4 81.6 46.4 L79 51 L82 56.5 L76.5 56.5 L78 63.5 L71.5 63.5 C67.5 72.5 60 79.5 50 79.5"
)
LEOPARD = "M50 20 C59.5 20 67.5 24.5 71.5 32.5 C74 39 76.5 45.5 76.5 52 C76.5 58 72.5 62 68 65 C65 73.5 58.5 80 50 80"
WOLF = (
    "M32.5 13.5 C35.5 13.5 38 15.5 39 18.5 C44 21.5 48 23 52.5 25.5 C58 26 64 25 71 21.5 C71.5 28 69 34 65 37.5 C71 43.5 75.5 51 77.5 59 L73.5 57.5 "
    "C75.5 62.5 76.5 66.5 76 71.5 L71.5 69.5 C71.5 73.5 70.5 76.5 68.5 79 C57 83 43 82.5 33 78 L36 73.5 L29.5 71.5 L34.5 66.5 L29 63.5 L35 59.5 "
    "C37.5 55.5 38 51.5 37 48.5 L31 48 L34 43.5 C29.5 40 25 35 21.5 28.5 C20.8 26 22.5 24 24.5 24.5 C28.5 29 33.5 31.5 39.5 32 C34.5 28.5 30.5 24.5 28 20 "
    "C27 16.5 29 13.5 32.5 13.5 Z"
)
CAT = "M50 30.5 C54 30.5 57.5 30 60.5 29 C63.5 23 68.5 18 74.5 15 C77.5 24 78 33 76.5 41.5 C79.5 49 79.5 56 76 62 C71 71.5 61.5 76.5 50 76.5"
RAT = (
    "M15.5 63.5 C17.5 57.5 26 48.5 36 46 C44.5 43.5 51 38 61 38.5 C73.5 39.5 80.5 52 78 64.5 C76.5 71.5 71.5 75.5 65 75.5 L42 75.5 "
    "C38.5 75.5 37.5 72.5 40.5 71.3 C34 71.5 25.5 70 20 67.5 C17 66.5 15 65.5 15.5 63.5 Z"
)
JUNGLE = {
    "elephant": pair(*outlined("Soft", "Cut", 1, "M58 27 C66 16.5 83 20.5 84.5 37 C85.5 51 79 63.5 70 63.5 C63.5 62.5 60.5 53 60.5 44 Z"))
    + pair(("Line", "Cut", 1.6, "M69.5 31 C76.5 30.5 78 41 74 51"))
    + half("Cut", "M50 16 C60.5 16 68 24 67.5 36 C67 47 62.5 53 61 62 L50 62")
    + half("Main", "M50 17.8 C59.5 17.8 66 25 65.5 36 C65 46 60.5 52 59.5 60 L50 66")
    + fill(
        "Main",
        "M41 54 C42 63 42.5 69 43 73.5 C44 83.5 58.5 86.5 63 78.5 C65.5 73.5 60 70.5 57.5 74 C56 76.5 54 75.5 54 72.5 C54.5 66 58 61 59 54 Z",
    )
    + pair(*outlined("Pale", "Ink", 1.3, "M58.4 56 C58.4 66 63.5 73 73 73.6 C69 68.5 67.3 62.5 67 53.5 Z"))
    + pair(("Fill", "Cut", "M53.8 42.4 C55.8 38.8 60.4 38.6 62.6 41.4 C60.8 45.6 56 46 53.8 42.4 Z"), ("Disc", "Main", (58, 42), 1.9))
    + line("Cut", 1.6, "M44.6 57 C48 58.8 52 58.8 55.4 57")
    + line("Cut", 1.6, "M45.2 63.4 C48 65 51 65 54 63.4")
    + line("Cut", 1.6, "M45.8 69.6 C48 71 50.4 71 52.6 69.8")
    + line("Cut", 1.6, "M47.8 78 C49 76.6 50.4 75.6 52 75")
    + pair(("Line", "Cut", 1.5, "M53 34 C55.4 32.6 58.4 32.4 61 33.4"))
    + line("Cut", 1.5, "M46.5 25 C48.6 26.2 51.4 26.2 53.5 25"),
    "lion": fill("Soft", tufts(50, 49, 28, 36, 14, 0.16))
    + fill("Main", tufts(50, 49, 23.5, 30.5, 14, 0.66))
    + pair(*outlined("Main", "Cut", 1.2, "M60.5 31.5 C62.5 26.5 69.5 26 71.3 30.5 C72.3 35 70 39 66.5 40.5 Z"))
    + line("Cut", 2.8, whole(LION_FACE))
    + half("Main", LION_FACE)
    + pair(("Fill", "Cut", "M54 44.5 C57 40.8 62 40 66 41.4 C64 46.6 58.5 48 54 44.5 Z"), ("Disc", "Main", (59.9, 43.6), 1.8))
    + MUZZLE
    + pair(("Line", "Cut", 1.6, "M55 46.5 C54 48.6 53.8 50.4 54.2 52.4"))
    + pair(("Line", "Cut", 1.6, "M53 32 C55.4 33.4 57.6 35.4 58.8 37.8")),
    "tiger": pair(("Disc", "Main", (68.5, 24.5), 8.4), ("Disc", "Cut", (69, 25), 4.4))
    + half("Main", TIGER)
    + half("Cut", "M50 19.5 L52 27 C54 32 52.5 36 50 40")
    + pair(("Fill", "Cut", "M55.5 19 C58 22.5 61.5 25 66 26.5 C60.5 27 56.5 24 55.5 19 Z"))
    + pair(("Fill", "Cut", "M54.8 27.5 C58.5 31 63.5 33 69.5 33 C63.5 36 57 33.5 54.8 27.5 Z"))
    + pair(("Fill", "Cut", "M82.5 47.6 C76 42.6 71 43 67.5 47 C72.5 46.8 76.5 48.5 79 51.6 Z"))
    + pair(("Fill", "Cut", "M81.8 57 C75.5 51.2 70 51.7 66.5 55.5 C71.5 55.3 75.5 57.3 78 60.2 Z"))
    + pair(("Fill", "Cut", "M77 65.5 C73 60.4 69 60 65.4 62 C68.5 63 70.8 65.5 72 69.4 Z"))
    + pair(("Fill", "Cut", "M54 44.5 C57 40.2 62 38.8 66.6 39.6 C65 45.4 59 48.4 54 44.5 Z"), ("Disc", "Main", (60.5, 42.9), 1.9))
    + MUZZLE
    + line("Cut", 1.5, "M46.6 75.4 C48.8 76.4 51.2 76.4 53.4 75.4"),
    "leopard": pair(("Disc", "Main", (69, 26), 7.6), ("Disc", "Cut", (69.6, 26.2), 3.6))
    + half("Main", LEOPARD)
    + disc("Cut", 50, 25, 2.1)
    + disc("Cut", 50.4, 32.6, 2.6)
    + disc("Cut", 49.8, 40.2, 1.7)
    + pair(
        ("Disc", "Cut", (57, 24.4), 1.7),
        ("Disc", "Cut", (55.4, 29.8), 2.1),
        ("Disc", "Cut", (62.6, 28.6), 2.5),
        ("Disc", "Cut", (57.6, 35.8), 2.4),
        ("Disc", "Cut", (68.6, 33.8), 1.8),
        ("Disc", "Cut", (64.6, 35.4), 1.7),
        ("Disc", "Cut", (70.4, 40.2), 2.5),
        ("Disc", "Cut", (68, 46.8), 1.8),
        ("Disc", "Cut", (73.4, 47.6), 1.7),
        ("Disc", "Cut", (70.6, 52.8), 2.5),
        ("Disc", "Cut", (65.4, 51.8), 1.5),
        ("Disc", "Cut", (67.2, 58.8), 2.2),
        ("Disc", "Cut", (72.6, 59), 1.3),
        ("Disc", "Cut", (64.2, 66.8), 1.4),
        ("Disc", "Cut", (60.4, 74), 1.4),
    )
    + pair(("Fill", "Cut", "M54 46 C56.5 42 61 40.8 65 41.4 C63.6 46.6 58.8 49 54 46 Z"), ("Disc", "Main", (59.5, 44.4), 1.8))
    + MUZZLE
    + pair(("Disc", "Ink", (56.6, 65.4), 0.8), ("Disc", "Ink", (60, 63.6), 0.8))
    + line("Cut", 1.5, "M46.6 75.4 C48.8 76.4 51.2 76.4 53.4 75.4"),
    "wolf": disc("Dim", 46, 45, 28.5)
    + line("Cut", 3, WOLF)
    + fill("Main", WOLF)
    + fill("Cut", "M44.5 25.4 C48 24.4 51.4 26.2 52.8 29.4 C49.2 30.2 45.8 28.8 44.5 25.4 Z")
    + disc("Main", 48.6, 27, 1.2)
    + fill("Cut", "M67.8 25.6 C65 27 61.4 27.8 58 28 C58.6 31 60 33 61.6 34 C64.6 32 66.8 29 67.8 25.6 Z")
    + line("Cut", 1.5, "M30.6 16.8 C31.8 17.6 33.4 17.6 34.6 16.6")
    + fill("Cut", "M43 36.5 C47.5 37.5 52 40.5 54.5 45 C50 43.4 45.8 40.6 43 36.5 Z")
    + fill("Cut", "M41.4 46 C45.5 49 48.4 53.6 48.8 59 C45.2 55.6 42.4 51 41.4 46 Z")
    + fill("Cut", "M52.6 50.4 C56.6 53.6 59.2 58.2 59.4 63.6 C56 60 53.4 55.4 52.6 50.4 Z")
    + fill("Cut", "M62.4 48 C66 51.4 68.2 56 68 61 C65 57.4 62.8 53 62.4 48 Z")
    + fill("Cut", "M43.4 62.4 C47 65.4 49.2 69.6 49.2 74.6 C46 71.4 43.8 67.2 43.4 62.4 Z")
    + fill("Cut", "M54 65.4 C57.2 68.2 59 72 58.8 76.4 C56 73.4 54.2 69.8 54 65.4 Z"),
    "dog": half("Main", "M50 20 C60 20 67.5 25 69 34.5 C70 43 67.5 50 64 55 C65.5 66 59.5 74.5 50 75")
    + fill("Dim", "M49 20 C40 20 32.5 25 31 34.5 C30.5 40 31.5 45 33.5 49 C40 50 45.5 46 46 39 C46.4 32 46.6 26 49 20 Z")
    + half("Pale", "M50 22 C52.4 27 53 36 53.6 42 C55 48.6 63.6 51 64.6 58 C65.4 66 58.5 73.6 50 74")
    + pair(*outlined("Soft", "Cut", 1.3, "M61 20.5 C71 16.5 81.5 24.5 83 39 C84.5 52 80.5 65 75 65.5 C68.5 65 69.5 52 68.5 43.5 C67.5 35 63 28 61 20.5 Z"))
    + pair(("Disc", "Cut", (59.6, 40.5), 3.8), ("Disc", "Main", (59.6, 41), 2.4))
    + half("Ink", "M50 50 C55 50 58.5 52 58.5 54.8 C58 58.3 53.5 60.4 50 60.4")
    + half("Ink", "M50 65 C53 67.4 55.4 67.4 57.6 66.4 C59 76 55 82.4 50 82.4")
    + half("Dim", "M50 67.2 C52.4 68.8 54 69 55.4 68.8 C55.8 75.5 54 80.5 50 80.5")
    + pair(("Line", "Ink", 1.8, "M50 60.4 L50 63.5 C53 67.2 58 67 60.8 63.5"))
    + line("Ink", 1.3, "M50 69 L50 75"),
    "cat": pair(("Line", "Main", 1.7, "M70 56.5 C76 54.5 81 53.8 86 54"))
    + pair(("Line", "Main", 1.7, "M70 60.5 C76 60.5 80.5 61.2 85 63"))
    + half("Main", CAT)
    + pair(("Fill", "Cut", "M65.2 29.5 C67.2 25.8 69.4 23.2 71.8 21.4 C73 26.8 73 31.6 72.2 36.4 C70.4 33.6 68.2 31.4 65.2 29.5 Z"))
    + pair(("Fill", "Cut", "M54.5 48 C56 41.5 63 39.5 68.5 42.5 C68 49.5 60 53.5 54.5 48 Z"))
    + pair(("Fill", "Main", "M61.6 41.2 C63.4 43.4 63.2 48.4 61 50.4 C59.4 48.2 59.6 43.2 61.6 41.2 Z"))
    + half("Cut", "M50 56.5 C52 56.5 54 56.8 55 57.6 C54.4 60 52 61.6 50 62")
    + pair(("Line", "Cut", 1.6, "M50 62 L50 64 C52.5 67.6 57 67.4 59 64.4"))
    + pair(("Line", "Cut", 1.5, "M63 58 C66.5 57 71.5 55.9 76 55"))
    + pair(("Line", "Cut", 1.5, "M63 61 C67 60.6 71.5 60.6 75.5 60.8")),
    "rat": line("Main", 3.4, "M75 68 C88 62 85 45 76 37.5 C70 32.5 72.5 25.5 64 20.5")
    + fill("Main", RAT)
    + disc("Cut", 33.5, 45.5, 8)
    + disc("Soft", 32.6, 44.5, 6.4)
    + disc("Cut", 43.5, 41.5, 10.6)
    + disc("Main", 43.5, 41.5, 9)
    + disc("Dim", 43, 42, 5.4)
    + disc("Cut", 28.6, 56.4, 2.5)
    + line("Cut", 1.3, "M24 63.5 C28 62 32 61.8 36 62.6")
    + line("Cut", 1.3, "M24.5 65.8 C28 66 31.5 67 34.5 68.6")
    + line("Cut", 1.9, "M58 74.5 C54 70 54.5 61.5 60 58 C64 55.5 69 57 71 60.5")
    + line("Main", 3, "M42 76 L33.5 77.5")
    + line("Main", 3, "M62 76.5 L53 78")
    + disc("Main", 16.8, 63.4, 2.6),
}

FOX = "M50 35 C55 34.5 59.5 33.6 63.5 32 C67.5 25 73 18.5 80 13 C83.5 23 84.5 35 82.5 44 C86.5 49.5 89 55 90.5 60.5 C82.5 66.5 72 70 65 74.5 C61 81 56.5 87 50 89"
TILE = "M13 6 L87 6 C91 6 94 9 94 13 L94 87 C94 91 91 94 87 94 L13 94 C9 94 6 91 6 87 L6 13 C6 9 9 6 13 6 Z"


def sprig(x, y, size):
    """A sprig of heather."""
    parts = []
    for lean, height in ((-5, 9), (0, 13), (5.5, 8)):
        tip = (x + size * lean, y - size * height)
        parts += line("Sprig", 1.5 * size, f"M{num(x)} {num(y)} Q{num(x + size * lean * 0.2)} {num(y - size * height * 0.6)} {num(tip[0])} {num(tip[1])}")
        for i in range(3):
            at = (x + size * lean * (1 - 0.2 * i) + (0.9 if i % 2 else -0.9) * size * min(i, 1), y - size * height * (1 - 0.24 * i))
            parts += disc("Bloom", at[0], at[1], (1.5 + 0.25 * i) * size) + disc("BloomLit", at[0] - 0.4 * size, at[1] - 0.5 * size, 0.7 * size)
    return parts


HEATH = (
    fill("HeathEdge", TILE)
    + fill("HeathDim", "M13 8 L87 8 C90 8 92 10 92 13 L92 87 C92 90 90 92 87 92 L13 92 C10 92 8 90 8 87 L8 13 C8 10 10 8 13 8 Z")
    + fill("HeathLit", "M13 8 L86 8 C88 8 89.5 9 89.5 11 L89.5 86 C89.5 88 88 89.5 86 89.5 L11 89.5 C9 89.5 8 88 8 86 L8 13 C8 10 10 8 13 8 Z")
    + fill("Heath", "M14 11 L86 11 C88 11 89.5 12 89.5 14 L89.5 86 C89.5 88 88 89.5 86 89.5 L14 89.5 C12 89.5 11 88 11 86 L11 14 C11 12 12 11 14 11 Z")
)
# What lies in a cell of the heath or is marked on it.
FOX_HUNT = {
    "heath": HEATH,
    "back": [("Use", "heath", (50, 50), 1)] + sprig(33, 46, 1.25) + sprig(68, 62, 1.45) + sprig(38, 80, 1) + sprig(70, 30, 0.85),
    "mark": [("Use", "heath", (50, 50), 1)]
    + line("HeathEdge", 13, "M31 32 L70.5 71 M71 32 L31 71")
    + line("BloodDim", 11, "M30.5 31 L70 69.5 M70.5 30.5 L30.5 70")
    + line("Blood", 8.6, "M30 30 L69.5 69 M70 30 L30 69.5")
    + line("Bone", 1.4, "M29.5 28.5 L47 45.6 M70.2 28.4 L53 45.6"),
    "maybe": [("Use", "heath", (50, 50), 1)]
    + fill("HeathEdge", ring(51, 51.8, 27.4, 17.4))
    + fill("BrassDim", ring(50.4, 50.8, 26.6, 18))
    + fill("Brass", ring(50, 50, 26, 18.6))
    + line("Pale", 1.3, "M27.6 46 C29.4 36 37 28.8 46 27.6"),
    "fox": line("Shadow", 5, whole(FOX.replace("M50 35", "M50 36.5")))
    + half("Fox", FOX)
    + pair(("Fill", "FoxDim", "M82.5 44 C86.5 49.5 89 55 90.5 60.5 C84 57 77 55 70 56 C75 52.5 80 49 82.5 44 Z"))
    + half("FoxLit", "M50 35 C55 34.5 59.5 33.6 63.5 32 C64 36 62.5 40.5 58 43.5 C55.5 47 53 53 50 62")
    + pair(("Fill", "Dark", "M68.5 32.5 C71 27.5 74 23.5 77.4 20.2 C79.6 27 80.2 34.5 79.2 41.5 C76.2 37.5 72.8 34.5 68.5 32.5 Z"))
    + pair(("Fill", "FoxDim", "M72 35 C73.4 31.6 75 28.8 76.6 26.6 C77.8 31 78 35.6 77.6 39 C76 37.2 74.2 36 72 35 Z"))
    + pair(("Fill", "Pale", "M90.5 60.5 C81 56.5 70.5 57.5 63.5 62 C59 65.5 56 72 53.5 79 L50 89 C56.5 87 61 81 65 74.5 C72 70 82.5 66.5 90.5 60.5 Z"))
    + pair(("Fill", "PaleDim", "M90.5 60.5 C82 63.5 71.5 65.5 64.5 70 C60 75.5 56 82 50 85 L50 89 C56.5 87 61 81 65 74.5 C72 70 82.5 66.5 90.5 60.5 Z"))
    + pair(("Fill", "Dark", "M57.5 55.5 C60.5 50.5 66 48.5 71 49.5 C69.5 54.5 63.5 58 57.5 55.5 Z"))
    + pair(("Disc", "FoxLit", (64.6, 52.6), 1.7))
    + half("Dark", "M50 78.5 C53.5 78.5 56.6 80 56.6 82.6 C56 86.4 53 89.2 50 90")
    + fill("Pale", "M46.4 80.8 C47.6 79.8 49.2 79.6 50.6 80 C49.8 81.6 47.8 82 46.4 80.8 Z"),
    "miss": line("Shadow", 6.4, "M39 26 L39 80")
    + fill("Shadow", "M41 22.5 C51 18 59 29.5 74.5 24.5 L68.5 36 L74.5 48 C59 53 51 42 41 47 Z")
    + fill("Shadow", "M24 83 C29 76 50 76 55.5 83 C48 87 31 87 24 83 Z")
    + fill("HeathLit", "M24 81 C29 74 50 74 55.5 81 C48 84.5 31 84.5 24 81 Z")
    + line("WoodDim", 5.4, "M38 22 L38 78")
    + line("Wood", 3, "M37.5 22 L37.5 78")
    + fill("Bone", "M40.5 21 C50.5 16.5 58.5 28 74 23 L68 34.5 L74 46.5 C58.5 51.5 50.5 40.5 40.5 45.5 Z")
    + fill("PaleDim", "M40.5 34 C50 30 59 41 68.6 37.2 L74 46.5 C58.5 51.5 50.5 40.5 40.5 45.5 Z")
    + disc("Brass", 37.8, 20, 3.4),
}
