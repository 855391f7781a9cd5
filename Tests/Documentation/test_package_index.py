"""The Swift Package Index configuration agrees with the package manifest."""

import json
import subprocess
import sys
from pathlib import Path

from ruamel.yaml import YAML

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "Documentation"))

import docs  # noqa: E402
import symbol_graphs  # noqa: E402


def test_the_index_documents_the_libraries_starting_with_the_core():
    index = YAML(typ="safe").load(ROOT / ".spi.yml")
    (config,) = index.pop("builder")["configs"]
    assert index == {"version": 1} and list(config) == ["documentation_targets"]
    command = ["swift", "package", "--package-path", str(ROOT), "dump-package"]
    manifest = json.loads(subprocess.run(command, check=True, capture_output=True).stdout)
    libraries = {
        name for product in manifest["products"] if "library" in product["type"] for name in product["targets"]
    }
    # The index opens the first target. The app is not a library for others.
    assert config["documentation_targets"][: len(docs.DOCUMENTED)] == docs.DOCUMENTED
    assert (
        sorted(config["documentation_targets"]) == sorted(symbol_graphs.MODULES) == sorted(libraries - {"ScrambleApp"})
    )
