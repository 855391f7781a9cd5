"""Sources as the compiler for an Apple system sees them, line by line, so that an error has the line of the source."""

import re

# A file of the module that has previews: each preview is a function that calls this one.
PREVIEW = """\
import SwiftUI
struct PreviewedView {}
@MainActor func _preview(_ name: String? = nil, @ViewBuilder body: @escaping @MainActor () -> any View) -> PreviewedView {
  PreviewedView()
}
"""


def seen(text, system, number=0):
    """A source with the conditions of a system, Apple's additions to Foundation, and its previews as functions.

    Previews of different files have different numbers, because their functions are in one module.
    """
    if "canImport(Darwin)" in text:
        text = with_foundation(text)
    lines, closing, count = [], [], 0
    for line in text.split("\n"):
        if preview := re.fullmatch(r"(\s*)#Preview(\(.*\))? \{", line):
            count += 1
            indent, name = preview[1], preview[2] or "()"
            lines.append(f"{indent}@MainActor func _preview{number}_{count}() -> PreviewedView {{ _preview{name} {{")
            closing.append(indent + "}")
        elif closing and line == closing[-1]:
            lines.append(closing.pop() + " }")
        else:
            lines.append(decided(line, system))
    return "\n".join(lines)


def decided(line, system):
    """A line whose condition, if it is one, no longer depends on the system that compiles it."""
    if not re.match(r"\s*#(if|elseif)\b", line):
        return line
    line = re.sub(r"\bos\((\w+)\)", lambda match: "true" if match[1] == system else "false", line)
    return line.replace("canImport(Darwin)", "true").replace("targetEnvironment(simulator)", "false")


def with_foundation(text):
    """What Foundation has on Apple's systems only is in a module of its own here."""
    return re.sub(r"^(\s*(?:\w+ )?import Foundation)$", r"\1; import AppleStubs", text, flags=re.MULTILINE)


def copied(folders, system, root, into):
    """Copies the sources of folders as a system sees them, and returns the copies."""
    files = []
    for number, path in enumerate(sorted(path for folder in folders for path in folder.rglob("*.swift"))):
        copy = into / path.relative_to(root)
        copy.parent.mkdir(parents=True, exist_ok=True)
        copy.write_text(seen(path.read_text(encoding="utf-8"), system, number), encoding="utf-8")
        files.append(copy)
    return files
