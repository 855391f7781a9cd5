"""The keys of the texts that the page names, in its scripts and in its HTML, some of which is in single_file.py. A file of the page holds these texts and no others."""

import fnmatch
import re
from collections.abc import Iterable
from pathlib import Path

WEB = Path(__file__).resolve().parent
KEY = r"[a-z]\w*(?:\.\w+)+"
# What has the form of a key and is none.
FILES = re.compile(r"\.(css|html|js|json|lex|sensitive|tsv|txt|wasm|webmanifest)$")


# What a module imports before it runs.
IMPORT = re.compile(r'^(?:import|\} from)\b[^;]*?"(\.[\w./-]+)";$', re.MULTILINE)


def first_scripts() -> set[Path]:
    """main.js, and the scripts that run before the first word: those that it imports."""
    found, unread = set(), {WEB / "main.js"}
    while unread:
        script = unread.pop()
        found.add(script)
        imports = IMPORT.findall(script.read_text(encoding="utf-8"))
        unread |= {(script.parent / path).resolve() for path in imports} - found
    return found


def names(scripts: Iterable[Path] | None = None) -> set[str]:
    """The keys that the pages and some scripts name, or all; `*` stands for what a script fills in: `rank.*` for `rank.${name}`."""
    pages = [*sorted(WEB.rglob("*.html")), *WEB.glob("single_file.py")]
    page = "".join(file.read_text(encoding="utf-8") for file in pages)
    found = re.findall(rf'data-(?:text|label)="({KEY})"', page) + re.findall(rf"\{{({KEY})\}}", page)
    for script in WEB.rglob("*.js") if scripts is None else scripts:
        text = script.read_text(encoding="utf-8")
        found += re.findall(rf"[\"']({KEY})[\"']", text)
        templates = re.findall(r"`([a-z]\w*\.(?:[\w.]|\$\{[^{}`]+\})+)`", text)
        found += [re.sub(r"\$\{[^}]+\}", "*", template) for template in templates]
    return {name for name in found if not FILES.search(name)}


def keys(catalog: Iterable[str], scripts: Iterable[Path] | None = None) -> set[str]:
    """The keys of the catalog that the pages and some scripts name, or all."""
    catalog = list(catalog)
    return {key for name in names(scripts) for key in fnmatch.filter(catalog, name)}
