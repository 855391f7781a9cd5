"""Since when each declaration of the toolchain's library is there, and who uses one that is newer than the package promises.

The compiler for Linux takes every declaration, however new. Their dates stand in the library all the same, so the symbol graphs of its
modules give a date to each identifier, and the index of a build says where the identifier is used.
"""

import json
import subprocess

from index_store import IndexStore

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


def dated(folder):
    """Returns every public declaration: its identifier, its full name, and the systems that first had it."""
    info = json.loads(subprocess.check_output(["swiftc", "-print-target-info"]))
    for module in MODULES:
        command = ["swift-symbolgraph-extract", "-module-name", module, "-target", info["target"]["triple"]]
        command += ["-output-dir", str(folder), "-minimum-access-level", "public"]
        subprocess.run(command, check=True, capture_output=True)
    symbols = [one for path in folder.glob("*.symbols.json") for one in json.loads(path.read_bytes())["symbols"]]
    return {one["identifier"]["precise"]: (".".join(one["pathComponents"]), since(one)) for one in symbols}


def since(symbol):
    dates = [one for one in symbol.get("availability", []) if "introduced" in one]
    return {
        one["domain"]: (one["introduced"]["major"], one["introduced"].get("minor", 0))
        for one in dates
        if "domain" in one
    }


def newer(table, platforms):
    """Returns the identifiers newer than the platforms, each with what it needs.

    A name that has an older form too is left out: the compiler for an older system takes that one, as with `&*` of each integer.
    """

    def late(dates):
        return [
            f"{system} {dates[system][0]}.{dates[system][1]}"
            for system, oldest in platforms.items()
            if dates.get(system, oldest) > oldest
        ]

    old = {name for name, dates in table.values() if not late(dates)}
    return {
        identifier: f"{name} needs {', '.join(late(dates))}"
        for identifier, (name, dates) in table.items()
        if late(dates) and name not in old
    }


def used(names, store, files):
    """Returns where some names are used in files: the file, the line, and what the name needs."""
    index = IndexStore(store)
    return sorted(
        (file.name, line, names[identifier])
        for file, records in index.records(files).items()
        for record in records
        for line, identifier in index.uses(record)
        if identifier in names
    )
