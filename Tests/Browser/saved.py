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


def round_record(key, root, words, *, began=1_780_000_000, version=1, more=""):
    """The record of a round with words found in the given order."""
    found_lines = "".join(f"found {word} {number}.0\n" for number, word in enumerate(words, start=1))
    return with_checksum(f"round {version} {key}\nroot {root}\nbegan {began}\n{found_lines}{more}")


def shelf_record(*earlier, current=None):
    """A shelf with the keys of the current round and of earlier ones, latest first."""
    current_lines = [f"current {current}"] if current else []
    return with_checksum("\n".join(["shelf 1", *current_lines, *(f"earlier {key}" for key in earlier)]) + "\n")


def split(text):
    return [f"{record}\n" for record in text.split("\n\n") if record]


def key(record):
    head = record.split("\n", 1)[0].split(" ")
    return head[2] if head[0] == "round" else head[0]


def facts(record):
    """The facts in a round's record, with its words newest first."""
    lines = [line.split(" ") for line in record.splitlines()]
    values = {line[0]: line[1:] for line in lines}
    found = [line[1] for line in lines if line[0] in ("found", "bonus")]
    name = key(record)
    return {
        "root": values["root"][0],
        "daily": int(name) if name.isdigit() else None,
        "found": found[::-1],
        "hints": sum(line[0] == "assist" for line in lines),
        "revealed": "revealed" in values,
    }


def shelf(records):
    """The current round and the other rounds on the shelf, from records by key."""
    shelf_records = split(records["shelf"])
    rounds = {key(record): record for record in shelf_records[1:]} | {
        name: text for name, text in records.items() if name != "shelf"
    }
    entries = [line.split(" ") for line in shelf_records[0].splitlines()]
    rounds_by_kind = {
        kind: [facts(rounds[entry[1]]) for entry in entries if entry[0] == kind] for kind in ("current", "earlier")
    }
    return {
        "current": rounds_by_kind["current"][0] if rounds_by_kind["current"] else None,
        "shelf": rounds_by_kind["earlier"],
    }
