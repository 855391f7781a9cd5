"""The word lists: their sources and licences are named, and the generated files match the committed checksums."""

import gzip
import hashlib
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
RESOURCES = "../Sources/ScrambleKit/Resources"
GENERATED = [
    "words.tsv",
    "roots.tsv",
    "daily.txt",
    f"{RESOURCES}/start.txt",
    f"{RESOURCES}/english.lex",
    f"{RESOURCES}/english.sensitive",
    f"{RESOURCES}/english.glosses",
]


def text(name):
    return (ROOT / name).read_text(encoding="utf-8")


@pytest.mark.parametrize("name", ["README.md", "NOTICE", "Data/README.md"])
@pytest.mark.parametrize("source", ["SCOWL.{0,80}2020\\.12\\.07", "WordNet.{0,80}3\\.0"])
def test_the_sources_are_named_with_their_versions(name, source):
    assert re.search(source, text(name), re.IGNORECASE | re.DOTALL)


@pytest.mark.parametrize(
    "sentence",
    [
        "Copyright 2000-2018 by Kevin Atkinson",
        "Permission to use, copy, modify, distribute and sell these word",
        "Princeton University",
        "J Ross Beresford",
    ],
)
def test_the_notice_contains_the_licences(sentence):
    assert sentence in text("NOTICE")


def test_the_readme_of_ukacd_is_included_unchanged():
    digest = hashlib.sha256((ROOT / "Data/UKACD-readme.txt").read_bytes()).hexdigest()
    assert digest == "f32bd492ae07e04a8b257ef816c0b8c86f6d55d2d026bb847b1fcbdd3459057a"


def test_the_generated_files_match_the_committed_checksums():
    sums = dict(reversed(line.split("  ")) for line in text("Data/SHA256SUMS").splitlines())
    starters = [f"../Web/starters/{file.name}" for file in (ROOT / "Web/starters").iterdir()]
    assert sorted(sums) == sorted(GENERATED + starters)
    for name, expected in sums.items():
        assert hashlib.sha256((ROOT / "Data" / name).read_bytes()).hexdigest() == expected, name


def test_each_compressed_starter_is_small():
    for file in (ROOT / "Web/starters").glob("*.lex"):
        assert len(gzip.compress(file.read_bytes(), 9)) <= 12 * 1024, file.name
