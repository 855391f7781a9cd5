"""The whole game in one file, word-scramble.html, which a browser opens from a disk, without a server: index.html with its style, its
scripts and everything that they load.

What the scripts load is compressed with gzip and written in base64, each file in a data block that single-file.js finds by its path.
"""

import base64
import functools
import html
import os
import re
import subprocess
import sys
from pathlib import Path

from compression import zipped
from markup import replaced, source, with_rules

NAME = "word-scramble.html"
# Some devices show local files without their scripts; the text says where to play instead.
NO_SCRIPTS = "{loading.noJavaScriptInFile}"
# A copy of the file can bring something to open: whoever saves one writes it here, as JSON in which `<` is escaped. A browser does not run
# a data block, so the content security policy has no hash of it, and every copy has the same policy and the same scripts.
BROUGHT = '<script type="application/json" id="brought"></script>'
# What an address and an installed page need.
LEFT_OUT = re.compile(
    r'^ *<(?:meta property="og:|link rel="(?:apple-touch-icon|manifest|stylesheet)").*\n', re.MULTILINE
)
LICENCES = '<p><a href="NOTICE.txt" target="_blank" rel="noopener" data-text="game.licences"></a></p>'


def script(web: Path, added: list[str], libraries: Path | None) -> str:
    """All modules of the page as one, in which those that the page loads later are at hand.

    `added` are options of esbuild, and `libraries` is where it finds what is not a module of ours.
    """
    options = ["--bundle", "--format=esm", "--target=es2022", "--minify", "--charset=utf8", "--log-level=error"]
    command = ["esbuild", web / "main.js", f"--inject:{web / 'single-file.js'}", *options]
    environment = os.environ | {"NODE_PATH": str(libraries or "")}
    return subprocess.run([*command, *added], stdout=subprocess.PIPE, check=True, env=environment).stdout.decode()


@functools.cache
def block(path: str, content: bytes) -> str:
    packed = base64.b64encode(zipped(content)).decode()
    return f'<script type="application/gzip" data-path="{path}">{packed}</script>'


def inline(tag: str, content: str) -> str:
    """An element with a script or a style; its text must not end it."""
    if re.search(r"</(?:script|style)|<!--", content, re.IGNORECASE):
        sys.exit(f"{content[:40]!r}… holds a mark that would end its element")
    name = tag.split(" ", maxsplit=1)[0]
    return f"<{tag}>{content}</{name}>"


def page(text: str, preload: str, tags: str, module: str, style: str, icon: bytes, notice: str, policy: str) -> str:
    """The text of the file without its data, from that of index.html; `tags` are the attributes of preload.js."""
    own = {
        "script-src": f"{source(preload)} {source(module)} 'wasm-unsafe-eval'",
        "style-src": source(style),
        "img-src": "data:",
        "trusted-types": "'none'",
    }
    policy = with_rules(policy.replace("'self'", "'none'"), own)
    first = f'<meta http-equiv="Content-Security-Policy" content="{policy}">\n    {BROUGHT}\n    <title>'
    licences = (
        f'<details><summary data-text="game.licences"></summary><pre lang="en">{html.escape(notice)}</pre></details>'
    )
    text = LEFT_OUT.sub("", text)
    for part, by in {
        "<title>": first,
        'href="icon.svg"': f'href="data:image/svg+xml;base64,{base64.b64encode(icon).decode()}"',
        '<script src="preload.js"></script>': inline(f"script {tags}", preload),
        '<script type="module" src="main.js"></script>': inline('script type="module"', module),
        "\n  </head>": f"\n    {inline('style', style)}\n  </head>",
        LICENCES: licences,
    }.items():
        text = replaced(text, part, by)
    return text


def with_data(text: str, files: dict[str, bytes]) -> bytes:
    """The file with its data, which come last, so that the page is drawn before they are read."""
    blocks = "\n".join(f"    {block(path, content)}" for path, content in files.items())
    return replaced(text, "  </body>", f"{blocks}\n  </body>").encode()
