"""The Debian package, made by debhelper from Deployment/debian and the installed files."""

import shutil
import time
from pathlib import Path

from release import DIST, NAME, ROOT, WORK, architecture, epoch, run, version

CHANGELOG = """\
{name} ({version}) unstable; urgency=medium

  * Version {version}. NEWS.gz beside this file lists the changes.

 -- {maintainer}  {date}
"""


def day(seconds: int) -> str:
    return time.strftime("%Y-%m-%d", time.gmtime(seconds))


def changelog(number: str, seconds: int) -> str:
    """The Debian changelog, which gives the package its version and date."""
    control = (ROOT / "Deployment/debian/control").read_text(encoding="utf-8")
    maintainer = next(line for line in control.splitlines() if line.startswith("Maintainer: "))
    date = time.strftime("%a, %d %b %Y %H:%M:%S +0000", time.gmtime(seconds))
    return CHANGELOG.format(name=NAME, version=number, maintainer=maintainer.removeprefix("Maintainer: "), date=date)


def copyright_file(papers: Path) -> str:
    """All licenses in one file, as Debian requires."""
    return "\n\n".join((papers / name).read_text(encoding="utf-8") for name in ("LICENSE", "NOTICE", "THIRD-PARTY"))


def build(usr: Path) -> None:
    """Makes the package in dist/."""
    source = WORK / "package" / NAME
    shutil.copytree(ROOT / "Deployment/debian", source / "debian")
    shutil.copytree(usr, source / "usr", symlinks=True)
    shutil.copyfile(ROOT / "CHANGELOG.md", source / "NEWS")
    (source / "debian/changelog").write_text(changelog(version(), epoch()), encoding="utf-8")
    (source / "debian/copyright").write_text(copyright_file(usr / "share/doc" / NAME), encoding="utf-8")
    run("debian/rules", "binary", cwd=source)
    name = f"{NAME}_{version()}_{architecture()}.deb"
    shutil.copyfile(source.parent / name, DIST / name)
