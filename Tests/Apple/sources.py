"""The Swift files of the app, and their code without comments and previews."""

import functools
import re
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
SCRAMBLE_APP = ROOT / "Sources/ScrambleApp"
APPLE_FOLDER = ROOT / "Apple"
# The shell around the app, and the user-interface tests. Other folders of Apple/ contain other apps.
SHELL_FILES = sorted((APPLE_FOLDER / "WordScramble").rglob("*.swift"))
UI_TEST_FILES = sorted((APPLE_FOLDER / "WordScrambleUITests").rglob("*.swift"))
SOURCE_FILES = sorted([*SCRAMBLE_APP.rglob("*.swift"), *SHELL_FILES, *UI_TEST_FILES])
VIEW_FILES = sorted((SCRAMBLE_APP / "Views").rglob("*.swift"))


def relative_path(path):
    return str(path.relative_to(ROOT))


@functools.cache
def code(path):
    """Returns the text of a file without comments and previews."""
    text = re.sub(r"//[^\n]*", "", path.read_text(encoding="utf-8"))
    return re.sub(r"^  #Preview.*?^  }$", "", text, flags=re.MULTILINE | re.DOTALL)


def assert_none(faults):
    """Fails with one line per fault, if there is any."""
    faults = list(faults)
    assert not faults, "\n" + "\n".join(faults)


def view_code(name):
    """Returns the code of a view."""
    return next(part for path in VIEW_FILES for part in types(code(path)) if re.match(rf"  struct {name}[:<]", part))


def types(text):
    """Returns the code of each structure, enumeration and extension of a file."""
    return re.split(r"^(?=  (?:private )?(?:struct|enum|extension) )", text, flags=re.MULTILINE)[1:]


def literals(text):
    """Yields the contents of the string literals of a text, without interpolations."""
    for match in re.finditer(r'"((?:\\\((?:[^()]|\([^()]*\))*\)|\\.|[^"\\\n])*)"', text):
        yield re.sub(r"\\\((?:[^()]|\([^()]*\))*\)", "", match[1])


def block(text, start):
    """Returns the contents of the first block that opens after an index."""
    opening = text.index("{", start)
    depth = 0
    for index in range(opening, len(text)):
        depth += {"{": 1, "}": -1}.get(text[index], 0)
        if depth == 0:
            return text[opening + 1 : index]
    raise ValueError("a block without an end")
