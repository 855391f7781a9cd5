"""Compresses the page's files. A build reuses the compressed files of the one before it."""

import functools
import gzip
import hashlib
import subprocess
from pathlib import Path

EXTENSIONS = (".gz", ".br")


def digest_of(content: bytes) -> bytes:
    return hashlib.sha256(content).digest()


def compressed_forms(folder: Path) -> dict[bytes, dict[str, bytes]]:
    """The compressed forms of a build's files, by the digest of the content."""
    forms = {}
    for file in [path.with_suffix("") for path in folder.rglob("*.br")]:
        copies = {extension: Path(f"{file}{extension}") for extension in EXTENSIONS}
        if all(copy.is_file() for copy in (file, *copies.values())):
            forms[digest_of(file.read_bytes())] = {extension: copy.read_bytes() for extension, copy in copies.items()}
    return forms


@functools.cache
def gzipped(content: bytes) -> bytes:
    return gzip.compress(content, 9, mtime=0)


def compressed(content: bytes, previous: dict[bytes, dict[str, bytes]]) -> dict[str, bytes]:
    """The compressed forms that are more than 5 % smaller than the content, by the extension of their files."""
    if forms := previous.get(digest_of(content)):
        return forms
    command = ["brotli", "--stdout", "--best", "-"]
    brotli = subprocess.run(command, input=content, stdout=subprocess.PIPE, check=True).stdout
    forms = dict(zip(EXTENSIONS, (gzipped(content), brotli), strict=True))
    return {extension: body for extension, body in forms.items() if len(body) < 0.95 * len(content)}
