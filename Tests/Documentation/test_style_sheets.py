"""A style sheet that is loaded later changes only elements with IDs or classes of its own."""

import re
from pathlib import Path

WEB = Path(__file__).resolve().parents[2] / "Web"
# The style sheets that are loaded together.
SHEET_GROUPS = {
    "game": sorted((WEB / "style").glob("*.css")),
    "class": sorted((WEB / "class").glob("*.css")),
    "finale": [WEB / "dialogs/finale.css"],
    "statistics": [WEB / "statistics/statistics.css"],
}
SELECTOR_NAME = re.compile(r"[.#][a-zA-Z][\w-]*")
COMMENT = re.compile(r"/\*.*?\*/", re.DOTALL)
KEYFRAMES = re.compile(r"@keyframes[^{]*\{(?:[^{}]*\{[^{}]*\})*[^{}]*\}")
BEFORE_BRACE = re.compile(r"([^{};]+)\{")
COMMA = re.compile(r",")
# Parentheses with their contents, which may contain two more levels of parentheses.
BRACKETS = re.compile(r"\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)")


def selectors(file):
    text = KEYFRAMES.sub("", COMMENT.sub("", file.read_text(encoding="utf-8")))
    starts = [start.strip() for start in BEFORE_BRACE.findall(text)]
    # A comma in parentheses does not separate selectors.
    whole = [BRACKETS.sub(lambda found: found[0].replace(",", " "), start) for start in starts if start[0] != "@"]
    return [selector.strip() for start in whole for selector in COMMA.split(start)]


def test_every_selector_of_a_later_style_sheet_has_a_unique_name():
    names = {
        group: {name for file in files for selector in selectors(file) for name in SELECTOR_NAME.findall(selector)}
        for group, files in SHEET_GROUPS.items()
    }
    shared = [
        (file.name, selector)
        for group, files in SHEET_GROUPS.items()
        if group != "game"
        for file in files
        for selector in selectors(file)
        if not {*SELECTOR_NAME.findall(selector)} - set().union(*(names[other] for other in names if other != group))
    ]
    assert shared == []
