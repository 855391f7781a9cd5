"""The test of a step's exercise fails before the exercise is solved and passes afterward."""

import re

import pytest
from steps import (
    STEP_NUMBERS,
    TUTORIAL_FOLDER,
    StepRunner,
    copy_with_solution,
    step_tests,
)


@pytest.fixture(scope="module")
def runner(tmp_path_factory):
    return StepRunner(tmp_path_factory.mktemp("steps"))


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
