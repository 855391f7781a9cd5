"""CONTRIBUTING.md names every place that a new language changes."""

import json
import re
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
CATALOG = "Sources/ScrambleKit/Resources/Localizable.xcstrings"
# Where a language is not listed by its code: only some scripts need a change there, or it is named in a sentence.
WITHOUT_CODES = {
    "CHANGELOG.md",
    "Tests/ScrambleKitTests/LanguageTests.swift",
    "Web/style/style.css",
}


def places():
    """The files that the row of CONTRIBUTING.md names for a language, in its order."""
    table = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
    (row,) = re.findall(r"^\| a language \|(.*)\|$", table, re.MULTILINE)
    return re.findall(r"\]\(([^)]+)\)", row)


def sources():
    """The contents of all text files by path, without tests, documents, and what is built or hidden."""
    for folder in ROOT.iterdir():
        if folder.is_dir() and not folder.name.startswith(".") and folder.name not in ("Documentation", "Tests"):
            for path in folder.rglob("*"):
                is_test = "Tests" in path.relative_to(ROOT).as_posix()
                if path.is_file() and not is_test and b"\0" not in (content := path.read_bytes()):
                    yield str(path.relative_to(ROOT)), content


def languages():
    strings = json.loads((ROOT / CATALOG).read_text(encoding="utf-8"))["strings"]
    return sorted({language for entry in strings.values() for language in entry["localizations"]})


def test_every_place_exists_and_no_source_with_chinese_is_left_out():
    named = places()
    assert [path for path in named if not (ROOT / path).is_file()] == []
    mentioned = {path for path, content in sources() if re.search(rb"(?<![\w-])zh\b", content)}
    assert len(mentioned) > 3 and mentioned - set(named) == set()


def test_every_place_has_every_language_of_the_catalog():
    for path in set(places()) - WITHOUT_CODES:
        text = (ROOT / path).read_text(encoding="utf-8")
        assert [code for code in languages() if not re.search(rf"(?<![\w-]){code}(?![\w-])", text)] == [], path
