"""What the files of the page are packed into, and how a server and the next build know them again."""

import functools
import gzip
import hashlib
import json
import shutil
import struct
import subprocess
from pathlib import Path

# What contents are packed into, by their etags: most of them are the same as in the build before.
PACKED: dict[str, dict[str, bytes]] = {}


def manifest(folder: Path) -> dict:
    """The manifest of the folder, or an empty one."""
    try:
        return json.loads((folder / "site.json").read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return {}


@functools.cache
def checksum(content: bytes) -> str:
    """The checksum of Documentation/LexiconFormat.md, by which a server tells a file that is not as it was built."""
    value = 0xCBF29CE484222325
    for (word,) in struct.iter_unpack("<Q", content + bytes(-len(content) % 8)):
        value = (value ^ word) * 0x100000001B3 & 0xFFFFFFFFFFFFFFFF
        value ^= value >> 47
    return f"{value:016x}"


def remember(folder: Path) -> None:
    """Remembers what the files of a folder are packed into."""
    for entry in manifest(folder).get("files", []):
        ways = {way: folder / packed["file"] for way, packed in entry["encodings"].items()}
        if shutil.which("brotli") is None or "br" in ways:
            copies = {way: file.read_bytes() for way, file in ways.items() if file.is_file()}
            # What is damaged, or packed from another content, is packed anew.
            plain = folder / entry["file"]
            if plain.is_file() and etag(plain.read_bytes()) == entry["etag"] and all(
                    checksum(copy) == entry["encodings"][way].get("checksum") for way, copy in copies.items()):
                PACKED[entry["etag"]] = copies


def etag(content: bytes) -> str:
    return f'"{hashlib.sha256(content).hexdigest()[:22]}"'


def note_on_brotli() -> str | None:
    """What to tell whoever builds the page without brotli, or None."""
    if shutil.which("brotli"):
        return None
    return "brotli is not installed: the page is compressed with gzip only, and some 10 % larger when it is sent."


def packed(content: bytes) -> dict[str, bytes]:
    """The content as browsers like it, where it is smaller so; brotli where the machine has it."""
    key = etag(content)
    if key in PACKED:
        return PACKED[key]
    ways = {"gzip": gzip.compress(content, 9, mtime=0)}
    if shutil.which("brotli"):
        ways["br"] = subprocess.run(["brotli", "--stdout", "--best", "-"], input=content, stdout=subprocess.PIPE, check=True).stdout
    PACKED[key] = {way: smaller for way, smaller in ways.items() if len(smaller) < 0.95 * len(content)}
    return PACKED[key]
