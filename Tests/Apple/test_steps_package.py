"""The exercises can be done without a Mac: the package in Apple/Steps/README.md works with the unchanged steps."""

import re
import shutil
import subprocess

import pytest
from sources import ROOT
from steps import STEP_NUMBERS, TUTORIAL_FOLDER, step_tests

README = (TUTORIAL_FOLDER / "README.md").read_text(encoding="utf-8")


def swift(*arguments, package):
    command = ["swift", *arguments[:1], "--package-path", package, *arguments[1:]]
    run = subprocess.run(list(map(str, command)), capture_output=True, text=True, timeout=900)
    return run.returncode, re.sub(r"\x1b\[\d*m", "", run.stdout + run.stderr)


@pytest.fixture(scope="module")
def clone(tmp_path_factory):
    """Returns a folder with the parts of the repository that the package needs. Its name is not the package's."""
    folder = tmp_path_factory.mktemp("clone")
    for name in ("Sources", "Tests", "Benchmarks", "Plugins"):
        (folder / name).symlink_to(ROOT / name)
    shutil.copy(ROOT / "Package.swift", folder)
    shutil.copytree(TUTORIAL_FOLDER, folder / "Apple/Steps", symlinks=True)
    (manifest,) = re.findall(r"```swift\n(.*?)```", README, re.DOTALL)
    (folder / "Apple/Steps/Package.swift").write_text(manifest, encoding="utf-8")
    return folder


def test_the_package_is_formatted(clone):
    command = ["swift", "format", "lint", "--strict", "--configuration", ROOT / ".swift-format"]
    run = subprocess.run([*command, clone / "Apple/Steps/Package.swift"], capture_output=True, text=True)
    assert (run.returncode, run.stderr) == (0, "")


@pytest.mark.thorough
def test_only_the_exercises_after_the_first_step_fail(clone):
    (command,) = re.findall(r"^swift test --package-path Apple/Steps (--filter \w+)$", README, re.MULTILINE)
    steps = STEP_NUMBERS[1:]
    assert command in {f"--filter Step{number}Tests" for number in steps}
    status, text = swift("test", package=clone / "Apple/Steps")
    assert status == 1 and "warning:" not in text and "Fetching" not in text
    for word, files in (
        ("passed", lambda name: name != "Exercise.swift"),
        ("failed", lambda name: name == "Exercise.swift"),
    ):
        declared = [
            path.read_text(encoding="utf-8") for number in steps for path in step_tests(number) if files(path.name)
        ]
        names = re.findall(r"\bfunc `([^`]+)`", "\n".join(declared))
        assert sorted(re.findall(rf'Test "([^"]+)"(?: with \d+ test cases)? {word} after', text)) == sorted(names)


def test_an_older_swift_prints_the_error_in_the_readme(tmp_path):
    (tmp_path / "Package.swift").write_text(
        '// swift-tools-version: 99.0\nimport PackageDescription\nlet package = Package(name: "a")\n'
    )
    status, text = swift("package", "describe", package=tmp_path)
    (quoted_error,) = re.findall(r"\*(is using Swift tools version 6\.3\.0 but\s+the installed version is)\*", README)
    assert status and re.sub(r"\s+", " ", quoted_error).replace("6.3.0", "99.0.0") in text
    assert (ROOT / "Package.swift").read_text(encoding="utf-8").startswith("// swift-tools-version: 6.3\n")
