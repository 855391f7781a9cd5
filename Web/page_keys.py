"""The keys of the texts that the page names, in its scripts and in its HTML, some of which is in single_file.py. A file of the page holds these texts and no others."""

import fnmatch
import re
from collections.abc import Iterable
from pathlib import Path

WEB = Path(__file__).resolve().parent
KEY = r"[a-z]\w*(?:\.\w+)+"
# What has the form of a key and is none.
FILES = re.compile(r"\.(css|html|js|json|lex|sensitive|tsv|txt|wasm|webmanifest)$")


def names() -> set[str]:
    """The keys as they are named; `*` stands for what a script fills in: `rank.*` for `rank.${name}`."""
    pages = [*sorted(WEB.rglob("*.html")), *WEB.glob("single_file.py")]
    page = "".join(file.read_text(encoding="utf-8") for file in pages)
    found = re.findall(rf'data-(?:text|label)="({KEY})"', page) + re.findall(rf"\{{({KEY})\}}", page)
    for script in WEB.rglob("*.js"):
        text = script.read_text(encoding="utf-8")
        found += re.findall(rf"[\"']({KEY})[\"']", text)
        templates = re.findall(r"`([a-z]\w*\.(?:[\w.]|\$\{[^{}`]+\})+)`", text)
        found += [re.sub(r"\$\{[^}]+\}", "*", template) for template in templates]
    return {name for name in found if not FILES.search(name)}


def keys(catalog: Iterable[str]) -> set[str]:
    """The keys of the catalog that the page names."""
    catalog = list(catalog)
    return {key for name in names() for key in fnmatch.filter(catalog, name)}
