"""Prepares sources to be compiled as on an Apple system. Each line keeps its number, so errors name the right line."""

import re

# A source that is added to a module with previews. Each preview becomes a function that calls `_preview`.
PREVIEW_SUPPORT = """\
import SwiftUI
struct PreviewedView {}
@MainActor func _preview(_ name: String? = nil, @ViewBuilder body: @escaping @MainActor () -> any View) -> PreviewedView {
  PreviewedView()
}
"""


def prepared(text, system, number=0):
    """Returns a source with conditions decided for a system, and with each preview as a function.

    If the source checks for Darwin, it also imports Apple's additions to Foundation. The number must differ between
    the files of a module, because it is in the names of the previews' functions.
    """
    if "canImport(Darwin)" in text:
        text = with_foundation(text)
    lines, closing_lines, count = [], [], 0
    for line in text.split("\n"):
        if preview := re.fullmatch(r"(\s*)#Preview(\(.*\))? \{", line):
            count += 1
            indent, name = preview[1], preview[2] or "()"
            lines.append(f"{indent}@MainActor func _preview{number}_{count}() -> PreviewedView {{ _preview{name} {{")
            closing_lines.append(indent + "}")
        elif closing_lines and line == closing_lines[-1]:
            lines.append(closing_lines.pop() + " }")
        else:
            lines.append(with_decided_condition(line, system))
    return "\n".join(lines)


def with_decided_condition(line, system):
    """Returns a line. In a condition, the checks for a system, Darwin or the simulator become true or false."""
    if not re.match(r"\s*#(if|elseif)\b", line):
        return line
    line = re.sub(r"\bos\((\w+)\)", lambda match: "true" if match[1] == system else "false", line)
    return line.replace("canImport(Darwin)", "true").replace("targetEnvironment(simulator)", "false")


def with_foundation(text):
    """Returns a source that imports AppleStubs with Foundation, for the parts that only Apple's systems have."""
    return re.sub(r"^(\s*(?:\w+ )?import Foundation)$", r"\1; import AppleStubs", text, flags=re.MULTILINE)


def copy_prepared(folders, system, root, target_folder):
    """Copies the sources of folders, prepared for a system, and returns the copies."""
    files = []
    for number, path in enumerate(sorted(path for folder in folders for path in folder.rglob("*.swift"))):
        copy = target_folder / path.relative_to(root)
        copy.parent.mkdir(parents=True, exist_ok=True)
        copy.write_text(prepared(path.read_text(encoding="utf-8"), system, number), encoding="utf-8")
        files.append(copy)
    return files
