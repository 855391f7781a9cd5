"""Lets the tests import the modules of the type check."""

import sys
from pathlib import Path

sys.path.append(str(Path(__file__).resolve().parent / "TypeCheck"))
