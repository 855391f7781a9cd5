"""Compressed copies of the page, which a machine without brotli builds with gzip only, and says so."""

import stat
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture
def packing():
    sys.path.insert(0, str(ROOT / "Web"))
    import packing

    return packing


def test_a_build_without_brotli_says_so_in_one_line(packing, monkeypatch, tmp_path):
    monkeypatch.setenv("PATH", str(tmp_path))
    note = packing.note_on_brotli()
    assert note.startswith("brotli is not installed: ") and "\n" not in note
    assert set(packing.packed(b"without brotli " * 100)) == {"gzip"}


def test_a_build_with_brotli_says_nothing(packing, monkeypatch, tmp_path):
    program = tmp_path / "brotli"
    program.write_text("#!/bin/sh\nprintf small\n")
    program.chmod(program.stat().st_mode | stat.S_IXUSR)
    monkeypatch.setenv("PATH", f"{tmp_path}:/bin:/usr/bin")
    assert packing.note_on_brotli() is None
    assert packing.packed(b"with brotli " * 100)["br"] == b"small"
