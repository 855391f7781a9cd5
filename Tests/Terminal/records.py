"""Reads saved rounds as described in Documentation/SavedForm.md."""

import re

COMPLETE_RECORD = re.compile(r"^round (\S+)\n((?:.+\n)*?)end\n", re.MULTILINE)


def read_rounds(text):
    """The rounds of a file by ID, each joined from its records. The one that was written last comes last."""
    rounds = {}
    for identity, facts in COMPLETE_RECORD.findall(text.decode(errors="replace")):
        new = {"id": identity, "touched": 0, "found": [], "clues": [], "ended": False}
        rounds[identity] = rounds.pop(identity, new)
        for fact in facts.splitlines():
            add_fact(rounds[identity], fact.split())
    return rounds


def add_fact(saved_round, fact):
    match fact:
        case "touched", second:
            saved_round["touched"] = max(saved_round["touched"], int(second))
        case "found", word, _:
            saved_round["found"].insert(0, word)
        case "clue", word:
            saved_round["clues"].append(word)
        case ["ended"]:
            saved_round["ended"] = True
