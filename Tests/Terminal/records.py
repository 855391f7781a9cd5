"""Reads saved rounds as described in Documentation/SavedForm.md, and writes records in the same format."""

MASK_64_BITS = 2**64 - 1


def checksum(data):
    value = 0xCBF29CE484222325
    for start in range(0, len(data), 8):
        value = (value ^ int.from_bytes(data[start : start + 8], "little")) * 0x100000001B3 & MASK_64_BITS
        value ^= value >> 47
    return value


def encode_record(text):
    """A record with the given lines and its checksum."""
    data = text.encode()
    return data + f"sum {checksum(data):016x}\n\n".encode()


def decode_records(data):
    """The lines of each valid record of this version, as lists of words."""
    for part in data.split(b"\n\n"):
        body, sum_marker, digits = part.rpartition(b"sum ")
        if sum_marker and part.split(b" ")[1].startswith(b"1") and checksum(body) == int(digits, 16):
            yield [line.split() for line in body.decode().splitlines()]


def rounds_by_id(data):
    """The rounds in a file by ID, each as in its last record. The round that was written last comes last."""
    saved_rounds = {}
    for (_, _, identity), *lines in decode_records(data):
        saved_rounds.pop(identity, None)
        saved_rounds[identity] = parse_round(identity, lines)
    return saved_rounds


def parse_round(identity, lines):
    values = {name: rest[0] for name, *rest in lines if rest}
    return {
        "id": identity,
        "root": values["root"],
        "began": int(values["began"]),
        "touched": int(values["touched"]),
        "daily": int(identity) if identity.isdigit() else None,
        "found": [line[1] for line in lines if line[0] in ("found", "bonus")][::-1],
        "clues": [line[1] for line in lines if line[0] == "clue"],
        "ended": ["ended"] in lines,
    }


class SavedRounds:
    """The folder with a player's saved rounds."""

    def __init__(self, folder):
        self.folder = folder

    @property
    def rounds(self):
        """The rounds by ID."""
        file = self.folder / "history.txt"
        return rounds_by_id(file.read_bytes() if file.exists() else b"")

    @property
    def current(self):
        """The round that was opened or played last."""
        return max(reversed(self.rounds.values()), key=lambda saved_round: saved_round["touched"])
