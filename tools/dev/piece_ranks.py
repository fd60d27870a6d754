"""The badges of rank of the Game of the Generals and L'Attaque, drawn by hand: what `piece_letters.py` puts on plaques in `generals-pictures.ron`.

Generals have stars, from five to one, the officers below them suns, those below them triangles, soldiers chevrons, as the game's own pieces have
them; whoever has another task shows it. Parts are as in `piece_figures.py`, in a square of 0 to 100 around its middle.
"""

import math

from piece_figures import BANQI, around, disc, fill, line, num, outlined, pair, ring

# Middles of so many badges beside each other, and the size of each.
PLACES = {
    1: ([(50, 50)], 21),
    2: ([(35.5, 50), (64.5, 50)], 13.8),
    3: ([(50, 36.5), (35, 62), (65, 62)], 13.2),
    4: ([(36.5, 36.5), (63.5, 36.5), (36.5, 63.5), (63.5, 63.5)], 12.4),
    5: ([around(50, 51.5, 19.5, i / 5) for i in range(5)], 10.6),
}


def corners(points):
    """A closed path over these points."""
    return "M" + " L".join(f"{num(x)} {num(y)}" for x, y in points) + " Z"


def star(x, y, size):
    """A star of five points, cut so that one half of each point is in the shade."""
    points = [around(x, y, size if i % 2 == 0 else 0.42 * size, i / 10) for i in range(10)]
    parts = fill("Main", corners(points))
    return parts + [one for i in range(0, 10, 2) for one in fill("Soft", corners([points[i], points[(i + 1) % 10], (x, y)]))]


def sun(x, y, size):
    """A sun with eight rays."""
    rays = []
    for i in range(8):
        rays.append(corners([around(x, y, size, i / 8), around(x, y, 0.6 * size, (i + 0.36) / 8), around(x, y, 0.6 * size, (i - 0.36) / 8)]))
    return fill("Main", *rays) + disc("Main", x, y, 0.56 * size) + disc("Cut", x, y, 0.44 * size) + disc("Main", x, y, 0.33 * size)


def triangle(x, y, size):
    """A triangle that stands on its side, with another one cut into it."""
    y += 0.2 * size
    of = lambda size: corners([around(x, y, size, i / 3) for i in range(3)])
    return fill("Main", of(1.12 * size)) + fill("Cut", of(0.56 * size)) + fill("Soft", of(0.34 * size))


def badges(one, count):
    """So many of a badge."""
    places, size = PLACES[count]
    return [part for x, y in places for part in one(x, y, size)]


def chevrons(count):
    """So many chevrons, over each other."""
    parts, high = [], 14.5
    for i in range(count):
        top = 50 - 0.5 * (high * (count - 1)) + high * i - 12
        points = [(50, top), (73, top + 17), (73, top + 26), (50, top + 9), (27, top + 26), (27, top + 17)]
        parts += fill("Main", corners(points))
        parts += fill("Soft", corners([points[0], points[1], (73, top + 19.4), (50, top + 2.4), (27, top + 19.4), points[5]]))
    return parts


def spy():
    """A hat over two eyes that look aside."""
    hat = fill("Main", "M36 41 C35 26 41 23 46 27 C48.5 29 51.5 29 54 27 C59 23 65 26 64 41 C55 44 45 44 36 41 Z")
    hat += fill("Dim", "M35.6 37.2 C45 40.6 55 40.6 64.4 37.2 L64.2 41 C55 44 45 44 35.8 41 Z")
    hat += fill("Main", "M22 42 C30 40.4 34 41.6 36 42.6 C45 45.6 55 45.6 64 42.6 C66 41.6 70 40.4 78 42 C70 50 60 51.4 50 51.4 C40 51.4 30 50 22 42 Z")
    eye = outlined("Cut", "Main", 1.6, "M25 64 C30 56.6 40 56.6 45.6 64 C40 71.6 30 71.6 25 64 Z")
    other = outlined("Cut", "Main", 1.6, "M54.4 64 C60 56.6 70 56.6 75 64 C70 71.6 60 71.6 54.4 64 Z")
    return hat + eye + other + disc("Main", 37.6, 64, 4.6) + disc("Main", 66.8, 64, 4.6) + disc("Cut", 39, 62.6, 1.3) + disc("Cut", 68.2, 62.6, 1.3)


def flag():
    """A flag that waves on its pole."""
    parts = line("Main", 4, "M32 24 L32 78") + disc("Main", 32, 22.6, 3.6)
    cloth = "M34 27 C44 21 53 33 63 29 C68 27 72 27 75 28 L75 56 C71 55 67 55.4 63 57 C53 61 44 49 34 55 Z"
    parts += fill("Main", cloth)
    parts += fill("Soft", "M34 41 C44 35 53 47 63 43 C68 41 72 41 75 42 L75 56 C71 55 67 55.4 63 57 C53 61 44 49 34 55 Z")
    return parts + fill("Cut", corners([around(54, 41.6, 8.2 if i % 2 == 0 else 3.4, i / 10) for i in range(10)]))


def commander():
    """A star in a wreath."""
    parts = []
    for side in (1, -1):
        for i in range(7):
            turn = side * (0.1 + 0.056 * i)
            x, y = around(50, 50, 27, turn)
            ahead, back = around(x, y, 7.2, turn - side * 0.17), around(x, y, 5.4, turn + side * 0.33)
            for bow, tone in ((3.3, "Main"), (-3.3, "Soft")):
                cx, cy = around((ahead[0] + back[0]) / 2, (ahead[1] + back[1]) / 2, bow * 1.4, turn + 0.08 * side)
                parts += fill(tone, f"M{num(back[0])} {num(back[1])} Q{num(cx)} {num(cy)} {num(ahead[0])} {num(ahead[1])} Z")
    return parts + star(50, 49, 18.5)


def sapper():
    """A spade across a pick."""
    parts = line("Soft", 4.4, "M69 31 L34 70")
    parts += fill("Main", "M54 24 C65 25 74 33 78 46 C72 38 66 33.6 60 32 L57.4 35 L52.6 30.6 Z")
    parts += line("Main", 4.6, "M33 33 L60 62")
    parts += line("Main", 4.2, "M27.6 37.6 L37.6 28.2")
    return parts + fill("Main", "M55.6 66.4 L64.8 57.4 C71 60.6 75.6 68 75.8 77.6 C66.4 77 59 72.6 55.6 66.4 Z") + line("Cut", 1.4, "M61.4 63.2 L70 72")


def mine():
    """A ball with horns and a fuse."""
    parts = []
    for i in range(8):
        if i:
            (ax, ay), (bx, by) = around(49, 54, 17, i / 8), around(49, 54, 24, i / 8)
            parts += line("Main", 4.6, f"M{num(ax)} {num(ay)} L{num(bx)} {num(by)}") + disc("Main", bx, by, 3)
    parts += line("Main", 3.4, "M49 38 C49 29 56 26 62 27.6") + disc("Soft", 64.6, 26.4, 4.2) + disc("Main", 49, 54, 19.4)
    return parts + disc("Soft", 45.4, 50.2, 11.4) + disc("Pale", 41.4, 46, 3.6)


def ranks():
    """The badges, the strongest first, under the names of the ranks."""
    found = {"commander_in_chief": commander()}
    for count, rank in zip((5, 4, 3, 2, 1), ("general_of_the_army", "general", "lieutenant_general", "major_general", "brigadier_general")):
        found[rank] = badges(star, count)
    for count, rank in zip((3, 2, 1), ("colonel", "lieutenant_colonel", "major")):
        found[rank] = badges(sun, count)
    for count, rank in zip((3, 2, 2, 1), ("captain", "first_lieutenant", "lieutenant", "second_lieutenant")):
        found[rank] = badges(triangle, count)
    found |= {"sergeant": chevrons(3), "private": chevrons(1), "sapper": sapper(), "scout": BANQI["horse"], "spy": spy(), "mine": mine(), "flag": flag()}
    return found


def lattice(half):
    """What is cut into the back of a piece: a lattice of lozenges about a round, as lines."""
    lines, step = [], 13
    for i in range(-4, 5):
        for slope in (1, -1):
            ends = []
            for x in (50 - half, 50 + half):
                ends.append((x, 48 + slope * (x - 50) + step * i))
            (ax, ay), (bx, by) = ends
            clip = lambda y: min(max(y, 48 - half), 48 + half)
            if ay != by:
                at = lambda y: 50 + (y - 48 - step * i) / slope
                ay, by = clip(ay), clip(by)
                ax, bx = at(ay), at(by)
            if math.hypot(ax - bx, ay - by) > 3:
                lines.append(f"M{num(ax)} {num(ay)} L{num(bx)} {num(by)}")
    return lines
