"""Every module of the page is imported by another one, requested by the page or named by the build."""

import re
from pathlib import Path

WEB = Path(__file__).resolve().parents[2] / "Web"
IMPORT_PATH = re.compile(r'(?:\bfrom |^import )"(\.[^"]+)"', re.MULTILINE)
REQUESTED_SCRIPT = re.compile(r'(?:<script\b[^>]* src="|\bloadModule\(")([\w/-]+\.js)"')


def test_every_module_of_the_page_is_imported_or_requested():
    # The build names the worker and the script of the single-file game.
    files = (file for file in WEB.rglob("*.js") if not {"worker", "single-file.js"} & {*file.parts})
    scripts = {file: file.read_text(encoding="utf-8") for file in files}
    imported = {(file.parent / name).resolve() for file, text in scripts.items() for name in IMPORT_PATH.findall(text)}
    texts = [(WEB / "index.html").read_text(encoding="utf-8"), *scripts.values()]
    requested = {WEB / name for text in texts for name in REQUESTED_SCRIPT.findall(text)}
    assert scripts.keys() - imported == requested
