"""The pages for teachers name each button as the game does, and both say the same."""

import json
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
CATALOG = json.loads((ROOT / "Sources/ScrambleKit/Resources/Localizable.xcstrings").read_text(encoding="utf-8"))
PAGES = {
    "en": ((ROOT / "Documentation/ForTeachers.md").read_text(encoding="utf-8"), r"(?<!\*)\*([^*|\n]+)\*(?!\*)"),
    "zh-Hans": ((ROOT / "Documentation/ForTeachers.zh-Hans.md").read_text(encoding="utf-8"), r"「([^」]+)」"),
}


def names(language):
    """What the page in a language says that the player presses."""
    text, pattern = PAGES[language]
    return re.findall(pattern, text)


def keys(language):
    """The keys of the texts that are a name in a language."""
    return [
        {
            key
            for key, entry in CATALOG["strings"].items()
            if entry["localizations"][language].get("stringUnit", {}).get("value") == name
        }
        for name in names(language)
    ]


@pytest.mark.parametrize("language", PAGES)
def test_every_name_is_a_text_of_the_game(language):
    assert len(names(language)) > 10
    assert [name for name, found in zip(names(language), keys(language)) if not found] == []


def test_both_name_the_same_buttons_in_the_same_order():
    assert all(english & chinese for english, chinese in zip(keys("en"), keys("zh-Hans"), strict=True))


def test_both_have_the_same_sections_pictures_and_commands():
    english, chinese = [len(re.findall(r"^## ", text, re.MULTILINE)) for text, _ in PAGES.values()]
    assert english == chinese
    commands, translated = [re.findall(r"`[^`\n]+`", text) for text, _ in PAGES.values()]
    assert sorted(commands) == sorted(translated)
    pictures = [re.findall(r"!\[[^\]]+\]\(([^)]+)\)", text) for text, _ in PAGES.values()]
    assert [name.replace(".zh-Hans", "") for name in pictures[1]] == pictures[0]
    assert pictures[0] and all((ROOT / "Documentation" / name).is_file() for name in pictures[0] + pictures[1])
