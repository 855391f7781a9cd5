"""The whole game in one file, word-scramble.html, which a browser opens from a disk, without a server: index.html with
its style, its scripts and everything that they load.

What the scripts load is compressed with gzip and encoded as base64. Each file is a data block that single-file.js finds
by its path.
"""

import base64
import functools
import hashlib
import html
import re
import sys

from compression import gzipped
from markup import fill_placeholders, policy_tag, replace_once

FILE_NAME = "word-scramble.html"
# Some devices show local files without their scripts. The text says where to play instead.
NO_SCRIPTS_TEXT = "{loading.noJavaScriptInFile}"
# Only a page with an address, or an installed one, needs these.
TAGS_LEFT_OUT = re.compile(
    r'^ *<(?:meta property="og:|link rel="(?:apple-touch-icon|manifest|modulepreload|preload)").*\n', re.MULTILINE
)
LICENCES_LINK = '<p><a href="NOTICE.txt" target="_blank" rel="noopener" data-text="game.licences"></a></p>'


@functools.cache
def data_block(path: str, content: bytes) -> str:
    packed = base64.b64encode(gzipped(content)).decode()
    return f'<script type="application/gzip" data-path="{path}">{packed}</script>'


def source_hash(content: str) -> str:
    """A policy source that allows one script or style in the page."""
    return f"'sha256-{base64.b64encode(hashlib.sha256(content.encode()).digest()).decode()}'"


def with_rules(policy: str, rules: dict[str, str]) -> str:
    """A policy with other values for some rules."""
    parts = [part.partition(" ") for part in policy.split("; ")]
    return "; ".join(f"{name} {rules.get(name, value)}" for name, _, value in parts)


def inline_element(tag: str, content: str) -> str:
    """An element with a script or a style. The content must not contain a mark that would end the element early."""
    if re.search(r"</(?:script|style)|<!--", content, re.IGNORECASE):
        sys.exit(f"{content[:40]!r}… holds a mark that would end its element")
    name = tag.split(" ", maxsplit=1)[0]
    return f"<{tag}>{content}</{name}>"


def page(
    text: str,
    *,
    preload: str,
    preload_attributes: str,
    module: str,
    style: str,
    icon: bytes,
    notice: str,
    policy: str,
    icons: str,
    data: dict[str, bytes],
) -> str:
    """The text of the file, made from index.html. `preload_attributes` are the attributes of preload.js."""
    own_rules = {
        "script-src": f"{source_hash(preload)} {source_hash(module)} 'wasm-unsafe-eval'",
        "style-src": source_hash(style),
        "img-src": "data:",
        "trusted-types": "'none'",
    }
    licences = (
        f'<details><summary data-text="game.licences"></summary><pre lang="en">{html.escape(notice)}</pre></details>'
    )
    data_blocks = "\n".join(data_block(path, content) for path, content in data.items())
    text = TAGS_LEFT_OUT.sub("", text)
    for part, replacement in {
        # The data comes last, so that the page is drawn before it is read.
        "</body>": f"{data_blocks}\n</body>",
        '<link rel="stylesheet" href="style.css">': inline_element("style", style),
        'href="icon.svg"': f'href="data:image/svg+xml;base64,{base64.b64encode(icon).decode()}"',
        '<script src="preload.js"></script>': inline_element(f"script {preload_attributes}", preload),
        '<script type="module" src="main.js"></script>': inline_element('script type="module"', module),
        LICENCES_LINK: licences,
    }.items():
        text = replace_once(text, part, replacement)
    policy = with_rules(policy.replace("'self'", "'none'"), own_rules)
    return fill_placeholders(text, {"policy": policy_tag(policy), "icons.svg": icons})
