"""Splits english.glosses into files that the page fetches one by one. Each has a part of the alphabet, in at most 16 KB
when compressed.

A line is a word and up to three meanings, each after a tab: the form or `-`, the headword, the part of speech, and the
text. Documentation/Glosses.md describes them.
"""

import functools
import hashlib
import json

from compression import gzipped

MAX_FILE_SIZE = 16 * 1024


@functools.cache
def resolved_lines(text: str) -> list[str]:
    """The lines of all words, in alphabetical order."""
    headwords, forms = (
        [line.split("\t") for line in part.strip("\n").split("\n")] for part in text.partition("\n")[2].split("\n\n")
    )
    meanings = {word: columns for word, *columns in headwords}
    lines = {word: [f"- {word} {meaning}" for meaning in columns[:3]] for word, *columns in headwords}
    for word, *columns in forms:
        references = [column.split(" ") for column in columns]
        lines[word] = [f"{form} {headword} {meanings[headword][int(index)]}" for headword, form, index in references]
    return ["\t".join([word, *lines[word]]) for word in sorted(lines)]


def split_into_files(lines: list[str]) -> list[bytes]:
    """The lines as files that are small enough after gzip compression, which every browser accepts."""
    content = "".join(line + "\n" for line in lines).encode()
    if len(content) < 12 * MAX_FILE_SIZE and len(gzipped(content)) <= MAX_FILE_SIZE:
        return [content]
    middle = len(lines) // 2
    return split_into_files(lines[:middle]) + split_into_files(lines[middle:])


@functools.cache
def files(text: str) -> tuple[bytes, dict[str, bytes]]:
    """The list of the files, and the files by path, in a folder named after the digest of the text."""
    shards = split_into_files(resolved_lines(text))
    folder = f"meanings/{hashlib.sha256(text.encode()).hexdigest()[:12]}"
    # The page finds the folder relative to that of its version.
    return file_list(f"../../{folder}", shards), {
        f"{folder}/{number}.tsv": shard for number, shard in enumerate(shards)
    }


def single_file(text: str) -> dict[str, bytes]:
    """The list of the files and the only file in it, with all meanings, by path."""
    content = "".join(line + "\n" for line in resolved_lines(text)).encode()
    return {"meanings.json": file_list("meanings", [content]), "meanings/0.tsv": content}


def file_list(folder: str, shards: list[bytes]) -> bytes:
    first = [shard.split(b"\t", 1)[0].decode() for shard in shards]
    return json.dumps({"folder": folder, "first": first}, separators=(",", ":")).encode()
