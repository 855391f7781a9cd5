#!/usr/bin/env python3
"""Draws preview.png, the picture that chats show beside a link to the game, in a browser. The beads and the cord are
those of the game.

usage: .build/venv/bin/python Web/preview/draw.py

The letters use the font Quicksand (Debian: fonts-quicksand), or else the system's font.
"""

import shutil
from pathlib import Path

from playwright.sync_api import sync_playwright

FOLDER = Path(__file__).resolve().parent
WIDTH, HEIGHT = 1200, 630
WORD = "scramble"
BEAD_SIZE, BEAD_DISTANCE = 122, 141
# The height of the cord at the sides of the picture, and how much lower it is in the middle.
CORD_HEIGHT_AT_SIDES, CORD_SAG = 300, 172


def cord_height(x: float) -> float:
    """How low the cord hangs: a parabola, as on the page."""
    return CORD_HEIGHT_AT_SIDES + CORD_SAG * (1 - (2 * x / WIDTH - 1) ** 2)


def bead(letter: str, x: float) -> str:
    """A bead: its lower lip, the light on its upper edge, the holes at its sides, and its letter."""
    edge = BEAD_SIZE / 2
    return f"""
      <g transform="translate({x:.1f} {cord_height(x):.1f})">
        <circle r="{edge}" fill="var(--bead-lip)" filter="url(#shadow)"/>
        <g clip-path="url(#disc)">
          <g clip-path="url(#disc)" transform="translate(0 -9.5)">
            <circle r="{edge}" cy="9.5" fill="var(--bead-shine)"/><circle r="{edge}" cy="14.5" fill="var(--bead)"/>
          </g>
          <ellipse rx="7" ry="16" cx="-{edge}" fill="var(--bead-lip)"/><ellipse rx="7" ry="16" cx="{edge}" fill="var(--bead-lip)"/>
        </g>
        <text y="14" font-size="68" fill="var(--bead-ink)">{letter}</text>
      </g>"""


def drawing() -> str:
    line = " ".join(f"{x},{cord_height(x):.1f}" for x in range(-20, WIDTH + 21, 10))
    first = WIDTH / 2 - BEAD_DISTANCE * (len(WORD) - 1) / 2
    beads = "".join(bead(letter, first + BEAD_DISTANCE * index) for index, letter in enumerate(WORD))
    return f"""<svg xmlns="http://www.w3.org/2000/svg" width="{WIDTH}" height="{HEIGHT}">
      <defs>
        <clipPath id="disc"><circle r="{BEAD_SIZE / 2}"/></clipPath>
        <filter id="shadow" x="-30%" y="-30%" width="160%" height="160%">
          <feDropShadow dx="0" dy="6" stdDeviation="6" flood-color="#2c1828" flood-opacity="0.28"/>
        </filter>
      </defs>
      <polyline points="{line}" class="cord"/><polyline points="{line}" class="cord twist"/>
      {beads}
      <text x="{WIDTH / 2}" y="184" font-size="132" letter-spacing="-2" fill="var(--ink)">Word Scramble</text>
    </svg>"""


def page() -> str:
    colours = (FOLDER.parent / "style/colours.css").read_text(encoding="utf-8")
    return f"""<!doctype html><meta charset="utf-8"><style>{colours}
      body {{ margin: 0; background: var(--ground); }}
      svg {{ display: block; font-family: Quicksand, ui-rounded, system-ui, sans-serif; }}
      text {{ text-anchor: middle; font-weight: 700; }}
      .cord {{ fill: none; stroke: var(--cord); stroke-width: 13; }}
      .twist {{ stroke: var(--cord2); stroke-width: 11; stroke-dasharray: 4 13; }}
    </style>{drawing()}"""


def main() -> None:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=["--no-sandbox"])
        picture_page = browser.new_page(viewport={"width": WIDTH, "height": HEIGHT}, color_scheme="light")
        picture_page.set_content(page())
        picture_page.screenshot(path=FOLDER / "preview.png")
        browser.close()


if __name__ == "__main__":
    main()
