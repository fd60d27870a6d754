#!/usr/bin/env python3
"""Makes assets/fonts/EBGaramond12Lining-*.otf: EB Garamond whose plain figures are lining, for its old-style 1 reads as a Roman I.

egui cannot ask a typeface for its features, so the two sets of figures change places: outlines, widths and kerning are exchanged, and so
are the features `lnum` and `onum`, which still do what they say.

Needs Debian's fonts-ebgaramond, and fonttools from PyPI:

    apt-get install fonts-ebgaramond && pip install fonttools
    python3 tools/fonts/lining.py
"""

from pathlib import Path

from fontTools.ttLib import TTFont

SOURCE = Path("/usr/share/fonts/opentype/ebgaramond")
OUT = Path(__file__).resolve().parents[2] / "assets" / "fonts"
FIGURES = ["zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine"]
# Old-style glyphs and the lining ones they change places with, proportional and of one width.
PAIRS = [("", ".lnum"), (".taboldstyle", ".tablining")]
SWAP = {}
for figure in FIGURES:
    for old, lining in PAIRS:
        SWAP[figure + old], SWAP[figure + lining] = figure + lining, figure + old


def exchange_outlines(font):
    """Each glyph of a pair gets the outline and the width of the other."""
    top = font["CFF "].cff.topDictIndex[0]
    strings, metrics = top.CharStrings, font["hmtx"].metrics
    for old, lining in SWAP.items():
        if old < lining:
            first, second = strings.charStrings[old], strings.charStrings[lining]
            items = strings.charStringsIndex.items
            items[first], items[second] = items[second], items[first]
            metrics[old], metrics[lining] = metrics[lining], metrics[old]


def exchange_kerning(font):
    """Classes of kerning follow the outlines."""
    for lookup in font["GPOS"].table.LookupList.Lookup:
        for table in lookup.SubTable:
            table = getattr(table, "ExtSubTable", table)
            covered = getattr(getattr(table, "Coverage", None), "glyphs", [])
            if any(glyph in SWAP for glyph in covered):
                raise SystemExit("figures are covered by name, which this script cannot exchange")
            for name in ["ClassDef1", "ClassDef2"]:
                classes = getattr(table, name, None)
                if classes:
                    classes.classDefs = {SWAP.get(glyph, glyph): number for glyph, number in classes.classDefs.items()}


def exchange_features(font):
    """What asks for lining figures gets them still, and so do old-style ones."""
    records = font["GSUB"].table.FeatureList.FeatureRecord
    lists = {tag: [record.Feature for record in records if record.FeatureTag == tag] for tag in ["lnum", "onum"]}
    lining, old = ({tuple(feature.LookupListIndex) for feature in lists[tag]} for tag in ["lnum", "onum"])
    (lining,), (old,) = lining, old
    for tag, lookups in [("lnum", old), ("onum", lining)]:
        for feature in lists[tag]:
            feature.LookupListIndex = list(lookups)


def rename(font, style):
    """It is a typeface of its own, lest it be taken for the one it was made from."""
    names = {1: "EB Garamond 12 Lining", 4: f"EB Garamond 12 Lining {style}", 6: f"EBGaramond12Lining-{style}", 17: f"12 Lining {style}"}
    for record in font["name"].names:
        if record.nameID in names:
            record.string = names[record.nameID]
        elif record.nameID == 3:
            record.string = f"Rubicon : {names[4]}"
    cff = font["CFF "].cff
    cff.fontNames[0] = names[6]
    top = cff.topDictIndex[0]
    top.FullName, top.FamilyName = names[4], names[1]


for style in ["Regular", "Italic"]:
    font = TTFont(SOURCE / f"EBGaramond12-{style}.otf", recalcTimestamp=False)
    # The outlines are read before they change places.
    for glyph in font.getGlyphOrder():
        font["CFF "].cff.topDictIndex[0].CharStrings[glyph].decompile()
    exchange_outlines(font)
    exchange_kerning(font)
    exchange_features(font)
    rename(font, style)
    out = OUT / f"EBGaramond12Lining-{style}.otf"
    font.save(out)
    print(f"{out.name}: {out.stat().st_size} bytes")
