"""Finds uses of the toolchain's own library that are newer than the oldest systems, in syntax trees.

A build for Linux has an index of what it uses, see `index_store.py`. What is compiled here only for an Apple system has none.
"""

import re
import sys

EXIT_TEST = "an exit test needs macOS"


class Finder:
    """Looks for newer declarations: their identifiers, with what each needs."""

    def __init__(self, names):
        self.names = names
        types = sorted(identifier[2:] for identifier in names if re.fullmatch(r"s:.*[VCOP]", identifier))
        self.types = re.compile("|".join(map(re.escape, types)) or "(?!)")
        sys.setrecursionlimit(100_000)

    def uses(self, tree, source, system):
        """The lines of a file, each with what is used there; members of a type that is named already are left out."""
        found, lines = set(), {}
        self.walk(tree, 0, found)
        for position, name in sorted(found):
            if name != EXIT_TEST or system == "iOS":
                lines.setdefault(source.count(b"\n", 0, position) + 1, []).append(name)
        for line, names in lines.items():
            types = tuple(name.split(" ")[0] + "." for name in names)
            yield line, "; ".join(sorted({name for name in names if not name.startswith(types)}))

    def walk(self, node, position, found):
        if isinstance(node, list):
            for child in node:
                self.walk(child, position, found)
        elif isinstance(node, dict):
            position = node.get("range", {}).get("start", position)
            for key, child in node.items():
                if key != "rewritten":  # What a macro makes of its arguments has places of its own.
                    self.walk(child, position, found)
        elif isinstance(node, str):
            self.look(node, position, found)

    def look(self, text, position, found):
        """Notes a text of the tree that is the identifier of something newer, or names a newer type."""
        if text in self.names:
            found.add((position, self.names[text]))
        elif text.startswith("$s") and (kind := self.types.search(text)):
            found.add((position, self.names["s:" + kind.group()]))
        elif text.startswith("s:7Testing") and "16processExitsWith" in text:
            found.add((position, EXIT_TEST))
