"""The container image of the server, made by umoci from Debian packages and configured by the Containerfile."""

import json
import re
import shutil
import time
from dataclasses import dataclass
from pathlib import Path

import archives
from release import DIST, NAME, ROOT, WORK, architecture, epoch, output, run, version

FOLDER = WORK / "image"


@dataclass
class Instructions:
    """The instructions in the last stage of the Containerfile that configure the image or copy programs into it."""

    entrypoint: list[str]
    user: str
    port: str
    labels: dict[str, str]
    programs: list[str]

    @classmethod
    def of(cls, containerfile: Path) -> "Instructions":
        stage = containerfile.read_text(encoding="utf-8").rpartition("\nFROM ")[2]
        lines = dict(re.findall(r"^(ENTRYPOINT|USER|EXPOSE|LABEL) (.*)", stage, re.MULTILINE))
        return cls(
            entrypoint=json.loads(lines["ENTRYPOINT"]),
            user=lines["USER"],
            port=lines["EXPOSE"],
            labels=dict(re.findall(r'([\w.]+)="([^"]*)"', lines["LABEL"])),
            programs=re.findall(r"^COPY --from=build /out(/usr/\S+) \1$", stage, re.MULTILINE),
        )


def packages() -> list[str]:
    """The Debian packages with the libraries that the program needs: libstdc++6 and all packages that it depends on."""
    listed = output("apt-cache", "depends", "--recurse", "--important", "libstdc++6").splitlines()
    return sorted(line for line in listed if line[0].isalnum())


def unpack_libraries(root: Path) -> dict[str, str]:
    """Unpacks the newest libraries of this Debian release, with the package data that vulnerability scanners read.

    Returns the version of each unpacked Debian package, by name.
    """
    downloads = FOLDER / "packages"
    downloads.mkdir(parents=True)
    run("apt-get", "download", "-qq", "-o", "APT::Sandbox::User=root", *packages(), cwd=downloads)
    status = root / "var/lib/dpkg/status.d"
    status.mkdir(parents=True)
    versions = {}
    for package in sorted(downloads.iterdir()):
        run("dpkg-deb", "--extract", package, root)
        name, number = (output("dpkg-deb", "--field", package, field) for field in ("Package", "Version"))
        (status / name).write_text(output("dpkg-deb", "--field", package) + "\n", encoding="utf-8")
        versions[name] = number
    return versions


def fill(root: Path, usr: Path, instructions: Instructions) -> dict[str, str]:
    """Writes the root file system of the image. Returns the version of each Debian package in it, by name."""
    versions = unpack_libraries(root)
    for path in (*instructions.programs, f"/usr/share/doc/{NAME}"):
        source, target = usr / path.removeprefix("/usr/"), root / path.removeprefix("/")
        target.parent.mkdir(parents=True, exist_ok=True)
        (shutil.copytree if source.is_dir() else shutil.copy)(source, target)
    # A container engine mounts its own file systems on these folders.
    for name in ("dev", "proc", "sys"):
        (root / name).mkdir()
    user, group = instructions.user.split(":")
    (root / "etc/passwd").write_text(f"nonroot:x:{user}:{group}::/:/usr/sbin/nologin\n", encoding="utf-8")
    (root / "etc/group").write_text(f"nonroot:x:{group}:\n", encoding="utf-8")
    return versions


def configure(image: str, instructions: Instructions, created: str) -> None:
    """Writes the configuration of the image."""
    labels = instructions.labels | {"org.opencontainers.image.version": version()}
    options = [f"--config.entrypoint={word}" for word in instructions.entrypoint]
    options += [f"--config.label={name}={value}" for name, value in labels.items()]
    options += [f"--config.user={instructions.user}", f"--config.exposedports={instructions.port}/tcp"]
    options += [f"--architecture={architecture()}", "--os=linux", f"--created={created}"]
    options += [f"--history.created={created}", "--history.created_by=Deployment/container_image.py"]
    run("umoci", "config", "--image", image, *options)


def build(usr: Path) -> dict[str, str]:
    """Makes the image in dist/ as an archive. Returns the version of each Debian package in it, by name."""
    instructions = Instructions.of(ROOT / "Containerfile")
    root, layout, layer = FOLDER / "root", FOLDER / "layout", FOLDER / "layer.tar"
    root.mkdir(parents=True)
    libraries = fill(root, usr, instructions)
    archives.tarred(root, layer, epoch())
    created = time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime(epoch()))
    # An engine that loads the archive takes the name from the tag.
    image = f"{layout}:{NAME}-server:{version()}"
    run("umoci", "init", "--layout", layout)
    run("umoci", "new", "--image", image)
    run("umoci", "raw", "add-layer", "--image", image, f"--history.created={created}", layer)
    configure(image, instructions, created)
    run("umoci", "gc", "--layout", layout)
    archive = DIST / f"{NAME}-server-{version()}-oci-{architecture()}.tar"
    archives.tarred(layout, archive, epoch(), names=["oci-layout", "index.json", "blobs"])
    return libraries
