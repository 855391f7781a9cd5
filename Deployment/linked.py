"""The Swift packages that are linked into the programs, and their licenses."""

import functools
import json
import re
from dataclasses import dataclass
from pathlib import Path

from release import ROOT

PROGRAMS = ("wordscramble", "wordscramble-server")
BUILT, CHECKOUTS = ROOT / ".build-make/release", ROOT / ".build-make/checkouts"


@dataclass(frozen=True)
class Package:
    """A third-party package, with the source folders of those of its modules that a program contains."""

    name: str
    version: str
    address: str
    modules: tuple[Path, ...]

    @property
    def folder(self) -> Path:
        return CHECKOUTS / self.name


def modules(program: str) -> set[str]:
    """The modules that the linker was given for a program, from the folders of their object files."""
    listed = (BUILT / f"{program}.product/Objects.LinkFileList").read_text(encoding="utf-8")
    return set(re.findall(r"/([^/\n]+)\.build/", listed))


def folder_of(module: str) -> Path | None:
    """The source folder of a module from a third-party package, or None for a module of this package.

    Raises LookupError if the package of the module is unknown.
    """
    built = BUILT / f"{module}.build"
    # The package manager writes a list of sources for the Swift compiler. The C compiler writes a dependency file for
    # each source, and names the source before the headers.
    listed = next((file for file in [built / "sources", *sorted(built.rglob("*.d"))] if file.is_file()), None)
    if listed and (
        found := re.search(rf"{re.escape(str(CHECKOUTS))}(/[^/\n]+){{3}}", listed.read_text(encoding="utf-8"))
    ):
        return Path(found[0])
    if (ROOT / "Sources" / module).is_dir():
        return None
    raise LookupError(f"nobody knows which package has {module}, and under which licence")


@functools.cache
def packages(program: str) -> tuple[Package, ...]:
    """The packages in a program, each at its resolved version."""
    pins = json.loads((ROOT / "Package.resolved").read_text(encoding="utf-8"))["pins"]
    folders = sorted(folder for module in modules(program) if (folder := folder_of(module)))
    found = []
    for pin in sorted(pins, key=lambda pin: pin["identity"]):
        name, address = pin["identity"], pin["location"].removesuffix(".git")
        if mine := tuple(folder for folder in folders if folder.is_relative_to(CHECKOUTS / name)):
            found.append(Package(name, pin["state"]["version"], address, mine))
    return tuple(found)


def all_packages() -> list[Package]:
    """The packages in any of the programs."""
    return sorted({package for program in PROGRAMS for package in packages(program)}, key=lambda package: package.name)


def apache_licence() -> str:
    """The text of the Apache License, which all these packages have, with Swift's exception for the runtime library."""
    return (CHECKOUTS / "swift-argument-parser/LICENSE.txt").read_text(encoding="utf-8")


def notices() -> str:
    """The notices that the licenses of the packages require, apart from the text of the Apache License.

    Raises LookupError if a package has another license.
    """
    parts = [
        "The programs contain the Swift standard library, Foundation and libdispatch, and these Swift packages. All are under the Apache\n"
        "Licence 2.0, which is in the file Apache-2.0 beside this one, or on Debian in /usr/share/common-licenses.\n\n"
        + "".join(f"* {package.name} {package.version}, {package.address}\n" for package in all_packages())
    ]
    for package in all_packages():
        if "Apache License" not in (package.folder / "LICENSE.txt").read_text(encoding="utf-8"):
            raise LookupError(f"{package.name} has another licence than the Apache Licence")
        own = package.folder / "NOTICE.txt"
        for file in [own, *(file for module in package.modules for file in sorted(module.glob("LICENSE*")))]:
            if file.is_file():
                title = f"{file.relative_to(CHECKOUTS)}"
                parts.append(f"{title}\n{'-' * len(title)}\n\n{file.read_text(encoding='utf-8').strip()}\n")
    return "\n\n".join(parts)
