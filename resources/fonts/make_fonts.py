#!/usr/bin/env python3
"""Makes the fonts of Tilldesk from Inter: fixed-width figures, only the characters in use.

Usage: make_fonts.py FOLDER_OF_INTER_OTF OUTPUT_FOLDER      (needs fonttools)
"""
import pathlib
import sys

from fontTools import subset
from fontTools.ttLib import TTFont

FAMILY = "Inter Tilldesk"
WEIGHTS = {"Regular": 400, "Medium": 500, "SemiBold": 600, "Bold": 700}
FIGURES = range(ord("0"), ord("9") + 1)
RANGES = [
    (0x20, 0x7E), (0xA0, 0x17F), (0x218, 0x21B), (0x300, 0x304), (0x306, 0x308), (0x30A, 0x30C),
    (0x327, 0x328), (0x386, 0x3CE), (0x400, 0x45F), (0x2009, 0x2009), (0x2010, 0x2015),
    (0x2018, 0x201E), (0x2020, 0x2022), (0x2026, 0x2026), (0x202F, 0x2030), (0x2039, 0x203A),
    (0x20AC, 0x20AC), (0x2190, 0x2193), (0x21B5, 0x21B5), (0x2212, 0x2212), (0x2248, 0x2248),
    (0x2260, 0x2265), (0x2713, 0x2713),
]


def fixed_width_figures(font):
    """The glyphs that the feature tnum puts in place of others."""
    table = font["GSUB"].table
    glyphs = {}
    for record in table.FeatureList.FeatureRecord:
        if record.FeatureTag == "tnum":
            for lookup in record.Feature.LookupListIndex:
                for part in table.LookupList.Lookup[lookup].SubTable:
                    glyphs.update(getattr(getattr(part, "ExtSubTable", part), "mapping", {}))
    return glyphs


def rename(font, style, weight):
    names = font["name"]
    for number in (3, 16, 17, 21, 22):
        names.removeNames(nameID=number)
    new = {1: FAMILY, 2: style, 4: f"{FAMILY} {style}", 6: f"InterTilldesk-{style}"}
    for record in list(names.names):
        if record.nameID in new:
            names.setName(new[record.nameID], record.nameID, record.platformID, record.platEncID,
                          record.langID)
    font["OS/2"].usWeightClass = weight
    cff = font["CFF "].cff
    cff.fontNames[0] = new[6]
    cff.topDictIndex[0].FamilyName = FAMILY
    cff.topDictIndex[0].FullName = new[4]


def make(source, target, style, weight):
    font = TTFont(source)
    figures = fixed_width_figures(font)
    for table in font["cmap"].tables:
        for code in FIGURES:
            if code in table.cmap:
                table.cmap[code] = figures.get(table.cmap[code], table.cmap[code])
    options = subset.Options()
    options.layout_features = ["kern", "mark", "mkmk", "ccmp", "locl"]
    options.notdef_outline = True
    options.name_IDs = ["*"]
    subsetter = subset.Subsetter(options)
    subsetter.populate(unicodes=[c for a, b in RANGES for c in range(a, b + 1)])
    subsetter.subset(font)
    rename(font, style, weight)
    # Hand-drawn widths differ by two units in 2816; a column of amounts shows even that.
    glyphs = [font.getBestCmap()[code] for code in FIGURES]
    width = max(font["hmtx"][glyph][0] for glyph in glyphs)
    for glyph in glyphs:
        font["hmtx"][glyph] = (width, font["hmtx"][glyph][1])
    font.save(target)


def main():
    source, target = map(pathlib.Path, sys.argv[1:3])
    for style, weight in WEIGHTS.items():
        make(source / f"Inter-{style}.otf", target / f"inter-tilldesk-{style.lower()}.otf", style,
             weight)


if __name__ == "__main__":
    main()
