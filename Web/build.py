#!/usr/bin/env python3
"""Puts the page together in a folder: its own files, the engine, the words, and the wording as JSON.

usage: build.py WASM FOLDER
"""

import json
import shutil
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
RESOURCES = ROOT / "Sources/ScrambleKit/Resources"
OWN = ("*.html", "*.css", "*.js", "*.svg", "*.png", "*.webmanifest")


def strings(catalog: dict) -> dict:
    """The texts of a String Catalog by language and key; one with a plural becomes {one, other}."""
    texts: dict[str, dict] = {}
    for key, entry in catalog["strings"].items():
        for language, text in entry["localizations"].items():
            texts.setdefault(language, {})[key] = value(text)
    return texts


def value(text: dict):
    if "stringUnit" in text:
        return text["stringUnit"]["value"]
    plural = {number: unit["stringUnit"]["value"] for number, unit in text["variations"]["plural"].items()}
    return {"one": plural.get("one", plural["other"]), "other": plural["other"]}


def main(wasm: Path, folder: Path) -> None:
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    for pattern in OWN:
        for file in (ROOT / "Web").glob(pattern):
            shutil.copy(file, folder / file.name)
    shutil.copy(wasm, folder / "scramble.wasm")
    shutil.copy(RESOURCES / "english.lex", folder)
    shutil.copy(ROOT / "NOTICE", folder / "NOTICE.txt")
    catalog = json.loads((RESOURCES / "Localizable.xcstrings").read_text(encoding="utf-8"))
    text = json.dumps(strings(catalog), ensure_ascii=False, sort_keys=True, separators=(",", ":"))
    (folder / "strings.json").write_text(text, encoding="utf-8")


if __name__ == "__main__":
    if len(sys.argv) != 3:
        sys.exit(__doc__)
    main(Path(sys.argv[1]), Path(sys.argv[2]))
