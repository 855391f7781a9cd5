"""Archives that are the same bytes each time: their files are in order, and none has an owner or a date of its own."""

import time
import zipfile
from pathlib import Path

from release import run


def zipped(folder: Path, archive: Path, epoch: int) -> None:
    """Puts what a folder has into a zip archive."""
    date = time.gmtime(epoch)[:6]
    with zipfile.ZipFile(archive, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as target:
        for file in sorted(path for path in folder.rglob("*") if path.is_file()):
            entry = zipfile.ZipInfo(str(file.relative_to(folder)), date)
            entry.external_attr, entry.compress_type = 0o100644 << 16, zipfile.ZIP_DEFLATED
            target.writestr(entry, file.read_bytes())


def tarred(folder: Path, archive: Path, epoch: int, names: list[str] | None = None, within: str = "") -> None:
    """Puts what a folder has into a tar archive, compressed if its name ends with gz.

    Arguments:
        names: What comes in which order; by default everything.
        within: The folder that the archive has it in; by default none.
    """
    options = ["--sort=name", f"--mtime=@{epoch}", "--owner=0", "--group=0", "--numeric-owner"]
    options += ["--format=gnu", "--mode=u=rwX,go=rX"]
    if within:
        options.append(rf"--transform=flags=r;s,^\.,{within},")
    if archive.suffix == ".gz":
        options.append("--use-compress-program=gzip --no-name --best")
    run("tar", "--create", f"--file={archive}", f"--directory={folder}", *options, *(names or ["."]))
