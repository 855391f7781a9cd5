"""The answers that commit 1a34f91 gave to commands, and its saved rounds: Tests/SavedForms/README.md describes the files."""

import json
import re
import shutil

import pytest
from conftest import ROOT
from tools import at, case

FORMS = ROOT / "Tests/SavedForms"
RESOURCES = ROOT / "Sources/ScrambleKit/Resources"


def commands():
    """The recorded commands with their answers."""
    lines = (FORMS / "commands.jsonl").read_text(encoding="utf-8").splitlines()
    return [json.loads(line) for line in lines]


def lasting(answer):
    """An answer without what a later commit has changed on purpose: the ranks of timed rounds, which f953324 measures by their minutes."""
    if re.search(r'"minutes":[1-9]', answer):
        answer = re.sub(r'"rank":"\w+"', '"rank":""', answer)
    return re.sub(r'"ranks":{.*?}', lambda ranks: re.sub(r"\d+", "0", ranks[0]), answer)


@pytest.fixture(scope="session")
def resources(tmp_path_factory):
    """The words of that commit and the wording of today: what a command says is decided by the second alone."""
    folder = tmp_path_factory.mktemp("resources")
    files = [*(FORMS / "resources").iterdir(), RESOURCES / "Localizable.xcstrings", RESOURCES / "english.sensitive"]
    for file in files:
        (folder / file.name).symlink_to(file)
    return folder


@pytest.fixture
def answer(run, state, resources):
    """Runs a recorded command; a command of a player who has played begins with the files that were saved then."""

    def answer(command):
        shutil.rmtree(state, ignore_errors=True)
        if command.get("home"):
            shutil.copytree(FORMS / "home", state)
        line = [str(run.program), *command["arguments"]]
        if "moment" in command:
            line = at(command["moment"], *line)
        given = command.get("given", "").encode()
        variables = {"TZ": "UTC", "WORDSCRAMBLE_RESOURCES": str(resources), **command.get("variables", {})}
        done = run(*line[1:], executable=line[0], given=given, **variables)
        return done.returncode, lasting(done.stdout.decode())

    return answer


@pytest.mark.parametrize("name", sorted({command["arguments"][0] for command in commands()}))
def test_a_command_answers_as_it_did(answer, name):
    for command in commands():
        if command["arguments"][0] == name:
            with case(command["arguments"]):
                assert answer(command) == (command["code"], lasting(command["answer"]))
