"""The six steps: their sources, and compiling and testing them without Xcode."""

import json
import os
import re
import shutil
import subprocess
from pathlib import Path

from package import BUILT
from sources import APPLE, ROOT

STEPS = APPLE / "Steps"
NUMBERS = range(1, 7)
# The reasons for refusing a word, in checking order.
REASONS = re.findall(
    r"^  case (\w+)", (ROOT / "Sources/WordScramble/Rules/Rejection.swift").read_text(encoding="utf-8"), re.MULTILINE
)
# The main file that the package manager would generate for a test target.
MAIN = """\
import Testing
@main struct Main { static func main() async { await Testing.__swiftPMEntryPoint() as Never } }
"""


def app(number, steps=STEPS):
    return sorted((steps / f"Step{number}").rglob("*.swift"))


def own_tests(number, steps=STEPS):
    return sorted((steps / f"Step{number}Tests").rglob("*.swift"))


def without_swiftui(number, steps=STEPS):
    """Returns the sources of a step that do not depend on SwiftUI."""
    return [path for path in app(number, steps) if "import SwiftUI" not in path.read_text(encoding="utf-8")]


def lines(number):
    """Returns the lines of each file of a step, without empty lines."""
    texts = {path.name: path.read_text(encoding="utf-8") for path in app(number)}
    return {name: [line for line in text.splitlines() if line.strip()] for name, text in texts.items()}


def alert(reason, root="silkworm", number=None):
    """Returns the app's English title and message for a reason."""
    strings = json.loads((ROOT / "Sources/ScrambleKit/Resources/Localizable.xcstrings").read_text(encoding="utf-8"))
    texts = (
        strings["strings"][f"refusal.{reason}.{part}"]["localizations"]["en"]["stringUnit"]["value"]
        for part in ("title", "message")
    )
    return tuple(text.replace("%@", root).replace("%lld", number or "3") for text in texts)


def alerts(text):
    """Returns the titles and messages of a view's alerts, in order."""
    return re.findall(r'wordError\(title: "([^"]+)", message: "([^"]+)"\)', text)


def solved(number, folder):
    """Copies a step into a folder, applies the solution of its exercise, and returns the copy's folder of steps."""
    for name in (f"Step{number}", f"Step{number}Tests"):
        shutil.copytree(STEPS / name, folder / "Apple/Steps" / name)
    patch = STEPS / f"Solutions/Step{number}.patch"
    # Inside a Git work tree, the paths would be relative to that work tree.
    environment = os.environ | {"GIT_CEILING_DIRECTORIES": str(folder.parent)}
    subprocess.run(["git", "apply", patch], cwd=folder, check=True, env=environment)
    return folder / "Apple/Steps"


class Runner:
    """Compiles steps and runs their tests in a folder, against the modules that the package manager has built."""

    def __init__(self, folder):
        self.folder = folder
        (folder / "Main.swift").write_text(MAIN)
        (folder / "Empty.swift").write_text("")
        toolchain = Path(shutil.which("swiftc")).resolve().parents[1]
        self.options = ["-swift-version", "6", "-parse-as-library", "-wmo", "-I", BUILT / "Modules", "-I", folder]
        self.options += ["-Xcc", f"-fmodule-map-file={BUILT}/CEmbeddedFiles.build/module.modulemap"]
        self.options += ["-plugin-path", toolchain / "lib/swift/host/plugins"]
        objects = [
            one
            for name in ("WordScramble", "ScrambleClass", "ScrambleKit", "CEmbeddedFiles")
            for one in objects_of(name)
        ]
        subprocess.run(["ar", "rcs", folder / "libpackage.a", *objects], check=True)

    def swiftc(self, *arguments):
        command = map(str, ["swiftc", *self.options, *arguments])
        return subprocess.run(list(command), cwd=self.folder, capture_output=True, text=True)

    def compile(self, number, steps=STEPS):
        """Compiles the sources of a step that do not depend on SwiftUI."""
        sources = without_swiftui(number, steps) or [self.folder / "Empty.swift"]
        module = ["-module-name", f"Step{number}", "-enable-testing", "-emit-module"]
        return self.swiftc(*module, "-c", *sources, "-o", f"Step{number}.o")

    def test(self, number, steps=STEPS, files=None):
        """Compiles and runs tests of a step. Returns the names of passed and failed tests, and the output."""
        sources = [*(files or own_tests(number, steps)), "Main.swift", f"Step{number}.o", "libpackage.a"]
        program = self.folder / f"Step{number}Tests"
        built = self.swiftc("-module-name", program.name, *sources, "-o", program)
        if built.returncode:
            return set(), set(), built.stderr
        run = subprocess.run([program], capture_output=True, text=True, timeout=120)
        text = re.sub(r"\x1b\[\d*m", "", run.stdout + run.stderr)
        passed, failed = (
            set(re.findall(rf'Test "([^"]+)"(?: with \d+ test cases)? {word} after', text))
            for word in ("passed", "failed")
        )
        assert (run.returncode == 0) == (not failed), text
        return passed, failed, text


def objects_of(target):
    # The object of a source that was removed stays in the folder. Two sources are generated.
    sources = {f"{path.name}.o" for path in (ROOT / "Sources" / target).rglob("*")}
    sources |= {"WordingKey.swift.o", "resource_bundle_accessor.swift.o"}
    objects = sorted(path for path in (BUILT / f"{target}.build").glob("*.o") if path.name in sources)
    assert objects, "build first: make build-tests"
    return objects
