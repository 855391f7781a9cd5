"""The programs in Examples compile with the built modules, and work as described."""

import subprocess

import pytest
from code_blocks import ROOT


@pytest.fixture
def run_example(package, tmp_path):
    """Returns a function that compiles an example, runs it with arguments, and returns what it prints."""

    def run_example(name, *arguments):
        program = tmp_path / name
        assert package.compile([ROOT / f"Examples/Sources/{name}/main.swift"], program) == ""
        result = subprocess.run([program, *arguments], capture_output=True, text=True, timeout=30)
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
