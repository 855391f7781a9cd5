"""The word lists: the generated files match the committed checksums, and the required license texts are included."""

import gzip
import hashlib
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
RESOURCES = "../Sources/ScrambleKit/Resources"
GENERATED_FILES = [
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


def test_the_readme_of_ukacd_is_included_unchanged():
    digest = hashlib.sha256((ROOT / "Data/UKACD-readme.txt").read_bytes()).hexdigest()
    assert digest == "f32bd492ae07e04a8b257ef816c0b8c86f6d55d2d026bb847b1fcbdd3459057a"


def test_the_generated_files_match_the_committed_checksums():
    checksums = dict(reversed(line.split("  ")) for line in text("Data/SHA256SUMS").splitlines())
    starters = [f"../Web/starters/{file.name}" for file in (ROOT / "Web/starters").iterdir()]
    assert sorted(checksums) == sorted(GENERATED_FILES + starters)
    for name, expected in checksums.items():
        assert hashlib.sha256((ROOT / "Data" / name).read_bytes()).hexdigest() == expected, name


def test_each_compressed_starter_is_small():
    for file in (ROOT / "Web/starters").glob("*.lex"):
        assert len(gzip.compress(file.read_bytes(), 9)) <= 12 * 1024, file.name
