"""The keys of the texts that the page uses, in its scripts and in its HTML, some of which is in single_file.py.

The text files contain only these, except those that the build writes into the HTML in every language.
"""

import fnmatch
import re
from collections.abc import Iterable
from pathlib import Path

WEB = Path(__file__).resolve().parent
KEY = r"[a-z]\w*(?:\.\w+)+"
# Strings that look like keys but are not.
FILES = re.compile(r"\.(css|html|js|json|lex|sensitive|tsv|txt|wasm|webmanifest)$")


def scripts_without(*folders: str) -> list[Path]:
    """All scripts except those in some folders."""
    return [script for script in WEB.rglob("*.js") if script.relative_to(WEB).parts[0] not in folders]


def pages() -> str:
    """The text of all HTML."""
    files = [*sorted(WEB.rglob("*.html")), *WEB.glob("single_file.py")]
    return "".join(file.read_text(encoding="utf-8") for file in files)


def names(scripts: Iterable[Path] | None = None) -> set[str]:
    """The keys that the pages and some scripts use, or all scripts.

    `*` replaces what a script inserts: `rank.*` for `rank.${name}`.
    """
    return written() | asked(scripts)


def written() -> set[str]:
    """The keys of the texts that the build writes into the pages."""
    return set(re.findall(rf"\{{({KEY})\}}", pages()))


def only_written() -> set[str]:
    """Those of them that nothing requests while the page runs."""
    names_asked = asked()
    return {key for key in written() if not any(fnmatch.fnmatchcase(key, name) for name in names_asked)}


def asked(scripts: Iterable[Path] | None = None, markup: str | None = None) -> set[str]:
    """The keys that HTML elements and scripts request from the wording. By default, all pages and all scripts."""
    found = re.findall(rf'data-(?:text|label)="({KEY})"', pages() if markup is None else markup)
    for script in WEB.rglob("*.js") if scripts is None else scripts:
        text = script.read_text(encoding="utf-8")
        found += re.findall(rf"[\"']({KEY})[\"']", text)
        templates = re.findall(r"`([a-z]\w*\.(?:[\w.]|\$\{[^{}`]+\})+)`", text)
        found += [re.sub(r"\$\{[^}]+\}", "*", template) for template in templates]
    return {name for name in found if not FILES.search(name)}


def asked_first(scripts: Iterable[Path]) -> set[str]:
    """The keys that are requested before any dialog can open.

    The dialog of a paused round counts too, because it may open at once.
    """
    return asked(scripts, re.sub(r'<dialog(?![^>]*id="paused").*?</dialog>', "", pages(), flags=re.DOTALL))


def matching(catalog: Iterable[str], names: Iterable[str]) -> set[str]:
    """The keys of the catalog that match some names."""
    catalog = list(catalog)
    return {key for name in names for key in fnmatch.filter(catalog, name)}


def keys(catalog: Iterable[str], scripts: Iterable[Path] | None = None) -> set[str]:
    """The keys of the catalog that the pages and some scripts use, or all scripts."""
    return matching(catalog, names(scripts))
