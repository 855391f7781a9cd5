"""The version is in one file, and everything else that names it agrees."""

import re
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "Deployment"))

import release  # noqa: E402


def test_the_changelog_starts_with_the_version():
    text = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    heading, _, rest = text.partition("\n## [")[2].partition("]")
    if heading == "Unreleased":
        heading = re.search(r"^This will be version (\S+)\.$", rest, re.MULTILINE)[1]
    assert heading == release.version()


def test_the_app_has_the_version():
    project = (ROOT / "Apple/WordScramble.xcodeproj/project.pbxproj").read_text(encoding="utf-8")
    assert set(re.findall(r"MARKETING_VERSION = (.*);", project)) == {release.version()}


def test_the_programs_name_the_version(program, server_program):
    for name, path in [("wordscramble", program), ("wordscramble-server", server_program)]:
        result = subprocess.run([path, "--version"], capture_output=True, text=True, check=True)
        assert result.stdout == f"{name} {release.version()}\n"


def test_the_documents_name_the_image_with_the_version():
    text = (ROOT / "Documentation/Hosting.md").read_text(encoding="utf-8")
    assert re.findall(r"word-scramble-server:(\S+)", text) == [release.version()]


def test_no_other_source_contains_the_version():
    sources = (path for folder in ("Sources", "Deployment", "Web") for path in (ROOT / folder).rglob("*"))
    source_files = [
        path for path in sources if path.suffix in (".swift", ".py", ".js", ".html", ".service", ".webmanifest")
    ]
    holders = [path.name for path in source_files if f'"{release.version()}"' in path.read_text(encoding="utf-8")]
    assert holders == ["GameVersion.swift"]
