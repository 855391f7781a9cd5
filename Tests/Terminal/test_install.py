"""`make install` installs every file in the right folder, and `make uninstall` removes them all."""

import pathlib
import subprocess

import pytest
from tools import require_tool

# These tests build the program once more.
pytestmark = pytest.mark.thorough

ROOT = pathlib.Path(__file__).resolve().parents[2]
MANUAL_PATH = "share/man/man1/wordscramble.1"
COMPLETION_PATHS = {
    "bash": "share/bash-completion/completions/wordscramble",
    "zsh": "share/zsh/site-functions/_wordscramble",
    "fish": "share/fish/vendor_completions.d/wordscramble.fish",
}


def make(target, folder, prefix):
    command = [
        "make",
        "--no-print-directory",
        target,
        f"DESTDIR={folder}",
        f"PREFIX={prefix}",
        "RELEASE=-c debug",
    ]
    subprocess.run(command, cwd=ROOT, check=True, capture_output=True, timeout=1200)


def files(folder):
    return {str(path.relative_to(folder)): path for path in folder.rglob("*") if not path.is_dir()}


@pytest.fixture(scope="module")
def installed(tmp_path_factory):
    """The installed files by name. Afterwards, checks that uninstalling removed exactly these files."""
    folder = tmp_path_factory.mktemp("install here")
    make("install", folder, "/usr")
    unrelated_file = folder / "usr/bin/neighbour"
    unrelated_file.write_text("")
    yield {name: path for name, path in files(folder / "usr").items() if path != unrelated_file}
    make("uninstall", folder, "/usr")
    assert files(folder) == {"usr/bin/neighbour": unrelated_file}


def test_the_program_its_manual_and_its_completions_are_installed(installed):
    assert installed.keys() == {"bin/wordscramble", MANUAL_PATH, *COMPLETION_PATHS.values()}
    result = subprocess.run([installed["bin/wordscramble"], "--version"], capture_output=True, check=True)
    assert result.stdout.startswith(b"wordscramble ")


def test_the_manual_has_the_version_and_every_command(installed):
    manual = installed[MANUAL_PATH].read_text()
    version = subprocess.run([installed["bin/wordscramble"], "--version"], capture_output=True, text=True, check=True)
    assert f".Os {version.stdout}" in manual
    assert ".Dt WORDSCRAMBLE 1" in manual
    assert all(f".It Em {name}\n" in manual for name in ["play", "check", "daily", "export", "forget"])


@pytest.mark.parametrize("shell", COMPLETION_PATHS)
def test_completions_are_complete_and_valid_in_their_shell(installed, shell):
    script = installed[COMPLETION_PATHS[shell]]
    assert "zh-Hans" in script.read_text() and "challenge" in script.read_text()
    require_tool(shell)
    subprocess.run([shell, "-n", script], check=True)
