#!/usr/bin/python3
"""Makes the pieces of board games anew: those of Banqi, Jungle, chess and the Generals in three looks, as pictures, characters and letters, and those of Fox Hunt.

Usage, from anywhere: tools/dev/piece_letters.py
Needs: fontTools (Debian's python3-fonttools) and Noto Serif CJK Bold (Debian's fonts-noto-cjk).

The discs are made here, the figures and the pieces of Fox Hunt are drawn in `piece_figures.py`, the carved pieces of chess in `piece_chess.py`, the
badges of rank in `piece_ranks.py`, and characters, letters and numerals are outlines of fonts: centred, scaled, with y downwards, rounded to two decimals. Fills are by the even-odd rule,
so a glyph whose contours overlap is refused.
"""

import math
import sys
from pathlib import Path

from fontTools.pens.boundsPen import BoundsPen
from fontTools.pens.recordingPen import RecordingPen
from fontTools.pens.svgPathPen import SVGPathPen
from fontTools.pens.transformPen import TransformPen
from fontTools.ttLib import TTFont

sys.dont_write_bytecode = True
from piece_chess import carved, closed, straight
from piece_figures import BANQI, FOX_HUNT, JUNGLE, around, commands, num, ring, written
from piece_ranks import lattice, ranks

ROOT = Path(__file__).resolve().parents[2]
OUT = ROOT / "assets/boards"
NOTO = "/usr/share/fonts/opentype/noto/NotoSerifCJK-Bold.ttc"
TRADITIONAL = "Noto Serif CJK TC"

# Middle and radius of the upper face of a disc; the middle of its figure.
MIDDLE, RADIUS = (50, 48), 44
# Pieces of the bevel; a multiple of 8.
BEVEL = 32
# Middle, width and height of what characters and letters fill; beside a rank they stand off it.
AREA = {
    "banqi": {"characters": ((50, 50), 52, 52), "letters": ((50, 50), 52, 43)},
    "jungle": {"characters": ((47.5, 48), 47, 47), "letters": ((47.5, 48.5), 48, 37)},
    "chess": {"characters": ((50, 50), 52, 52), "letters": ((50, 50), 52, 43), "Q": ((50, 51.6), 52, 49)},
    "generals": {"characters": ((50, 50), 58, 44), "letters": ((50, 50), 56, 34)},
}
# The stud with the rank of an animal.
STUD, STUD_RADIUS = (77, 76.5), 13.8


# Colours and how they are mixed.


def mixed(one, other, share):
    """The colour so far on the way from one to another."""
    split = lambda colour: [int(colour[i : i + 2], 16) for i in (1, 3, 5)]
    return "#" + "".join(f"{round(a + (b - a) * share):02x}" for a, b in zip(split(one), split(other)))


def fading(name, one, other, count):
    """So many inks from one colour to another, numbered from 1."""
    return {f"{name}{i + 1}": mixed(one, other, i / (count - 1)) for i in range(count)}


def lit(own, light, dark, turn):
    """A colour on a slope that is turned so far from the light: 0 towards it, 1 away."""
    towards = math.cos(math.pi * turn)
    return mixed(own, light, towards) if towards > 0 else mixed(own, dark, -towards)


# Parts of pictures: tuples as they are written, `("Disc", ink, (x, y), radius)` and so on.


def arc(x, y, radius, middle, width):
    """A path along a circle, about a place and so far to both sides of it, in turns clockwise from above."""
    (ax, ay), (bx, by) = around(x, y, radius, middle - width), around(x, y, radius, middle + width)
    return f"M{num(ax)} {num(ay)} A{num(radius)} {num(radius)} 0 {int(width > 0.25)} 1 {num(bx)} {num(by)}"


def segment(x, y, outer, inner, start, length):
    """An area between two circles, a little longer than told, so that no gap shows before the next."""
    end = start + 1.15 * length
    place = lambda radius, turn: " ".join(num(value) for value in around(x, y, radius, turn))
    ahead = f"M{place(outer, start)} A{num(outer)} {num(outer)} 0 0 1 {place(outer, end)}"
    return f"{ahead} L{place(inner, end)} A{num(inner)} {num(inner)} 0 0 0 {place(inner, start)} Z"


def body(name):
    """A thick disc on the ground: its shadow, its side, its rim with light from the upper left, and its field."""
    x, y = MIDDLE
    layers = [("ShadowSoft", 51.7, 54, 44.4), ("Shadow", 51.2, 53, 44.2), (f"{name}Side", 50, 51.4, RADIUS), (f"{name}Edge", x, y, RADIUS)]
    # Discs are drawn with few corners; what shows its edge so large is an area.
    parts = [("Fill", ink, ring(*at)) for ink, *at in layers]
    # The bevel, in short pieces: ever darker away from the light.
    for i in range(BEVEL):
        from_light = 0.5 - abs(((i + 0.5) / BEVEL + 0.125) % 1 - 0.5)
        parts.append(("Fill", f"{name}Bevel{int(from_light * BEVEL) + 1}", segment(x, y, RADIUS - 0.6, RADIUS - 5.2, i / BEVEL, 1 / BEVEL)))
    # A hollow edge, in which light and shadow change places, and the field, a little lighter where the lamp is.
    parts.append(("Fill", f"{name}Edge", ring(x, y, 38.4)))
    parts.append(("Line", f"{name}Glint", 0.8, arc(x, y, 38.3, 0.375, 0.17)))
    parts.append(("Fill", f"{name}Field1", ring(x, y, 37.6)))
    for i in range(1, 8):
        parts.append(("Disc", f"{name}Field{i + 1}", (x - 1.2 * i, y - 1.4 * i), 37.6 - 3.4 * i))
    return parts


def body_inks(name, side, rim, field, glint):
    """The inks of such a disc."""
    dark, light = "#0d0906", "#fff4dc"
    return {
        f"{name}Side": side,
        f"{name}Edge": mixed(side, dark, 0.35),
        **{f"{name}Bevel{i + 1}": lit(rim, mixed(rim, light, 0.42), mixed(side, dark, 0.12), 2 * (i + 0.5) / BEVEL) for i in range(BEVEL // 2)},
        **fading(f"{name}Field", field, mixed(field, light, 0.11), 8),
        f"{name}Glint": glint,
    }


def octagon(x, y, radius):
    """The corners of an octagon of so much radius within."""
    return [around(x, y, radius / math.cos(math.pi / 8), (i - 0.5) / 8) for i in range(8)]


def tablet(name):
    """An octagonal tablet on the ground, in the inks of a disc: its shadow, its side, its slopes with light from the upper left, and its field."""
    x, y = MIDDLE
    layers = [("ShadowSoft", 51.7, 53.4, 42.4), ("Shadow", 51.2, 52.6, 42.2), (f"{name}Side", 50, 51.4, 42), (f"{name}Edge", x, y, 42)]
    parts = [("Fill", ink, closed(octagon(*at))) for ink, *at in layers]
    outer, inner = octagon(x, y, 41.4), octagon(x, y, 36.4)
    for i in range(8):
        from_light = 0.5 - abs((i / 8 + 0.125) % 1 - 0.5)
        slope = [outer[i], outer[(i + 1) % 8], inner[(i + 1) % 8], inner[i]]
        parts.append(("Fill", f"{name}Bevel{min(int(from_light * BEVEL) + 1, BEVEL // 2)}", closed(slope)))
    field = octagon(x, y, 35.6)
    parts += [("Fill", f"{name}Edge", closed(octagon(x, y, 36.4))), ("Fill", f"{name}Field1", closed(field))]
    parts += [("Disc", f"{name}Field{i + 1}", (x - 1.2 * i, y - 1.4 * i), 35.4 - 3.4 * i) for i in range(1, 8)]
    parts.append(("Line", f"{name}Glint", 0.8, straight(field[3:7])))
    return parts + [("Line", f"{name}Ring", 0.9, closed(octagon(x, y, 33)))]


def rounded(x, y, half, corner, steps=6):
    """The points along a square with round corners, clockwise from the upper left one, each with the direction, in turns from above, that is outward there."""
    points = []
    for number, (sx, sy) in enumerate(((-1, -1), (1, -1), (1, 1), (-1, 1))):
        middle = (x + sx * (half - corner), y + sy * (half - corner))
        for i in range(steps + 1):
            turn = (number - 1 + i / steps) / 4
            points.append((around(*middle, corner, turn), turn))
    return points


def plaque(name):
    """A square plaque with round corners, in the inks of a disc: its shadow, its side, its slopes with light from the upper left, and its field."""
    x, y = MIDDLE
    path = lambda *at: closed([point for point, _ in rounded(*at)])
    layers = [("ShadowSoft", 51.8, 53.6, 43.4), ("Shadow", 51.2, 52.6, 43.2), (f"{name}Side", 50, 51.4, 43), (f"{name}Edge", x, y, 43)]
    parts = [("Fill", ink, path(*at, 11)) for ink, *at in layers]
    outer, inner = rounded(x, y, 42.4, 10.4), rounded(x, y, 37.4, 6.4)
    for i in range(len(outer)):
        (a, one), (b, other) = outer[i], outer[(i + 1) % len(outer)]
        # A side has one slope; both its ends look the same way.
        turn = one + 0.5 * ((other - one + 0.5) % 1 - 0.5)
        from_light = 0.5 - abs((turn + 0.125) % 1 - 0.5)
        slope = [a, b, inner[(i + 1) % len(inner)][0], inner[i][0]]
        parts.append(("Fill", f"{name}Bevel{min(int(from_light * BEVEL) + 1, BEVEL // 2)}", closed(slope)))
    parts += [("Fill", f"{name}Edge", path(x, y, 37.4, 6.4)), ("Fill", f"{name}Field1", path(x, y, 36.6, 5.8))]
    parts += [("Fill", f"{name}Field{i + 1}", path(x - 0.9 * i, y - 1.1 * i, 36 - 3.2 * i, 8)) for i in range(1, 8)]
    parts.append(("Line", f"{name}Glint", 0.8, straight([point for point, turn in rounded(x, y, 37, 6.2) if 0.25 <= turn % 1 <= 0.75])))
    return parts + [("Line", f"{name}Ring", 0.9, path(x, y, 33.4, 5))]


def hatched(name, ink, glint):
    """A plaque whose rank nobody is shown: a lattice is cut into it."""
    x, y = MIDDLE
    parts = plaque(name)
    for one in lattice(31):
        parts += engraved(ink, glint, 1.2, one)
    return parts + [("Disc", glint, (x + 0.5, y + 0.6), 11.6), ("Disc", ink, (x, y), 11.4), ("Disc", f"{name}Field4", (x, y), 9.8), circle(ink, 1, 7)]


def circle(ink, width, radius):
    """A line around the middle of a disc."""
    x, y = MIDDLE
    return ("Fill", ink, ring(x, y, radius + width / 2, radius - width / 2))


def polygon(ink, width, radius, corners):
    """A line of as many corners around the middle of a disc."""
    points = (around(*MIDDLE, radius, (i + 0.5) / corners) for i in range(corners))
    return ("Line", ink, width, "M" + " L".join(f"{num(x)} {num(y)}" for x, y in points) + " Z")


def engraved(ink, glint, width, path):
    """A line cut into the ground: dark, with light on its lower edge."""
    return [("Line", glint, width, shifted(path, 0.5, 0.6)), ("Line", ink, width, path)]


def shifted(path, dx, dy):
    """A path moved by so much; of absolute M, L, C, Q and Z."""
    return written([(letter, [(x + dx, y + dy) for x, y in points]) for letter, points in commands(path)])


def turned(points, turn):
    """Points of a drawing that stands above the middle, turned about it."""
    angle = math.tau * turn
    x, y = MIDDLE
    return [(x + px * math.cos(angle) - py * math.sin(angle), y + px * math.sin(angle) + py * math.cos(angle)) for px, py in points]


def path_of(letters, points):
    """A path of letters, each with its own number of points."""
    taken, out = iter(points), []
    for letter in letters:
        own = [next(taken) for _ in range({"M": 1, "L": 1, "Q": 2, "C": 3, "Z": 0}[letter])]
        out.append(letter + " ".join(f"{num(x)} {num(y)}" for x, y in own))
    return " ".join(out)


def clouds(ink, glint):
    """An engraved ornament: four clouds about a rosette, two scrolls each."""
    parts = []
    for quarter in range(4):
        for side in (1, -1):
            scroll = [(0, -33.5), (6, -34.5), (11, -30.5), (11.5, -25.5)]
            scroll += [(12, -20.5), (4.5, -19.5), (4.2, -24.2), (4, -27.6), (8.4, -28), (8.4, -24.8)]
            path = path_of("MCCC", turned([(side * x, y) for x, y in scroll], quarter / 4))
            parts += engraved(ink, glint, 1.7, path)
            tail = [(11, -28), (17, -29), (22, -25), (23.8, -23.8)]
            parts += engraved(ink, glint, 1.7, path_of("MC", turned([(side * x, y) for x, y in tail], quarter / 4)))
        leaf = [(0, -17), (5, -12), (3.4, -7.5), (0, -5.4), (-3.4, -7.5), (-5, -12), (0, -17)]
        parts += engraved(ink, glint, 1.5, path_of("MCCZ", turned(leaf, quarter / 4)))
        leaf = [(0, -15), (2.6, -12.4), (2.2, -9), (0, -6.4), (-2.2, -9), (-2.6, -12.4), (0, -15)]
        parts += engraved(ink, glint, 1.3, path_of("MCCZ", turned(leaf, quarter / 4 + 0.125)))
    x, y = MIDDLE
    return parts + [("Disc", glint, (x + 0.4, y + 0.5), 3.6), ("Disc", ink, (x, y), 3.4)]


# Glyphs of fonts.


def overlaps(glyph, glyphs):
    """Whether contours of a glyph overlap, so that it would have other holes by the even-odd rule: tried along rows."""
    pen = RecordingPen()
    glyph.draw(pen)
    contours = []
    for name, points in pen.value:
        if name == "moveTo":
            contours.append([points[0]])
        elif name == "curveTo":
            (ax, ay), (bx, by), (cx, cy), (dx, dy) = contours[-1][-1], *points
            for t in (i / 8 for i in range(1, 9)):
                a, b, c, d = (1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t**2 * (1 - t), t**3
                contours[-1].append((a * ax + b * bx + c * cx + d * dx, a * ay + b * by + c * cy + d * dy))
        elif name == "lineTo":
            contours[-1].append(points[0])
        elif name != "closePath":
            raise SystemExit(f"{name} is not known in outlines")
    edges = [edge for points in contours for edge in zip(points, points[1:] + points[:1])]
    bounds = BoundsPen(glyphs)
    glyph.draw(bounds)
    left, low, right, high = bounds.bounds
    for row in range(120):
        y = low + (row + 0.37) * (high - low) / 120
        crossings = sorted(
            (ax + (y - ay) / (by - ay) * (bx - ax), 1 if by > ay else -1) for (ax, ay), (bx, by) in edges if (ay <= y) != (by <= y)
        )
        turns = 0
        for i, (_, turn) in enumerate(crossings):
            turns += turn
            if (turns != 0) != (i % 2 == 0):
                return True
    return False


def outline(font, character, middle, wide, high):
    """The outline of a character about a middle: as large as this width and height allow."""
    glyphs = font.getGlyphSet()
    glyph = glyphs[font.getBestCmap()[ord(character)]]
    if overlaps(glyph, glyphs):
        raise SystemExit(f"contours of {character} overlap")
    bounds = BoundsPen(glyphs)
    glyph.draw(bounds)
    left, low, right, top = bounds.bounds
    scale = min(wide / (right - left), high / (top - low))
    x, y = middle
    move = (scale, 0, 0, -scale, x - scale * (left + right) / 2, y + scale * (low + top) / 2)
    pen = SVGPathPen(glyphs, ntos=num)
    glyph.draw(TransformPen(pen, move))
    return pen.getCommands()


def word(font, text, middle, wide, high):
    """The outlines of several characters beside each other about a middle, as large as this width and height allow."""
    glyphs, names = font.getGlyphSet(), font.getBestCmap()
    at, boxes = 0, []
    for character in text:
        glyph, bounds = glyphs[names[ord(character)]], BoundsPen(glyphs)
        if overlaps(glyph, glyphs):
            raise SystemExit(f"contours of {character} overlap")
        glyph.draw(bounds)
        boxes.append((glyph, at, bounds.bounds))
        at += glyph.width
    left, right = boxes[0][2][0], boxes[-1][1] + boxes[-1][2][2]
    low, top = min(box[1] for *_, box in boxes), max(box[3] for *_, box in boxes)
    scale = min(wide / (right - left), high / (top - low))
    x, y = middle
    paths = []
    for glyph, before, _ in boxes:
        move = (scale, 0, 0, -scale, x + scale * (before - (left + right) / 2), y + scale * (low + top) / 2)
        pen = SVGPathPen(glyphs, ntos=num)
        glyph.draw(TransformPen(pen, move))
        paths.append(pen.getCommands())
    return " ".join(paths)


def traditional():
    """The face of the collection with the traditional forms."""
    number = 0
    while True:
        font = TTFont(NOTO, fontNumber=number, lazy=True)
        if font["name"].getDebugName(1).startswith(TRADITIONAL):
            return font
        number += 1


# Files.


def part(one):
    """A part as it is written in the file."""
    kind, first, *rest = one
    point = lambda at: f"({num(at[0])}, {num(at[1])})"
    if kind == "Fill":
        return f'Fill("{first}", "{rest[0]}")'
    if kind == "Line":
        return f'Line("{first}", {num(rest[0])}, "{rest[1]}")'
    return f'{kind}("{first}", {point(rest[0])}, {num(rest[1])})'


def picture(name, parts, short):
    """A picture as it is written in the file: a part in each row or, to be short, as many as find room."""
    if len(parts) <= 4 and all(kind == "Use" for kind, *_ in parts):
        return f'            "{name}": [' + ", ".join(part(one) for one in parts) + "],\n"
    rows, wide = [""], 134 if short else 0
    for one in parts:
        text = f"{part(one)},"
        if rows[-1] and len(rows[-1]) + len(text) >= wide:
            rows.append("")
        rows[-1] += f" {text}" if rows[-1] else text
    return f'            "{name}": [\n' + "".join(f"                {row}\n" for row in rows) + "            ],\n"


def toned(parts, name):
    """A figure in the inks of a side."""
    return [(kind, f"{name}{tone}", *rest) for kind, tone, *rest in parts]


def shade(parts):
    """What a figure casts on the disc: all of it that is not cut out."""
    return [(kind, "Shade", *rest) for kind, tone, *rest in parts if tone not in ("Cut", "Ink")]


def whole_file(comment, sides, inks, pictures, short):
    """The text of a set of pieces."""
    used = {one[1] for _, parts in pictures for one in parts}
    inks = {name: ink for name, ink in inks.items() if name in used}
    text = "".join(f"// {line}\n" for line in comment) + "(\n    sides: ["
    text += ", ".join(f'(id: "{side}", enamel: "{enamel}")' for side, enamel in sides) + "],\n"
    text += "    pictures: (\n        size: (100, 100),\n        inks: {\n"
    row = "           "
    for name, ink in inks.items():
        word = f' "{name}": "{ink}",'
        if len(row) + len(word) > 150:
            text, row = text + row + "\n", "           "
        row += word
    text += row + "\n        },\n        pictures: {\n"
    return text + "".join(picture(name, parts, short) for name, parts in pictures) + "        },\n    ),\n)\n"


SHADOWS = {"ShadowSoft": "#3a2918", "Shadow": "#1d140c", "Shade": "enamel dim"}


def banqi():
    """The set of Banqi; its kinds are in the order of the figures, from the general to the soldier."""
    inks = {
        **SHADOWS,
        **body_inks("Red", "#6b1914", "#b23a2e", "#ab3428", "#e07f66"),
        **body_inks("Black", "#0b0c0f", "#363a43", "#1e2127", "#5d6470"),
        **body_inks("Back", "#4e361a", "#98773c", "#8c6c37", "#dcbf7e"),
        "RedMain": "#f3d28a", "RedSoft": "#dcae62", "RedDim": "#c4803f", "RedPale": "#fff0c8", "RedInk": "#7c1c18", "RedCut": "#7c1c18",
        "RedRing": "#dcae62",
        "BlackMain": "#ece5d3", "BlackSoft": "#c9c5b8", "BlackDim": "#8b8d90", "BlackPale": "#ffffff", "BlackInk": "#15171b", "BlackCut": "#15171b",
        "BlackRing": "#a9adb2",
        "BackCut": "#4a3217", "BackLit": "#c9a662",
    }
    discs = {
        "red": body("Red") + [circle("RedEdge", 1.1, 35.2), circle("RedRing", 1.1, 34.8)],
        "black": body("Black") + [circle("BlackEdge", 1.7, 41.3), circle("BlackRing", 0.8, 41.1)]
        + [polygon("BlackRing", 1, 37.2, 8), polygon("BlackRing", 0.6, 35.2, 8)],
        "back": body("Back") + [circle("BackCut", 0.9, 36)] + clouds("BackCut", "BackLit"),
    }
    characters = {
        "red": dict(zip(BANQI, "帥仕相俥傌炮兵")),
        "black": dict(zip(BANQI, "將士象車馬砲卒")),
    }
    return {
        "game": "Banqi", "sides": [("red", "#a8322a"), ("black", "#23262d")], "inks": inks, "discs": discs, "figures": BANQI,
        "characters": characters, "letters": dict(zip(BANQI, "GAERHCS")), "ranks": {}, "also": {},
    }


def jungle():
    """The set of Jungle, from the elephant to the rat. In a variant dog and wolf change places: each has a second kind with the other's rank."""
    inks = {
        **SHADOWS,
        **body_inks("White", "#94805a", "#e3d3ac", "#eadcb9", "#fffaf0"),
        **body_inks("Black", "#170e08", "#4a3020", "#39241a", "#7d5a41"),
        **body_inks("Back", "#2f3b27", "#66784f", "#5d6f4a", "#a0b183"),
        "WhiteMain": "#452814", "WhiteSoft": "#6a4527", "WhiteDim": "#a98a60", "WhitePale": "#f8efd8", "WhiteInk": "#452814",
        "WhiteCut": "#f2e6c8", "WhiteRing": "#8a6a42",
        "BlackMain": "#f2e6ca", "BlackSoft": "#d2bb92", "BlackDim": "#a3835a", "BlackPale": "#fffaf0", "BlackInk": "#2c1a11",
        "BlackCut": "#2c1a11", "BlackRing": "#a3835a",
        "BackCut": "#2f3b27", "BackLit": "#8fa172",
        "StudEdge": "#3a2610", "StudDim": "#9a7130", "StudLit": "#f0cf8a", "Stud": "#d3a75a", "Rank": "#22150a",
    }
    x, y = MIDDLE
    beads = [("Disc", "BlackRing", around(x, y, 35.6, i / 36), 0.75) for i in range(36)]
    discs = {
        "white": body("White") + [circle("WhiteRing", 0.9, 35.8)],
        "black": body("Black") + beads,
        "back": body("Back") + [circle("BackCut", 0.9, 36)] + clouds("BackCut", "BackLit"),
    }
    ranks = dict(zip(("rat", "cat", "dog", "wolf", "leopard", "tiger", "lion", "elephant"), range(1, 9)))
    characters = dict(zip(JUNGLE, "象獅虎豹狼狗貓鼠"))
    return {
        "game": "Jungle", "sides": [("white", "#e6d8b4"), ("black", "#3d281b")], "inks": inks, "discs": discs, "figures": JUNGLE,
        "characters": {"white": characters, "black": characters}, "letters": dict(zip(JUNGLE, "ELTPWDCR")), "ranks": ranks,
        "also": {"wolf-below": ("wolf", 3), "dog-above": ("dog", 4)},
    }


def fox_hunt():
    """The set of Fox Hunt, whose pictures have inks of their own."""
    inks = {
        "Shadow": "#1d140c", "Fox": "#c9662c", "FoxDim": "#8e4119", "FoxLit": "#e7954f", "Pale": "#f6ead0", "PaleDim": "#d9c39a", "Dark": "#26150d",
        "Heath": "#4d5a38", "HeathLit": "#66744a", "HeathDim": "#333d27", "HeathEdge": "#1e2518", "Sprig": "#7c8a58", "Bloom": "#a47aa0",
        "BloomLit": "#caa3c2", "Bone": "#eadfc6", "Blood": "#b3402f", "BloodDim": "#6d2018", "Brass": "#d9b062", "BrassDim": "#7c5a26",
        "Wood": "#9a744a", "WoodDim": "#523820",
    }
    return inks, FOX_HUNT


# What the ranks of the Generals are called by characters and by letters.
RANK_WORDS = {
    "commander_in_chief": ("司令", "CIC"), "general_of_the_army": ("元帥", "GA"), "general": ("上將", "GEN"), "lieutenant_general": ("中將", "LTG"),
    "major_general": ("少將", "MG"), "brigadier_general": ("准將", "BG"), "colonel": ("上校", "COL"), "lieutenant_colonel": ("中校", "LTC"),
    "major": ("少校", "MAJ"), "captain": ("上尉", "CPT"), "first_lieutenant": ("中尉", "1LT"), "lieutenant": ("中尉", "LT"),
    "second_lieutenant": ("少尉", "2LT"), "sergeant": ("中士", "SGT"), "private": ("列兵", "PVT"), "sapper": ("工兵", "SAP"), "scout": ("斥候", "SCT"),
    "spy": ("間諜", "SPY"), "mine": ("地雷", "MINE"), "flag": ("軍旗", "FLAG"),
}


def generals(look, area, glyphs):
    """The sides, inks and pictures of the Game of the Generals and L'Attaque in a look. `unknown` is a piece whose rank its eyes do not know."""
    inks = {
        **SHADOWS,
        **body_inks("White", "#8d7c5e", "#e6d9b8", "#ece1c4", "#fffaf0"),
        **body_inks("Black", "#0d131b", "#2f3d4d", "#1f2b39", "#6f8296"),
        **body_inks("Back", "#4e361a", "#98773c", "#8c6c37", "#dcbf7e"),
        "WhiteMain": "#1f3d63", "WhiteSoft": "#4a678c", "WhiteDim": "#8fa0b2", "WhitePale": "#f8f1de", "WhiteInk": "#1f3d63", "WhiteCut": "#efe5ca",
        "WhiteRing": "#9a8a68", "WhiteGroove": "#a8946a", "WhiteGrooveLit": "#fbf4e1",
        "BlackMain": "#ecc97a", "BlackSoft": "#c49a4c", "BlackDim": "#8a7444", "BlackPale": "#fff3d2", "BlackInk": "#182230", "BlackCut": "#243141",
        "BlackRing": "#8d7746", "BlackGroove": "#111923", "BlackGrooveLit": "#75683f",
        "BackRing": "#6b4d20", "BackGroove": "#4a3217", "BackGrooveLit": "#c9a662",
    }
    # A plaque may be as large as its square.
    enlarged = lambda used: [("Use", one, (50 + 1.1 * (x - 50), 50 + 1.1 * (y - 50)), 1.1) for one, (x, y) in used]
    pictures = {"nobody's back": hatched("Back", "BackGroove", "BackGrooveLit"), "back": enlarged([("nobody's back", (50, 50))])}
    for name in ("White", "Black"):
        side = name.lower()
        pictures[f"{side} plaque"], pictures[f"{side} back"] = plaque(name), hatched(name, f"{name}Groove", f"{name}GrooveLit")
        pictures[f"{side}/unknown"] = enlarged([(f"{side} back", (50, 50))])
    drawn = {}
    for rank, parts in ranks().items():
        if look != "pictures":
            parts = [("Fill", "Main", word(glyphs, RANK_WORDS[rank][0 if look == "characters" else 1], *area))]
        # Two ranks may have one badge.
        drawn.setdefault(str(parts), (rank, parts))
        called = drawn[str(parts)][0]
        if called == rank:
            pictures[f"{called} shade"] = shade(parts)
        for name in ("White", "Black"):
            side = name.lower()
            if called == rank:
                pictures[f"{called} on {side}"] = toned(parts, name)
            used = [(f"{side} plaque", (50, 50)), (f"{called} shade", (50.8, 49)), (f"{called} on {side}", MIDDLE)]
            pictures[f"{side}/{rank}"] = enlarged(used)
    return [("white", "#ece1c4"), ("black", "#1f2b39")], inks, pictures


# Kinds of Xiangqi and Janggi, with the figure, the characters of both sides, and the letter of each; in Janggi, how large their tablets are.
XIANGQI = [
    ("general", "general", "帥將", "G"), ("advisor", "advisor", "仕士", "A"), ("minister", "elephant", "相象", "E"),
    ("horse", "horse", "傌馬", "H"), ("chariot", "chariot", "俥車", "R"), ("cannon", "cannon", "炮砲", "C"),
    ("soldier", "soldier", "兵卒", "S"),
]
JANGGI = [
    ("general", "general", "楚漢", "G", 1.04), ("guard", "advisor", "士士", "A", 0.8), ("elephant", "elephant", "象象", "E", 0.94),
    ("horse", "horse", "馬馬", "H", 0.94), ("chariot", "chariot", "車車", "R", 0.94), ("cannon", "cannon", "包包", "C", 0.94),
    ("soldier", "soldier", "卒兵", "S", 0.8),
]
# What stands for carved pieces where they are discs.
CARVED_GLYPHS = {
    "king": ("王", "K"), "queen": ("后", "Q"), "rook": ("車", "R"), "bishop": ("象", "B"), "knight": ("馬", "N"), "pawn": ("兵", "P"),
    "counsellor": ("士", "F"), "elephant": ("象", "E"), "khon": ("象", "S"), "met": ("士", "M"),
}


def chess():
    """The sides, inks, discs and tablets of chess and its relatives."""
    ivory = ("#9c8152", "#b79b69", "#ceb585", "#e0cba0", "#eddcb8", "#f5e9cd", "#fbf4e1", "#fffdf5")
    ebony = ("#130e0b", "#1c1511", "#261d17", "#352920", "#4a3b30", "#67543f", "#96805f", "#dcc8a4")
    inks = {
        **SHADOWS,
        "Outline": "#24170b",
        **body_inks("White", "#94805a", "#e3d3ac", "#eadcb9", "#fffaf0"),
        **body_inks("Black", "#120c08", "#43342a", "#2a201a", "#7d6650"),
        **body_inks("Back", "#4e361a", "#98773c", "#8c6c37", "#dcbf7e"),
        "WhiteMain": "#7c2414", "WhiteSoft": "#9a4a34", "WhiteDim": "#c48f72", "WhitePale": "#f8efd8", "WhiteInk": "#7c2414",
        "WhiteRing": "#a8643f",
        "BlackMain": "#ecc673", "BlackSoft": "#c99c4f", "BlackDim": "#8d6c3c", "BlackPale": "#fff0c8", "BlackInk": "#2a1d12",
        "BlackRing": "#b58f50",
        "BackCut": "#4a3217", "BackLit": "#c9a662",
        **{f"White{i + 1}": tone for i, tone in enumerate(ivory)},
        **{f"Black{i + 1}": tone for i, tone in enumerate(ebony)},
        "WhiteSeam": "#6b5026", "BlackSeam": "#060403", "WhiteLine": "#4a321a", "BlackLine": "#c9a662",
        "WhiteTusk": "#fffdf5", "WhiteTuskDim": "#d6bf90", "BlackTusk": "#efe3c6", "BlackTuskDim": "#b09a70",
        "WhiteCut": "#f2e6c8", "BlackCut": "#2f241c",
    }
    discs = {
        "white disc": body("White") + [circle("WhiteRing", 0.9, 35.6)],
        "black disc": body("Black") + [circle("BlackRing", 0.9, 35.6)],
        "white tablet": tablet("White"), "black tablet": tablet("Black"),
        "back": body("Back") + [circle("BackCut", 0.9, 36)] + clouds("BackCut", "BackLit"),
    }
    return [("white", "#ece0c4"), ("black", "#2a211b")], inks, discs


def chess_kinds(look):
    """Every kind that lies flat in a look: what is on it on either side, on what it is, and how large."""
    kinds = {}
    for kind, figure, characters, letter in XIANGQI:
        kinds[kind] = ({"pictures": (figure, figure), "characters": characters, "letters": (letter, letter)}[look], "disc", 1)
    for kind, figure, characters, letter, size in JANGGI:
        kinds[f"janggi-{kind}"] = ({"pictures": (figure, figure), "characters": characters, "letters": (letter, letter)}[look], "tablet", size)
    if look != "pictures":
        for kind, (character, letter) in CARVED_GLYPHS.items():
            kinds[kind] = (2 * (character if look == "characters" else letter,), "disc", 1)
    return kinds


def chess_set(look, area, glyphs, discs):
    """All pictures of chess and its relatives in one look."""
    kinds, pictures = chess_kinds(look), dict(discs)
    for number, side in enumerate(("white", "black")):
        for name in dict.fromkeys(names[number] for names, _, _ in kinds.values()):
            parts = BANQI[name] if look == "pictures" else [("Fill", "Main", outline(glyphs, name, *AREA["chess"].get(name, area)))]
            pictures[f"{name} shade"], pictures[f"{name} on {side}"] = shade(parts), toned(parts, side.capitalize())
    for number, side in enumerate(("white", "black")):
        for kind, (names, ground, size) in kinds.items():
            # An octagon leaves less room to a figure than a disc.
            own = size * (0.87 if look == "pictures" and ground == "tablet" else 1)
            used = [(f"{side} {ground}", (50, 50), size), (f"{names[number]} shade", (50.9, 49.2), own), (f"{names[number]} on {side}", MIDDLE, own)]
            pictures[f"{side}/{kind}"] = [("Use", one, (50 + size * (x - 50), 50 + size * (y - 50)), share) for one, (x, y), share in used]
    if look == "pictures":
        for name, parts in carved().items():
            side = name[:5].capitalize()
            own = lambda ink: ink if ink in ("Outline", "Shadow", "ShadowSoft") else side + ("Line" if ink == "Cut" else ink.removeprefix("Tone"))
            pictures[name] = [one if one[0] == "Use" else (one[0], own(one[1]), *one[2:]) for one in parts]
    return pictures


def stud(font, rank):
    """The stud with a rank."""
    x, y = STUD
    parts = [("Disc", "StudEdge", (x + 0.5, y + 0.7), STUD_RADIUS + 0.9), ("Disc", "StudDim", (x, y), STUD_RADIUS)]
    parts += [("Disc", "StudLit", (x - 0.5, y - 0.6), STUD_RADIUS - 0.7), ("Disc", "Stud", (x, y), STUD_RADIUS - 1.4)]
    return parts + [("Fill", "Rank", outline(font, str(rank), STUD, STUD_RADIUS * 1.5, 1.28 * STUD_RADIUS))]


def set_of(game, look, area, numerals, glyphs):
    """All pictures of a set in one look, each figure with a shadow on its disc, and its stud where it has a rank."""
    sides, figures = [side for side, _ in game["sides"]], game["figures"]
    pictures = {"back": game["discs"]["back"], **{f"{side} disc": game["discs"][side] for side in sides}}
    pictures |= {f"rank {rank}": stud(numerals, rank) for rank in sorted(game["ranks"].values())}
    kinds = {kind: (kind, game["ranks"].get(kind)) for kind in figures} | game["also"]
    called = {}
    for side in sides:
        for kind in figures:
            if look == "pictures":
                name, parts = kind, figures[kind]
            else:
                name = game["characters"][side][kind] if look == "characters" else game["letters"][kind]
                parts = [("Fill", "Main", outline(glyphs, name, *area))]
            called[side, kind] = name
            pictures[f"{name} shade"], pictures[f"{name} on {side}"] = shade(parts), toned(parts, side.capitalize())
    for side in sides:
        for kind, (figure, rank) in kinds.items():
            name = called[side, figure]
            used = [(f"{side} disc", (50, 50)), (f"{name} shade", (50.9, 49.2)), (f"{name} on {side}", MIDDLE)]
            used += [(f"rank {rank}", (50, 50))] if rank else []
            pictures[f"{side}/{kind}"] = [("Use", one, at, 1) for one, at in used]
    return pictures


def write(name, of, sides, inks, pictures, short=False):
    """Writes a file."""
    comment = [f"{of}. Made by `tools/dev/piece_letters.py`, from the drawings beside it: change them there."]
    (OUT / f"{name}.ron").write_text(whole_file(comment, sides, inks, pictures.items(), short), encoding="utf-8")


def main():
    inter, noto = TTFont(ROOT / "assets/fonts/Inter-SemiBold.otf"), traditional()
    looks = {
        "pictures": (inter, "drawings of our own"),
        "characters": (noto, "Chinese characters, outlines of Noto Serif CJK Bold"),
        "letters": (inter, "letters, outlines of Inter"),
    }
    for name, game in {"banqi": banqi(), "jungle": jungle()}.items():
        for look, (glyphs, of) in looks.items():
            pictures = set_of(game, look, AREA[name].get(look), inter, glyphs)
            write(f"{name}-{look}", f"The pieces of {game['game']}: {of}", game["sides"], game["inks"], pictures)
    sides, inks, discs = chess()
    for look, (glyphs, of) in looks.items():
        pictures = chess_set(look, AREA["chess"].get(look), glyphs, discs)
        write(f"chess-{look}", f"The pieces of chess and its relatives: {of}", sides, inks, pictures, short=True)
    for look, (glyphs, of) in looks.items():
        of = "badges of our own" if look == "pictures" else of
        sides, inks, pictures = generals(look, AREA["generals"].get(look), glyphs)
        write(f"generals-{look}", f"The pieces of the Game of the Generals and L'Attaque: {of}", sides, inks, pictures, short=True)
    inks, figures = fox_hunt()
    write("fox-hunt", "The pieces of Fox Hunt, drawings of our own", [("hunter", "#6d7a4c")], inks, figures)


if __name__ == "__main__":
    main()
