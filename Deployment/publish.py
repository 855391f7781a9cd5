"""What release.yml needs in addition to `make dist`: the notes of a version, and all files in one folder.

    python3 Deployment/publish.py notes v1.2.3
    python3 Deployment/publish.py collect MACHINES RELEASE

If the release would be wrong, exits with 1 and one line that says why.
"""

import hashlib
import re
import shutil
import sys
from pathlib import Path

CHANGELOG = Path(__file__).resolve().parents[1] / "CHANGELOG.md"
SUMS = "SHA256SUMS"


def notes(tag, changelog):
    """The changelog section for the version of a tag. Each paragraph is one line, because release pages keep line
    breaks.

    Raises ValueError if the tag is not that of a version, or if the changelog has no dated notes for the version.
    """
    if not (version := re.fullmatch(r"v(\d+\.\d+\.\d+)", tag)):
        raise ValueError(f"{tag} is not the tag of a version: v1.2.3")
    heading = rf"^## \[{re.escape(version[1])}\] - \d{{4}}-\d\d-\d\d\n"
    section = re.search(heading + r"(.*?)(?=^## |^\[[^\]]+\]: |\Z)", changelog, re.MULTILINE | re.DOTALL)
    if not section or not section[1].strip():
        raise ValueError(f"CHANGELOG.md has no notes under '## [{version[1]}] - YYYY-MM-DD'")
    return re.sub(r"(?<=[^\n])\n *(?!- |#|\s)", " ", section[1].strip()) + "\n"


def checksum(path):
    return hashlib.sha256(path.read_bytes()).hexdigest()


def checked(folder):
    """The files of one machine. Raises ValueError if one is missing, has no checksum or differs from its checksum."""
    files = sorted(path for path in folder.iterdir() if path.name != SUMS)
    said = [tuple(line.split()) for line in (folder / SUMS).read_text(encoding="utf-8").splitlines()]
    if wrong := {name for _, name in set(said) ^ {(checksum(path), path.name) for path in files}}:
        raise ValueError(f"{folder.name}: not what {SUMS} says: {', '.join(sorted(wrong))}")
    return files


def collect(machines, release):
    """Copies the files of all machines to a new folder, and writes one list of checksums.

    If several machines have a file with the same name, the file comes from the alphabetically first machine. Raises
    ValueError if the files of a machine do not match its own checksums.
    """
    release.mkdir()
    for machine in sorted(machines.iterdir()):
        for path in checked(machine):
            if not (release / path.name).exists():
                shutil.copyfile(path, release / path.name)
    lines = [f"{checksum(path)}  {path.name}\n" for path in sorted(release.iterdir())]
    (release / SUMS).write_text("".join(lines), encoding="utf-8")


def main(verb, *arguments):
    try:
        if verb == "notes":
            sys.stdout.write(notes(*arguments, CHANGELOG.read_text(encoding="utf-8")))
        elif verb == "collect":
            collect(*map(Path, arguments))
        else:
            return __doc__
    except (OSError, ValueError) as error:
        return str(error)


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]) if sys.argv[1:] else __doc__)
