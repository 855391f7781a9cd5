"""Compresses the page's files. A build reuses the compressed files of the one before it."""

import functools
import gzip
import hashlib
import subprocess
from pathlib import Path

EXTENSIONS = (".gz", ".br")
# Compressed forms by the digest of the content. Most contents are the same as in the previous build.
COMPRESSED_BY_DIGEST: dict[bytes, dict[str, bytes]] = {}


def digest_of(content: bytes) -> bytes:
    return hashlib.sha256(content).digest()


def reuse_compressed(folder: Path) -> None:
    """Reuses the compressed files of an earlier build."""
    for file in [path for path in folder.rglob("*") if path.is_file() and path.suffix not in EXTENSIONS]:
        copies = {extension: Path(f"{file}{extension}") for extension in EXTENSIONS}
        COMPRESSED_BY_DIGEST[digest_of(file.read_bytes())] = {
            extension: copy.read_bytes() for extension, copy in copies.items() if copy.is_file()
        }


@functools.cache
def gzipped(content: bytes) -> bytes:
    return gzip.compress(content, 9, mtime=0)


def compressed(content: bytes) -> dict[str, bytes]:
    """The compressed forms that are more than 5 % smaller than the content, by the extension of their files."""
    key = digest_of(content)
    if key not in COMPRESSED_BY_DIGEST:
        command = ["brotli", "--stdout", "--best", "-"]
        brotli = subprocess.run(command, input=content, stdout=subprocess.PIPE, check=True).stdout
        forms = dict(zip(EXTENSIONS, (gzipped(content), brotli), strict=True))
        COMPRESSED_BY_DIGEST[key] = {
            extension: body for extension, body in forms.items() if len(body) < 0.95 * len(content)
        }
    return COMPRESSED_BY_DIGEST[key]
