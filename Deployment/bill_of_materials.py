"""The software bill of materials of a release, in the CycloneDX format."""

import json
import time
import uuid
from pathlib import Path

from linked import PROGRAMS, Package, all_packages, packages
from release import NAME, architecture, epoch, output, version

APACHE = {"license": {"id": "Apache-2.0"}}
SWIFT = {"expression": "Apache-2.0 WITH Swift-exception"}
# The word lists, at the versions in NOTICE.
WORDS = {
    "scowl": ("data", "SCOWL", "2020.12.07", {"license": {"name": "SCOWL"}}, "https://wordlist.aspell.net"),
    "ukacd": ("data", "UKACD", "1.7", {"license": {"name": "UKACD"}}, None),
    "wordnet": ("data", "WordNet", "3.0", {"license": {"name": "WordNet"}}, "https://wordnet.princeton.edu"),
}


def component(reference: str, kind: str, name: str, number: str, licence: dict, website: str | None = None) -> dict:
    entry = {"type": kind, "bom-ref": reference, "name": name, "version": number, "licenses": [licence]}
    if website:
        entry["externalReferences"] = [{"type": "website", "url": website}]
    return entry


def swift_version() -> str:
    return output("swift", "--version").split("Swift version ")[1].split()[0]


def swift_package(package: Package) -> dict:
    purl = f"pkg:swift/{package.address.removeprefix('https://')}@{package.version}"
    entry = component(package.name, "library", package.name, package.version, APACHE, package.address)
    return entry | {"purl": purl}


def debian_library(name: str, number: str) -> dict:
    purl = f"pkg:deb/debian/{name}@{number}?arch={architecture()}"
    return component(name, "library", name, number, {"license": {"name": f"/usr/share/doc/{name}/copyright"}}) | {
        "purl": purl
    }


def dependencies(libraries: dict[str, str]) -> list[dict]:
    """The dependencies of the programs, the page, the container image and the whole release.

    All programs and the page's engine depend on Swift and the word lists.
    """
    direct = {program: ["swift", *WORDS, *(package.name for package in packages(program))] for program in PROGRAMS}
    direct["page"] = ["swift", *WORDS]
    direct["container"] = ["wordscramble-server", "page", *libraries]
    direct[NAME] = [*PROGRAMS, "page", "container"]
    return [{"ref": reference, "dependsOn": sorted(needed)} for reference, needed in direct.items()]


def bill(libraries: dict[str, str]) -> dict:
    """The bill of materials as a dictionary.

    Arguments:
        libraries: The Debian packages of the container image, with their versions.
    """
    number, date = version(), time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime(epoch()))
    mit = {"license": {"id": "MIT"}}
    own = [component(program, "application", program, number, mit) for program in PROGRAMS]
    own.append(component("page", "application", "word-scramble-page", number, mit))
    own.append(component("container", "container", "word-scramble-server", number, mit))
    others = [component("swift", "library", "Swift runtime, Foundation, libdispatch", swift_version(), SWIFT)]
    others += [swift_package(package) for package in all_packages()]
    others += [component(reference, *rest) for reference, rest in WORDS.items()]
    others += [debian_library(name, number) for name, number in libraries.items()]
    return {
        "$schema": "http://cyclonedx.org/schema/bom-1.5.schema.json",
        "bomFormat": "CycloneDX",
        "specVersion": "1.5",
        "serialNumber": f"urn:uuid:{uuid.uuid5(uuid.NAMESPACE_URL, f'{NAME}/{number}/{architecture()}/{date}')}",
        "version": 1,
        "metadata": {"timestamp": date, "component": component(NAME, "application", "Word Scramble", number, mit)},
        "components": own + others,
        "dependencies": dependencies(libraries),
    }


def write(file: Path, libraries: dict[str, str]) -> None:
    file.write_text(json.dumps(bill(libraries), indent=2) + "\n", encoding="utf-8")
