"""Writes and reads the saved form (Documentation/SavedForm.md) independently of the page."""


def round_record(key, words, *, began=1_780_000_000, touched=None, more=""):
    """A record of common words found in the given order. By default, the round was last played when it began."""
    moments = f"began {began}\ntouched {began if touched is None else touched}\n"
    found_lines = "".join(f"found {word} common\n" for word in words)
    return f"round {key}\n{moments}{found_lines}{more}end\n\n"


def key(record):
    return record.split("\n", 1)[0].removeprefix("round ")


def found_words(text, key):
    """The words in the records of a round, newest first."""
    records = [record.splitlines() for record in text.split("\n\n")]
    lines = [line.split(" ") for name, *facts in filter(None, records) if name == f"round {key}" for line in facts]
    return list(dict.fromkeys(line[1] for line in lines if line[0] == "found"))[::-1]
