"""Finds the changes between two lists of public symbols, and those that the changelog does not name."""

from __future__ import annotations

import re

VERBS = {"added": "Added", "removed": "Removed", "changed": "Changed"}
# A keyword and the name after it, which consists of symbols for an operator; or an initializer or a subscript.
NAMED = re.compile(r"\b(?:func|case|var|let|associatedtype) (`?\w+`?|[^\w\s`]+)|\b(init|subscript)\b")
HELP = """\
What is public changed, and CHANGELOG.md does not say so. Under `### Public symbols` of its first section, name each of these in a sentence
that begins with what happened to it, several in one if they belong together:

{lines}

For example: - Added `Lexicon.solve`: all words in some letters, in one call.
"""


def symbols(text):
    """The declarations by symbol: `Type`, or `Type.member` without argument labels."""
    found, module, owner = {}, "", ""
    for line in text.splitlines():
        if line.startswith("# "):
            module = line[2:]
        elif line.startswith("  "):
            match = NAMED.search(line)
            found.setdefault(f"{owner}.{(match[1] or match[2]).strip('`')}", set()).add((module, line))
        elif line:
            head, _, protocols = line.partition(": ")
            owner = re.sub(r"<.*| =.*", "", head).split(" ")[-1]
            # An extension counts as a symbol only if it adds a conformance.
            if not line.startswith("extension ") or protocols:
                found.setdefault(owner, set()).add((module, line))
    return found


def changes(before, after):
    """The change of each symbol. Members that were added or removed together with their type are left out."""
    old, new = symbols(before), symbols(after)
    told = {}
    for name in sorted({*old, *new}):
        if old.get(name) != new.get(name):
            told[name] = "added" if name not in old else "removed" if name not in new else "changed"
    return {
        name: kind
        for name, kind in told.items()
        if not any(told.get(owner) == kind != "changed" for owner in owners(name))
    }


def owners(name):
    """The types that contain a symbol, outermost first."""
    parts = name.split(".")
    return [".".join(parts[:count]) for count in range(1, len(parts))]


def sentences(changelog, released=None):
    """The changelog entries about public symbols, each as its verb, its names and its other words.

    Only those since the version `released`, or all if the changelog does not have that version.
    """
    sections = re.split(r"^## ", changelog, flags=re.MULTILINE)[1:]
    headings = [re.match(r"\[(.*?)\]", section)[1] for section in sections]
    newer = sections[: headings.index(released)] if released in headings else sections
    for section in newer:
        for part in re.findall(r"^### Public symbols\n(.*?)(?=^###? |\Z)", section, re.MULTILINE | re.DOTALL):
            for item in re.split(r"^- ", part, flags=re.MULTILINE)[1:]:
                names = [re.sub(r"\(.*", "", name) for name in re.findall(r"`([^`]+)`", item)]
                verb, *words = re.findall(r"[A-Za-z]+", re.sub(r"`[^`]*`", "", item))
                yield verb, names, words


def untold(told, sentences):
    """The changes that no entry names with the right verb. An entry must also have three other words or more."""
    said = {(verb, name) for verb, names, words in sentences for name in names if len(words) >= 3}
    return {name: kind for name, kind in told.items() if (VERBS[kind], name) not in said}


def help_text(missing):
    return HELP.format(lines="\n".join(f"- {VERBS[kind]} `{name}`: …" for name, kind in missing.items()))
