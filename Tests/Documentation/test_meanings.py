"""The meaning files that the page requests match english.glosses.

The glossary is read as Documentation/Glosses.md describes.
"""

import json
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
GLOSSARY_TEXT = (ROOT / "Sources/ScrambleKit/Resources/english.glosses").read_text(encoding="utf-8")


@pytest.fixture(scope="module")
def meaning_files():
    sys.path.insert(0, str(ROOT / "Web"))
    import meanings

    listed, files = meanings.files(GLOSSARY_TEXT)
    return json.loads(listed), files


def test_every_word_has_the_meanings_of_the_glossary(meaning_files):
    headwords, forms = map(columns_by_word, GLOSSARY_TEXT.partition("\n")[2].split("\n\n"))
    expected = {word: [f"- {word} {meaning}" for meaning in meanings[:3]] for word, meanings in headwords.items()}
    for word, columns in forms.items():
        references = [column.split(" ") for column in columns]
        expected[word] = [f"{form} {base} {headwords[base][int(index)]}" for base, form, index in references]
    found = columns_by_word("".join(file.decode() for file in meaning_files[1].values()))
    assert [word for word, meanings in expected.items() if found[word] != meanings] == []


def columns_by_word(text):
    """The columns of each line, by the first column."""
    return {word: columns for word, *columns in (line.split("\t") for line in text.splitlines())}
