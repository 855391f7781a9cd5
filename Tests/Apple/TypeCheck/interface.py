"""Builds a module named SwiftUI for one system from Xcode's generated interface.

A generated interface is meant for human readers: it leaves out underscored and unavailable declarations, accessors of
properties, and the underlying types of aliases. This module restores what the compiler needs, and drops the
declarations that still have errors.
"""

import re
import subprocess
from pathlib import Path

MODULE_HEADER = """\
// swift-interface-format-version: 1.0
// swift-module-flags: -enable-library-evolution -swift-version 5 -module-name SwiftUI -disable-availability-checking
@_exported import Foundation
import Observation
@_exported import AppleStubs
import Swift
import _Concurrency
"""
AVAILABLE_ATTRIBUTE = re.compile(r'@available\(((?:[^()"]|"(?:[^"\\]|\\.)*")*)\)')
STRING_LITERAL = re.compile(r'"(?:[^"\\]|\\.)*"')
ONLY_ATTRIBUTES = re.compile(r"(@available\(.*\)|@MainActor|@preconcurrency|@objc.*|\s)*")
MODIFIERS = r"(@MainActor |@preconcurrency |nonisolated |public |dynamic |weak )*"
# The protocols to which `Never` conforms with itself as its body, which a generated interface leaves out.
PROTOCOLS_WITH_NEVER_BODY = {
    "AccessibilityRotorContent",
    "Commands",
    "ControlWidgetConfiguration",
    "ControlWidgetTemplate",
    "Scene",
    "TabContent",
    "TableRowContent",
    "ToolbarContent",
    "View",
    "WidgetConfiguration",
}
ALIASED_TYPES = {"Content": "_ViewModifier_Content<Self>", "AnimatableData": "EmptyAnimatableData"}
# Overloads that rank lower than others of the same name. A generated interface does not contain the rank.
DISFAVORED_OVERLOADS = re.compile(
    r"func background<\w+>\(_ \w+: \w+, alignment|@escaping \(TimelineView<.*>\.Context\) -> \w+\b"
)


def read_interfaces(source):
    """Returns the lines of the interfaces of SwiftUICore and SwiftUI from a checkout or a Git directory.

    Comments, imports and empty lines are left out.
    """
    lines = []
    for name in ("SwiftUI/SwiftUICore.txt", "SwiftUI/SwiftUI.txt"):
        if (Path(source) / name).exists():
            text = (Path(source) / name).read_text(encoding="utf-8")
        else:
            git = ["git", "-C", str(source), "show", f"HEAD:{name}"]
            text = subprocess.run(git, check=True, capture_output=True, encoding="utf-8").stdout
        lines += [line for line in text.split("\n") if line.strip() and not re.match(r"\s*//|import ", line)]
    return lines


def version(text):
    """Returns the first two numbers of a version, such as (17, 4) for `17.4.1`."""
    return tuple(([int(part) for part in text.split(".")] + [0])[:2])


def resolved_availability(attribute, system, target):
    """Returns what an @available attribute means for a deployment target: nothing, unavailable, or deprecated.

    An attribute that begins with an asterisk is returned unchanged.
    """

    def unavailable(why):
        return f'@available(*, unavailable, message: "{why}")'

    parts = [part.strip() for part in re.findall(r'(?:[^,"]|"(?:[^"\\]|\\.)*")+', attribute.group(1))]
    if parts[0] == "*":
        return attribute.group(0)
    if parts[-1] == "*":
        introduced = dict(part.rsplit(" ", 1) for part in parts[:-1]).get(system)
        return unavailable(f"needs {system} {introduced}") if introduced and version(introduced) > target else ""
    if parts[0] != system:
        return ""
    if "unavailable" in parts:
        return unavailable(f"not on {system}")
    result = ""
    for part in parts[1:]:
        word, _, number = (piece.strip() for piece in part.partition(":"))
        if word == "introduced" and version(number) > target:
            result += unavailable(f"needs {system} {number}") + " "
        elif word == "deprecated" and (not number or version(number) <= target):
            result += f'@available(*, deprecated, message: "deprecated in {system} {number}") '
    return result


def without_library_attributes(line):
    """Returns a line without what only the library's own build needs, with SwiftUI as the only module."""
    line = re.sub(r"@inlinable |@frozen |@backDeployed\([^)]*\) |@usableFromInline ", "", line)
    line = line.replace("SwiftUICore.", "SwiftUI.")
    line = re.sub(r"(?<![\w.])(?<!class )(?<!struct )Label<", "SwiftUI.Label<", line)
    line = re.sub(r"@objc (?=.)|^(\s*)@objc$|\(objc\)|optional ", r"\1", line)
    return re.sub(r", BitwiseCopyable\b", "", line).replace(" : BitwiseCopyable {", " {")


def completed_declaration(line, is_in_extension):
    """Returns a declaration with what it lacks: an underlying type, accessors, a rank, or an initializer."""
    if alias := re.fullmatch(rf"\s*{MODIFIERS}typealias (\w+)", line):
        line += " = " + ALIASED_TYPES.get(alias[2], "Never")
    is_property = is_in_extension and re.match(rf"\s*{MODIFIERS}var \w", line)
    if not line.rstrip().endswith("}") and (is_property or re.search(r"\bsubscript\b.*->", line)):
        line += " { get set }"
    if DISFAVORED_OVERLOADS.search(line):
        line = line.replace("nonisolated public", "@_disfavoredOverload nonisolated public")
    if bindable := re.search(r"struct Bindable<(\w+)> \{$", line):
        unavailable = '@available(*, unavailable, message: "not Observable")'
        line += f" {unavailable} public init(wrappedValue: {bindable[1]})"
    return line


def update_scopes(line, text, scopes):
    """Appends the scopes that begin in a line, and deletes those that end in it."""
    declaration = re.sub(r"^(@\w+(\([^)]*\))? |nonisolated )*", "", text)
    for brace in re.findall("[{}]", STRING_LITERAL.sub("", line)):
        if brace == "}":
            del scopes[-1:]
        else:
            scopes.append("extension" if re.match(r"(public )?extension\b", declaration) else "other")


def repaired_lines(lines):
    """Returns the lines with what the compiler needs but a generated interface leaves out.

    Aliases of opaque types are dropped.
    """
    result, scopes, is_skipping = [], [], False
    for original in lines:
        if is_skipping:
            is_skipping = original.strip() != "}"
            continue
        line = without_library_attributes(original)
        if re.search(r"typealias \w+ = some ", line):
            while result and ONLY_ATTRIBUTES.fullmatch(result[-1]):
                result.pop()
        elif (never := re.match(r"extension Never : (\w+).* \{$", line)) and never[1] in PROTOCOLS_WITH_NEVER_BODY:
            body = "extension Never { public typealias Body = Never\n public var body: Never { get } }\n"
            result.append((body if never[1] == "View" else "") + line + " }")
            is_skipping = True
        else:
            line = completed_declaration(line, scopes[-1:] == ["extension"])
            result.append(line)
            update_scopes(line, original.strip(), scopes)
    return "\n".join(result).split("\n")


def faulty_lines(lines, errors):
    """Returns the indexes of the lines of every declaration with an error, including its attributes."""
    faulty = set()

    def attributes_above(index):
        while index > 0 and (ONLY_ATTRIBUTES.fullmatch(lines[index - 1]) or lines[index - 1].startswith("// dropped")):
            index -= 1
            faulty.add(index)

    for number, message in errors:
        index = int(number) - 1
        attributes_above(index)
        if "expected declaration" in message:
            continue
        depth = 0
        while True:
            faulty.add(index)
            code = STRING_LITERAL.sub("", lines[index])
            depth += code.count("{") - code.count("}")
            index += 1
            if depth <= 0:
                break
    return faulty


def build(lines, supplement, stubs, folder, system, target):
    """Compiles the module into a folder. Returns how many lines of the interface were dropped."""
    own_lines = (MODULE_HEADER + supplement).rstrip("\n").split("\n")
    lines = own_lines + repaired_lines(
        AVAILABLE_ATTRIBUTE.sub(lambda match: resolved_availability(match, system, target), line) for line in lines
    )
    path = folder / "SwiftUI.swiftinterface"
    compiler = ["swiftc", "-frontend", "-compile-module-from-interface", "-module-name", "SwiftUI", "-o"]
    dropped_count = 0
    for _ in range(12):
        path.write_text("\n".join(lines) + "\n", encoding="utf-8")
        command = [*compiler, str(folder / "SwiftUI.swiftmodule"), str(path), "-I", str(stubs)]
        process = subprocess.run(command, capture_output=True, encoding="utf-8")
        if process.returncode == 0:
            return dropped_count
        errors = re.findall(r"SwiftUI\.swiftinterface:(\d+):\d+: error: (?!failed to build)(.*)", process.stderr)
        if any(int(number) <= len(own_lines) for number, _ in errors):
            raise SystemExit(f"our own declarations are refused:\n{process.stderr}")
        faulty = faulty_lines(lines, errors)
        dropped_count += sum(lines[index].strip() not in ("", "// dropped") for index in faulty)
        for index in faulty:
            lines[index] = "// dropped"
    raise SystemExit(f"the interface does not compile:\n{process.stderr}")
