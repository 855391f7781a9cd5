"""The six steps of the tutorial, and functions that compile and test them without Xcode."""

import os
import re
import shutil
import subprocess
from pathlib import Path

from package import BUILD_FOLDER
from sources import APPLE_FOLDER, ROOT

TUTORIAL_FOLDER = APPLE_FOLDER / "Steps"
STEP_NUMBERS = range(1, 7)
# The main file that the package manager would generate for a test target.
TEST_MAIN = """\
import Testing
@main struct Main { static func main() async { await Testing.__swiftPMEntryPoint() as Never } }
"""


def app_files(number, steps=TUTORIAL_FOLDER):
    return sorted((steps / f"Step{number}").rglob("*.swift"))


def step_tests(number, steps=TUTORIAL_FOLDER):
    return sorted((steps / f"Step{number}Tests").rglob("*.swift"))


def without_swiftui(number, steps=TUTORIAL_FOLDER):
    """Returns the sources of a step that do not depend on SwiftUI."""
    return [path for path in app_files(number, steps) if "import SwiftUI" not in path.read_text(encoding="utf-8")]


def copy_with_solution(number, folder):
    """Copies a step and its tests into a folder, solves its exercise, and returns the folder of the copied steps."""
    for name in (f"Step{number}", f"Step{number}Tests"):
        shutil.copytree(TUTORIAL_FOLDER / name, folder / "Apple/Steps" / name)
    patch = TUTORIAL_FOLDER / f"Solutions/Step{number}.patch"
    # If Git found a work tree around the folder, it would take the paths in the patch as relative to that work tree.
    environment = os.environ | {"GIT_CEILING_DIRECTORIES": str(folder.parent)}
    subprocess.run(["git", "apply", patch], cwd=folder, check=True, env=environment)
    return folder / "Apple/Steps"


class StepRunner:
    """Compiles steps and runs their tests in a folder, against the modules that the package manager has built."""

    def __init__(self, folder):
        self.folder = folder
        (folder / "Main.swift").write_text(TEST_MAIN)
        (folder / "Empty.swift").write_text("")
        toolchain = Path(shutil.which("swiftc")).resolve().parents[1]
        self.options = [
            "-swift-version",
            "6",
            "-parse-as-library",
            "-wmo",
            "-I",
            BUILD_FOLDER / "Modules",
            "-I",
            folder,
        ]
        self.options += ["-Xcc", f"-fmodule-map-file={BUILD_FOLDER}/CEmbeddedFiles.build/module.modulemap"]
        self.options += ["-plugin-path", toolchain / "lib/swift/host/plugins"]
        objects = [one for name in ("ScrambleCore", "ScrambleKit", "CEmbeddedFiles") for one in object_files(name)]
        subprocess.run(["ar", "rcs", folder / "libpackage.a", *objects], check=True)

    def swiftc(self, *arguments):
        command = map(str, ["swiftc", *self.options, *arguments])
        return subprocess.run(list(command), cwd=self.folder, capture_output=True, text=True)

    def compile(self, number, steps=TUTORIAL_FOLDER):
        """Compiles the sources of a step that do not depend on SwiftUI, or an empty file if there are none."""
        sources = without_swiftui(number, steps) or [self.folder / "Empty.swift"]
        module = ["-module-name", f"Step{number}", "-enable-testing", "-emit-module"]
        return self.swiftc(*module, "-c", *sources, "-o", f"Step{number}.o")

    def test(self, number, steps=TUTORIAL_FOLDER, files=None):
        """Compiles and runs tests of a compiled step. Returns the names of passed and failed tests, and the output.

        If the tests do not compile, there are no names, and the output is the compiler's.
        """
        sources = [*(files or step_tests(number, steps)), "Main.swift", f"Step{number}.o", "libpackage.a"]
        program = self.folder / f"Step{number}Tests"
        build = self.swiftc("-module-name", program.name, *sources, "-o", program)
        if build.returncode:
            return set(), set(), build.stderr
        run = subprocess.run([program], capture_output=True, text=True, timeout=120)
        text = re.sub(r"\x1b\[\d*m", "", run.stdout + run.stderr)
        passed, failed = (
            set(re.findall(rf'Test "([^"]+)"(?: with \d+ test cases)? {word} after', text))
            for word in ("passed", "failed")
        )
        assert (run.returncode == 0) == (not failed), text
        return passed, failed, text


def object_files(target):
    # The folder can also contain object files of deleted sources, which are left out. One source is generated.
    sources = {f"{path.name}.o" for path in (ROOT / "Sources" / target).rglob("*")}
    sources.add("resource_bundle_accessor.swift.o")
    objects = sorted(path for path in (BUILD_FOLDER / f"{target}.build").glob("*.o") if path.name in sources)
    assert objects, "build first: make build-tests"
    return objects
