"""`.ci/setup` installs what is missing on Debian as root. Elsewhere, it fails only for a release."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
UPDATE_COMMAND = "apt-get update -qq"
INSTALL_COMMAND = "apt-get install -y -qq --no-install-recommends"
# The packages for playing, and the programs that they contain.
PLAY_PACKAGES = {"brotli": "brotli", "esbuild": "esbuild", "binaryen": "wasm-opt"}
QR_PACKAGE = "node-qrcode-generator"
# Builds the page as if Debian's libraries were in another folder.
BUILD_SCRIPT = """
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
    add_program(tmp_path, "apt-get", 'echo "apt-get $*" >>"$CALLS"')
    add_program(tmp_path, "apt-cache", "")
    add_program(tmp_path, "id", "echo 0")
    # A Python without the modules for virtual environments.
    add_program(tmp_path, "python3", "exit 1")
    # The script, with an empty folder in place of Debian's libraries.
    (tmp_path / ".ci").mkdir()
    text = (ROOT / ".ci/setup").read_text().replace("/usr/share/nodejs", str(tmp_path / "nodejs"))
    (tmp_path / ".ci/setup").write_text(text)
    (tmp_path / ".ci/setup").chmod(0o755)
    return tmp_path


def add_program(machine, name, script):
    program = machine / "bin" / name
    program.write_text(f"#!{shutil.which('bash')}\n{script}\n")
    program.chmod(0o755)


def run_setup(machine, purpose="play", **variables):
    """Runs the script. Returns its messages, what it installed, and how often it fetched the package lists."""
    calls = machine / "calls"
    calls.write_text("")
    variables = {"PATH": f"{machine}/bin", "CALLS": str(calls), **variables}
    result = subprocess.run([machine / ".ci/setup", purpose], env=variables, capture_output=True, text=True, timeout=30)
    assert (result.returncode, result.stdout) == (0, ""), result.stderr
    lines = calls.read_text().splitlines()
    installations = [
        set(line.removeprefix(INSTALL_COMMAND).split()) for line in lines if line.startswith(INSTALL_COMMAND)
    ]
    assert len(installations) + lines.count(UPDATE_COMMAND) == len(lines)
    return result.stderr, installations, lines.count(UPDATE_COMMAND)


def test_missing_packages_are_installed_and_reported_with_the_opt_out(machine):
    messages, (installations,), updates = run_setup(machine)
    assert installations == {*PLAY_PACKAGES, QR_PACKAGE} and updates == 0
    assert messages.startswith("Installing brotli esbuild binaryen") and "SETUP=no" in messages.splitlines()[0]
    add_program(machine, "brotli", "")
    assert run_setup(machine)[1][0] == {"esbuild", "binaryen", QR_PACKAGE}


def test_the_package_lists_are_fetched_if_the_first_attempt_fails(machine):
    add_program(machine, "apt-get", 'echo "apt-get $*" >>"$CALLS"; [ "$1" = update ] || [ "$(wc -l <"$CALLS")" -gt 1 ]')
    (machine / "bin/wc").symlink_to(shutil.which("wc"))
    _, installations, updates = run_setup(machine)
    assert len(installations) == 2 and updates == 1


def test_packages_that_the_system_does_not_have_are_skipped(machine):
    add_program(machine, "apt-cache", '[ "$2" != esbuild ]')
    _, installations, _ = run_setup(machine)
    assert installations[0] == {"brotli", "binaryen", QR_PACKAGE}


@pytest.mark.parametrize("reason", ["a person says no", "no root", "no apt-get", "apt-get fails"])
def test_without_permission_or_apt_nothing_is_installed_but_the_command_is_printed(machine, reason):
    variables = {}
    if reason == "a person says no":
        variables["SETUP"] = "no"
    elif reason == "no root":
        add_program(machine, "id", "echo 1000")
    elif reason == "no apt-get":
        (machine / "bin/apt-get").unlink()
    else:
        add_program(machine, "apt-get", "exit 100")
    for purpose in ("play", "test"):
        messages, installations, updates = run_setup(machine, purpose, **variables)
        assert (installations, updates) == ([], 0)
        assert "Going on without brotli esbuild binaryen" in messages and "as root: apt-get install brotli" in messages
    assert "tmux" in messages


RELEASE_TEST_PACKAGES = {"lintian", "mmdebstrap", "podman", "runc", "bubblewrap"}


def missing_packages(machine, purpose):
    """The packages that the script names as missing when it refuses to continue."""
    add_program(machine, "id", "echo 1000")
    result = subprocess.run(
        [machine / ".ci/setup", purpose],
        env={"PATH": f"{machine}/bin"},
        capture_output=True,
        text=True,
    )
    assert result.returncode == 1 and result.stderr.startswith("A release needs ")
    return set(result.stderr.partition(": apt-get install ")[2].split())


def test_a_release_needs_every_tool_except_those_of_its_tests(machine):
    release = missing_packages(machine, "dist")
    assert {QR_PACKAGE, "esbuild", "debhelper", "umoci"} <= release
    assert not release & {*RELEASE_TEST_PACKAGES, "python3-venv"}
    assert missing_packages(machine, "dist-test") >= release | RELEASE_TEST_PACKAGES | {"python3-venv"}


def test_the_setup_for_playing_continues_without_qr_codes_and_says_so(machine):
    messages, _, _ = run_setup(machine, SETUP="no")
    assert "Without node-qrcode-generator, the page shows no QR codes." in messages


@pytest.mark.parametrize("folder_name", ["nodejs", "own", "other"])
def test_the_library_of_qr_codes_may_be_in_any_folder_of_the_path(machine, monkeypatch, folder_name):
    folders = f"{machine}/own:{machine}/other"
    assert QR_PACKAGE in run_setup(machine, NODE_PATH=folders)[1][0]
    library = machine / folder_name / "qrcode-generator"
    library.mkdir(parents=True)
    (library / "qrcode.js").write_text("")
    assert QR_PACKAGE not in run_setup(machine, NODE_PATH=folders)[1][0]
    monkeypatch.syspath_prepend(ROOT / "Web")
    import build

    monkeypatch.setattr(build.bundles, "DEBIAN_LIBRARIES", machine / "nodejs")
    monkeypatch.setenv("NODE_PATH", folders)
    assert build.bundles.libraries() == machine / folder_name


def test_only_a_page_for_a_release_requires_qr_codes(tmp_path):
    command = [sys.executable, "-c", BUILD_SCRIPT, tmp_path / "nodejs", "no.wasm", tmp_path / "page"]
    variables = os.environ | {"NODE_PATH": str(tmp_path), "PYTHONPATH": str(ROOT / "Web")}
    for complete in ([], ["--complete"]):
        result = subprocess.run([*command, *complete], env=variables, capture_output=True, text=True)
        assert (
            f"qrcode-generator is not in {tmp_path} or {tmp_path}/nodejs: the page shows no QR codes." in result.stderr
        )
        assert ("The page would not be complete" in result.stderr) == bool(complete)
        assert result.returncode == 1 and not (tmp_path / "page").exists()


def test_playing_and_testing_need_no_other_browsers(machine):
    (installations,) = run_setup(machine, "test")[1]
    assert {"tmux", "nodejs"} <= installations and not installations & {"firefox-esr", "webkit2gtk-driver", "xvfb"}
    assert {"firefox-esr", "webkit2gtk-driver", "xvfb"} <= run_setup(machine, "all")[1][0]
