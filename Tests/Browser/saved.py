"""Reads and writes the saved form (Documentation/SavedForm.md) independently of the page."""

UINT64_MASK = 2**64 - 1


def checksum(data):
    """FNV-1a over little-endian words of eight bytes, with an extra mixing step for each."""
    value = 0xCBF29CE484222325
    for offset in range(0, len(data), 8):
        value = (value ^ int.from_bytes(data[offset : offset + 8], "little")) * 0x100000001B3 & UINT64_MASK
        value ^= value >> 47
    return value


def with_checksum(body):
    """A record with its checksum and the empty line that ends it."""
    return f"{body}sum {checksum(body.encode()):016x}\n\n"


def round_record(key, root, words, *, began=1_780_000_000, touched=None, version=1, more=""):
    """The record of a round with words found in the given order. By default, it was last played when it began."""
    found_lines = "".join(f"found {word}\n" for word in words)
    moments = f"began {began}\ntouched {began if touched is None else touched}\n"
    return with_checksum(f"round {version} {key}\nroot {root}\n{moments}{found_lines}{more}")


def split(text):
    return [f"{record}\n" for record in text.split("\n\n") if record]


def key(record):
    return record.split("\n", 1)[0].split(" ")[2]


def found_words(record):
    """The words in a round's record, newest first."""
    lines = [line.split(" ") for line in record.splitlines()]
    return [line[1] for line in reversed(lines) if line[0] in ("found", "bonus")]
