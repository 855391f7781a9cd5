"""Reads the package's manifest with the package manager."""

import functools
import json
import os
import subprocess
from pathlib import Path

from sources import ROOT

# The folder in which the package manager has built the modules and the tested program.
BUILD_FOLDER = Path(os.environ.get("WORDSCRAMBLE", ROOT / ".build-make/debug/wordscramble")).resolve().parent


@functools.cache
def manifest():
    command = ["swift", "package", "--package-path", str(ROOT), "dump-package"]
    return json.loads(subprocess.run(command, check=True, capture_output=True).stdout)


def targets():
    return {target["name"]: target for target in manifest()["targets"]}


def folder(target):
    """Returns the folder with the sources of a target."""
    kind = "Tests" if target["type"] == "test" else "Sources"
    return ROOT / (target.get("path") or f"{kind}/{target['name']}")


def swift_flags(target):
    """Returns the compiler flags of a target that are the same on every system.

    They contain the language mode, the package's name, and the enabled upcoming features.
    """
    mode = manifest()["toolsVersion"]["_version"].split(".")[0]
    kinds = [setting["kind"] for setting in target["settings"] if "condition" not in setting]
    upcoming = [kind["enableUpcomingFeature"]["_0"] for kind in kinds if "enableUpcomingFeature" in kind]
    flags = [flag for name in upcoming for flag in ("-enable-upcoming-feature", name)]
    return ["-swift-version", mode, "-package-name", manifest()["name"], *flags]


def platforms():
    """Returns the oldest supported systems, such as {"macOS": (14, 0), "iOS": (17, 0)}."""
    names = {"macos": "macOS", "ios": "iOS"}
    return {names[one["platformName"]]: version(one["version"]) for one in manifest()["platforms"]}


def version(text):
    """Returns a version as two numbers."""
    major, minor, *_ = [*text.split("."), "0"]
    return int(major), int(minor)
