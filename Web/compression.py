"""Compresses the page's files, and computes their checksums and ETags.

The server and the next build recognize the files by these values.
"""

import functools
import gzip
import hashlib
import json
import shutil
import struct
import subprocess
from pathlib import Path

# Compressed forms by ETag. Most contents are the same as in the previous build.
COMPRESSED_BY_ETAG: dict[str, dict[str, bytes]] = {}


def manifest(folder: Path) -> dict:
    try:
        return json.loads((folder / "site.json").read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return {}


@functools.cache
def checksum(content: bytes) -> str:
    """The checksum of Documentation/LexiconFormat.md, by which the server detects damaged files."""
    value = 0xCBF29CE484222325
    for (word,) in struct.iter_unpack("<Q", content + bytes(-len(content) % 8)):
        value = (value ^ word) * 0x100000001B3 & 0xFFFFFFFFFFFFFFFF
        value ^= value >> 47
    return f"{value:016x}"


def reuse_compressed(folder: Path) -> None:
    """Reuses the compressed files of an earlier build."""
    best_coding = "br" if shutil.which("brotli") else "gzip"
    for entry in manifest(folder).get("files", []):
        forms = {coding: folder / form["file"] for coding, form in entry["encodings"].items()}
        if best_coding in forms:
            bodies = {coding: file.read_bytes() for coding, file in forms.items() if file.is_file()}
            # Files that are damaged or belong to other contents are compressed again.
            plain = folder / entry["file"]
            if (
                plain.is_file()
                and etag(plain.read_bytes()) == entry["etag"]
                and all(checksum(copy) == entry["encodings"][coding].get("checksum") for coding, copy in bodies.items())
            ):
                COMPRESSED_BY_ETAG[entry["etag"]] = bodies


def etag(content: bytes) -> str:
    return f'"{hashlib.sha256(content).hexdigest()[:22]}"'


def note_on_brotli() -> str | None:
    """A note for a build without Brotli; None if it is installed."""
    if shutil.which("brotli"):
        return None
    return "brotli is not installed: the page is compressed with gzip only, and some 10 % larger when it is sent."


@functools.cache
def gzipped(content: bytes) -> bytes:
    return gzip.compress(content, 9, mtime=0)


def compressed(content: bytes, quick: bool) -> dict[str, bytes]:
    """The compressed forms that are more than 5 % smaller than the content, by coding; with Brotli if it is installed.

    A quick build uses only known forms.
    """
    key = etag(content)
    if key in COMPRESSED_BY_ETAG or quick:
        return COMPRESSED_BY_ETAG.get(key, {})
    forms = {"gzip": gzipped(content)}
    if shutil.which("brotli"):
        forms["br"] = subprocess.run(
            ["brotli", "--stdout", "--best", "-"], input=content, stdout=subprocess.PIPE, check=True
        ).stdout
    COMPRESSED_BY_ETAG[key] = {coding: body for coding, body in forms.items() if len(body) < 0.95 * len(content)}
    return COMPRESSED_BY_ETAG[key]
