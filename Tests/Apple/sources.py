"""The Swift sources of the app, without what no player sees."""

import re
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
APP = ROOT / "Sources/ScrambleApp"
APPLE = ROOT / "Apple"
FILES = sorted([*APP.rglob("*.swift"), *APPLE.rglob("*.swift")])
VIEWS = sorted((APP / "Views").glob("*.swift"))


def name(path):
    return str(path.relative_to(ROOT))


def code(path):
    """The text of a file without comments and previews."""
    text = re.sub(r"//[^\n]*", "", path.read_text(encoding="utf-8"))
    return re.sub(r"^  #Preview.*?^  }$", "", text, flags=re.MULTILINE | re.DOTALL)


def literals(text):
    """The string literals of a text, with the places to fill in taken out."""
    for match in re.finditer(r'"((?:\\\((?:[^()]|\([^()]*\))*\)|\\.|[^"\\\n])*)"', text):
        yield re.sub(r"\\\((?:[^()]|\([^()]*\))*\)", "", match[1])


def block(text, start):
    """The lines of the block whose opening brace comes first after a place."""
    opening = text.index("{", start)
    depth = 0
    for place in range(opening, len(text)):
        depth += {"{": 1, "}": -1}.get(text[place], 0)
        if depth == 0:
            return text[opening + 1 : place]
    raise ValueError("a block without an end")
