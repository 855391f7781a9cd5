"""Compresses the page's files. A build reuses the compressed files of the one before it."""

import functools
import gzip
import hashlib
import json
import shutil
import subprocess
from pathlib import Path

# Compressed forms by the digest of the content. Most contents are the same as in the previous build.
COMPRESSED_BY_DIGEST: dict[str, dict[str, bytes]] = {}


def manifest(folder: Path) -> dict:
    try:
        return json.loads((folder / "site.json").read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return {}


def digest_of(content: bytes) -> str:
    return hashlib.sha256(content).hexdigest()[:22]


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
                and digest_of(plain.read_bytes()) == entry["digest"]
                and all(digest_of(copy) == entry["encodings"][coding]["digest"] for coding, copy in bodies.items())
            ):
                COMPRESSED_BY_DIGEST[entry["digest"]] = bodies


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
    key = digest_of(content)
    if key in COMPRESSED_BY_DIGEST or quick:
        return COMPRESSED_BY_DIGEST.get(key, {})
    forms = {"gzip": gzipped(content)}
    if shutil.which("brotli"):
        forms["br"] = subprocess.run(
            ["brotli", "--stdout", "--best", "-"], input=content, stdout=subprocess.PIPE, check=True
        ).stdout
    COMPRESSED_BY_DIGEST[key] = {coding: body for coding, body in forms.items() if len(body) < 0.95 * len(content)}
    return COMPRESSED_BY_DIGEST[key]
