"""The Debian package: installed, run, upgraded and removed in a clean Debian 12."""

import re
import shlex
import subprocess

import pytest
from clean_debian import running_server

SERVICE = "wordscramble-server.service"
# The maximum exposure of the service, in tenths, so from 0 to 100. Above 20, systemd calls a service medium.
MAXIMUM_EXPOSURE = 11
PACKAGE_FOLDERS = ("etc", "lib/systemd", "usr", "var/lib/systemd")


def test_lintian_reports_no_errors_or_warnings(files):
    result = subprocess.run(
        ["lintian", "--allow-root", "--fail-on", "error,warning", files.package], capture_output=True, text=True
    )
    assert result.returncode == 0, result.stdout + result.stderr
    assert result.stdout == ""


def install(debian, package):
    (debian.root / "tmp" / package.name).write_bytes(package.read_bytes())
    return debian.run("apt-get", "install", "--yes", f"/tmp/{package.name}")


@pytest.fixture(scope="module")
def older_package(files, tmp_path_factory):
    """The package with a lower version, and with a file that the newer one does not have."""
    folder = tmp_path_factory.mktemp("older") / "package"
    subprocess.run(["dpkg-deb", "--raw-extract", files.package, folder], check=True)
    control = folder / "DEBIAN/control"
    control.write_text(re.sub(r"(?m)^Version: .*", "Version: 0.0.1", control.read_text()))
    (folder / "usr/share/wordscramble/page/gone").write_text("")
    subprocess.run(["dpkg-deb", "--root-owner-group", "-Znone", "--build", folder], check=True, capture_output=True)
    return folder.with_suffix(".deb")


@pytest.fixture(scope="module")
def installed_debian(new_debian, files):
    """A Debian system with the package installed. No test changes it."""
    debian = new_debian()
    install(debian, files.package)
    return debian


def version_in(debian):
    return debian.run("dpkg-query", "--show", "--showformat=${Version} ${db:Status-Status}", "word-scramble").stdout


def enabled_state(debian):
    return debian.run("systemctl", "is-enabled", SERVICE, check=False).stdout.strip()


def test_the_programs_run_after_installation(installed_debian, version):
    assert version_in(installed_debian) == f"{version} installed"
    for program in ("wordscramble", "wordscramble-server"):
        assert installed_debian.run(program, "--version").stdout == f"{program} {version}\n"
    assert "meat" in installed_debian.run("wordscramble", "solve", "team").stdout


def test_the_package_has_manuals_completions_and_licenses(installed_debian):
    for program in ("wordscramble", "wordscramble-server"):
        for path in (
            f"man/man1/{program}.1.gz",
            f"bash-completion/completions/{program}",
            f"zsh/vendor-completions/_{program}",
            f"fish/vendor_completions.d/{program}.fish",
        ):
            assert (installed_debian.root / "usr/share" / path).is_file(), path
    licences = (installed_debian.root / "usr/share/doc/word-scramble/copyright").read_text()
    assert all(name in licences for name in ("MIT License", "SCOWL", "WordNet 3.0", "swift-nio", "hummingbird"))


def test_the_service_is_not_enabled_by_installation(installed_debian):
    assert enabled_state(installed_debian) == "disabled"


def service_command(debian):
    """The command of the service, with the path at which systemd finds the program."""
    unit = (debian.root / "lib/systemd/system" / SERVICE).read_text()
    assert "\nDynamicUser=yes\n" in unit
    program, *options = shlex.split(re.search(r"(?m)^ExecStart=(.*)", unit)[1])
    folders = [folder for folder in ("/usr/local/bin", "/usr/bin") if (debian.root / folder[1:] / program).exists()]
    assert folders == ["/usr/bin"]
    return [f"{folders[0]}/{program}", *options]


def test_the_command_of_the_service_answers_as_a_dynamic_user(installed_debian):
    # The first user ID that systemd gives to a service with a dynamic user.
    with running_server(installed_debian.root, service_command(installed_debian), 61184) as request_path:
        assert request_path("/health/live")[0] == 200
        status, body = request_path("/")
        assert status == 200 and body.startswith("<!doctype html>")


def test_systemd_reports_no_faults_in_the_service_and_little_exposure(installed_debian):
    result = installed_debian.run("systemd-analyze", "verify", "--man=no", f"/lib/systemd/system/{SERVICE}")
    assert result.stdout + result.stderr == ""
    options = ["--offline=yes", f"--threshold={MAXIMUM_EXPOSURE}", f"/lib/systemd/system/{SERVICE}"]
    result = installed_debian.run("systemd-analyze", "security", *options, check=False)
    assert result.returncode == 0, result.stdout + result.stderr


def test_removing_and_purging_the_package_leaves_nothing(new_debian, files):
    debian = new_debian()
    before = debian.files(*PACKAGE_FOLDERS)
    install(debian, files.package)
    debian.run("apt-get", "remove", "--yes", "word-scramble")
    assert not (debian.root / "usr/bin/wordscramble").exists()
    debian.run("apt-get", "purge", "--yes", "word-scramble")
    assert debian.files(*PACKAGE_FOLDERS) == before


def test_an_upgrade_replaces_every_file_and_keeps_the_service_enabled(new_debian, older_package, files, version):
    debian = new_debian()
    before = debian.files(*PACKAGE_FOLDERS)
    install(debian, older_package)
    assert version_in(debian) == "0.0.1 installed"
    assert (debian.root / "usr/share/wordscramble/page/gone").exists()
    debian.run("systemctl", "enable", SERVICE)
    install(debian, files.package)
    assert version_in(debian) == f"{version} installed"
    assert not (debian.root / "usr/share/wordscramble/page/gone").exists()
    assert enabled_state(debian) == "enabled"
    debian.run("apt-get", "purge", "--yes", "word-scramble")
    assert debian.files(*PACKAGE_FOLDERS) == before
