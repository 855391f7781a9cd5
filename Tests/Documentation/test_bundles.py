"""The bundles that esbuild makes from the modules of the page."""

import json
import os
import re
import shutil
import sys
import tempfile
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
pytestmark = pytest.mark.skipif(not shutil.which("esbuild"), reason="esbuild is not installed")


@pytest.fixture
def bundles():
    sys.path.insert(0, str(ROOT / "Web"))
    import bundles

    return bundles


def test_every_module_is_in_one_bundle_and_the_first_bundle_imports_nothing(bundles):
    files, first = bundles.build_bundles()
    sources = {
        name: [os.path.normpath(Path(name).parent / source) for source in json.loads(content)["sources"]]
        for name, content in files.items()
        if name.endswith(".map")
    }
    all_sources = [source for names in sources.values() for source in names]
    assert len(all_sources) == len(set(all_sources)) > 80
    assert set(sources["main.js.map"]) == set(first)
    assert not re.search(rb'import"|\bfrom"', files["main.js"])


def test_the_bundles_are_identical_wherever_they_are_built(bundles, monkeypatch, tmp_path):
    files, _ = bundles.build_bundles()
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path))
    assert bundles.build_bundles()[0] == files
