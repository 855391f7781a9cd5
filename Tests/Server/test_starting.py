"""The line printed on a successful start, and the line and exit code of each error."""

import itertools
import json
import os
import shutil
import socket
import subprocess

import pytest
import tiny_site
from server import LIMIT, case


@pytest.fixture
def folder(tmp_path):
    (tmp_path / "page").mkdir()
    tiny_site.write(tmp_path / "page", tiny_site.FILES[:2])
    return tmp_path / "page"


@pytest.fixture
def refuse(program, folder):
    """Expects that the start fails. Returns the exit code and the line of the error."""

    def refuse(*options, executable=None):
        options = options or ("--port", "0", "--web", str(folder))
        done = subprocess.run([executable or program, *options], capture_output=True, timeout=LIMIT)
        line = done.stderr.decode()
        assert done.stdout == b"" and line.startswith("wordscramble-server: ") and line.count("\n") == 1, line
        return done.returncode, line.removeprefix("wordscramble-server: ").strip()

    return refuse


def test_the_server_prints_its_address(server):
    assert server.line == f"Word Scramble is at http://127.0.0.1:{server.port}/\n"


def test_a_missing_folder_is_reported(refuse, tmp_path):
    code, line = refuse("--web", str(tmp_path / "nowhere"))
    assert (code, line) == (74, f"cannot read {tmp_path / 'nowhere'}: No such file or directory.")


def test_the_default_folder_is_beside_the_program(program, folder, tmp_path, refuse):
    moved = tmp_path / "bin" / "wordscramble-server"
    moved.parent.mkdir()
    shutil.copy(program, moved)
    assert refuse("--port", "0", executable=moved)[0] == 74
    shutil.copytree(folder, tmp_path / "share/wordscramble/page")
    process = subprocess.Popen([moved, "--port", "0"], stdout=subprocess.PIPE)
    assert process.stdout.readline().startswith(b"Word Scramble is at http://127.0.0.1:")
    process.terminate()
    assert process.wait(timeout=LIMIT) == 0
    process.stdout.close()


def test_a_missing_manifest_is_reported(refuse, folder):
    (folder / "site.json").unlink()
    assert refuse() == (74, "cannot read site.json: No such file or directory.")


def test_a_damaged_manifest_is_reported(refuse, folder):
    for text in ["", '{"format":"1"}', '{"format":0,"version":"","files":[]}', "\xff"]:
        (folder / "site.json").write_text(text, encoding="latin-1")
        assert refuse() == (65, "site.json is damaged: it is not a list of files."), text


def test_a_newer_manifest_is_reported(refuse, folder):
    (folder / "site.json").write_text('{"format":2,"pages":{}}')
    assert refuse() == (65, "site.json has format 2, which is newer than this program.")


def test_a_manifest_that_points_outside_is_refused(refuse, folder):
    names = ["../page/index.html", "/etc/passwd", "v/../index.html", "v/1/.hidden", "a\0b", "a\nb", "index.html/"]
    for name, part in itertools.product(names, ("file", "encoding")):
        manifest = json.loads((folder / "site.json").read_text())
        entry = manifest["files"][1]
        (entry if part == "file" else entry["encodings"]["br"])["file"] = name
        (folder / "damaged").mkdir(exist_ok=True)
        tiny_site.save(folder / "damaged", manifest)
        with case(f"{part} {name!r}"):
            code, line = refuse("--web", str(folder / "damaged"))
            assert code in (65, 74) and (code == 65 or "index.html" in line)


def test_a_missing_changed_or_linked_file_is_reported(refuse, folder):
    file = folder / "v/1/main.js.br"
    content = file.read_bytes()
    file.write_bytes(content[:-1] + bytes([content[-1] ^ 1]))
    assert refuse() == (65, "v/1/main.js.br is not the file that site.json names; build the page again.")
    file.unlink()
    assert refuse() == (74, "cannot read v/1/main.js.br: No such file or directory.")
    (folder / "elsewhere").write_bytes(content)
    file.symlink_to(folder / "elsewhere")
    assert refuse() == (74, "cannot read v/1/main.js.br: it is not a plain file.")
    file.unlink()
    os.mkfifo(file)
    assert refuse() == (74, "cannot read v/1/main.js.br: it is not a plain file.")


def test_a_linked_folder_in_the_page_is_refused(refuse, folder):
    (folder / "v").rename(folder / "w")
    (folder / "v").symlink_to("w")
    assert refuse()[0] == 74


def test_a_port_in_use_is_reported(refuse, folder):
    with socket.create_server(("127.0.0.1", 0)) as other:
        port = other.getsockname()[1]
        assert refuse("--port", str(port), "--web", str(folder)) == (
            69,
            f"cannot listen at 127.0.0.1, port {port}: Address already in use.",
        )


def test_an_unavailable_address_is_reported(refuse, folder):
    for host in ["192.0.2.1", "nowhere.invalid", "::ffff:192.0.2.1"]:
        with case(host):
            code, line = refuse("--host", host, "--port", "0", "--web", str(folder))
            assert code == 69 and line.startswith(f"cannot listen at {host}, port 0: ")


@pytest.fixture
def usage_error(program):
    """Expects a usage error. Returns its message."""

    def usage_error(*options):
        done = subprocess.run([program, *options], capture_output=True, text=True, timeout=LIMIT)
        assert (done.returncode, done.stdout) == (64, "")
        return done.stderr

    return usage_error


def test_usage_errors_are_reported(usage_error):
    for option, value in [
        ("--port", "70000"),
        ("--port", "-1"),
        ("--port", "x"),
        ("--client-timeout", "0"),
        ("--client-timeout", "99"),
        ("--host", ""),
        ("--nothing", "more"),
    ]:
        with case((option, value)):
            assert "Usage: " in usage_error(option, value)


def test_an_invalid_origin_is_a_usage_error(usage_error, folder):
    right = ["--port", "0", "--web", str(folder), "--embed-in", "https://moodle.example.org"]
    for origin in ["moodle.example.org", "https://moodle.example.org; script-src *"]:
        with case(origin):
            assert "such as https://moodle.example.org" in usage_error(*right, "--embed-in", origin)


CONTROLS = "\x1b]0;title\x07\x1b[31m\u202e"


def test_every_error_is_printable(refuse, usage_error, folder):
    for wrong in [("--web", f"/x{CONTROLS}\nfoo"), ("--host", f"a{CONTROLS}\nb")]:
        with case(wrong):
            assert refuse("--port", "0", "--web", str(folder), *wrong)[1].isprintable()
    for wrong in [
        (f"--{CONTROLS}",),
        (CONTROLS,),
        ("--port", CONTROLS),
        ("--client-timeout", f"9\r\n{CONTROLS}"),
        ("--embed-in", CONTROLS),
    ]:
        with case(wrong):
            said = usage_error(*wrong)
            assert said and all(line.isprintable() for line in said.split("\n"))


def test_help_and_version_go_to_standard_output(program):
    for option, text in (("--help", b"--client-timeout"), ("--version", b"wordscramble-server ")):
        done = subprocess.run([program, option], capture_output=True, timeout=LIMIT)
        assert done.returncode == 0 and text in done.stdout and done.stderr == b""
