"""The keys of the texts that the page uses, in its scripts and in its HTML, some of which is in single_file.py.

The text files contain only the texts of these keys, except those that the build writes into the HTML in every language.
"""

import fnmatch
import re
from collections.abc import Iterable
from pathlib import Path

WEB = Path(__file__).resolve().parent
KEY_PATTERN = r"[a-z]\w*(?:\.\w+)+"
# Strings that look like keys but are not.
FILE_NAME = re.compile(r"\.(css|html|js|json|lex|tsv|txt|wasm|webmanifest)$")


def pages_html() -> str:
    """The text of all HTML files, and of single_file.py, which contains HTML."""
    files = [*sorted(WEB.rglob("*.html")), *WEB.glob("single_file.py")]
    return "".join(file.read_text(encoding="utf-8") for file in files)


def key_patterns() -> set[str]:
    """The keys that the pages and their scripts use.

    `*` replaces what a script inserts: `rank.*` for `rank.${name}`.
    """
    return inserted_keys() | requested_keys()


def inserted_keys() -> set[str]:
    """The keys of the texts that the build writes into the pages."""
    return set(re.findall(rf"\{{({KEY_PATTERN})\}}", pages_html()))


def only_inserted_keys() -> set[str]:
    """The keys of inserted texts that nothing requests while the page runs."""
    requested_patterns = requested_keys()
    return {key for key in inserted_keys() if not any(fnmatch.fnmatchcase(key, name) for name in requested_patterns)}


def requested_keys(scripts: Iterable[Path] | None = None, markup: str | None = None) -> set[str]:
    """The keys that HTML and scripts request from the wording; by default, those of all pages and all scripts."""
    found = re.findall(rf'data-(?:text|label)="({KEY_PATTERN})"', pages_html() if markup is None else markup)
    for script in WEB.rglob("*.js") if scripts is None else scripts:
        text = script.read_text(encoding="utf-8")
        found += re.findall(rf"[\"']({KEY_PATTERN})[\"']", text)
        templates = re.findall(r"`([a-z]\w*\.(?:[\w.]|\$\{[^{}`]+\})+)`", text)
        found += [re.sub(r"\$\{[^}]+\}", "*", template) for template in templates]
    return {name for name in found if not FILE_NAME.search(name)}


def first_requested_keys(scripts: Iterable[Path] | None) -> set[str]:
    """The keys that are requested before any dialog can open.

    The dialog of a paused round also counts, because it may open at once.
    """
    return requested_keys(
        scripts, re.sub(r'<dialog(?![^>]*id="paused").*?</dialog>', "", pages_html(), flags=re.DOTALL)
    )


def matching_keys(catalog: Iterable[str], names: Iterable[str]) -> set[str]:
    """The keys of the catalog that match at least one of the names, which may contain `*`."""
    catalog = list(catalog)
    return {key for name in names for key in fnmatch.filter(catalog, name)}


def used_keys(catalog: Iterable[str]) -> set[str]:
    """The keys of the catalog that the pages and their scripts use."""
    return matching_keys(catalog, key_patterns())
