"""Reproducible archives: the order, the dates and the owners of the files in them do not depend on the machine."""

import time
import zipfile
from pathlib import Path

from release import run


def zipped(folder: Path, archive: Path, epoch: int) -> None:
    """Writes the contents of a folder to a zip archive."""
    date = time.gmtime(epoch)[:6]
    with zipfile.ZipFile(archive, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as target:
        for file in sorted(path for path in folder.rglob("*") if path.is_file()):
            entry = zipfile.ZipInfo(str(file.relative_to(folder)), date)
            entry.external_attr, entry.compress_type = 0o100644 << 16, zipfile.ZIP_DEFLATED
            target.writestr(entry, file.read_bytes())


def tarred(folder: Path, archive: Path, epoch: int, names: list[str] | None = None, within: str = "") -> None:
    """Writes the contents of a folder to a tar archive, which is compressed if its name ends with `.gz`.

    Arguments:
        names: The files and folders to pack, in this order. By default everything in the folder, sorted by name.
        within: The folder inside the archive that contains the files. By default, there is none.
    """
    options = ["--sort=name", f"--mtime=@{epoch}", "--owner=0", "--group=0", "--numeric-owner"]
    options += ["--format=gnu", "--mode=u=rwX,go=rX"]
    if within:
        options.append(rf"--transform=flags=r;s,^\.,{within},")
    if archive.suffix == ".gz":
        options.append("--use-compress-program=gzip --no-name --best")
    run("tar", "--create", f"--file={archive}", f"--directory={folder}", *options, *(names or ["."]))
