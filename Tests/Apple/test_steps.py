"""The six steps: each is a small app, differs little from the one before, and has an exercise whose test is red before and green after."""

import difflib
import re
import subprocess

import pytest
from sources import ROOT, block, name
from steps import NUMBERS, STEPS, Runner, app, own_tests, solved, without_swiftui

EVERY = [path for number in NUMBERS for path in [*app(number), *own_tests(number)]]


@pytest.fixture(scope="module")
def runner(tmp_path_factory):
    return Runner(tmp_path_factory.mktemp("steps"))


def test_there_is_no_step_without_a_number():
    folders = {path.name for path in STEPS.iterdir() if path.name.startswith("Step") and not path.suffix}
    assert folders == {f"Step{number}{kind}" for number in NUMBERS for kind in ("", "Tests")}
    assert {path.name for path in (STEPS / "Solutions").iterdir()} == {f"Step{number}.patch" for number in NUMBERS}


def test_every_file_parses():
    run = subprocess.run(["swiftc", "-frontend", "-parse", *map(str, EVERY)], capture_output=True, text=True)
    assert run.returncode == 0, run.stderr


@pytest.mark.parametrize("number", NUMBERS)
def test_the_exercise_is_red(number, runner):
    assert runner.compile(number).returncode == 0
    passed, failed, text = runner.test(number, files=[STEPS / f"Step{number}Tests/Exercise.swift"])
    assert not passed
    if number == 1:
        # What it tests does not exist yet, and nothing else is wrong.
        assert set(re.findall("error: (.*)", text)) == {"cannot find 'isPossible' in scope"}
    else:
        assert len(failed) == 1 and "Expectation failed" in text


@pytest.mark.parametrize("number", NUMBERS)
def test_with_the_answer_every_test_is_green(number, runner, tmp_path):
    steps = solved(number, tmp_path)
    compiled = runner.compile(number, steps)
    assert (compiled.returncode, compiled.stderr) == (0, "")
    passed, failed, text = runner.test(number, steps)
    declared = re.findall(r"\bfunc `([^`]+)`", "\n".join(path.read_text() for path in own_tests(number, steps)))
    assert passed == set(declared) and not failed, text


@pytest.mark.parametrize("number", [2, 3, 4, 5])
def test_the_next_step_begins_with_the_answer(number):
    patch = (STEPS / f"Solutions/Step{number}.patch").read_text(encoding="utf-8")
    (file,) = re.findall(r"^\+\+\+ b/Apple/Steps/Step\d/(.+)$", patch, re.MULTILINE)
    lines = re.findall(r"^\+(?!\+)(.+)$", patch, re.MULTILINE)
    following = (STEPS / f"Step{number + 1}" / file).read_text(encoding="utf-8").splitlines()
    assert lines and set(lines) <= set(following)


def changes(number):
    """The lines in which a step differs from the one before, and the names of the files."""
    before, after = ({path.name: path for path in app(one)} for one in (number - 1, number))
    lines, files = [], set()
    for file in before.keys() | after.keys():
        old, new = (table[file].read_text().splitlines() if file in table else [] for table in (before, after))
        changed = [line for line in difflib.ndiff(old, new) if re.match(r"[+-] *\S", line)]
        lines += changed
        files |= {file} if changed else set()
    return lines, files


@pytest.mark.parametrize("number", NUMBERS[1:])
def test_a_step_is_read_in_ten_minutes(number):
    lines, _ = changes(number)
    assert 0 < len(lines) <= 130


def test_the_first_step_has_the_names_of_the_tutorial():
    text = (STEPS / "Step1/ContentView.swift").read_text(encoding="utf-8")
    decision = (ROOT / "Documentation/Decisions/0001-names-from-the-tutorial.md").read_text(encoding="utf-8")
    names = re.findall(r"^\| `(\w+)` \|", decision, re.MULTILINE)
    assert len(names) > 10
    for one in names:
        assert re.search(rf"\b(var|func) {one}\b", text), one
    assert len(text.splitlines()) < 120


@pytest.mark.parametrize("path", EVERY, ids=name)
def test_a_step_has_short_files_and_a_preview_of_each_view(path):
    text = path.read_text(encoding="utf-8")
    assert len(text.splitlines()) < 120
    previews = [block(text, match.start()) for match in re.finditer(r"^#Preview", text, re.MULTILINE)]
    for view in re.findall(r"struct (\w+): View\b", text):
        assert any(f"{view}(" in preview for preview in previews), view


@pytest.mark.parametrize("number", NUMBERS[2:])
def test_rules_model_and_texts_need_no_swiftui(number):
    with_swiftui = {path.name for path in app(number)} - {path.name for path in without_swiftui(number)}
    assert with_swiftui <= {"WordScrambleApp.swift", "ContentView.swift", "FoundWordRow.swift"}
