"""Documentation/LexiconFormat.md is enough to read english.sensitive: its reader finds the words of the lists and no other."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
PAGE = (ROOT / "Documentation/LexiconFormat.md").read_text(encoding="utf-8")
FILE = (ROOT / "Sources/ScrambleKit/Resources/english.sensitive").read_bytes()


@pytest.fixture(scope="module")
def page():
    """The definitions in the code of the page."""
    (code,) = re.findall(r"^```python\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL)
    names = {}
    exec(compile(code, "LexiconFormat.md", "exec"), names)
    return names


def rows(name):
    lines = (ROOT / "Data" / name).read_text(encoding="utf-8").splitlines()
    return [line.split("\t") for line in lines if line and not line.startswith("#")]


@pytest.fixture(scope="module")
def lists():
    """The words that may not be kept, and the delicate words."""
    insults = {word for name in ("refused.txt", "worst.txt") for (word,) in rows(name)}
    kinds = {word: kind for word, kind, _ in rows("block.tsv")}
    slurs = insults | {word for word, kind in kinds.items() if kind == "s"}
    return slurs, set(kinds) - slurs


def test_the_words_of_the_lists_and_no_others_are_sensitive(page, lists):
    parts = [frozenset(part) for part in page["sensitive_words"](FILE)]
    slurs, delicate = lists
    accepted = {row[0] for row in rows("words.tsv")}
    for word in accepted | slurs | delicate:
        assert page["may_be_kept"](word, parts) == (word not in slurs), word
        assert page["is_delicate"](word, parts) == (word in delicate), word


def test_the_page_says_how_many_words_there_are_and_how_long_they_are(lists):
    slurs, delicate = map(len, lists)
    size = 32 + 8 * (slurs + delicate)
    assert size == len(FILE)
    assert f"has {slurs} words that may not be kept, {delicate} delicate words, and a size of {size:,} bytes." in PAGE
    assert f"one of the {slurs + delicate:,} words" in PAGE
    assert max(map(len, lists[0] | lists[1])) == 8


def test_a_changed_byte_is_noticed(page):
    for offset in [*range(32), 32, len(FILE) // 2, len(FILE) - 1]:
        damaged = bytearray(FILE)
        damaged[offset] ^= 1
        with pytest.raises((ValueError, NotImplementedError)):
            pytest.fail(f"byte {offset}: {page['sensitive_words'](bytes(damaged))}")


def test_a_newer_format_is_told_apart(page):
    with pytest.raises(NotImplementedError):
        page["sensitive_words"](FILE[:8] + b"\2" + FILE[9:])
