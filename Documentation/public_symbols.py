#!/usr/bin/env python3
"""Writes PublicSymbols.txt, the public API of the package as text for reviewers: `make symbols`."""

from __future__ import annotations

import argparse
import re
import tempfile
from pathlib import Path

from symbol_graphs import MODULES, graphs

HERE = Path(__file__).resolve().parent
CURRENT = HERE / "PublicSymbols.txt"
# The public API of the last release. Changes since then must be in CHANGELOG.md.
RELEASED = HERE / "PublicSymbols.released.txt"
HEADER = (
    "# Everything that is public, by module and type, written by `make symbols`. CHANGELOG.md names what changes.\n"
)
RELEASED_HEADER = "# What was public in version {version}, written by `make symbols RELEASED={version}`.\n"
TYPES = {f"swift.{kind}" for kind in ("struct", "enum", "class", "actor", "protocol", "typealias", "extension")}
# The protocols to which almost every type conforms implicitly. They are left out.
IMPLICIT_PROTOCOLS = {"Copyable", "Escapable", "SendableMetatype"}


def conformances(graph):
    """The names of the protocols that each type conforms to, by the type's identifier."""
    found = {}
    names = {one["identifier"]["precise"]: ".".join(one["pathComponents"]) for one in graph["symbols"]}
    for one in graph["relationships"]:
        name = names.get(one["target"]) or one.get("targetFallback", one["target"]).partition(".")[2]
        if one["kind"] == "conformsTo" and name not in IMPLICIT_PROTOCOLS:
            found.setdefault(one["source"], set()).add(name)
    return found


def declaration(symbol):
    return re.sub(r"\s+", " ", "".join(part["spelling"] for part in symbol["declarationFragments"]))


def type_line(symbol, protocols):
    """A type with its full name and all of its protocols, wherever they are declared."""
    name = re.escape(symbol["pathComponents"][-1])
    # Leaves out the module before the name of an extended type, and the conformances and conditions after it. Keeps the
    # type that an alias stands for.
    keywords, rest = re.fullmatch(rf"(.*?)(?:\w+\.)*\b{name}\b(.*)", declaration(symbol)).groups()
    rest = rest if "=" in rest else re.match(r"(?:<.*?>)?", rest)[0]
    return f"{keywords}{'.'.join(symbol['pathComponents'])}{rest}" + (
        f": {', '.join(sorted(protocols))}" if protocols else ""
    )


def sections(graph):
    """The lines of a graph: each type with its members below it."""
    protocols, types, members = conformances(graph), {}, {}
    for symbol in graph["symbols"]:
        path = tuple(symbol["pathComponents"])
        if symbol["kind"]["identifier"] in TYPES:
            types[path] = type_line(symbol, protocols.get(symbol["identifier"]["precise"], set()))
        else:
            members.setdefault(path[:-1], []).append("  " + declaration(symbol))
    for path in sorted({*types, *members}):
        yield from ["", types.get(path, ".".join(path)), *sorted(members.get(path, []))]


def text(modules: Path):
    """The text for the modules of a build."""
    lines = []
    with tempfile.TemporaryDirectory() as folder:
        for module in MODULES:
            lines += ["", f"# {module}"]
            for graph in graphs(module, modules, Path(folder)):
                lines += sections(graph)
    return "\n".join([HEADER.rstrip(), *lines, ""])


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("built", type=Path, help="the folder of the debug build")
    parser.add_argument("--released", metavar="VERSION", help="also keep it as what this version has")
    arguments = parser.parse_args()
    made = text(arguments.built)
    CURRENT.write_text(made, encoding="utf-8")
    if arguments.released:
        RELEASED.write_text(made.replace(HEADER, RELEASED_HEADER.format(version=arguments.released)), encoding="utf-8")


if __name__ == "__main__":
    main()
