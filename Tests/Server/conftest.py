"""Fixtures: the program, a small page, and servers that serve the page."""

import os
import pathlib

import pytest
import tiny_site
from server import PATIENT_OPTIONS, Server

ROOT = pathlib.Path(__file__).resolve().parents[2]


@pytest.fixture(scope="session")
def program():
    """The program under test: the one named by WORDSCRAMBLE_SERVER, or the tests' build."""
    path = pathlib.Path(os.environ.get("WORDSCRAMBLE_SERVER", ROOT / ".build-make/debug/wordscramble-server")).resolve()
    if not path.exists():
        pytest.exit(f"{path} is missing; `make build-tests` makes it.", returncode=2)
    return path


@pytest.fixture(scope="session")
def page(tmp_path_factory):
    """A folder with a page, which no test changes."""
    folder = tmp_path_factory.mktemp("page")
    tiny_site.write_page(folder)
    return folder


@pytest.fixture
def start_server(program, page, tmp_path):
    """Starts servers with options, and stops them after the test."""
    servers = []

    def start_server(*options, folder=page, **settings):
        server = Server(program, folder, *options, log=tmp_path / f"log-{len(servers)}", **settings)
        servers.append(server)
        return server

    yield start_server
    for server in servers:
        server.close()


@pytest.fixture(scope="module")
def server(program, page, tmp_path_factory):
    """A server shared by the tests of a file. It waits long, so that it never closes a silent connection."""
    server = Server(program, page, *PATIENT_OPTIONS, log=tmp_path_factory.mktemp("log") / "log")
    yield server
    server.close()
