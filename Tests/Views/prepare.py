"""Prepares the package of this folder for a system: its sources and the app's, as that system's compiler sees them.

python3 Tests/Views/prepare.py iOS|macOS

Each system has a separate folder in `.build-app`, because a module `SwiftUI` makes `canImport(SwiftUI)` true for
everything that is compiled there after it. Only changed copies are written, so that only they are compiled again.
"""

import re
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "Apple"))
import source_preparation

HERE = Path(__file__).resolve().parent
ROOT = HERE.parents[1]

DOUBLES = ["Accessibility", "AppleStubs", "GameController", "ObjectiveC", "UniformTypeIdentifiers", "XCTest"]
SYSTEM_DOUBLES = {"iOS": ["UIKit"], "macOS": ["AppKit", "Cocoa"]}
# These are compiled without changes, because they do not depend on the system.
LINKED_TARGETS = ["CEmbeddedFiles", "ScrambleKit", "ScrambleCore"]
# Added to each module with previews. Each preview becomes a function that calls `_preview`.
PREVIEW_SUPPORT = """\
package import SwiftUI

package struct PreviewedView {
  package let name: String
  package let view: any View
}

@MainActor func _preview(_ name: String = "", @ViewBuilder body: @MainActor () -> any View) -> PreviewedView {
  PreviewedView(name: name, view: body())
}

/// Every preview of the module, with its file.
@MainActor package let previews: [(file: String, make: @MainActor () -> PreviewedView)] = [
"""


class Folder:
    """The folder of a system, and the files that were written into it."""

    def __init__(self, system):
        self.system = system
        self.path = ROOT / ".build-app" / system
        self.written_files = set()

    def write(self, name, text):
        file = self.path / name
        self.written_files.add(file)
        if not file.exists() or file.read_text(encoding="utf-8") != text:
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(text, encoding="utf-8")

    def copy(self, source, name, number=0):
        """Copies a source file, prepared for the system, and returns the copy's text."""
        text = source_preparation.prepared(source.read_text(encoding="utf-8"), self.system, number)
        self.write(f"Sources/{name}", text)
        return text

    def copy_all(self, folder, target, excluded=()):
        """Copies the source files of a folder and returns the path and text of each."""
        files = sorted(path for path in folder.rglob("*.swift") if path.name not in excluded)
        return [
            (path, self.copy(path, f"{target}/{path.relative_to(folder)}", number)) for number, path in enumerate(files)
        ]

    def copy_with_previews(self, folder, target, excluded=()):
        names = [
            (path.name, function)
            for path, text in self.copy_all(folder, target, excluded)
            for function in re.findall(r"func (_preview\d+_\d+)\(\)", text)
        ]
        rows = "".join(f'  ("{file}", {function}),\n' for file, function in names)
        self.write(f"Sources/{target}/_Previews.swift", f"{PREVIEW_SUPPORT}{rows}]\n")

    def link(self, name):
        """Links a folder of the repository."""
        link = self.path / name
        if not link.is_symlink():
            link.parent.mkdir(parents=True, exist_ok=True)
            link.symlink_to(Path("../../..") / name)

    def remove_stale_copies(self):
        """Removes copies of deleted files."""
        for file in (self.path / "Sources").rglob("*.swift"):
            if file not in self.written_files and not any(
                file.is_relative_to(self.path / "Sources" / one) for one in LINKED_TARGETS
            ):
                file.unlink()


def interface_test_list(texts):
    """Returns a Swift source with a list of the user-interface tests: the name of each, and a closure that runs it."""
    tests = [
        (kind, name, "try " if throws else "")
        for text in texts
        for kind, body in re.findall(r"^final class (\w+): GameTestCase \{\n(.*?)^\}", text, re.MULTILINE | re.DOTALL)
        for name, throws in re.findall(r"func (test\w+)\(\)( throws)?", body)
    ]
    rows = "".join(f'  ("{kind}.{name}", {{ {throws}{kind}().{name}() }}),\n' for kind, name, throws in tests)
    return f"@MainActor let allTests: [(name: String, run: @MainActor () throws -> Void)] = [\n{rows}]\n"


def prepare(system):
    folder = Folder(system)
    folder.write("Package.swift", (HERE / "Package.swift").read_text(encoding="utf-8"))
    for name in LINKED_TARGETS:
        folder.link(f"Sources/{name}")
    for name in [*DOUBLES, *SYSTEM_DOUBLES[system]]:
        folder.copy(HERE.parent / f"Apple/Doubles/{name}.swift", f"{name}/{name}.swift")
    for part in sorted(path for path in HERE.iterdir() if path.is_dir() and any(path.rglob("*.swift"))):
        folder.copy_all(part, part.name)
    folder.copy_with_previews(ROOT / "Sources/ScrambleApp", "ScrambleApp")
    for number in range(1, 7):
        # The file with a step's main function is left out: only the view is tested.
        folder.copy_with_previews(ROOT / f"Apple/Steps/Step{number}", f"Step{number}", ["WordScrambleApp.swift"])
    interface_tests = folder.copy_all(ROOT / "Apple/WordScrambleUITests", "UITests")
    folder.write(
        "Sources/UITests/_AllTests.swift", interface_test_list(active_lines(text) for _, text in interface_tests)
    )
    folder.remove_stale_copies()


def active_lines(text):
    """Returns a text without its inactive `#if` branches. `prepared` has turned each condition into true or false."""
    lines, conditions = [], []
    for line in text.splitlines():
        match line.split():
            case ["#if", condition]:
                conditions.append(condition == "true")
            case ["#else"]:
                conditions[-1] = not conditions[-1]
            case ["#endif"]:
                conditions.pop()
            case _ if all(conditions):
                lines.append(line)
    return "\n".join(lines)


if __name__ == "__main__":
    prepare(sys.argv[1])
