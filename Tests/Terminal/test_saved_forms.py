"""The answers of commands and the saved rounds of Tests/SavedForms, whose README describes the files."""

import json
import pathlib
import shutil

import pytest
from tools import at_time, case

ROOT = pathlib.Path(__file__).resolve().parents[2]
SAVED_FORMS = ROOT / "Tests/SavedForms"
TEXTS = ROOT / "Sources/ScrambleKit/Resources/Localizable.xcstrings"


def recorded_commands():
    lines = (SAVED_FORMS / "commands.jsonl").read_text(encoding="utf-8").splitlines()
    return [json.loads(line) for line in lines]


@pytest.fixture(scope="session")
def resources(tmp_path_factory):
    """The word list of the saved files with the current wording, so a new word list does not change an answer."""
    folder = tmp_path_factory.mktemp("resources")
    for file in [*(SAVED_FORMS / "resources").iterdir(), TEXTS]:
        (folder / file.name).symlink_to(file)
    return folder


@pytest.fixture
def answer(run, state_folder, resources):
    """Runs a recorded command. A command with a home starts with the saved files."""

    def answer(command):
        shutil.rmtree(state_folder, ignore_errors=True)
        if command.get("home"):
            shutil.copytree(SAVED_FORMS / "home", state_folder)
        line = [str(run.program), *command["arguments"]]
        if "moment" in command:
            line = at_time(command["moment"], *line)
        stdin = command.get("given", "").encode()
        variables = {"TZ": "UTC", "WORDSCRAMBLE_RESOURCES": str(resources), **command.get("variables", {})}
        result = run(*line[1:], executable=line[0], stdin=stdin, **variables)
        return result.returncode, result.stdout.decode()

    return answer


@pytest.mark.parametrize("name", sorted({command["arguments"][0] for command in recorded_commands()}))
def test_a_command_gives_the_recorded_answer(answer, name):
    for command in recorded_commands():
        if command["arguments"][0] == name:
            with case(command["arguments"]):
                assert answer(command) == (command["code"], command["answer"])
