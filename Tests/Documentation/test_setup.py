"""`.ci/setup` installs what is missing on Debian as root, and stops nothing on other systems."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
UPDATE = "apt-get update -qq"
INSTALL = "apt-get install -y -qq --no-install-recommends"
# The packages for playing, and the programs that they contain.
PLAY = {"brotli": "brotli", "esbuild": "esbuild", "binaryen": "wasm-opt"}
QR_CODES = "node-qrcode-generator"
# Builds the page where Debian's libraries are in another folder.
BUILD = """
import pathlib, sys, build
build.bundles.DEBIAN_LIBRARIES = pathlib.Path(sys.argv.pop(1))
build.main(*build.arguments())
"""


@pytest.fixture
def machine(tmp_path):
    """A machine whose PATH has only what the script needs, and an apt-get that records its calls."""
    programs = tmp_path / "bin"
    programs.mkdir()
    for name in ("bash", "cmp", "dirname", "env"):
        (programs / name).symlink_to(shutil.which(name))
    add(tmp_path, "apt-get", 'echo "apt-get $*" >>"$CALLS"')
    add(tmp_path, "apt-cache", "")
    add(tmp_path, "id", "echo 0")
    # Without this line, the file system's own Python would be used.
    add(tmp_path, "python3", "exit 1")
    # The script, with an empty folder in place of Debian's libraries.
    (tmp_path / ".ci").mkdir()
    text = (ROOT / ".ci/setup").read_text().replace("/usr/share/nodejs", str(tmp_path / "nodejs"))
    (tmp_path / ".ci/setup").write_text(text)
    (tmp_path / ".ci/setup").chmod(0o755)
    return tmp_path


def add(machine, name, script):
    program = machine / "bin" / name
    program.write_text(f"#!{shutil.which('bash')}\n{script}\n")
    program.chmod(0o755)


def set_up(machine, what="play", **variables):
    """Runs the script. Returns its messages, what it installed, and how often it fetched the package lists."""
    calls = machine / "calls"
    calls.write_text("")
    variables = {"PATH": f"{machine}/bin", "CALLS": str(calls), **variables}
    run = subprocess.run([machine / ".ci/setup", what], env=variables, capture_output=True, text=True, timeout=30)
    assert (run.returncode, run.stdout) == (0, ""), run.stderr
    lines = calls.read_text().splitlines()
    asked = [set(line.removeprefix(INSTALL).split()) for line in lines if line.startswith(INSTALL)]
    assert len(asked) + lines.count(UPDATE) == len(lines)
    return run.stderr, asked, lines.count(UPDATE)


def test_missing_packages_are_installed_and_reported_with_the_opt_out(machine):
    told, (asked,), updates = set_up(machine)
    assert asked == {*PLAY, QR_CODES} and updates == 0
    assert told.startswith("Installing brotli esbuild binaryen") and "SETUP=no" in told.splitlines()[0]
    add(machine, "brotli", "")
    assert set_up(machine)[1][0] == {"esbuild", "binaryen", QR_CODES}


def test_the_package_lists_are_fetched_if_the_first_attempt_fails(machine):
    add(machine, "apt-get", 'echo "apt-get $*" >>"$CALLS"; [ "$1" = update ] || [ "$(wc -l <"$CALLS")" -gt 1 ]')
    (machine / "bin/wc").symlink_to(shutil.which("wc"))
    _, asked, updates = set_up(machine)
    assert len(asked) == 2 and updates == 1


def test_packages_that_the_system_does_not_have_are_skipped(machine):
    add(machine, "apt-cache", '[ "$2" != esbuild ]')
    _, asked, _ = set_up(machine)
    assert asked[0] == {"brotli", "binaryen", QR_CODES}


@pytest.mark.parametrize("reason", ["a person says no", "no root", "no apt-get", "apt-get fails"])
def test_otherwise_nothing_is_installed_but_the_command_is_printed(machine, reason):
    variables = {}
    if reason == "a person says no":
        variables["SETUP"] = "no"
    elif reason == "no root":
        add(machine, "id", "echo 1000")
    elif reason == "no apt-get":
        (machine / "bin/apt-get").unlink()
    else:
        add(machine, "apt-get", "exit 100")
    for what in ("play", "test"):
        told, asked, updates = set_up(machine, what, **variables)
        assert (asked, updates) == ([], 0)
        assert "Going on without brotli esbuild binaryen" in told and "as root: apt-get install brotli" in told
    assert "tmux" in told


TESTS_OF_A_RELEASE = {"lintian", "mmdebstrap", "podman", "runc", "bubblewrap"}


def needed(machine, what):
    """The packages that the script names as missing when it refuses to continue."""
    add(machine, "id", "echo 1000")
    run = subprocess.run(
        [machine / ".ci/setup", what],
        env={"PATH": f"{machine}/bin"},
        capture_output=True,
        text=True,
    )
    assert run.returncode == 1 and run.stderr.startswith("A release needs ")
    return set(run.stderr.partition(": apt-get install ")[2].split())


def test_a_release_needs_every_tool_except_those_of_its_tests(machine):
    release = needed(machine, "dist")
    assert {QR_CODES, "esbuild", "debhelper", "umoci"} <= release
    assert not release & {*TESTS_OF_A_RELEASE, "python3-venv"}
    assert needed(machine, "dist-test") >= release | TESTS_OF_A_RELEASE | {"python3-venv"}


def test_the_setup_for_playing_continues_without_qr_codes_and_says_so(machine):
    told, _, _ = set_up(machine, SETUP="no")
    assert "Without node-qrcode-generator, the page shows no QR codes." in told


@pytest.mark.parametrize("place", ["nodejs", "own", "other"])
def test_the_library_of_qr_codes_may_be_in_any_folder_of_the_path(machine, monkeypatch, place):
    folders = f"{machine}/own:{machine}/other"
    assert QR_CODES in set_up(machine, NODE_PATH=folders)[1][0]
    library = machine / place / "qrcode-generator"
    library.mkdir(parents=True)
    (library / "qrcode.js").write_text("")
    assert QR_CODES not in set_up(machine, NODE_PATH=folders)[1][0]
    monkeypatch.syspath_prepend(ROOT / "Web")
    import build

    monkeypatch.setattr(build.bundles, "DEBIAN_LIBRARIES", machine / "nodejs")
    monkeypatch.setenv("NODE_PATH", folders)
    assert build.bundles.libraries() == machine / place


def test_only_a_page_for_a_release_requires_qr_codes(tmp_path):
    command = [sys.executable, "-c", BUILD, tmp_path / "nodejs", "no.wasm", tmp_path / "page"]
    variables = os.environ | {"NODE_PATH": str(tmp_path), "PYTHONPATH": str(ROOT / "Web")}
    for complete in ([], ["--complete"]):
        run = subprocess.run([*command, *complete], env=variables, capture_output=True, text=True)
        assert f"qrcode-generator is not in {tmp_path} or {tmp_path}/nodejs: the page shows no QR codes." in run.stderr
        assert ("The page would not be complete" in run.stderr) == bool(complete)
        assert run.returncode == 1 and not (tmp_path / "page").exists()


def test_playing_and_testing_need_no_other_browsers(machine):
    (asked,) = set_up(machine, "test")[1]
    assert {"tmux", "nodejs"} <= asked and not asked & {"firefox-esr", "webkit2gtk-driver", "xvfb"}
    assert {"firefox-esr", "webkit2gtk-driver", "xvfb"} <= set_up(machine, "all")[1][0]
