"""The kit's code for Apple's systems compiles against `Darwin/`, a handwritten C library and Foundation.

They have Darwin's own types.
"""

import re
import subprocess
from pathlib import Path

import pytest
from package import folder, generated, swift_flags, targets

# Each test compiles the kit.
pytestmark = pytest.mark.thorough
DARWIN = Path(__file__).resolve().parent / "Darwin"
# Which modules Apple's systems have. Only one of the systems themselves is true at a time.
MODULES = {
    "Darwin": "true",
    "Foundation": "true",
    "FoundationEssentials": "false",
    "Glibc": "false",
    "CEmbeddedFiles": "false",
}


def seen(text, system):
    """Returns a source with its conditions evaluated for a system. An unknown condition is an error."""
    known = MODULES | {"Linux": "false", "iOS": "false", "macOS": "false", system: "true"}
    decide = lambda line: re.sub(r"\b(?:os|canImport)\((\w+)\)", lambda match: known[match[1]], line[0])
    return re.sub(r"^\s*#(?:if|elseif)\b.*", decide, text, flags=re.MULTILINE)


@pytest.fixture(scope="module")
def modules(tmp_path_factory):
    """Returns a folder with the modules Darwin and Foundation, and with modules that are the same on every system."""
    made = tmp_path_factory.mktemp("modules")
    emit(made, "Darwin", ["-I", DARWIN / "C", DARWIN / "Darwin.swift"])
    emit(made, "Foundation", [DARWIN / "Foundation.swift"])
    for name in ("WordScramble", "ScrambleClass"):
        target = targets()[name]
        emit(made, name, [*swift_flags(target), "-I", made, *sorted(folder(target).rglob("*.swift"))])
    return made


def emit(made, name, arguments):
    """Builds a module without function bodies, because only the types are needed."""
    command = [
        "swiftc",
        "-emit-module",
        "-wmo",
        "-Xfrontend",
        "-experimental-skip-all-function-bodies",
        "-parse-as-library",
    ]
    command += ["-module-name", name, "-o", made / f"{name}.swiftmodule", *arguments]
    subprocess.run([*map(str, command)], check=True)


def compile_kit(modules, into, system="iOS", change=lambda text: text):
    """Type-checks the kit for a system, with a change of its sources."""
    kit = targets()["ScrambleKit"]
    files = []
    for number, path in enumerate([*sorted(folder(kit).rglob("*.swift")), *generated(kit, into)]):
        files.append(into / f"{number}-{path.name}")
        files[-1].write_text(seen(change(path.read_text(encoding="utf-8")), system), encoding="utf-8")
    command = ["swiftc", "-typecheck", "-parse-as-library", "-warnings-as-errors", "-module-name", "ScrambleKit"]
    command += [*swift_flags(kit), "-I", modules, "-I", DARWIN / "C", *files]
    return subprocess.run([*map(str, command)], capture_output=True, text=True)


@pytest.mark.parametrize("system", ["iOS", "macOS"])
def test_the_kit_compiles_for_darwin(modules, tmp_path, system):
    run = compile_kit(modules, tmp_path, system)
    assert run.returncode == 0, run.stderr


@pytest.mark.parametrize(
    "right, wrong",
    [
        ("= CLOCK_UPTIME_RAW", "= CLOCK_UPTIME"),  # FreeBSD has this name, Darwin does not.
        ("import Darwin", "import Darwyn"),
        ("Bundle.main.executablePath", "Bundle.main.executable"),
    ],
)
def test_a_fault_under_darwin_is_detected(modules, tmp_path, right, wrong):
    run = compile_kit(modules, tmp_path, change=lambda text: text.replace(right, wrong))
    assert "error: " in run.stderr and wrong.split()[-1].rsplit(".")[-1] in run.stderr, run.stderr
