"""The symbol graphs of the modules that the package manager has built: all public declarations, with their comments."""

from __future__ import annotations  # So that the older Python of a Mac can read this file.

import json
import platform
import subprocess
from pathlib import Path

IS_MAC = platform.system() == "Darwin"


def output(*command):
    return subprocess.run([*map(str, command)], check=True, capture_output=True, text=True).stdout.strip()


def target():
    """The target for which the modules are built."""
    triple = json.loads(output("swiftc", "-print-target-info"))["target"]["unversionedTriple"]
    # On a Mac, the package manager builds for the oldest macOS in the manifest.
    return f"{triple}14.0" if IS_MAC else triple


def extract(module, built: Path, into: Path):
    """Writes the graph of a module into a folder, and one for each module whose types it extends."""
    into.mkdir(parents=True, exist_ok=True)
    map_file = built / "CEmbeddedFiles.build/module.modulemap"
    options = ["-module-name", module, "-I", built / "Modules", "-target", target(), "-output-dir", into]
    options += ["-Xcc", f"-fmodule-map-file={map_file}"] if map_file.exists() else []
    options += ["-sdk", output("xcrun", "--show-sdk-path")] if IS_MAC else []
    # Extensions of types from other modules become symbols of their own. Members that a type has only from the
    # extension of a protocol are left out.
    options += ["-minimum-access-level", "public", "-skip-synthesized-members", "-emit-extension-block-symbols"]
    run = subprocess.run(["swift", "symbolgraph-extract", *map(str, options)], capture_output=True, text=True)
    if run.returncode:
        raise SystemExit(f"{run.stderr}{built} has no module {module} that can be read; `make build-tests` makes it.")
