#!/usr/bin/env python3
"""Writes the types that the page is checked with: Web/engine/exports.d.ts has the engine's functions and its answers,
and Web/page/names.d.ts has the page's ids and the keys of its texts.

The declarations come from the Swift compiler, as symbol graphs. The types are not committed.
"""

import json
import subprocess
import sys
import tempfile
from html.parser import HTMLParser
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PAGE = ROOT / "Web"
CATALOG = ROOT / "Sources/ScrambleKit/Resources/Localizable.xcstrings"
# Each imports only those before it.
MODULES = ["WordScramble", "ScrambleClass", "ScrambleWeb", "ScrambleWebClass"]
# Swift types and their JavaScript counterparts, for parameters and for properties of a message.
PARAMETERS = {"Int32": "number", "Int64": "bigint", "UInt64": "bigint", "UnsafeMutableRawPointer": "number"}
PROPERTIES = {
    "Int": "number",
    "Int64": "number",
    "Bool": "boolean",
    "Text": "string",
    "Word": "string",
    "RoundID": "string",
}


class Symbol:
    def __init__(self, graph: dict) -> None:
        self.id = graph["identifier"]["precise"]
        self.kind = graph["kind"]["identifier"].removeprefix("swift.")
        self.path = graph["pathComponents"]
        self.name = self.path[-1].split("(")[0]
        self.fragments = graph["declarationFragments"]
        position = graph.get("location", {}).get("position", {})
        self.place = (graph.get("location", {}).get("uri", ""), position.get("line", 0), position.get("character", 0))
        lines = [line["text"] for line in graph.get("docComment", {}).get("lines", [])]
        # The paragraph before the first empty line.
        self.summary = " ".join(lines[: lines.index("")] if "" in lines else lines)

    @property
    def declaration(self) -> str:
        return "".join(fragment["spelling"] for fragment in self.fragments)

    def fragments_of(self, kind: str) -> list[str]:
        return [fragment["spelling"] for fragment in self.fragments if fragment["kind"] == kind]


def graphs() -> list[dict]:
    """The symbol graph of each module. Nothing has to be built before."""
    with tempfile.TemporaryDirectory() as folder:
        for name in MODULES:
            command = ["swiftc", "-emit-module", "-parse-as-library", "-module-name", name, "-package-name", "game"]
            command += ["-enable-upcoming-feature", "InternalImportsByDefault", "-I", folder]
            command += ["-emit-module-path", f"{folder}/{name}.swiftmodule", "-emit-symbol-graph"]
            command += ["-emit-symbol-graph-dir", folder, "-symbol-graph-minimum-access-level", "internal"]
            command += ["-symbol-graph-skip-synthesized-members", *map(str, (ROOT / "Sources" / name).rglob("*.swift"))]
            subprocess.run(command, check=True)
        return [json.loads((Path(folder) / f"{name}.symbols.json").read_text(encoding="utf-8")) for name in MODULES]


class Declarations:
    """The engine's types, from Swift declarations."""

    def __init__(self, graphs: list[dict]) -> None:
        # In source order.
        self.found = sorted((Symbol(one) for graph in graphs for one in graph["symbols"]), key=lambda one: one.place)
        protocol = next(one.id for one in self.found if one.path == ["Message"])
        relations = [relation for graph in graphs for relation in graph["relationships"]]
        conforming = {one["source"] for one in relations if one["kind"] == "conformsTo" and one["target"] == protocol}
        self.messages = [one for one in self.found if one.id in conforming and one.kind == "struct"]
        # The enums: those that the page sets, and those that properties mention, by their last names.
        self.named: list[str] = ["Scoring", "FoundOrder", "OwnWordMessage"]

    def members(self, name: str, kind: str) -> list[Symbol]:
        return [one for one in self.found if one.kind == kind and len(one.path) > 1 and one.path[-2] == name]

    @property
    def functions(self) -> list[Symbol]:
        return [one for one in self.found if one.kind == "func" and "@c(" in one.declaration and len(one.path) == 1]

    def exports(self) -> str:
        lines = []
        for function in self.functions:
            *parameters, result = function.fragments_of("typeIdentifier")
            names = function.fragments_of("internalParam")
            typed = ", ".join(f"{name}: {PARAMETERS[kind]}" for name, kind in zip(names, parameters, strict=True))
            lines += [f"  /** {function.summary} */", f"  {function.name}({typed}): {PARAMETERS[result]};"]
        return "export interface Exports {\n  readonly memory: WebAssembly.Memory;\n" + "\n".join(lines) + "\n}"

    def actions(self) -> str:
        """Calls that change the game take the time. A count is the length of a text in bytes."""
        lines = []
        for function in self.functions:
            names = function.fragments_of("internalParam")
            typed = dict(zip(names, function.fragments_of("typeIdentifier"), strict=False))
            if "uptime" in typed:
                given = {name: PARAMETERS[kind] for name, kind in typed.items() if kind == "Int32"}
                if "count" in given:
                    given = {("text" if name == "count" else name): kind for name, kind in given.items()}
                    given["text"] = "string"
                lines.append(f"  {function.name}: [{', '.join(f'{name}: {kind}' for name, kind in given.items())}];")
        return "export interface Actions {\n" + "\n".join(lines) + "\n}"

    def message(self, struct: Symbol) -> str:
        lines = [f"/** {struct.summary} */", f"export interface {struct.name} {{"]
        for one in self.members(struct.name, "property"):
            lines += [f"  /** {one.summary} */"] * bool(one.summary)
            lines.append(f"  {one.name}: {self.type(one.declaration.split(': ')[1])};")
        return "\n".join([*lines, "}"])

    def type(self, swift: str) -> str:
        if swift.endswith("?"):
            return f"{self.type(swift[:-1])} | null"
        if swift.startswith("["):
            return f"{self.type(swift[1:-1])}[]"
        if swift.startswith("Each<"):
            return f"{self.type(swift[5:-1].split(', ')[1])}[]"
        name = swift.rsplit(".", maxsplit=1)[-1]
        if name not in PROPERTIES:
            self.named.append(name)
        return PROPERTIES.get(name, name)

    def choice(self, name: str) -> str:
        """A union of case names, or of the messages that the cases contain."""
        cases = self.members(name, "enum.case")
        if not cases:
            sys.exit(f"a message has a property of the type {name}, which is none that the page knows")
        isUnion = name.endswith("Message")
        values = [self.type(one.fragments_of("typeIdentifier")[0]) if isUnion else f'"{one.name}"' for one in cases]
        return f"export type {name} = {' | '.join(values)};"

    @property
    def text(self) -> str:
        actions = "/** What changes the game, with the values that each call takes beside a seed and the time. */\n"
        parts = [self.exports(), actions + self.actions()]
        parts += [self.message(one) for one in self.messages]
        done = {one.name for one in self.messages}
        while rest := [name for name in dict.fromkeys(self.named) if name not in done]:
            parts += [self.choice(name) for name in rest]
            done.update(rest)
        return (
            "// Generated by Web/declare.py from the modules of the engine. Do not edit.\n\n"
            + "\n\n".join(parts)
            + "\n"
        )


class Ids(HTMLParser):
    """The tags of a page's elements by id, in order, and the dialogs that its buttons open."""

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


def elements() -> str:
    tags = Ids((PAGE / "index.html").read_text(encoding="utf-8")).tags
    lines = [f'  "{name}": HTMLElementTagNameMap["{tag}"];' for name, tag in tags.items()]
    return "export interface Elements extends MadeElements {\n" + "\n".join(lines) + "\n}"


def union(name: str, values: list[str]) -> str:
    return f"export type {name} =\n" + "\n".join(f'  | "{value}"' for value in values) + ";"


def names() -> str:
    parts = [
        "// Generated by Web/declare.py from Web/index.html and Localizable.xcstrings. Do not edit.",
        'import type { MadeElements } from "./made-elements";',
        "/** The elements of the page by their ids: those of index.html, and those that scripts make. */\n"
        + elements(),
        "/** The keys of the texts. The page is sent those that it names (Web/page_keys.py). */\n"
        + union("TextKey", list(json.loads(CATALOG.read_text(encoding="utf-8"))["strings"])),
        '/** What follows a start in the keys: `cord` is one of `Below<"rank">`. */\n'
        "export type Below<Start extends string, Key = TextKey> = Key extends `${Start}.${infer Rest}` ? Rest : never;",
    ]
    return "\n\n".join(parts) + "\n"


if __name__ == "__main__":
    declared = {"engine/exports.d.ts": Declarations(graphs()).text, "page/names.d.ts": names()}
    for name, text in declared.items():
        (PAGE / name).write_text(text, encoding="utf-8")
