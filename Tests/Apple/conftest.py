"""Registers the marker, and lets the tests import the parts of the type check."""

import sys
from pathlib import Path

sys.path.append(str(Path(__file__).resolve().parent / "TypeCheck"))


def pytest_configure(config):
    config.addinivalue_line("markers", "thorough: compiles much; only `make test-all` runs it")
