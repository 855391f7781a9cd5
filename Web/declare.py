#!/usr/bin/env python3
"""Writes three files: Web/engine/exports.d.ts, the types of the engine's functions and of what its replies tell; Web/engine/rows.js, by which
the page reads the lines of a reply; and Web/page/names.d.ts, the types of the page's ids and of the keys of its texts.

usage: declare.py [--check]

All of it is read from the sources: Swift, index.html, the scripts that make elements, and the catalog of texts. With --check nothing is
written, and a file that is out of date is an error.
"""

import json
import re
import sys
from html.parser import HTMLParser
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "Sources/ScrambleWeb"
CORE = ROOT / "Sources/WordScramble"
PAGE = ROOT / "Web"
CATALOG = ROOT / "Sources/ScrambleKit/Resources/Localizable.xcstrings"
TYPES = {"Int32": "number", "Int64": "bigint", "UInt64": "bigint", "UnsafeMutableRawPointer?": "number"}
# The types of the kinds of values in a line.
KINDS = {
    "number": "number",
    "text": "string",
    "flag": "boolean",
    "time": "Date",
    "optional": "number | null",
    "rank": "Ranks[number]",
    "optionalRank": "Ranks[number] | null",
    "grade": "Grades[number]",
    "progress": '"notPlayed" | "begun" | "whole"',
    "dateProgress": '"notPlayed" | "begun" | "whole" | "toCome"',
    "phase": "Phase",
    "request": '"nothing" | "root" | "daily" | "bad"',
    "refusal": "RefusalCode",
    "error": "ErrorCode",
}
FUNCTION = re.compile(
    r'((?:^///[^\n]*\n)+)@_expose\(wasm, "(\w+)"\) @c\(\w+\)\npublic func (\w+)\(([^)]*)\) -> (\S+) \{\n(.*?)^\}',
    re.MULTILINE | re.DOTALL,
)


def functions() -> tuple[list[str], list[str]]:
    """The functions that the engine exports, each with the first sentence of its documentation; and the actions: those that change the
    game, with the values that they take beside a seed and the time.
    """
    lines, actions = [], []
    for file in sorted(WEB.glob("Exports*.swift")):
        for comment, exported, name, parameters, result, body in FUNCTION.findall(file.read_text(encoding="utf-8")):
            if exported != name:
                sys.exit(f"{file.name}: {name} is exported as {exported}")
            sentence = comment.split("\n")[0].removeprefix("/// ")
            typed = {label: TYPES[kind] for label, kind in re.findall(r"_ (\w+): (\w+)", parameters)}
            lines += [f"  /** {sentence} */", f"  {name}({joined(typed)}): {TYPES[result]};"]
            if re.search(r"\bchange(\(| \{)", body):
                # The count is that of the bytes of a text.
                values = {("text" if label == "count" else label): kind for label, kind in typed.items()}
                values |= {"text": "string"} if "text" in values else {}
                given = {label: kind for label, kind in values.items() if label not in ("seed", "seconds", "uptime")}
                actions.append(f"  {name}: [{joined(given)}];")
    return lines, actions


def joined(typed: dict[str, str]) -> str:
    return ", ".join(f"{label}: {kind}" for label, kind in typed.items())


def cases(file: Path, enumeration: str) -> list[str]:
    """The cases of an enumeration, in their order."""
    body = re.search(rf"enum {enumeration}\b.*?\n( *)\}}\n", file.read_text(encoding="utf-8"), re.DOTALL)[0]
    lines = re.findall(r"^ +case ([a-zA-Z].*)$", body, re.MULTILINE)
    return [re.match(r"\w+", name.strip())[0] for line in lines for name in re.split(r",(?![^(]*\))", line)]


def rows() -> dict[str, list[list[tuple[str, str, str]]]]:
    """For each tag the lists of values that its line may have: their names, how often they occur (`?`, `...` or once) and their kinds.

    A value that stands in the line itself has the kind `=` and the text.
    """
    body = re.search(r"enum Tag\b.*?\n {2}\}\n", (WEB / "Reply.swift").read_text(encoding="utf-8"), re.DOTALL)[0]
    found = {}
    for comment, tag in re.findall(r"((?:^ +///.*\n)+) +case (\w+)$", body, re.MULTILINE):
        text = re.sub(r"\n +///", "", comment)
        lists = re.findall(r" - (?:Values|Or): (.+?)(?= - Or: |$)", text)
        found[tag] = [[value(tag, part) for part in re.split(r", +", one.strip())] for one in lists]
        if not lists:
            sys.exit(f"Reply.swift: {tag} has no list of values")
    return found


def value(tag: str, text: str) -> tuple[str, str, str]:
    if literal := re.fullmatch(r"(?:(\w+) = |')(\w+)'?", text):
        return literal[1] or "", "", f"={literal[2]}"
    match = re.fullmatch(r"(\w+)(\?|\.\.\.|)(?:: (\w+))?", text)
    if not match or (match[3] or "number") not in KINDS:
        sys.exit(f"Reply.swift: {tag} has a value that cannot be read: {text}")
    return match[1], match[2], match[3] or "number"


def row_type(values: list[tuple[str, str, str]]) -> str:
    fields = []
    for name, often, kind in values:
        typed = f'"{kind[1:]}"' if kind.startswith("=") else KINDS[kind]
        if often == "...":
            typed = f"({typed})[]" if "|" in typed else f"{typed}[]"
        if name:
            fields.append(f"{name}{'?' if often == '?' else ''}: {typed}")
    return "{" + ", ".join(fields) + "}"


def row_types() -> str:
    lines = [f"  {tag}: {' | '.join(map(row_type, lists))};" for tag, lists in rows().items()]
    return "export interface Rows {\n" + "\n".join(lines) + "\n}"


def row_lists() -> str:
    """The lists of values as the page reads them: a value is its name, `?` or `...`, and behind a colon its kind unless that is a number."""

    def written(name: str, often: str, kind: str) -> str:
        return name + (kind if kind.startswith("=") else often + ("" if kind == "number" else f":{kind}"))

    lines = [
        f'  {tag}: "{" | ".join(" ".join(written(*one) for one in values) for values in lists)}",'
        for tag, lists in rows().items()
    ]
    parts = [
        "// @ts-check",
        "// Generated by Web/declare.py from Sources/ScrambleWeb/Reply.swift, whose comment explains it. Do not edit.",
        '/** @type {Record<keyof import("./exports").Rows, string>} the values of each kind of line */',
        "export const rows = {",
        *lines,
        "};",
    ]
    return "\n".join(parts) + "\n"


def union(name: str, values: list[str]) -> str:
    return f"export type {name} =\n" + "\n".join(f'  | "{value}"' for value in values) + ";"


def row(name: str, values: list[str]) -> str:
    return f"export type {name} = readonly [" + ", ".join(f'"{value}"' for value in values) + "];"


def inbox_size() -> int:
    return 1 << int(re.search(r"static let size = 1 << (\d+)", (WEB / "Inbox.swift").read_text(encoding="utf-8"))[1])


def numbers(name: str, file: Path, constant: str) -> str:
    """A list of numbers or, in tenths of a second, of times of play."""
    values = re.search(rf"static let {constant}\b.* = \[(.+)\]", file.read_text(encoding="utf-8"))[1]
    return f"export type {name} = readonly [{', '.join(map(number, values.split(', ')))}];"


def number(value: str) -> str:
    time = re.fullmatch(r"\.(minutes|seconds)\((\d+)\)", value)
    return str(int(time[2]) * {"minutes": 600, "seconds": 10}[time[1]]) if time else str(int(value))


def declaration() -> str:
    calls, actions = functions()
    parts = [
        "// Generated by Web/declare.py from Sources/ScrambleWeb and Sources/WordScramble. Do not edit.",
        "export interface Exports {\n  readonly memory: WebAssembly.Memory;\n" + "\n".join(calls) + "\n}",
        "/** What changes the game, with the values that each call takes beside a seed and the time. */\n"
        + "export interface Actions {\n"
        + "\n".join(actions)
        + "\n}",
        "/** Why a word is refused. */\n" + union("RefusalCode", cases(CORE / "Rules/Rejection.swift", "Rejection")),
        "/** Why a call fails. */\n" + union("ErrorCode", cases(WEB / "CallError.swift", "CallError")),
        "/** The values of each kind of line in a reply. */\n" + row_types(),
        "/** Whether a round is being played. */\n" + union("Phase", cases(CORE / "Rules/Round.swift", "Phase")),
        f"/** How many bytes the inbox has. */\nexport type InboxSize = {inbox_size()};",
        "/** The times left, in tenths of a second, that are announced. */\n"
        + numbers("AnnouncedTimes", CORE / "Rules/Round+Progress.swift", "announcedTimes"),
        "/** The minutes of timed rounds. */\n"
        + numbers("OfferedMinutes", CORE / "Rules/Round.swift", "offeredMinutes"),
        "// In the order of their numbers:",
        row("Ranks", cases(CORE / "Rules/Rank.swift", "Rank")),
        row("Grades", cases(CORE / "Puzzles/Puzzle.swift", "Grade")),
        row("Scorings", cases(CORE / "Puzzles/Scoring.swift", "Scoring")),
        row("Orders", cases(CORE / "Rules/FoundOrder.swift", "FoundOrder")),
    ]
    return "\n\n".join(parts) + "\n"


class Ids(HTMLParser):
    """The elements of a page that have an id: their tags by their ids, in their order; and the dialogs that its buttons open."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.tags: dict[str, str] = {}
        self.opened: set[str] = set()
        self.feed(text)
        if unknown := {name for name in self.opened if self.tags.get(name) != "dialog"}:
            sys.exit(f"a button of index.html opens what is no dialog: {', '.join(sorted(unknown))}")

    def handle_starttag(self, tag: str, attributes: list[tuple[str, str | None]]) -> None:
        name, opened = map(dict(attributes).get, ("id", "data-opens"))
        if opened is not None:
            self.opened.add(opened)
        if name in self.tags:
            sys.exit(f"index.html has two elements with the id {name}")
        if name:
            self.tags[name] = tag


def made() -> dict[str, str]:
    """The elements with an id that the scripts make: their tags by their ids."""
    texts = (file.read_text(encoding="utf-8") for file in sorted(PAGE.rglob("*.js")))
    found = (re.findall(r"""\bmake\(\s*"(\w+)",\s*\{[^{}]*?\bid: "([\w-]+)\"""", text) for text in texts)
    return {name: tag for pairs in found for tag, name in pairs}


def elements() -> str:
    tags = Ids((PAGE / "index.html").read_text(encoding="utf-8")).tags
    others = made()
    if both := tags.keys() & others:
        sys.exit(f"a script makes elements with ids of index.html: {', '.join(sorted(both))}")
    lines = [f'  "{name}": HTMLElementTagNameMap["{tag}"];' for name, tag in [*tags.items(), *sorted(others.items())]]
    return "export interface Elements {\n" + "\n".join(lines) + "\n}"


def names() -> str:
    parts = [
        "// Generated by Web/declare.py from Web/index.html, the scripts and Localizable.xcstrings. Do not edit.",
        "/** The elements of the page by their ids: those of index.html, and then those that scripts make. */\n"
        + elements(),
        "/** The keys of the texts. The page is sent those that it names (Web/page_keys.py). */\n"
        + union("TextKey", list(json.loads(CATALOG.read_text(encoding="utf-8"))["strings"])),
        '/** What follows a start in the keys: `cord` is one of `Below<"rank">`. */\n'
        "export type Below<Start extends string, Key = TextKey> = Key extends `${Start}.${infer Rest}` ? Rest : never;",
    ]
    return "\n\n".join(parts) + "\n"


if __name__ == "__main__":
    if sys.argv[1:] not in ([], ["--check"]):
        sys.exit(__doc__)
    for name, text in [
        ("engine/exports.d.ts", declaration()),
        ("engine/rows.js", row_lists()),
        ("page/names.d.ts", names()),
    ]:
        file = PAGE / name
        if not sys.argv[1:]:
            file.write_text(text, encoding="utf-8")
        elif not file.is_file() or file.read_text(encoding="utf-8") != text:
            sys.exit(f"{file.relative_to(ROOT)} is out of date: run Web/declare.py")
