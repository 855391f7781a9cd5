"""The programs in Examples compile with the built modules, and work as described."""

import re
import subprocess

import pytest
from code_blocks import ROOT


@pytest.fixture
def run_example(package, tmp_path):
    """Returns a function that compiles an example, runs it with arguments and input, and returns what it prints."""

    def run_example(name, *arguments, stdin=""):
        program = tmp_path / name
        if not program.exists():
            assert package.compile([ROOT / f"Examples/Sources/{name}/main.swift"], program) == ""
        result = subprocess.run([program, *arguments], input=stdin, capture_output=True, text=True, timeout=30)
        assert (result.returncode, result.stderr) == (0, "")
        return result.stdout

    return run_example


def test_the_bot_plays_a_daily_puzzle(run_example):
    assert run_example("Bot", "2026-11-26") == "2026-11-26, turmeric: 21 of 42 words, 29 points\n"


def test_the_game_with_a_custom_list_knows_only_animals(run_example):
    assert run_example("Animals") == (
        "elephant: ant, ape, eel, hen\nhen: yes\nplant: unknownWord\nrat: lettersNotInRoot\n1 of 4 animals\n"
        "“rhinoceros” does not have 3 to 8 letters.\n"
    )


def test_the_game_of_the_tutorial_can_be_played(run_example):
    lines = run_example("Tutorial", "alarming", stdin="ring\nmain\nramming\nring\n\n").splitlines()
    assert lines[1:3] == ["ring +2  1 of 46, Thread", "main +2  2 of 46, Thread"]
    assert "You can't spell that word from 'alarming'!" in lines[3]
    assert lines[4] == "Word used already: Be more original. You found ring earlier."
    assert lines[5].startswith("4 points. Missed: marginal ")
    assert re.match(r"[a-z]{8}\. ", run_example("Tutorial"))
