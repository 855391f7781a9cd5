"""A page of a few files with its manifest, in the format that the build writes."""

import functools
import gzip
import hashlib
import json
import struct

INDEX_CONTENT = b"<!doctype html><title>Word Scramble</title>" + b"<p>A tiny page.</p>" * 40
SCRIPT_CONTENT = b"export const answer = 42;\n" * 60
LARGE_CONTENT = bytes(range(256)) * (8 << 12)  # 8 MB, more than socket buffers hold.

FILES = [
    # The path, name, content, media type and cache control of each file, and whether it has compressed copies.
    ("/", "index.html", INDEX_CONTENT, "text/html; charset=utf-8", "no-cache", True),
    (
        "/v/1/main.js",
        "v/1/main.js",
        SCRIPT_CONTENT,
        "text/javascript; charset=utf-8",
        "public, max-age=31536000, immutable",
        True,
    ),
    ("/large.bin", "large.bin", LARGE_CONTENT, "application/octet-stream", "no-cache", False),
]


def digest(content):
    return hashlib.sha256(content).hexdigest()


@functools.cache
def checksum(content):
    """The checksum that Documentation/LexiconFormat.md describes."""
    value = 0xCBF29CE484222325
    for (word,) in struct.iter_unpack("<Q", content + bytes(-len(content) % 8)):
        value = (value ^ word) * 0x100000001B3 % (1 << 64)
        value ^= value >> 47
    return f"{value:016x}"


def compressed_copies(content):
    """The compressed copies of a file. The server does not decode them, so the brotli bytes are arbitrary."""
    return {"br": b"BR" + content[:64], "gzip": gzip.compress(content, mtime=0)}


def write_page(folder, files=FILES):
    """Writes the page. Returns its manifest, which a test may change."""
    entries = []
    for path, name, content, kind, cache, is_packed in files:
        file = folder / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_bytes(content)
        encodings = {}
        for coding, copy in compressed_copies(content).items() if is_packed else ():
            (folder / f"{name}.{coding}").write_bytes(copy)
            encodings[coding] = {"file": f"{name}.{coding}", "checksum": checksum(copy)}
        entries.append(
            {
                "path": path,
                "file": name,
                "type": kind,
                "cache": cache,
                "etag": f'"{digest(content)[:22]}"',
                "checksum": checksum(content),
                "encodings": encodings,
            }
        )
    manifest = {"format": 1, "version": "tiny", "files": entries}
    write_manifest(folder, manifest)
    return manifest


def write_manifest(folder, manifest):
    (folder / "site.json").write_text(json.dumps(manifest))
