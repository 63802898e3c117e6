"""Cuts the shop's two typefaces to what its texts need.

    pip install fonttools brotli
    python scripts/subset-fonts.py <folder with the two woff2 files of Fontsource> styles/fonts

Each face comes in two files: what English needs, which pages fetch before they are painted, and the other letters and
signs, which a page fetches when it holds one of them; `styles/fonts.ts` repeats their characters. Dense tables have a
narrow cut of the text face.

The files are `bricolage-grotesque-latin-wght-normal.woff2` and `instrument-sans-latin-standard-normal.woff2` of the
packages `@fontsource-variable/bricolage-grotesque` and `@fontsource-variable/instrument-sans`. Both are under the SIL
Open Font Licence without a reserved name; the licences stand beside the results.
"""

import sys
from pathlib import Path

from fontTools.subset import Options, Subsetter, parse_unicodes
from fontTools.ttLib import TTFont
from fontTools.varLib.instancer import instantiateVariableFont

# English, and the signs of measures and prices.
ENGLISH = (
    "U+20-7E,U+A0,U+A3,U+A9,U+AE,U+B0,U+B2-B3,U+B7,U+BC-BE,U+D7,U+E9,U+2009,U+2013-2014,U+2018-2019,U+201C-201D,U+2022,"
    "U+2026,U+202F,U+2082,U+20AC,U+2190,U+2192,U+2212,U+2264-2265"
)
# The names of other countries' makers and people, and what is rare.
OTHERS = (
    "U+A1-A2,U+A4-A8,U+AA-AD,U+AF,U+B1,U+B4-B6,U+B8-BB,U+BF-D6,U+D8-E8,U+EA-FF,U+131,U+152-153,U+201A,U+201E,"
    "U+2032-2033,U+2039-203A,U+2044,U+2080-2081,U+2083-2089,U+2122,U+2191,U+2193"
)
FEATURES = ["kern", "mark", "mkmk", "ccmp", "locl", "liga", "calt", "rlig", "tnum", "lnum"]

# Of each result: where it is cut from, the axes as far as the style sheets use them, where the distances between letters
# are taken from, and its characters.
DISPLAY = "bricolage-grotesque-latin-wght-normal"
UI = "instrument-sans-latin-standard-normal"
DISPLAY_AXES = ({"wght": (450, 800)}, {"wght": 650})
UI_AXES = ({"wght": (400, 700), "wdth": 100}, {"wght": 500, "wdth": 100})
NARROW_AXES = ({"wght": (400, 700), "wdth": 88}, {"wght": 500, "wdth": 88})
FACES = {
    "display": (DISPLAY, DISPLAY_AXES, ENGLISH),
    "display-others": (DISPLAY, DISPLAY_AXES, OTHERS),
    "ui": (UI, UI_AXES, ENGLISH),
    "ui-others": (UI, UI_AXES, OTHERS),
    "ui-narrow": (UI, NARROW_AXES, ENGLISH),
}


def cut(source: Path, target: Path, axes: dict, middle: dict, characters: str) -> None:
    font = instantiateVariableFont(TTFont(source), axes)
    # Kerning that varies with every axis is half of the file, and its variation is not seen.
    font["GPOS"] = instantiateVariableFont(TTFont(source), middle)["GPOS"]
    options = Options()
    options.layout_features = FEATURES
    options.hinting = False
    options.name_IDs = ["*"]
    subsetter = Subsetter(options)
    subsetter.populate(unicodes=parse_unicodes(characters))
    subsetter.subset(font)
    font.flavor = "woff2"
    font.save(target)
    print(f"{target.name}: {source.stat().st_size} -> {target.stat().st_size} bytes")


if __name__ == "__main__":
    folder, results = map(Path, sys.argv[1:3])
    for name, (source, (axes, middle), characters) in FACES.items():
        cut(folder / f"{source}.woff2", results / f"{name}.woff2", axes, middle, characters)
