"""CONTRIBUTING.md names every file that a new language changes."""

import json
import re
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
CATALOG_FILE = "Sources/ScrambleKit/Resources/Localizable.xcstrings"
# Files that need not contain every language code: two name the languages instead, and style.css has rules only for some
# writing systems.
FILES_WITHOUT_CODES = {
    "CHANGELOG.md",
    "Tests/ScrambleKitTests/LanguageTests.swift",
    "Web/style/style.css",
}


def listed_files():
    """The files that CONTRIBUTING.md names for a new language, in order."""
    table = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
    (row,) = re.findall(r"^\| a language \|(.*)\|$", table, re.MULTILINE)
    return re.findall(r"\]\(([^)]+)\)", row)


def source_contents():
    """The paths and contents of the text files in all folders except hidden ones, Documentation and tests."""
    for folder in ROOT.iterdir():
        if folder.is_dir() and not folder.name.startswith(".") and folder.name not in ("Documentation", "Tests"):
            for path in folder.rglob("*"):
                is_test = "Tests" in path.relative_to(ROOT).as_posix()
                if path.is_file() and not is_test and b"\0" not in (content := path.read_bytes()):
                    yield str(path.relative_to(ROOT)), content


def languages():
    strings = json.loads((ROOT / CATALOG_FILE).read_text(encoding="utf-8"))["strings"]
    return sorted({language for entry in strings.values() for language in entry["localizations"]})


def test_every_listed_file_exists_and_no_source_with_chinese_is_missing():
    listed = listed_files()
    assert [path for path in listed if not (ROOT / path).is_file()] == []
    mentioned = {path for path, content in source_contents() if re.search(rb"(?<![\w-])zh\b", content)}
    assert len(mentioned) > 3 and mentioned - set(listed) == set()


def test_every_listed_file_has_every_language_of_the_catalog():
    for path in set(listed_files()) - FILES_WITHOUT_CODES:
        text = (ROOT / path).read_text(encoding="utf-8")
        assert [code for code in languages() if not re.search(rf"(?<![\w-]){code}(?![\w-])", text)] == [], path
