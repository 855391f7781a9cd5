"""What the package says of itself, as the package manager reads the manifest."""

import functools
import json
import subprocess

from sources import ROOT


@functools.cache
def manifest():
    command = ["swift", "package", "--package-path", str(ROOT), "dump-package"]
    return json.loads(subprocess.run(command, check=True, capture_output=True).stdout)


def targets():
    return {target["name"]: target for target in manifest()["targets"]}


def folder(target):
    """Where the sources of a target lie."""
    kind = "Tests" if target["type"] == "test" else "Sources"
    return ROOT / (target.get("path") or f"{kind}/{target['name']}")


def platforms():
    """The oldest systems that the manifest promises, such as {"macOS": (14, 0), "iOS": (17, 0)}."""
    names = {"macos": "macOS", "ios": "iOS"}
    return {names[one["platformName"]]: version(one["version"]) for one in manifest()["platforms"]}


def version(text):
    """A version as two numbers."""
    major, minor, *_ = [*text.split("."), "0"]
    return int(major), int(minor)


def needs(name):
    """A target of the package and every one of our own that it is built on."""
    found = {name}
    for dependency in targets()[name]["dependencies"]:
        other = next(iter(dependency.values()))[0]
        if other in targets() and other not in found:
            found |= needs(other)
    return found
