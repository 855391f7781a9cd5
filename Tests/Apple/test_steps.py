"""The six steps: each is a small app with few changes from the previous one.

The test of a step's exercise fails before the exercise is solved and passes afterward.
"""

import difflib
import re
import subprocess

import pytest
from sources import ROOT, assert_none, block, relative_path
from steps import (
    REJECTION_CASES,
    STEP_NUMBERS,
    TUTORIAL_FOLDER,
    StepRunner,
    alert_texts,
    alerts_in,
    app_files,
    copy_with_solution,
    lines_by_file,
    step_tests,
    without_swiftui,
)

STEP_FILES = [path for number in STEP_NUMBERS for path in [*app_files(number), *step_tests(number)]]


@pytest.fixture(scope="module")
def runner(tmp_path_factory):
    return StepRunner(tmp_path_factory.mktemp("steps"))


def test_every_step_has_a_number():
    folders = {path.name for path in TUTORIAL_FOLDER.iterdir() if path.name.startswith("Step") and not path.suffix}
    assert folders == {f"Step{number}{kind}" for number in STEP_NUMBERS for kind in ("", "Tests")}
    assert {path.name for path in (TUTORIAL_FOLDER / "Solutions").iterdir()} == {
        f"Step{number}.patch" for number in STEP_NUMBERS
    }


def test_every_file_parses():
    run = subprocess.run(["swiftc", "-frontend", "-parse", *map(str, STEP_FILES)], capture_output=True, text=True)
    assert run.returncode == 0, run.stderr


def test_every_solution_applies(tmp_path):
    for number in STEP_NUMBERS:
        copy_with_solution(number, tmp_path)


@pytest.mark.thorough
@pytest.mark.parametrize("number", STEP_NUMBERS)
def test_the_exercise_fails_without_its_solution(number, runner):
    assert runner.compile(number).returncode == 0
    passed, failed, text = runner.test(number, files=[TUTORIAL_FOLDER / f"Step{number}Tests/Exercise.swift"])
    assert not passed
    if number == 1:
        # The tested code does not exist yet, and nothing else is wrong.
        assert set(re.findall("error: (.*)", text)) == {"cannot find 'isPossible' in scope"}
    else:
        assert len(failed) == 1 and "Expectation failed" in text


@pytest.mark.thorough
@pytest.mark.parametrize("number", STEP_NUMBERS)
def test_with_the_solution_every_test_passes(number, runner, tmp_path):
    steps = copy_with_solution(number, tmp_path)
    compiled = runner.compile(number, steps)
    assert (compiled.returncode, compiled.stderr) == (0, "")
    passed, failed, text = runner.test(number, steps)
    declared = re.findall(r"\bfunc `([^`]+)`", "\n".join(path.read_text() for path in step_tests(number, steps)))
    assert passed == set(declared) and not failed, text


def test_the_next_step_begins_with_the_solution():
    for number in (2, 3, 4, 5):
        patch = (TUTORIAL_FOLDER / f"Solutions/Step{number}.patch").read_text(encoding="utf-8")
        (file,) = re.findall(r"^\+\+\+ b/Apple/Steps/Step\d/(.+)$", patch, re.MULTILINE)
        lines = re.findall(r"^\+(?!\+)(.+)$", patch, re.MULTILINE)
        following = (TUTORIAL_FOLDER / f"Step{number + 1}" / file).read_text(encoding="utf-8").splitlines()
        assert lines and set(lines) <= set(following), number


def test_a_step_adds_few_lines_to_the_previous_one():
    for number in STEP_NUMBERS[1:]:
        before, after = lines_by_file(number - 1), lines_by_file(number)
        unchanged = sum(
            block.size
            for file in before.keys() & after.keys()
            for block in difflib.SequenceMatcher(None, before[file], after[file], autojunk=False).get_matching_blocks()
        )
        assert 0 < sum(map(len, after.values())) - unchanged <= 80, number


def test_the_first_step_has_the_names_of_the_tutorial():
    text = (TUTORIAL_FOLDER / "Step1/ContentView.swift").read_text(encoding="utf-8")
    decision = (ROOT / "Documentation/Decisions/0001-names-from-the-tutorial.md").read_text(encoding="utf-8")
    names = re.findall(r"^\| `(\w+)` \|", decision, re.MULTILINE)
    assert len(names) > 10
    for one in [*names, "errorTitle", "errorMessage", "showingError"]:
        assert re.search(rf"\b(var|func) {one}\b", text), one
    for line in (
        "func wordError(title: String, message: String)",
        'fatalError("Could not load start.txt from bundle.")',
    ):
        assert line in text


def test_the_first_step_refuses_in_the_order_and_with_the_texts_of_the_app():
    text = (TUTORIAL_FOLDER / "Step1/ContentView.swift").read_text(encoding="utf-8")
    # These do not occur in the first step, because a round does not end, a character that is not a letter is refused as
    # not in the root, no root in start.txt is longer than the list's longest words, and nobody else plays.
    reasons = [
        reason for reason in REJECTION_CASES if reason not in ("roundEnded", "notLetters", "tooLong", "foundByOther")
    ]
    assert alerts_in(text) == [alert_texts(reason, r"\(rootWord)") for reason in reasons]
    guards = re.findall(r"guard (\S+)", block(text, text.index("func addNewWord")))
    assert guards == [
        "!answer.isEmpty",
        "answer.count",
        "answer",
        "isOriginal(word:",
        "isPossible(word:",
        "isReal(word:",
    ]
    assert alert_texts("notLetters") == alert_texts("lettersNotInRoot")


@pytest.mark.parametrize("number", STEP_NUMBERS[1:])
def test_a_later_step_has_the_texts_of_the_app(number):
    text = (TUTORIAL_FOLDER / f"Step{number}/Rejection+Text.swift").read_text(encoding="utf-8")
    titles, messages = (block(text, text.index(start)) for start in ("var title", "func message"))
    for reason in REJECTION_CASES:
        number_of_letters = {"tooShort": r"\(minimum)", "tooLong": r"\(maximum)"}.get(reason)
        title, message = alert_texts(reason, r"\(root)", number_of_letters)
        assert re.search(rf'case [^:\n]*\.{reason}\b[^"]*"{re.escape(title)}"', titles), reason
        # From the third step on, the solution of the second exercise adds a sentence to the app's message.
        continuation = " There is no" if reason == "lettersNotInRoot" and number > 2 else '"'
        assert re.search(rf'case [^:\n]*\.{reason}\b[^"]*"{re.escape(message + continuation)}', messages), reason


def test_a_step_has_a_preview_of_each_view():
    def views_without_preview(text):
        previews = [block(text, match.start()) for match in re.finditer(r"^#Preview", text, re.MULTILINE)]
        views = re.findall(r"struct (\w+): View\b", text)
        return [view for view in views if not any(f"{view}(" in preview for preview in previews)]

    assert_none(
        f"{relative_path(path)}: {view}"
        for path in STEP_FILES
        for view in views_without_preview(path.read_text(encoding="utf-8"))
    )


def test_rules_model_and_texts_do_not_depend_on_swiftui():
    for number in STEP_NUMBERS[2:]:
        with_swiftui = {path.name for path in app_files(number)} - {path.name for path in without_swiftui(number)}
        assert with_swiftui <= {"WordScrambleApp.swift", "ContentView.swift", "FoundWordRow.swift"}, number
