"""Finds uses of declarations newer than the oldest supported systems in the syntax trees of sources."""

import re
import sys

EXIT_TEST_REQUIREMENT = "an exit test needs macOS"


class NewerDeclarationFinder:
    """Looks for newer declarations by their identifiers, each with the versions that it needs."""

    def __init__(self, names):
        self.names = names
        types = sorted(identifier[2:] for identifier in names if re.fullmatch(r"s:.*[VCOP]", identifier))
        self.types = re.compile("|".join(map(re.escape, types)) or "(?!)")
        sys.setrecursionlimit(100_000)

    def uses(self, tree, source, system):
        """Yields the lines of a file with the uses in each. Members of a type reported in that line are left out."""
        found_uses, lines = set(), {}
        self.walk(tree, 0, found_uses)
        for position, name in sorted(found_uses):
            if name != EXIT_TEST_REQUIREMENT or system == "iOS":
                lines.setdefault(source.count(b"\n", 0, position) + 1, []).append(name)
        for line, names in lines.items():
            types = tuple(name.split(" ")[0] + "." for name in names)
            yield line, "; ".join(sorted({name for name in names if not name.startswith(types)}))

    def walk(self, node, position, found_uses):
        if isinstance(node, list):
            for child in node:
                self.walk(child, position, found_uses)
        elif isinstance(node, dict):
            position = node.get("range", {}).get("start", position)
            for key, child in node.items():
                if key != "rewritten":  # Expanded macro arguments have other positions.
                    self.walk(child, position, found_uses)
        elif isinstance(node, str):
            self.record_use(node, position, found_uses)

    def record_use(self, text, position, found_uses):
        """Records a text of the tree that identifies a newer declaration, contains a newer type, or is an exit test."""
        if text in self.names:
            found_uses.add((position, self.names[text]))
        elif text.startswith("$s") and (kind := self.types.search(text)):
            found_uses.add((position, self.names["s:" + kind.group()]))
        elif text.startswith("s:7Testing") and "16processExitsWith" in text:
            found_uses.add((position, EXIT_TEST_REQUIREMENT))
