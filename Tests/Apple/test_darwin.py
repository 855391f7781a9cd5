"""The kit's code for Apple's systems compiles against `Darwin/`, a handwritten C library and Foundation.

The declarations in that folder have the same types as Apple's.
"""

import re
import subprocess
from pathlib import Path

import pytest
from package import folder, generate_sources, swift_flags, targets

# Each test compiles the kit.
pytestmark = pytest.mark.thorough
DARWIN_FOLDER = Path(__file__).resolve().parent / "Darwin"
# The value of `canImport` for each module on Apple's systems.
AVAILABLE_MODULES = {
    "Darwin": "true",
    "Foundation": "true",
    "FoundationEssentials": "false",
    "Glibc": "false",
    "CEmbeddedFiles": "false",
}


def with_evaluated_conditions(text, system):
    """Returns a source with `os` and `canImport` evaluated for a system. An unknown system or module is an error."""
    conditions = AVAILABLE_MODULES | {"Linux": "false", "iOS": "false", "macOS": "false", system: "true"}
    evaluate = lambda line: re.sub(r"\b(?:os|canImport)\((\w+)\)", lambda match: conditions[match[1]], line[0])
    return re.sub(r"^\s*#(?:if|elseif)\b.*", evaluate, text, flags=re.MULTILINE)


@pytest.fixture(scope="module")
def modules(tmp_path_factory):
    """Returns a folder with the modules Darwin and Foundation, and with modules that are the same on every system."""
    module_folder = tmp_path_factory.mktemp("modules")
    emit(module_folder, "Darwin", ["-I", DARWIN_FOLDER / "C", DARWIN_FOLDER / "Darwin.swift"])
    emit(module_folder, "Foundation", [DARWIN_FOLDER / "Foundation.swift"])
    for name in ("WordScramble", "ScrambleClass"):
        target = targets()[name]
        emit(module_folder, name, [*swift_flags(target), "-I", module_folder, *sorted(folder(target).rglob("*.swift"))])
    return module_folder


def emit(module_folder, name, arguments):
    """Builds a module without function bodies, because only the types are needed."""
    command = [
        "swiftc",
        "-emit-module",
        "-wmo",
        "-Xfrontend",
        "-experimental-skip-all-function-bodies",
        "-parse-as-library",
    ]
    command += ["-module-name", name, "-o", module_folder / f"{name}.swiftmodule", *arguments]
    subprocess.run([*map(str, command)], check=True)


def compile_kit(modules, target_folder, system="iOS", change=lambda text: text):
    """Type-checks the kit for a system, after applying a change to its sources."""
    kit = targets()["ScrambleKit"]
    files = []
    for number, path in enumerate([*sorted(folder(kit).rglob("*.swift")), *generate_sources(kit, target_folder)]):
        files.append(target_folder / f"{number}-{path.name}")
        files[-1].write_text(
            with_evaluated_conditions(change(path.read_text(encoding="utf-8")), system), encoding="utf-8"
        )
    command = ["swiftc", "-typecheck", "-parse-as-library", "-warnings-as-errors", "-module-name", "ScrambleKit"]
    command += [*swift_flags(kit), "-I", modules, "-I", DARWIN_FOLDER / "C", *files]
    return subprocess.run([*map(str, command)], capture_output=True, text=True)


@pytest.mark.parametrize("system", ["iOS", "macOS"])
def test_the_kit_compiles_for_darwin(modules, tmp_path, system):
    run = compile_kit(modules, tmp_path, system)
    assert run.returncode == 0, run.stderr


@pytest.mark.parametrize(
    "right, wrong",
    [
        ("= CLOCK_UPTIME_RAW", "= CLOCK_UPTIME"),  # FreeBSD has CLOCK_UPTIME, but Darwin does not.
        ("import Darwin", "import Darwyn"),
        ("Bundle.main.executablePath", "Bundle.main.executable"),
    ],
)
def test_a_fault_under_darwin_is_detected(modules, tmp_path, right, wrong):
    run = compile_kit(modules, tmp_path, change=lambda text: text.replace(right, wrong))
    assert "error: " in run.stderr and wrong.split()[-1].rsplit(".")[-1] in run.stderr, run.stderr
