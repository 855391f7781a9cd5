"""Fixtures: the release files that `make dist` has made, and a clean Debian to install them in. Needs root."""

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "Deployment"))

import release  # noqa: E402
from clean_debian import Debian, apt_sources  # noqa: E402


class ReleaseFiles:
    """The files of a release, by kind."""

    def __init__(self, version, machine):
        names_by_kind = {
            "page": f"word-scramble-page-{version}.zip",
            "html": "word-scramble.html",
            "programs": f"word-scramble-{version}-linux-{machine}.tar.gz",
            "package": f"word-scramble_{version}_{machine}.deb",
            "image": f"word-scramble-server-{version}-oci-{machine}.tar",
            "contents": f"word-scramble-{version}.cdx.json",
            "checksums": "SHA256SUMS",
        }
        self.names = set(names_by_kind.values())
        for kind, name in names_by_kind.items():
            setattr(self, kind, release.DIST / name)


@pytest.fixture(scope="session")
def version():
    return release.version()


@pytest.fixture(scope="session")
def files(version):
    return ReleaseFiles(version, release.architecture())


@pytest.fixture(scope="session")
def clean_root():
    """The root of a Debian 12 with only what apt and systemd need. It is cached, because creating it takes minutes."""
    root = ROOT / ".build-debian"
    if not root.is_dir():
        unfinished = ROOT / ".build-debian-unfinished"
        shutil.rmtree(unfinished, ignore_errors=True)
        command = ["mmdebstrap", "--variant=apt", "--include=systemd", "bookworm", unfinished, *apt_sources("bookworm")]
        subprocess.run(command, check=True, timeout=900)
        unfinished.rename(root)
    return root


@pytest.fixture(scope="session")
def new_debian(clean_root, tmp_path_factory):
    """Makes copies of the clean Debian, and deletes them at the end."""
    folder = tmp_path_factory.mktemp("debian")

    def new_debian():
        root = folder / str(len(list(folder.iterdir())))
        subprocess.run(["cp", "--archive", clean_root, root], check=True)
        return Debian(root)

    yield new_debian
    shutil.rmtree(folder)
