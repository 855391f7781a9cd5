"""The workflows, which cannot run here, name only existing paths and tests, and targets that a check runs."""

import fnmatch
import re
import runpy
import subprocess

import pytest
import workflows
from workflows import MADE_PROGRAMS, ROOT, WORKFLOW_FILES, workflow

LOOKS = runpy.run_path(str(ROOT / "Apple/pictures.py"))["LOOKS"]
MAKEFILE = (ROOT / "Makefile").read_text(encoding="utf-8")
# The commands of each system. All other commands of a step must be in the repository.
SYSTEM_COMMANDS = {
    "swift:6.3-bookworm": {"apt-get", "make"},
    "ubuntu-24.04": {"gh", "podman", "python3", "skopeo", "unzip"},
    "macos-26": {
        "codesign",
        "cp",
        "find",
        "git",
        "jq",
        "lipo",
        "make",
        "mkdir",
        "python3",
        "shasum",
        "sort",
        "sudo",
        "swift",
        "tail",
        "tar",
    }
    | {"xcodebuild", "xcrun"},
}
# The programs that workflows call after installing the package of `make dist`, which also contains the server.
INSTALLED_PROGRAMS = {"wordscramble"}


@pytest.fixture(scope="module")
def calls(tmp_path_factory):
    return list(workflows.calls(tmp_path_factory.mktemp("workflows")))


def arguments_of(calls, program):
    """The arguments of each call of a program."""
    return [call.words[1:] for call in calls if call.words[0] == program]


def makefile_targets():
    """Each target of the Makefile, with the targets that it makes before it or in its recipe."""
    found = {}
    for names, first, recipe in re.findall(r"^([\w -]+):(?!=)([^#\n]*).*\n((?:\t.*\n)*)", MAKEFILE, re.MULTILINE):
        made = first.split() + re.findall(r"[\w-]+", " ".join(re.findall(r"\$\(MAKE\) ([^>|;\n]*)", recipe)))
        found |= {name: made for name in names.split()}
    return found


def checked_targets():
    """The targets that CI, the test of the release files or another test runs."""
    all_targets, checked = makefile_targets(), set()
    made = re.findall("^make (.*)$", (ROOT / ".ci/run").read_text(), re.MULTILINE)
    pending_targets = ["dist-test", *" ".join(made).split()]
    pending_targets += re.findall(r'\bmake\("(\w+)"', (ROOT / "Tests/Terminal/test_install.py").read_text())
    while pending_targets:
        if (target := pending_targets.pop()) in all_targets and target not in checked:
            checked.add(target)
            pending_targets += all_targets[target]
    return checked


def tracked_paths():
    paths = subprocess.run(["git", "ls-files"], cwd=ROOT, capture_output=True, text=True, check=True).stdout
    return paths.splitlines()


def test_every_command_is_on_the_system_or_in_the_repository(calls):
    programs = workflows.programs()
    for call in calls:
        known = call.words[0] in SYSTEM_COMMANDS.get(call.system.removesuffix("-arm"), ()) or call.words[0] in programs
        assert known or call.words[0] in INSTALLED_PROGRAMS, f"{call.workflow}, {call.job}: {call.words}"
    assert {call.job for call in calls} >= {"linux", "macos", "app", "notes", "publish", "page", "image"}


def test_every_target_is_made_by_a_check(calls):
    made = arguments_of(calls, "make")
    for words in made:
        options = [word.split("=")[0] for word in words if "=" in word]
        assert {word for word in words if "=" not in word} <= checked_targets()
        assert all(f"$({name})" in MAKEFILE for name in options), words
    assert {words[0] for words in made} == {"dist-test", "install"}


def test_every_path_exists(calls):
    paths = tracked_paths()
    top_level = {path.split("/")[0] for path in paths}
    named = {word.split("=")[-1] for call in calls for word in call.words}
    named = {word for word in named if word.split("/")[0] in top_level and word not in MADE_PROGRAMS}
    assert named >= {"Deployment/publish.py", "Apple/WordScramble.xcodeproj", "LICENSE", "Tests/requirements.txt"}
    assert [
        word for word in named if word not in paths and not any(path.startswith(f"{word}/") for path in paths)
    ] == []


def test_every_script_is_run_by_a_check(calls):
    tests = "\n".join(path.read_text(encoding="utf-8") for path in (ROOT / "Tests").rglob("test_*.py"))
    scripts = {words[0] for words in arguments_of(calls, "python3") if words[0].endswith(".py")}
    assert scripts == {"Apple/pictures.py", "Deployment/publish.py"} and all(
        f'"{script}"' in tests for script in scripts
    )
    assert [call.words for call in calls if call.words[0].startswith(".ci/")] == [[".ci/run"]]


def test_the_package_manager_gets_only_options_that_a_check_uses(calls):
    swift_commands = {words[0] for words in arguments_of(calls, "swift")} - {"--version"}
    runners = "\n".join(path.read_text() for path in (ROOT / "Tests").glob("*.py"))
    assert swift_commands == {"build", "test"}
    assert all(f"swift {verb}" in MAKEFILE or f'"swift", "{verb}"' in runners for verb in swift_commands)


def test_tests_selected_by_name_exist(calls):
    for words in arguments_of(calls, ".build/venv/bin/python"):
        if words[1] == "pytest":
            name = words[words.index("-k") + 1]
            assert re.search(rf"^def test_\w*{name}", (ROOT / words[2]).read_text(), re.MULTILINE), words


def test_each_step_is_built_and_tested_with_its_answer(calls):
    project = "Apple/Steps/Steps.xcodeproj"
    project_builds = [words for words in arguments_of(calls, "xcodebuild") if project in words]
    schemes = sorted(path.stem for path in (ROOT / project).rglob("*.xcscheme"))
    for verb in ("test", "build"):
        assert [words[words.index("-scheme") + 1] for words in project_builds if words[0] == verb] == schemes
    answers = [f"Apple/Steps/Solutions/{scheme}.patch" for scheme in schemes]
    assert arguments_of(calls, "git") == [["apply", answer] for answer in answers]


def test_the_app_is_built_with_a_scheme_of_the_project(calls):
    schemes = ROOT / "Apple/WordScramble.xcodeproj/xcshareddata/xcschemes"
    named = [words for words in arguments_of(calls, "xcodebuild") if "Apple/Steps/Steps.xcodeproj" not in words]
    assert {words[0] for words in named} == {"-version", "build-for-testing", "test-without-building", "build"}
    for words in named:
        if "-scheme" in words:
            assert (schemes / f"{words[words.index('-scheme') + 1]}.xcscheme").exists()
    test_filters = [word for words in named for word in words if re.match("-(skip|only)-testing:", word)]
    assert [word.split(":")[0] for word in test_filters] == ["-skip-testing", "-only-testing"]
    for word in test_filters:
        folder, kind = word.split(":")[1].split("/")
        assert f"class {kind}: " in (ROOT / "Apple" / folder / f"{kind}.swift").read_text(encoding="utf-8")


def test_the_pictures_of_every_device_are_exported_from_its_test_results(calls):
    exports = [words[1:] for words in arguments_of(calls, "python3") if words[0] == "Apple/pictures.py"]
    results = [
        words[words.index("-resultBundlePath") + 1]
        for words in arguments_of(calls, "xcodebuild")
        if "-resultBundlePath" in words
    ]
    assert [result for result, _, _ in exports] == results
    folders = {path for _, path in workflows.artifacts("upload-artifact", "path")}
    assert {folder for _, folder, _ in exports} <= folders
    assert {device for _, _, device in exports} == set(LOOKS)


def test_jobs_depend_on_existing_jobs_and_workflows():
    for file in WORKFLOW_FILES:
        jobs = workflow(file)["jobs"]
        for job in jobs.values():
            needs = job.get("needs", [])
            assert set([needs] if isinstance(needs, str) else needs) <= set(jobs)
            if "uses" in job:
                assert "workflow_call" in workflow(ROOT / job["uses"])["on"]


def test_every_downloaded_artifact_was_uploaded():
    saved = list(workflows.artifacts("upload-artifact"))
    loaded = set(workflows.artifacts("download-artifact"))
    assert len(saved) == len(set(saved)) == 6 and len(loaded) == 3
    for file, pattern in loaded:
        assert any(file == other and fnmatch.fnmatch(name, pattern) for other, name in saved), pattern
