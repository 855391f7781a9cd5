"""Finds declarations in the toolchain's libraries that are newer than the package's platforms.

The compiler for Linux accepts every declaration, however new. But the symbol graphs of the libraries contain the
versions that introduced each declaration.
"""

import json
import subprocess

MODULES = [
    "Swift",
    "_Concurrency",
    "_StringProcessing",
    "Synchronization",
    "Observation",
    "RegexBuilder",
    "Foundation",
    "FoundationEssentials",
    "FoundationInternationalization",
    "Dispatch",
]


def declarations(folder):
    """Returns every public declaration by identifier: its full name, and the first version of each system with it."""
    info = json.loads(subprocess.check_output(["swiftc", "-print-target-info"]))
    for module in MODULES:
        command = ["swift-symbolgraph-extract", "-module-name", module, "-target", info["target"]["triple"]]
        command += ["-output-dir", str(folder), "-minimum-access-level", "public"]
        subprocess.run(command, check=True, capture_output=True)
    symbols = [one for path in folder.glob("*.symbols.json") for one in json.loads(path.read_bytes())["symbols"]]
    return {one["identifier"]["precise"]: (".".join(one["pathComponents"]), introduced_in(one)) for one in symbols}


def introduced_in(symbol):
    entries = [one for one in symbol.get("availability", []) if "introduced" in one]
    return {
        one["domain"]: (one["introduced"]["major"], one["introduced"].get("minor", 0))
        for one in entries
        if "domain" in one
    }


def newer_than(table, platforms):
    """Returns the declarations that are newer than the platforms, by identifier: the name and the required versions.

    A name that also has an older overload is left out, because the compiler for an older system uses that one. An
    example is `&*` of the integer types.
    """

    def newer_versions(versions):
        return [
            f"{system} {versions[system][0]}.{versions[system][1]}"
            for system, oldest in platforms.items()
            if versions.get(system, oldest) > oldest
        ]

    old_names = {name for name, versions in table.values() if not newer_versions(versions)}
    return {
        identifier: f"{name} needs {', '.join(newer_versions(versions))}"
        for identifier, (name, versions) in table.items()
        if newer_versions(versions) and name not in old_names
    }
