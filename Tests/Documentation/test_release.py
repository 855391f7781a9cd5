"""The scripts for release files agree with their sources. `make dist-test` tests the files themselves."""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "Deployment"))

import archives  # noqa: E402
import bill_of_materials  # noqa: E402
import debian_package  # noqa: E402
import linked  # noqa: E402
import release  # noqa: E402
from container_image import Instructions  # noqa: E402

SERVICE_UNIT = (ROOT / "Deployment/wordscramble-server.service").read_text(encoding="utf-8")
CONTAINERFILE = Instructions.of(ROOT / "Containerfile")


def install_commands():
    """What `make install` and `make install-server` would install."""
    command = ["make", "--dry-run", "install", "install-server", "PREFIX=/usr"]
    return subprocess.run(command, cwd=ROOT, check=True, capture_output=True, text=True).stdout


def test_the_service_and_the_container_run_the_same_command():
    (command,) = re.findall(r"^ExecStart=(.*)", SERVICE_UNIT, re.MULTILINE)
    program, *options = command.split()
    assert CONTAINERFILE.entrypoint == [f"/usr/bin/{program}", *options]


def test_the_service_has_a_dynamic_user_and_the_container_a_numeric_one():
    assert "\nDynamicUser=yes\n" in SERVICE_UNIT
    assert re.fullmatch(r"[1-9]\d+:[1-9]\d+", CONTAINERFILE.user)


def test_the_container_exposes_the_port_of_the_server():
    command = (ROOT / "Sources/ScrambleServer/ServerCommand.swift").read_text(encoding="utf-8")
    assert re.search(r"var port = (\d+)", command)[1] == CONTAINERFILE.port


def test_the_container_has_the_files_that_the_server_installs():
    commands = install_commands()
    assert CONTAINERFILE.programs == ["/usr/bin/wordscramble-server", "/usr/share/wordscramble"]
    assert " bin/wordscramble-server " in commands and '"$target/share/wordscramble/page"' in commands
    assert CONTAINERFILE.entrypoint[0] in CONTAINERFILE.programs


def test_everything_copied_to_the_container_exists():
    text = (ROOT / "Containerfile").read_text(encoding="utf-8")
    for names in re.findall(r"^COPY (?!--from)(.*) \S+$", text, re.MULTILINE):
        assert [name for name in names.split() if not (ROOT / name).exists()] == []


def test_the_service_is_installed_where_systemd_looks_for_it():
    assert '"$target/lib/systemd/system/wordscramble-server.service"' in install_commands()


def test_the_versions_of_the_word_lists_match_the_notice():
    notice = (ROOT / "NOTICE").read_text(encoding="utf-8")
    for _, name, number, *_ in bill_of_materials.WORDS.values():
        assert f"{name} {number}" in notice


def test_the_debian_changelog_has_the_date_and_the_maintainer():
    text = debian_package.changelog("1.2.3", 86400)
    assert text.startswith("word-scramble (1.2.3) unstable; urgency=medium\n")
    assert re.search(r"\n -- [\w ]+ <\S+@\S+>  Fri, 02 Jan 1970 00:00:00 \+0000\n$", text)


def test_a_module_of_an_unknown_package_stops_a_release(monkeypatch, tmp_path):
    monkeypatch.setattr(linked, "BUILT", tmp_path)
    sources = tmp_path / "Known.build/sources"
    sources.parent.mkdir()
    sources.write_text(f"{linked.CHECKOUTS}/some-package/Sources/Folder/Part/File.swift\n")
    assert linked.folder_of("Known") == linked.CHECKOUTS / "some-package/Sources/Folder"
    assert linked.folder_of("WordScramble") is None
    with pytest.raises(LookupError, match="which package has Unknown"):
        linked.folder_of("Unknown")


@pytest.mark.parametrize(
    "pack, name", [(archives.zipped, "a.zip"), (archives.tarred, "a.tar.gz"), (archives.tarred, "a.tar")]
)
def test_an_archive_depends_only_on_names_and_contents(pack, name, tmp_path):
    packed = []
    for run, order in enumerate((["b", "a"], ["a", "b"])):
        folder = tmp_path / str(run)
        folder.mkdir()
        for file in order:
            (folder / file).write_text(file)
            os.utime(folder / file, (run, run))
        (folder / "a").chmod(0o644 if run else 0o600)
        pack(folder, tmp_path / name, 1_000_000_000)
        packed.append((tmp_path / name).read_bytes())
    assert packed[0] == packed[1]


def test_each_step_prints_its_time_and_command_output_only_on_failure(capfd):
    with release.step("The page"):
        release.run("echo", "dh_strip")
    with pytest.raises(subprocess.CalledProcessError):
        release.run("sh", "-c", "echo the reason; exit 3")
    output = capfd.readouterr()
    assert (output.out, output.err) == ("The page …\n  0 s\n", "the reason\n")
    assert [release.duration(seconds) for seconds in (0.4, 59, 61, 600)] == ["0 s", "59 s", "1 min 1 s", "10 min 0 s"]
