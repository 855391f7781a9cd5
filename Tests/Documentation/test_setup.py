"""`.ci/setup play`, which `make play` runs, installs what makes the page smaller, with the package lists if they are missing."""

import shutil
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
UPDATE = "apt-get update -qq"
INSTALL = "apt-get install -y -qq --no-install-recommends brotli esbuild binaryen"
TOLD = "Installing brotli esbuild binaryen\n"
WITHOUT = "Going on without brotli esbuild binaryen; with it, the page would be loaded sooner.\n"


@pytest.fixture
def machine(tmp_path):
    """A machine with nothing on its PATH but what the script itself needs, and an apt-get that writes down how it was called."""
    programs = tmp_path / "bin"
    programs.mkdir()
    (tmp_path / "lists").mkdir()
    (tmp_path / "apt.conf").write_text(f'Dir::State::lists "{tmp_path}/lists/";\n')
    for name in ("apt-config", "bash", "dirname", "env", "python3"):
        (programs / name).symlink_to(shutil.which(name))
    add(tmp_path, "apt-get", 'echo "apt-get $*" >>"$CALLS"')
    add(tmp_path, "id", "echo 0")
    return tmp_path


def add(machine, name, script):
    program = machine / "bin" / name
    program.write_text(f"#!{shutil.which('bash')}\n{script}\n")
    program.chmod(0o755)


def set_up(machine):
    """Runs the script; returns what it told and the calls that it made."""
    calls = machine / "calls"
    variables = {"PATH": f"{machine}/bin", "APT_CONFIG": f"{machine}/apt.conf", "CALLS": str(calls)}
    run = subprocess.run([ROOT / ".ci/setup", "play"], env=variables, capture_output=True, text=True, timeout=30)
    assert (run.returncode, run.stdout) == (0, "")
    return run.stderr, calls.read_text().splitlines() if calls.exists() else []


def test_missing_lists_are_updated_once_before_the_packages_are_installed(machine):
    assert set_up(machine) == (TOLD, [UPDATE, INSTALL])


@pytest.mark.parametrize("name", ["deb.example_dists_stable_main_binary-amd64_Packages", "a_Packages.lz4"])
def test_lists_that_are_there_are_not_updated(machine, name):
    (machine / "lists" / name).touch()
    assert set_up(machine) == (TOLD, [INSTALL])


def test_only_what_is_missing_is_installed(machine):
    for name in ("brotli", "wasm-opt"):
        add(machine, name, "")
    assert set_up(machine) == ("Installing esbuild\n", [UPDATE, INSTALL.replace("brotli esbuild binaryen", "esbuild")])
    add(machine, "esbuild", "")
    (machine / "calls").unlink()
    assert set_up(machine) == ("", [])


@pytest.mark.parametrize("verb, calls", [("update", [UPDATE, INSTALL]), ("install", [UPDATE, INSTALL])])
def test_a_failure_is_one_line_and_the_game_is_built_without_the_packages(machine, verb, calls):
    add(machine, "apt-get", f'echo "apt-get $*" >>"$CALLS"; echo noise >&2; [ "$1" != {verb} ]')
    told = TOLD if verb == "update" else TOLD + WITHOUT
    assert set_up(machine) == (told, calls)


def test_another_user_becomes_root_without_a_password(machine):
    add(machine, "id", "echo 1000")
    add(machine, "sudo", 'echo "sudo $1 $2 $3" >>"$CALLS"; shift; exec "$@"')
    sudo = "sudo -n env DEBIAN_FRONTEND=noninteractive"
    assert set_up(machine) == (TOLD, [sudo, UPDATE, sudo, INSTALL])
    add(machine, "sudo", "echo a password is required >&2; exit 1")
    assert set_up(machine)[0] == TOLD + WITHOUT


def test_a_machine_without_apt_goes_on(machine):
    for name in ("apt-config", "apt-get"):
        (machine / "bin" / name).unlink()
    assert set_up(machine) == (WITHOUT, [])
