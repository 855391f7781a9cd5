"""The files of a release are complete and reproducible, and say nothing about the machine that made them."""

import hashlib
import subprocess
import sys
import tarfile
import time
import zipfile

import linked
import release
from release import ROOT


def test_all_files_exist_and_match_their_checksums(files):
    assert {file.name for file in release.DIST.iterdir()} == files.names
    result = subprocess.run(
        ["sha256sum", "--check", "--strict", files.checksums.name], cwd=release.DIST, capture_output=True
    )
    assert result.returncode == 0, result.stdout
    assert len(files.checksums.read_text().splitlines()) == len(files.names) - 1


def test_a_second_run_makes_identical_files(files):
    first = files.checksums.read_text()
    subprocess.run([sys.executable, ROOT / "Deployment/dist.py"], check=True, capture_output=True)
    assert files.checksums.read_text() == first


def test_the_archives_have_no_owner_and_the_date_of_the_release(files):
    for name in (files.programs, files.image):
        with tarfile.open(name) as archive:
            members = archive.getmembers()
            assert {(entry.uid, entry.gid, entry.uname, entry.gname, entry.mtime) for entry in members} == {
                (0, 0, "", "", release.epoch())
            }
            assert [entry.name for entry in members if entry.mode & 0o022] == []
    # A zip archive stores times in steps of two seconds.
    date = time.gmtime(release.epoch() // 2 * 2)[:6]
    with zipfile.ZipFile(files.page) as page:
        assert {entry.date_time for entry in page.infolist()} == {date}


def test_no_file_contains_the_path_of_its_build_folder(files, tmp_path):
    subprocess.run(["tar", "--extract", f"--file={files.programs}", "--directory", tmp_path], check=True)
    with zipfile.ZipFile(files.page) as page:
        page.extractall(tmp_path / "page")
    extracted = [path for path in tmp_path.rglob("*") if path.is_file()]
    assert len(extracted) > 100
    assert [path for path in extracted if str(ROOT).encode() in path.read_bytes()] == []


def test_the_archive_of_the_page_has_one_version_and_the_single_file_game(files):
    with zipfile.ZipFile(files.page) as page:
        names = page.namelist()
        assert {"index.html", "404.html", "sw.js", "manifest.webmanifest", "word-scramble.html"} <= set(names)
        assert {".htaccess", "web.config"} <= set(names)
        assert page.read("word-scramble.html") == files.html.read_bytes()
        assert b'http-equiv="Content-Security-Policy"' in page.read("index.html")
    assert len({name.split("/")[1] for name in names if name.startswith("v/")}) == 1


def test_the_programs_are_identical_in_every_file(files, tmp_path):
    subprocess.run(["dpkg-deb", "--extract", files.package, tmp_path], check=True)
    with tarfile.open(files.programs) as archive:
        for program in linked.PROGRAMS:
            (member,) = [entry for entry in archive.getmembers() if entry.name.endswith(f"/bin/{program}")]
            program_bytes = archive.extractfile(member).read()
            assert (
                hashlib.sha256(program_bytes).digest()
                == hashlib.sha256((tmp_path / "usr/bin" / program).read_bytes()).digest()
            )


def test_the_programs_run_where_the_archive_is_unpacked(files, version, tmp_path):
    subprocess.run(["tar", "--extract", f"--file={files.programs}", "--directory", tmp_path], check=True)
    (folder,) = tmp_path.iterdir()
    for program in linked.PROGRAMS:
        result = subprocess.run([folder / "bin" / program, "--version"], capture_output=True, text=True, env={})
        assert result.stdout == f"{program} {version}\n"
    answer = subprocess.run([folder / "bin/wordscramble", "solve", "team"], capture_output=True, text=True, env={})
    assert "meat" in answer.stdout
    assert (folder / "share/doc/word-scramble/LICENSE").read_text() == (ROOT / "LICENSE").read_text()
    assert (folder / "share/doc/word-scramble/NOTICE").read_text() == (ROOT / "NOTICE").read_text()


def test_make_uninstall_removes_everything_except_the_licenses(files, tmp_path):
    subprocess.run(["tar", "--extract", f"--file={files.programs}", "--directory", tmp_path], check=True)
    (folder,) = tmp_path.iterdir()
    subprocess.run(["make", "uninstall", f"DESTDIR={tmp_path}", f"PREFIX=/{folder.name}"], cwd=ROOT, check=True)
    remaining_files = {str(path.relative_to(folder)) for path in folder.rglob("*") if not path.is_dir()}
    assert remaining_files == {
        f"share/doc/word-scramble/{name}" for name in ("Apache-2.0", "LICENSE", "NOTICE", "THIRD-PARTY")
    }
