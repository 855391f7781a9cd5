"""Compressed copies of the page: a machine without brotli builds them with gzip only, and reports it."""

import stat
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture
def compression():
    sys.path.insert(0, str(ROOT / "Web"))
    import compression

    return compression


def test_a_build_without_brotli_reports_it_in_one_line(compression, monkeypatch, tmp_path):
    monkeypatch.setenv("PATH", str(tmp_path))
    note = compression.note_on_brotli()
    assert note.startswith("brotli is not installed: ") and "\n" not in note
    assert set(compression.compressed(b"without brotli " * 100, quick=False)) == {"gzip"}


def test_a_build_with_brotli_reports_nothing(compression, monkeypatch, tmp_path):
    program = tmp_path / "brotli"
    program.write_text("#!/bin/sh\nprintf small\n")
    program.chmod(program.stat().st_mode | stat.S_IXUSR)
    monkeypatch.setenv("PATH", f"{tmp_path}:/bin:/usr/bin")
    assert compression.note_on_brotli() is None
    assert compression.compressed(b"with brotli " * 100, quick=False)["br"] == b"small"


def test_a_quick_build_compresses_only_known_files(compression):
    assert compression.compressed(b"in no time " * 100, quick=True) == {}
    known = compression.compressed(b"known from before " * 100, quick=False)
    assert known and compression.compressed(b"known from before " * 100, quick=True) == known
