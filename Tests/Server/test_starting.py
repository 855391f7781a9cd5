"""The line printed on a successful start, and the line and exit code of each error."""

import itertools
import json
import os
import shutil
import socket
import subprocess

import pytest
import tiny_site
from server import LIMIT_SECONDS, case


@pytest.fixture
def page_folder(tmp_path):
    (tmp_path / "page").mkdir()
    tiny_site.write_page(tmp_path / "page", tiny_site.FILES[:2])
    return tmp_path / "page"


@pytest.fixture
def start_error(program, page_folder):
    """Expects that the start fails. Returns the exit code and the line of the error."""

    def start_error(*options, executable=None):
        options = options or ("--port", "0", "--web", str(page_folder))
        result = subprocess.run([executable or program, *options], capture_output=True, timeout=LIMIT_SECONDS)
        line = result.stderr.decode()
        assert result.stdout == b"" and line.startswith("wordscramble-server: ") and line.count("\n") == 1, line
        return result.returncode, line.removeprefix("wordscramble-server: ").strip()

    return start_error


def test_the_server_prints_its_address(server):
    assert server.first_line == f"Word Scramble is at http://127.0.0.1:{server.port}/\n"


def test_a_missing_folder_is_reported(start_error, tmp_path):
    code, line = start_error("--web", str(tmp_path / "nowhere"))
    assert (code, line) == (74, f"cannot read {tmp_path / 'nowhere'}: No such file or directory.")


def test_the_default_folder_is_beside_the_program(program, page_folder, tmp_path, start_error):
    program_copy = tmp_path / "bin" / "wordscramble-server"
    program_copy.parent.mkdir()
    shutil.copy(program, program_copy)
    assert start_error("--port", "0", executable=program_copy)[0] == 74
    shutil.copytree(page_folder, tmp_path / "share/wordscramble/page")
    process = subprocess.Popen([program_copy, "--port", "0"], stdout=subprocess.PIPE)
    assert process.stdout.readline().startswith(b"Word Scramble is at http://127.0.0.1:")
    process.terminate()
    assert process.wait(timeout=LIMIT_SECONDS) == 0
    process.stdout.close()


def test_a_missing_manifest_is_reported(start_error, page_folder):
    (page_folder / "site.json").unlink()
    assert start_error() == (74, "cannot read site.json: No such file or directory.")


def test_a_damaged_manifest_is_reported(start_error, page_folder):
    for text in ["", '{"format":"1"}', '{"format":0,"version":"","files":[]}', "\xff"]:
        (page_folder / "site.json").write_text(text, encoding="latin-1")
        assert start_error() == (65, "site.json is damaged: it is not a list of files."), text


def test_a_newer_manifest_is_reported(start_error, page_folder):
    (page_folder / "site.json").write_text('{"format":2,"pages":{}}')
    assert start_error() == (65, "site.json has format 2, which is newer than this program.")


def test_a_manifest_that_points_outside_is_refused(start_error, page_folder):
    names = ["../page/index.html", "/etc/passwd", "v/../index.html", "v/1/.hidden", "a\0b", "a\nb", "index.html/"]
    for name, part in itertools.product(names, ("file", "encoding")):
        manifest = json.loads((page_folder / "site.json").read_text())
        entry = manifest["files"][1]
        (entry if part == "file" else entry["encodings"]["br"])["file"] = name
        (page_folder / "damaged").mkdir(exist_ok=True)
        tiny_site.write_manifest(page_folder / "damaged", manifest)
        with case(f"{part} {name!r}"):
            code, line = start_error("--web", str(page_folder / "damaged"))
            assert code in (65, 74) and (code == 65 or "index.html" in line)


def test_a_missing_changed_or_linked_file_is_reported(start_error, page_folder):
    file = page_folder / "v/1/main.js.br"
    content = file.read_bytes()
    file.write_bytes(content[:-1] + bytes([content[-1] ^ 1]))
    assert start_error() == (65, "v/1/main.js.br is not the file that site.json names; build the page again.")
    file.unlink()
    assert start_error() == (74, "cannot read v/1/main.js.br: No such file or directory.")
    (page_folder / "elsewhere").write_bytes(content)
    file.symlink_to(page_folder / "elsewhere")
    assert start_error() == (74, "cannot read v/1/main.js.br: it is not a plain file.")
    file.unlink()
    os.mkfifo(file)
    assert start_error() == (74, "cannot read v/1/main.js.br: it is not a plain file.")


def test_a_linked_folder_in_the_page_is_refused(start_error, page_folder):
    (page_folder / "v").rename(page_folder / "w")
    (page_folder / "v").symlink_to("w")
    assert start_error()[0] == 74


def test_a_port_in_use_is_reported(start_error, page_folder):
    with socket.create_server(("127.0.0.1", 0)) as other:
        port = other.getsockname()[1]
        assert start_error("--port", str(port), "--web", str(page_folder)) == (
            69,
            f"cannot listen at 127.0.0.1, port {port}: Address already in use.",
        )


def test_an_unavailable_address_is_reported(start_error, page_folder):
    for host in ["192.0.2.1", "nowhere.invalid", "::ffff:192.0.2.1"]:
        with case(host):
            code, line = start_error("--host", host, "--port", "0", "--web", str(page_folder))
            assert code == 69 and line.startswith(f"cannot listen at {host}, port 0: ")


@pytest.fixture
def usage_error(program):
    """Expects a usage error. Returns its message."""

    def usage_error(*options):
        result = subprocess.run([program, *options], capture_output=True, text=True, timeout=LIMIT_SECONDS)
        assert (result.returncode, result.stdout) == (64, "")
        return result.stderr

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


def test_an_invalid_origin_is_a_usage_error(usage_error, page_folder):
    valid_options = ["--port", "0", "--web", str(page_folder), "--embed-in", "https://moodle.example.org"]
    for origin in ["moodle.example.org", "https://moodle.example.org; script-src *"]:
        with case(origin):
            assert "such as https://moodle.example.org" in usage_error(*valid_options, "--embed-in", origin)


CONTROL_CHARACTERS = "\x1b]0;title\x07\x1b[31m\u202e"


def test_every_error_is_printable(start_error, usage_error, page_folder):
    for invalid_options in [("--web", f"/x{CONTROL_CHARACTERS}\nfoo"), ("--host", f"a{CONTROL_CHARACTERS}\nb")]:
        with case(invalid_options):
            assert start_error("--port", "0", "--web", str(page_folder), *invalid_options)[1].isprintable()
    for invalid_options in [
        (f"--{CONTROL_CHARACTERS}",),
        (CONTROL_CHARACTERS,),
        ("--port", CONTROL_CHARACTERS),
        ("--client-timeout", f"9\r\n{CONTROL_CHARACTERS}"),
        ("--embed-in", CONTROL_CHARACTERS),
    ]:
        with case(invalid_options):
            message = usage_error(*invalid_options)
            assert message and all(line.isprintable() for line in message.split("\n"))


def test_help_and_version_go_to_standard_output(program):
    for option, text in (("--help", b"--client-timeout"), ("--version", b"wordscramble-server ")):
        result = subprocess.run([program, option], capture_output=True, timeout=LIMIT_SECONDS)
        assert result.returncode == 0 and text in result.stdout and result.stderr == b""
