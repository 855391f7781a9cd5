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
WEB = ROOT / "Web"
CATALOG = ROOT / "Sources/ScrambleKit/Resources/Localizable.xcstrings"
# Each imports only those before it.
MODULES = ["ScrambleCore", "ScrambleWeb"]
# Swift types and their JavaScript counterparts, for parameters and for properties of a message.
PARAMETER_TYPES = {"Int32": "number", "Int64": "bigint", "UInt64": "bigint", "UnsafeMutableRawPointer": "number"}
PROPERTY_TYPES = {
    "Int": "number",
    "Int64": "number",
    "Bool": "boolean",
    "Text": "string",
    "Word": "string",
    "PlayerName": "string",
    "ID": "string",
}


class Symbol:
    def __init__(self, graph: dict) -> None:
        self.id = graph["identifier"]["precise"]
        self.kind = graph["kind"]["identifier"].removeprefix("swift.")
        self.path = graph["pathComponents"]
        self.name = self.path[-1].split("(")[0]
        self.fragments = graph["declarationFragments"]
        position = graph.get("location", {}).get("position", {})
        self.location = (
            graph.get("location", {}).get("uri", ""),
            position.get("line", 0),
            position.get("character", 0),
        )
        lines = [line["text"] for line in graph.get("docComment", {}).get("lines", [])]
        # The paragraph before the first empty line.
        self.summary = " ".join(lines[: lines.index("")] if "" in lines else lines)

    @property
    def declaration(self) -> str:
        return "".join(fragment["spelling"] for fragment in self.fragments)

    def fragments_of(self, kind: str) -> list[str]:
        return [fragment["spelling"] for fragment in self.fragments if fragment["kind"] == kind]


def symbol_graphs() -> list[dict]:
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

    def __init__(self, symbol_graphs: list[dict]) -> None:
        # In source order.
        self.symbols = sorted(
            (Symbol(one) for graph in symbol_graphs for one in graph["symbols"]), key=lambda one: one.location
        )
        protocol_id = next(one.id for one in self.symbols if one.path == ["Message"])
        relations = [relation for graph in symbol_graphs for relation in graph["relationships"]]
        conforming_ids = {
            one["source"] for one in relations if one["kind"] == "conformsTo" and one["target"] == protocol_id
        }
        self.messages = [one for one in self.symbols if one.id in conforming_ids and one.kind == "struct"]
        # The enums that the page sets, and those that properties mention, by the last part of their names.
        self.mentioned_types: list[str] = ["FoundOrder", "CustomWordMessage"]

    def members(self, name: str, kind: str) -> list[Symbol]:
        return [one for one in self.symbols if one.kind == kind and len(one.path) > 1 and one.path[-2] == name]

    @property
    def functions(self) -> list[Symbol]:
        return [one for one in self.symbols if one.kind == "func" and "@c(" in one.declaration and len(one.path) == 1]

    def exports(self) -> str:
        lines = []
        for function in self.functions:
            *parameters, result = function.fragments_of("typeIdentifier")
            parameter_names = function.fragments_of("internalParam")
            signature = ", ".join(
                f"{name}: {PARAMETER_TYPES[kind]}" for name, kind in zip(parameter_names, parameters, strict=True)
            )
            lines += [f"  /** {function.summary} */", f"  {function.name}({signature}): {PARAMETER_TYPES[result]};"]
        return "export interface Exports {\n  readonly memory: WebAssembly.Memory;\n" + "\n".join(lines) + "\n}"

    def actions(self) -> str:
        """The exported functions that take the time, except those that read records. A byte count stands for a text."""
        lines = []
        for function in self.functions:
            parameter_names = function.fragments_of("internalParam")
            types_by_name = dict(zip(parameter_names, function.fragments_of("typeIdentifier"), strict=False))
            if "seconds" in types_by_name and not function.name.endswith("Records"):
                values = {name: PARAMETER_TYPES[kind] for name, kind in types_by_name.items() if kind == "Int32"}
                if "byteCount" in values:
                    values = {("text" if name == "byteCount" else name): kind for name, kind in values.items()}
                    values["text"] = "string"
                lines.append(f"  {function.name}: [{', '.join(f'{name}: {kind}' for name, kind in values.items())}];")
        return "export interface Actions {\n" + "\n".join(lines) + "\n}"

    def message_type(self, struct: Symbol) -> str:
        lines = [f"/** {struct.summary} */", f"export interface {struct.name} {{"]
        for one in self.members(struct.name, "property"):
            lines += [f"  /** {one.summary} */"] * bool(one.summary)
            lines.append(f"  {one.name}: {self.type(one.declaration.split(': ')[1])};")
        return "\n".join([*lines, "}"])

    def type(self, swift_type: str) -> str:
        if swift_type.endswith("?"):
            return f"{self.type(swift_type[:-1])} | null"
        if swift_type.startswith("["):
            return f"{self.type(swift_type[1:-1])}[]"
        if swift_type.startswith("MessageArray<"):
            return f"{self.type(swift_type[13:-1].split(', ')[1])}[]"
        name = swift_type.rsplit(".", maxsplit=1)[-1]
        if name not in PROPERTY_TYPES:
            self.mentioned_types.append(name)
        return PROPERTY_TYPES.get(name, name)

    def enum_type(self, name: str) -> str:
        """A union of case names, or of the messages that the cases contain."""
        cases = self.members(name, "enum.case")
        if not cases:
            sys.exit(f"a message has a property of the type {name}, which is none that the page knows")
        is_union = name.endswith("Message")
        values = [self.type(one.fragments_of("typeIdentifier")[0]) if is_union else f'"{one.name}"' for one in cases]
        return f"export type {name} = {' | '.join(values)};"

    @property
    def text(self) -> str:
        actions = "/** What changes the game, with the values that each call takes beside a seed and the time. */\n"
        parts = [self.exports(), actions + self.actions()]
        parts += [self.message_type(one) for one in self.messages]
        declared_names = {one.name for one in self.messages}
        while undeclared := [name for name in dict.fromkeys(self.mentioned_types) if name not in declared_names]:
            parts += [self.enum_type(name) for name in undeclared]
            declared_names.update(undeclared)
        return (
            "// Generated by Web/declare.py from the modules of the engine. Do not edit.\n\n"
            + "\n\n".join(parts)
            + "\n"
        )


class ElementTags(HTMLParser):
    """The tags of a page's elements by id, in order, and the dialogs that its buttons open."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.tags: dict[str, str] = {}
        self.opened_ids: set[str] = set()
        self.feed(text)
        if unknown := {name for name in self.opened_ids if self.tags.get(name) != "dialog"}:
            sys.exit(f"a button of index.html opens what is no dialog: {', '.join(sorted(unknown))}")

    def handle_starttag(self, tag: str, attributes: list[tuple[str, str | None]]) -> None:
        name, opened_id = map(dict(attributes).get, ("id", "data-opens"))
        if opened_id is not None:
            self.opened_ids.add(opened_id)
        if name in self.tags:
            sys.exit(f"index.html has two elements with the id {name}")
        if name:
            self.tags[name] = tag


def element_types() -> str:
    tags = ElementTags((WEB / "index.html").read_text(encoding="utf-8")).tags
    lines = [f'  "{name}": HTMLElementTagNameMap["{tag}"];' for name, tag in tags.items()]
    return "export interface Elements {\n" + "\n".join(lines) + "\n}"


def union_type(name: str, values: list[str]) -> str:
    return f"export type {name} =\n" + "\n".join(f'  | "{value}"' for value in values) + ";"


def page_types() -> str:
    parts = [
        "// Generated by Web/declare.py from Web/index.html and Localizable.xcstrings. Do not edit.",
        "/** The elements of index.html by their ids. */\n" + element_types(),
        "/** The keys of the texts. The page is sent those that it names (Web/page_keys.py). */\n"
        + union_type("TextKey", list(json.loads(CATALOG.read_text(encoding="utf-8"))["strings"])),
        '/** What follows a start in the keys: `good` is one of `Below<"rank">`. */\n'
        "export type Below<Start extends string, Key = TextKey> = Key extends `${Start}.${infer Rest}` ? Rest : never;",
    ]
    return "\n\n".join(parts) + "\n"


if __name__ == "__main__":
    declarations = {"engine/exports.d.ts": Declarations(symbol_graphs()).text, "page/names.d.ts": page_types()}
    for name, text in declarations.items():
        (WEB / name).write_text(text, encoding="utf-8")
