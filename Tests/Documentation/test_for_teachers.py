"""The pages for teachers use the same button names as the game."""

import json
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
CATALOG = json.loads((ROOT / "Sources/ScrambleKit/Resources/Localizable.xcstrings").read_text(encoding="utf-8"))
PAGES = {
    "en": ((ROOT / "Documentation/ForTeachers.md").read_text(encoding="utf-8"), r"(?<!\*)\*(?! )([^*|\n]+)\*(?!\*)"),
    "zh-Hans": ((ROOT / "Documentation/ForTeachers.zh-Hans.md").read_text(encoding="utf-8"), r"“([^”]+)”"),
}


@pytest.mark.parametrize("language", PAGES)
def test_every_button_name_is_a_text_of_the_game(language):
    text, pattern = PAGES[language]
    names = set(re.findall(pattern, text))
    units = [entry["localizations"][language].get("stringUnit", {}) for entry in CATALOG["strings"].values()]
    assert len(names) > 10 and names - {unit.get("value") for unit in units} == set()
