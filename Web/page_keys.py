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
FILE_NAME = re.compile(r"\.(js|json|lex|wasm)$")


def page_html() -> str:
    """The text of index.html and of single_file.py, which contains HTML."""
    return "".join((WEB / name).read_text(encoding="utf-8") for name in ("index.html", "single_file.py"))


def key_patterns() -> set[str]:
    """The keys that the page and its scripts use.

    `*` replaces what a script inserts: `rank.*` for `rank.${name}`.
    """
    return inserted_keys() | requested_keys()


def inserted_keys() -> set[str]:
    """The keys of the texts that the build writes into the page."""
    return set(re.findall(rf"\{{({KEY_PATTERN})\}}", page_html()))


def only_inserted_keys() -> set[str]:
    """The keys of inserted texts that nothing requests while the page runs."""
    requested_patterns = requested_keys()
    return {key for key in inserted_keys() if not any(fnmatch.fnmatchcase(key, name) for name in requested_patterns)}


def requested_keys() -> set[str]:
    """The keys that HTML and scripts request from the wording."""
    found = re.findall(rf'data-(?:text|label)="({KEY_PATTERN})"', page_html())
    for script in WEB.rglob("*.js"):
        text = script.read_text(encoding="utf-8")
        found += re.findall(rf"[\"']({KEY_PATTERN})[\"']", text)
        templates = re.findall(r"`([a-z]\w*\.(?:[\w.]|\$\{[^{}`]+\})+)`", text)
        found += [re.sub(r"\$\{[^}]+\}", "*", template) for template in templates]
    return {name for name in found if not FILE_NAME.search(name)}


def used_keys(catalog: Iterable[str]) -> set[str]:
    """The keys of the catalog that the page and its scripts use."""
    catalog = list(catalog)
    return {key for pattern in key_patterns() for key in fnmatch.filter(catalog, pattern)}
