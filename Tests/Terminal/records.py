"""Reads saved rounds as described in Documentation/SavedForm.md, and writes records in the same format."""

MASK_64_BITS = 2**64 - 1
# A fact of a shelf: the last visit was on the last possible day, so no later day opens its daily puzzle.
OPENED_ON_LAST_DAY = "opened 2912443\n"


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
    """The facts of each valid record of this version, as lists of words. The first word is the kind of the record."""
    for part in data.split(b"\n\n"):
        body, sum_marker, digits = part.rpartition(b"sum ")
        if sum_marker and part.split(b" ")[1].startswith(b"1") and checksum(body) == int(digits, 16):
            yield [line.split() for line in body.decode().splitlines()]


def rounds_by_id(*files):
    """The rounds in the files by ID, each as in its last record that has words, or in its last record if none has."""
    saved_rounds = {}
    for data in files:
        for (kind, *head), *lines in decode_records(data):
            if kind == "round" and not (
                head[1] in saved_rounds and saved_rounds[head[1]]["found"] and not has_words(lines)
            ):
                saved_rounds[head[1]] = parse_round(head[1], lines)
    return saved_rounds


def has_words(lines):
    return any(name in ("found", "bonus") for name, *_ in lines)


def parse_round(identity, lines):
    values = {name: rest[0] for name, *rest in lines if rest}
    words = [(name, *rest) for name, *rest in lines if name in ("found", "bonus")]
    return {
        "id": identity,
        "root": values["root"],
        "began": int(values["began"]),
        "played": float(values.get("played", 0)),
        "daily": int(identity) if identity.isdigit() else None,
        "found": [word for _, word, _ in words][::-1],
        "times": [float(time) for _, _, time in words][::-1],
        "hints": sum(line[:2] == ["assist", "hint"] for line in lines),
        "revealed": ["revealed"] in lines,
    }


class SavedRounds:
    """The folder with a player's saved rounds."""

    def __init__(self, folder):
        self.folder = folder

    def _bytes(self, name):
        file = self.folder / name
        return file.read_bytes() if file.exists() else b""

    @property
    def rounds(self):
        """The rounds by ID."""
        return rounds_by_id(self._bytes("shelf.txt"), self._bytes("history.txt"))

    @property
    def shelf(self):
        """The rounds that the player can return to, with the current one first."""
        (lines,) = [lines for lines in decode_records(self._bytes("shelf.txt")) if lines[0][0] == "shelf"]
        all_rounds = self.rounds
        return [all_rounds[line[1]] for line in lines[1:] if line[0] in ("current", "earlier")]

    @property
    def current(self):
        """The round that was played last."""
        return self.shelf[0]
