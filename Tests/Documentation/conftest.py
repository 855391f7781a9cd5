"""The programs that the documents describe, and the modules that their examples use."""

import os
from pathlib import Path

import examples
import pytest

BUILD_FOLDER = Path(__file__).resolve().parents[2] / ".build-make/debug"


def built_program(name, variable):
    """A program: the one named by an environment variable, or the tests' build."""
    path = Path(os.environ.get(variable, BUILD_FOLDER / name)).resolve()
    assert path.exists(), f"{path} is missing; `make build-tests` makes it"
    return path


@pytest.fixture(scope="session")
def modules_folder():
    """The folder with the built modules, next to the program under test."""
    folder = Path(os.environ.get("WORDSCRAMBLE", BUILD_FOLDER / "wordscramble")).resolve().parent
    assert (folder / "Modules").exists(), f"{folder}/Modules is missing; `make build-tests` makes it"
    return folder


@pytest.fixture(scope="session")
def package(modules_folder, tmp_path_factory):
    """The built modules as a library that examples link with."""
    return examples.Package(modules_folder, tmp_path_factory.mktemp("examples"))


@pytest.fixture(scope="session")
def program():
    return built_program("wordscramble", "WORDSCRAMBLE")
