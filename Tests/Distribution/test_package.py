"""The Debian package: installed, run, upgraded and removed in a clean Debian 12."""

import re
import shlex
import subprocess

import pytest
from clean_debian import served

SERVICE = "wordscramble-server.service"
# The maximum exposure of the service, in tenths, so from 0 to 100. Above 20, systemd calls a service medium.
EXPOSURE = 11
FOLDERS = ("etc", "lib/systemd", "usr", "var/lib/systemd")


def test_lintian_reports_no_errors_or_warnings(files):
    done = subprocess.run(
        ["lintian", "--allow-root", "--fail-on", "error,warning", files.package], capture_output=True, text=True
    )
    assert done.returncode == 0, done.stdout + done.stderr
    assert done.stdout == ""


def install(debian, package):
    (debian.tree / "tmp" / package.name).write_bytes(package.read_bytes())
    return debian.run("apt-get", "install", "--yes", f"/tmp/{package.name}")


@pytest.fixture(scope="module")
def older(files, tmp_path_factory):
    """The package with a lower version, and with a file that the newer one does not have."""
    folder = tmp_path_factory.mktemp("older") / "package"
    subprocess.run(["dpkg-deb", "--raw-extract", files.package, folder], check=True)
    control = folder / "DEBIAN/control"
    control.write_text(re.sub(r"(?m)^Version: .*", "Version: 0.0.1", control.read_text()))
    (folder / "usr/share/wordscramble/page/gone").write_text("")
    subprocess.run(["dpkg-deb", "--root-owner-group", "-Znone", "--build", folder], check=True, capture_output=True)
    return folder.with_suffix(".deb")


@pytest.fixture(scope="module")
def installed(copies, files):
    """A Debian system with the package installed. No test changes it."""
    debian = copies()
    install(debian, files.package)
    return debian


def version_in(debian):
    return debian.run("dpkg-query", "--show", "--showformat=${Version} ${db:Status-Status}", "word-scramble").stdout


def enabled(debian):
    return debian.run("systemctl", "is-enabled", SERVICE, check=False).stdout.strip()


def test_the_programs_run_after_installation(installed, version):
    assert version_in(installed) == f"{version} installed"
    for program in ("wordscramble", "wordscramble-server"):
        assert installed.run(program, "--version").stdout == f"{program} {version}\n"
    assert "meat" in installed.run("wordscramble", "solve", "team").stdout


def test_the_package_has_manuals_completions_and_licenses(installed):
    for program in ("wordscramble", "wordscramble-server"):
        for path in (
            f"man/man1/{program}.1.gz",
            f"bash-completion/completions/{program}",
            f"zsh/vendor-completions/_{program}",
            f"fish/vendor_completions.d/{program}.fish",
        ):
            assert (installed.tree / "usr/share" / path).is_file(), path
    licences = (installed.tree / "usr/share/doc/word-scramble/copyright").read_text()
    assert all(name in licences for name in ("MIT License", "SCOWL", "WordNet 3.0", "swift-nio", "hummingbird"))


def test_the_service_is_not_enabled_by_installation(installed):
    assert enabled(installed) == "disabled"


def command_of(debian):
    """The command of the service, with the program where systemd finds it, and systemd's search path in order."""
    unit = (debian.tree / "lib/systemd/system" / SERVICE).read_text()
    assert "\nDynamicUser=yes\n" in unit
    program, *options = shlex.split(re.search(r"(?m)^ExecStart=(.*)", unit)[1])
    folders = [folder for folder in ("/usr/local/bin", "/usr/bin") if (debian.tree / folder[1:] / program).exists()]
    assert folders == ["/usr/bin"]
    return [f"{folders[0]}/{program}", *options]


def test_the_command_of_the_service_answers_as_a_dynamic_user(installed):
    # The first user ID that systemd gives to a service with a dynamic user.
    with served(installed.tree, command_of(installed), 61184) as ask:
        assert ask("/health/live")[0] == 200
        status, body = ask("/")
        assert status == 200 and body.startswith("<!doctype html>")


def test_systemd_reports_no_faults_in_the_service_and_little_exposure(installed):
    done = installed.run("systemd-analyze", "verify", "--man=no", f"/lib/systemd/system/{SERVICE}")
    assert done.stdout + done.stderr == ""
    options = ["--offline=yes", f"--threshold={EXPOSURE}", f"/lib/systemd/system/{SERVICE}"]
    done = installed.run("systemd-analyze", "security", *options, check=False)
    assert done.returncode == 0, done.stdout + done.stderr


def test_removing_and_purging_the_package_leaves_nothing(copies, files):
    debian = copies()
    before = debian.files(*FOLDERS)
    install(debian, files.package)
    debian.run("apt-get", "remove", "--yes", "word-scramble")
    assert not (debian.tree / "usr/bin/wordscramble").exists()
    debian.run("apt-get", "purge", "--yes", "word-scramble")
    assert debian.files(*FOLDERS) == before


def test_an_upgrade_replaces_every_file_and_keeps_the_service_enabled(copies, older, files, version):
    debian = copies()
    before = debian.files(*FOLDERS)
    install(debian, older)
    assert version_in(debian) == "0.0.1 installed"
    assert (debian.tree / "usr/share/wordscramble/page/gone").exists()
    debian.run("systemctl", "enable", SERVICE)
    install(debian, files.package)
    assert version_in(debian) == f"{version} installed"
    assert not (debian.tree / "usr/share/wordscramble/page/gone").exists()
    assert enabled(debian) == "enabled"
    debian.run("apt-get", "purge", "--yes", "word-scramble")
    assert debian.files(*FOLDERS) == before
