"""`Deployment/publish.py`, as used by release.yml: the notes of a version, and all files in one folder."""

import hashlib
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
SAMPLE_CHANGELOG = """\
# Changelog

## [Unreleased]

- Something that nobody has yet.

## [1.2.0] - 2026-12-24

A sentence that
goes on.

### Added

- A thing with a long
  explanation, and
  `code`.
- **Another** thing.

## [1.1.0] - 2026-11-30

## [1.0.0]

- No date.

[1.2.0]: https://example.org
"""
EXPECTED_NOTES = """\
A sentence that goes on.

### Added

- A thing with a long explanation, and `code`.
- **Another** thing.
"""


@pytest.fixture(scope="module")
def publish():
    sys.path.insert(0, str(ROOT / "Deployment"))
    import publish

    return publish


def run_publish(*arguments):
    return subprocess.run([sys.executable, ROOT / "Deployment/publish.py", *arguments], capture_output=True, text=True)


def write_machine(folder, name, **files):
    """Writes a folder of files with their checksums, as it comes from one machine."""
    (folder / name).mkdir(parents=True)
    for file, text in files.items():
        (folder / name / file).write_text(text)
    checksums = "".join(f"{hashlib.sha256(text.encode()).hexdigest()}  {file}\n" for file, text in files.items())
    (folder / name / "SHA256SUMS").write_text(checksums)


def test_the_notes_are_the_section_of_the_version_with_whole_paragraphs(publish):
    assert publish.notes("v1.2.0", SAMPLE_CHANGELOG) == EXPECTED_NOTES


def test_a_tag_without_notes_is_refused(publish):
    for tag in ["v1.1.0", "v1.0.0", "v3.0.0", "v1.2", "1.2.0", "v1.2.0-beta", "v1x2.0"]:
        with pytest.raises(ValueError, match=r"tag of a version|no notes"):
            pytest.fail(f"{tag}: {publish.notes(tag, SAMPLE_CHANGELOG)}")


def test_the_changelog_has_the_format_that_the_notes_need(publish):
    text = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    dated = text.replace("## [Unreleased]", "## [0.0.99] - 2026-12-24", 1)
    notes = publish.notes("v0.0.99", dated)
    assert "\n- " in notes and "\n  " not in notes and "## [" not in notes


def test_a_tag_that_is_not_in_the_changelog_stops_the_workflow_with_one_line():
    result = run_publish("notes", "v99.0.0")
    assert (result.returncode, result.stdout) == (1, "")
    assert result.stderr == "CHANGELOG.md has no notes under '## [99.0.0] - YYYY-MM-DD'\n"


def test_the_files_of_all_machines_get_one_list_of_checksums(tmp_path):
    write_machine(tmp_path / "files", "linux-amd64", page="the page", amd64="for amd64")
    write_machine(tmp_path / "files", "linux-arm64", page="another page", arm64="for arm64")
    write_machine(tmp_path / "files", "macos", mac="for both")
    result = run_publish("collect", tmp_path / "files", tmp_path / "release")
    assert (result.returncode, result.stderr) == (0, "")
    texts = {path.name: path.read_text() for path in (tmp_path / "release").iterdir() if path.name != "SHA256SUMS"}
    assert texts == {"page": "the page", "amd64": "for amd64", "arm64": "for arm64", "mac": "for both"}
    check = ["sha256sum", "--check", "--strict", "--quiet", "SHA256SUMS"]
    assert subprocess.run(check, cwd=tmp_path / "release").returncode == 0
    assert len((tmp_path / "release/SHA256SUMS").read_text().splitlines()) == 4


@pytest.mark.parametrize("damage", ["changed", "missing", "added"])
def test_a_file_that_differs_from_its_checksum_is_not_released(tmp_path, damage):
    write_machine(tmp_path / "files", "macos", game="the game", notice="licences")
    game = tmp_path / "files/macos/game"
    if damage == "missing":
        game.unlink()
    else:
        (game if damage == "changed" else game.with_name("other")).write_text("other")
    result = run_publish("collect", tmp_path / "files", tmp_path / "release")
    wrong = "other" if damage == "added" else "game"
    assert (result.returncode, result.stderr) == (1, f"macos: not what SHA256SUMS says: {wrong}\n")
