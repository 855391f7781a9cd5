"""The words of a root, computed from the lists in Data/ independently of the page."""

import functools
import pathlib
from collections import Counter

DATA = pathlib.Path(__file__).resolve().parents[2] / "Data"


def _rows(name):
    lines = (DATA / name).read_text(encoding="utf-8").splitlines()
    return [line.split("\t") for line in lines if line and not line.startswith("#")]


@functools.cache
def _all_words_with_class():
    return [(word, kind) for word, kind, *_ in _rows("words.tsv")]


@functools.cache
def _words_with_class(root):
    letters, counts = set(root), Counter(root)
    # Most words have a letter that the root lacks, which is faster to check than the counts.
    possible = [(word, kind) for word, kind in _all_words_with_class() if letters.issuperset(word)]
    return [(word, kind) for word, kind in possible if word != root and Counter(word) <= counts]


def common(root):
    """The common words of a root, longest first."""
    words = [word for word, kind in _words_with_class(root) if kind in "ec" and len(word) >= 3]
    return sorted(words, key=lambda word: (-len(word), word))


def rare(root):
    return [word for word, kind in _words_with_class(root) if kind == "r"]


@functools.cache
def dailies():
    """The roots of the daily puzzles, from 2026-01-01."""
    return [row[0] for row in _rows("daily.txt")]


@functools.cache
def roots():
    """Every root, and whether chance may deal it."""
    return {word: marks == ["dealt"] for word, _, *marks in _rows("words.tsv") if marks}


def grade(root):
    everyday_count = sum(kind == "e" for _, kind in _words_with_class(root))
    return "easy" if everyday_count >= 28 else "medium" if everyday_count >= 15 else "hard"
