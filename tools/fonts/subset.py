#!/usr/bin/env python3
"""Makes assets/fonts/Fallback-*.ttf: what is shown where neither Inter nor EB Garamond has a sign.

Needs Debian's fonts-dejavu-core, fonts-droid-fallback and fonts-nanum, and fonttools from PyPI:

    apt-get install fonts-dejavu-core fonts-droid-fallback fonts-nanum && pip install fonttools
    python3 tools/fonts/subset.py
"""

import subprocess
import tempfile
from pathlib import Path

OUT = Path(__file__).resolve().parents[2] / "assets" / "fonts"


def frequent(encoding, lead, trail=range(0xA1, 0xFF)):
    """The characters of a national standard whose first byte is in `lead`: standards have the frequent ones first."""
    found = set()
    for first in lead:
        for second in trail:
            try:
                found.add(ord(bytes([first, second]).decode(encoding)))
            except (UnicodeDecodeError, TypeError):
                pass
    return {code for code in found if code > 0x7F}


CHINESE = frequent("gb2312", range(0xA1, 0xD8)) | frequent("big5", range(0xA4, 0xC7), [*range(0x40, 0x7F), *range(0xA1, 0xFF)])
JAPANESE = frequent("euc_jp", range(0xA1, 0xD0))
KOREAN = frequent("euc_kr", range(0xB0, 0xC9)) | set(range(0x3131, 0x318F))
# Greek with its accents, Cyrillic's additions, Armenian, Hebrew, Arabic, Georgian, and Latin letters beyond the European ones.
LETTERS = {
    code
    for first, last in [(0x180, 0x2AF), (0x370, 0x3FF), (0x483, 0x58F), (0x590, 0x6FF), (0x10A0, 0x10FF), (0x1C90, 0x1CBF), (0x1E00, 0x1FFF), (0xFB1D, 0xFEFC)]
    for code in range(first, last + 1)
}

for name, source, codes in [
    ("Letters", "/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf", LETTERS),
    ("Han", "/usr/share/fonts/truetype/droid/DroidSansFallbackFull.ttf", CHINESE | JAPANESE),
    ("Hangul", "/usr/share/fonts/truetype/nanum/NanumGothic.ttf", KOREAN),
]:
    with tempfile.NamedTemporaryFile("w", suffix=".txt") as listed:
        listed.write("\n".join(f"U+{code:04X}" for code in sorted(codes)))
        listed.flush()
        out = OUT / f"Fallback-{name}.ttf"
        features = [] if name == "Letters" else ["--layout-features="]
        subprocess.run(["pyftsubset", source, f"--unicodes-file={listed.name}", f"--output-file={out}", "--no-hinting", *features], check=True)
        print(f"{out.name}: {out.stat().st_size} bytes")
