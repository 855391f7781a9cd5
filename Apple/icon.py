#!/usr/bin/env python3
"""Draws the app icon into the asset catalog or into another folder. Needs only Python.

The icon shows three beads, or two at 16 pixels, on an S-shaped cord.

usage: icon.py [FOLDER]
"""

import math
import struct
import sys
import zlib
from pathlib import Path

HERE = Path(__file__).resolve().parent
PLUM, APRICOT, PORCELAIN = (0x4A, 0x1E, 0x45), (0xE5, 0x82, 0x52), (0xFB, 0xE9, 0xDD)
GRAY, WHITE = (0x9A, 0x9A, 0x9A), (0xFF, 0xFF, 0xFF)
# The colors of the cord and the beads in the two versions without a background. iOS puts the dark version on its own
# dark background and tints the gray one.
TRANSPARENT_VERSIONS = {"dark": (APRICOT, PORCELAIN), "tinted": (GRAY, WHITE)}


class Design:
    """A design of the icon. It returns the distance of a point from the cord, the beads and the background's edge."""

    def __init__(self, side, corner_radius, cord_width, rows, turns, bead_radius, beads):
        self.side, self.corner_radius, self.cord_width = side, corner_radius, cord_width
        self.rows, self.turns, self.bead_radius, self.beads = rows, turns, bead_radius, beads

    def distance_to_cord(self, x, y):
        """Returns the distance of a point from the outline of the cord, which is negative inside the cord.

        The cord consists of three horizontal lines and two half circles.
        """
        (top, middle, bottom), (left, right) = self.rows, self.turns
        lines = [(top, left, self.side), (middle, left, right), (bottom, 0, right)]
        distance = min(math.hypot(max(start - x, 0, x - end), y - row) for row, start, end in lines)
        for center, low, high, direction in [(left, top, middle, -1), (right, middle, bottom, 1)]:
            if (x - center) * direction >= 0:
                distance = min(distance, abs(math.hypot(x - center, y - (low + high) / 2) - (high - low) / 2))
        return distance - self.cord_width / 2

    def distance_to_bead(self, x, y):
        return min(math.hypot(x - left, y - top) for left, top in self.beads) - self.bead_radius

    def distance_to_edge(self, x, y):
        """Returns the distance of a point from the rounded edge of the background, which is negative inside."""
        half = self.side / 2
        across, down = abs(x - half) - half + self.corner_radius, abs(y - half) - half + self.corner_radius
        return math.hypot(max(across, 0), max(down, 0)) + min(max(across, down), 0) - self.corner_radius


LARGE_DESIGN = Design(64, 15, 5, (15, 32, 49), (23.5, 40.5), 9, [(40, 15), (32, 32), (24, 49)])
SMALL_DESIGN = Design(16, 3.5, 1.5, (4, 8, 12), (6, 10), 2.6, [(10.5, 4), (5.5, 12)])


def pixels(size, is_for_mac):
    """Yields the icon's rows of pixels. A Mac needs rounded corners and margins; iOS cuts its shape from a square."""
    design = SMALL_DESIGN if size < 32 else LARGE_DESIGN
    margin = 0.09765625 if is_for_mac else 0
    unit = design.side / (size * (1 - 2 * margin))
    for row in range(size):
        line = bytearray()
        for column in range(size):
            x = (column + 0.5 - size * margin) * unit
            y = (row + 0.5 - size * margin) * unit
            color = mix(PLUM, APRICOT, coverage(design.distance_to_cord(x, y), unit))
            color = mix(color, PORCELAIN, coverage(design.distance_to_bead(x, y), unit))
            line += bytes(color)
            if is_for_mac:
                line.append(round(255 * coverage(design.distance_to_edge(x, y), unit)))
        yield bytes(line)


def transparent_pixels(size, cord, bead):
    """Yields the rows of pixels of the icon without its background: only the cord and the beads."""
    unit = LARGE_DESIGN.side / size
    for row in range(size):
        line = bytearray()
        for column in range(size):
            x, y = (column + 0.5) * unit, (row + 0.5) * unit
            on_cord, on_bead = (
                coverage(LARGE_DESIGN.distance_to_cord(x, y), unit),
                coverage(LARGE_DESIGN.distance_to_bead(x, y), unit),
            )
            line += bytes([*mix(cord, bead, on_bead), round(255 * max(on_cord, on_bead))])
        yield bytes(line)


def coverage(distance, unit):
    """Returns the approximate fraction of a pixel inside a shape, from its center's distance to the outline."""
    return min(max(0.5 - distance / unit, 0), 1)


def mix(below, above, fraction):
    return below if fraction == 0 else tuple(round(a + (b - a) * fraction) for a, b in zip(below, above))


def png(size, form):
    """Returns the icon as a PNG file in one of its versions: ios, mac, dark or tinted."""
    rows = (
        transparent_pixels(size, *TRANSPARENT_VERSIONS[form])
        if form in TRANSPARENT_VERSIONS
        else pixels(size, form == "mac")
    )

    def chunk(kind, data):
        body = kind + data
        return struct.pack(">I", len(data)) + body + struct.pack(">I", zlib.crc32(body))

    header = struct.pack(">IIBBBBB", size, size, 8, 2 if form == "ios" else 6, 0, 0, 0)
    data = b"".join(b"\0" + row for row in rows)
    return b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", header) + chunk(b"IDAT", zlib.compress(data, 9)) + chunk(b"IEND", b"")


def main(folder):
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "ios-1024.png").write_bytes(png(1024, "ios"))
    for form in TRANSPARENT_VERSIONS:
        (folder / f"ios-1024-{form}.png").write_bytes(png(1024, form))
    for size in (16, 32, 64, 128, 256, 512, 1024):
        (folder / f"mac-{size}.png").write_bytes(png(size, "mac"))


if __name__ == "__main__":
    main(Path(sys.argv[1]) if len(sys.argv) > 1 else HERE / "WordScramble/Assets.xcassets/AppIcon.appiconset")
