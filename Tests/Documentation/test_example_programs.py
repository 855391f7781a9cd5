"""The programs in Examples build for a user of the package, and work as described."""

import json
import re
import shutil
import socket
import subprocess
import urllib.error
import urllib.request
from pathlib import Path

import pytest
from test_documents import ROOT, quiet_environment

EXAMPLES = ROOT / "Examples"
# Separate from the tests' own build, whose traits and flags a user of the package does not have.
BUILD_FOLDER = ROOT / ".build-examples"
# No debugger uses what these tests build.
WITHOUT_DEBUG_INFO = ["-debug-info-format", "none"]
CHALLENGE_LINK = "https://words.example/#c1.idIsJFAgGqBUpbEEwkO7ykFQnNBCnNAinGkynGjCnGhCnFDCmxAimwkymgRCmSMSmRlCmKkymKhCpONCFScUMKk0RIVJoYQqTQSJUmSLCpFEyFSKBEKApcdUvg"


def build(package, scratch):
    # The package manager makes a new plan if a manifest has changed, but not if a source of a dependency was removed.
    for plan_file in scratch.glob("*.yaml"):
        plan_file.unlink()
    command = [shutil.which("swift"), "build", "--package-path", package, "--scratch-path", scratch]
    command += WITHOUT_DEBUG_INFO
    result = subprocess.run(command, capture_output=True, text=True, env=quiet_environment(), timeout=580)
    assert result.returncode == 0, result.stdout + result.stderr
    return scratch / "debug"


@pytest.fixture(scope="module")
def built_examples():
    folder = build(EXAMPLES, BUILD_FOLDER)
    assert not (EXAMPLES / "Package.resolved").exists(), "something was fetched"
    assert list((BUILD_FOLDER / "checkouts").glob("*")) == []
    return folder


def run_example(built_examples, name, *arguments, stdin=""):
    result = subprocess.run(
        [built_examples / name, *arguments], input=stdin, capture_output=True, text=True, timeout=30
    )
    assert (result.returncode, result.stderr) == (0, "")
    return result.stdout


def test_the_examples_are_short_and_build_without_fetching_anything(built_examples):
    programs = sorted(EXAMPLES.rglob("main.swift"))
    assert [program.parent.name for program in programs] == ["Server", "Animals", "Bot", "Checker", "Tutorial"]
    for program in programs:
        assert 15 <= len(program.read_text(encoding="utf-8").splitlines()) <= 60, program


def test_the_bot_plays_a_daily_puzzle_and_the_checker_replays_its_link(built_examples):
    first, link = run_example(built_examples, "Bot", "2026-11-26").splitlines()
    assert first == "2026-11-26, turmeric: 21 of 42 words, 29 points"
    checker_lines = run_example(built_examples, "Checker", stdin=f"({link}).\n\n{link[:-2]}xx\nhello\n").splitlines()
    assert checker_lines[0] == "turmeric: 21 of 42 words, 29 points"
    assert len(checker_lines[1].split(",")) == 21 and checker_lines[1].endswith("105 s")
    assert checker_lines[2:] == ["This link is damaged. Please ask for it again."] * 2
    assert re.match(r"\d{4}-\d\d-\d\d, [a-z]{8}: \d+ of \d+ words", run_example(built_examples, "Bot"))


def test_the_game_with_a_custom_list_knows_only_animals(built_examples):
    assert run_example(built_examples, "Animals") == (
        "elephant: ant, ape, eel, hen\nhen: yes\nplant: unknownWord\nrat: lettersNotInRoot\n1 of 4 animals\n"
        "“rhinoceros” does not have 3 to 8 letters.\n"
    )


def test_the_game_of_the_tutorial_can_be_played(built_examples):
    lines = run_example(built_examples, "Tutorial", "alarming", stdin="ring\nmain\nramming\nring\n\n").splitlines()
    assert lines[1:3] == ["ring +2  1 of 46, Thread", "main +2  2 of 46, Thread"]
    assert "You can't spell that word from 'alarming'!" in lines[3]
    assert lines[4] == "Word used already: Be more original. You found ring earlier."
    assert lines[5].startswith("4 points. Missed: marginal ")
    assert re.match(r"[a-z]{8}\. ", run_example(built_examples, "Tutorial"))


def replay_answer(port, code, server):
    """The status and the JSON of the server's answer, as soon as the server listens."""
    while server.poll() is None:
        try:
            with urllib.request.urlopen(f"http://127.0.0.1:{port}/replay/{code}", timeout=10) as response:
                return response.status, json.load(response)
        except urllib.error.HTTPError as error:
            return error.code, json.load(error)
        except urllib.error.URLError:
            continue
    raise AssertionError("the server has ended")


@pytest.mark.thorough
@pytest.mark.timeout(600)
def test_the_server_replays_a_code(tmp_path):
    folder = build(EXAMPLES / "Server", Path(f"{BUILD_FOLDER}-server"))
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    with subprocess.Popen([folder / "Server", str(port)], stderr=subprocess.DEVNULL) as server:
        try:
            code, replay = replay_answer(port, CHALLENGE_LINK.partition("#")[2], server)
            assert (code, replay["root"], len(replay["words"])) == (200, "turmeric", 21)
            assert replay["words"][-1] | {"points": 1, "time": 5} == replay["words"][-1]
            assert (replay["standing"]["foundCount"], replay["standing"]["rank"]) == (21, "cord")
            code, refused = replay_answer(port, "c1.hello", server)
            assert (code, refused["error"]["message"]) == (422, "This link is damaged. Please ask for it again.")
        finally:
            server.terminate()
