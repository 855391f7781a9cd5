#!/usr/bin/env python3
"""Makes all files of a release in dist/, for Linux on this machine. `make dist` installs the required tools first.

Two runs in the same folder produce identical files. Documentation/Releasing.md describes the files.
"""

import hashlib
import os
import shutil
from pathlib import Path

import archives
import bill_of_materials
import container_image
import debian_package
import linked
from release import DIST, NAME, ROOT, WORK, architecture, epoch, run, step, version


def make(*arguments: str) -> None:
    run("make", "--no-print-directory", *arguments, cwd=ROOT)


def static_page(page: Path) -> Path:
    """Builds the page for a host that sends no headers. Returns the separate folder to which it is copied.

    Arguments:
        page: The folder to build in. The server's page is built there afterwards and reuses the compressed files.
    """
    make("page", "STATIC=yes", "COMPLETE=yes", f"PAGE={page}")
    return shutil.copytree(page, WORK / "static")


def staged(page: Path, date: str) -> Path:
    """Installs the programs, the page and the license texts in a new folder. Returns the folder, laid out like /usr."""
    stage = WORK / "stage"
    given = (f"DESTDIR={stage}", "PREFIX=/usr", f"PAGE={page}", f"MANUAL_DATE={date}", "COMPLETE=yes")
    with step("The terminal game"):
        make("install", *given)
    with step("The server and its page"):
        make("install-server", *given)
    papers = stage / "usr/share/doc" / NAME
    papers.mkdir(parents=True)
    for name in ("LICENSE", "NOTICE"):
        shutil.copyfile(ROOT / name, papers / name)
    (papers / "THIRD-PARTY").write_text(linked.notices(), encoding="utf-8")
    (papers / "Apache-2.0").write_text(linked.apache_licence(), encoding="utf-8")
    return stage / "usr"


def write_checksums() -> None:
    lines = [f"{hashlib.sha256(file.read_bytes()).hexdigest()}  {file.name}\n" for file in sorted(DIST.iterdir())]
    (DIST / "SHA256SUMS").write_text("".join(lines), encoding="utf-8")


def main() -> None:
    os.umask(0o022)
    for folder in (WORK, DIST):
        shutil.rmtree(folder, ignore_errors=True)
        folder.mkdir()
    number, seconds, machine = version(), epoch(), architecture()
    print(
        f"Making the files of version {number} for {machine}. Where nothing is built yet, this takes a quarter of an hour"
    )
    print("or more on two cores; otherwise some minutes.", flush=True)
    page = WORK / "page"
    with step("The engine and the page for any web host"):
        static = static_page(page)
    usr = staged(page, debian_package.day(seconds))
    with step("The archives"):
        shutil.copyfile(static / f"{NAME}.html", DIST / f"{NAME}.html")
        archives.zipped(static, DIST / f"{NAME}-page-{number}.zip", seconds)
        folder = f"{NAME}-{number}-linux-{machine}"
        archives.tarred(usr, DIST / f"{folder}.tar.gz", seconds, within=folder)
    with step("The Debian package"):
        debian_package.build(usr)
    with step("The container image, with libraries from Debian"):
        libraries = container_image.build(usr)
    with step("The list of what is in the files, and the checksums"):
        bill_of_materials.write(DIST / f"{NAME}-{number}.cdx.json", libraries)
        write_checksums()
    for file in sorted(DIST.iterdir()):
        print(f"{file.stat().st_size:>12,}  dist/{file.name}")


if __name__ == "__main__":
    main()
