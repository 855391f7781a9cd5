"""Draws all previews and whole screens of the app, takes their pictures, and says what is wrong on them.

python3 Tests/Views/gallery.py

The program `Gallery` writes contact sheets as HTML into `.build-app/gallery`. Chromium lays them out, and makes a picture of each.
"""

import json
import re
import shutil
import subprocess
import sys
from pathlib import Path

from playwright.sync_api import sync_playwright

HERE = Path(__file__).resolve().parent
ROOT = HERE.parents[1]
CATALOG = ROOT / "Apple/WordScramble/Assets.xcassets"
PROGRAM = ROOT / ".build-app/iOS/.build/debug/Gallery"
OUTPUT = ROOT / ".build-app/gallery"
ARGUMENTS = ["--no-sandbox", "--disable-gpu", "--disable-gpu-rasterization"]
# Looks of the asset catalog, and the classes of a device that has them.
LOOKS = {(): ".device", ("dark",): ".device.dark", ("high",): ".device.contrast"}
# Room for four iPads, or for nine phones.
WIDTH = 4300
FONT = "Inter"


def colors():
    """The colours of the asset catalog as variables of a style sheet."""
    rules = {look: [] for look in LOOKS}
    for path in sorted(CATALOG.glob("*.colorset")):
        for entry in json.loads((path / "Contents.json").read_text(encoding="utf-8"))["colors"]:
            look = tuple(sorted(part["value"] for part in entry.get("appearances", [])))
            parts = entry["color"]["components"]
            value = "".join(parts[part].removeprefix("0x") for part in ("red", "green", "blue"))
            if look in rules:
                rules[look].append(f"--{path.stem}: #{value};")
    return "".join(f"{selector} {{ {' '.join(rules[look])} }}\n" for look, selector in LOOKS.items())


def write_sheets():
    shutil.rmtree(OUTPUT, ignore_errors=True)
    OUTPUT.mkdir(parents=True)
    for file in HERE.glob("Gallery/gallery.*"):
        shutil.copy(file, OUTPUT)
    (OUTPUT / "colors.css").write_text(colors(), encoding="utf-8")
    subprocess.run([PROGRAM, OUTPUT], check=True)


def symbols_without_drawing():
    """The symbols that the app names and `Symbols.swift` does not have."""
    drawn = set(re.findall(r'^    "([\w.]+)":', (HERE / "Gallery/Symbols.swift").read_text(encoding="utf-8"), re.MULTILINE))
    for path in sorted((ROOT / "Sources/ScrambleApp").rglob("*.swift")):
        for name in re.findall(r'system(?:Image|Name): "([a-z][\w.]+)"', path.read_text(encoding="utf-8")):
            if name not in drawn:
                yield path.stem, f"the symbol {name} has no drawing"


def open_sheet(browser, file, width=WIDTH, scale=1):
    """Opens a sheet in a window as high as the sheet, so that the browser can tell what is in front at each point."""
    page = browser.new_page(viewport={"width": width, "height": 1000}, device_scale_factor=scale)
    page.goto(file.as_uri())
    page.wait_for_function("globalThis.gallery !== undefined")
    page.set_viewport_size({"width": width, "height": page.evaluate("document.documentElement.scrollHeight")})
    return page


def faults(page):
    """The faults of a sheet: the kind of each, its figure, and what is wrong."""
    return [tuple(fault) for fault in page.evaluate("gallery.faults()")]


def check_the_checks(browser):
    """Each fault of a sheet with deliberate faults is found, and no other."""
    for file in [HERE / "Gallery/faults.html", HERE / "Gallery/gallery.css", HERE / "Gallery/gallery.mjs"]:
        shutil.copy(file, OUTPUT)
    page = open_sheet(browser, OUTPUT / "faults.html")
    found = {(kind, figure) for kind, figure, _ in faults(page)}
    wanted = {(kind, kind) for kind in page.evaluate("[...document.querySelectorAll('[data-kind]')].map(one => one.dataset.kind)")}
    page.close()
    return [("check", "faults.html", f"{kind} in the figure “{figure}”") for kind, figure in sorted(found ^ wanted)]


def main():
    write_sheets()
    chromium = shutil.which("chromium-headless-shell") or shutil.which("chromium") or sys.exit("chromium is missing")
    wrong = [("symbol", *fault) for fault in symbols_without_drawing()]
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=ARGUMENTS)
        wrong += check_the_checks(browser)
        for file in sorted(OUTPUT.glob("*.html")):
            page = open_sheet(browser, file)
            if file.stem != "faults":
                wrong += [(file.stem, figure, f"{kind}: {fault}") for kind, figure, fault in faults(page)]
            page.screenshot(path=file.with_suffix(".png"))
            page.close()
        browser.close()
    for sheet, figure, fault in wrong:
        print(f"{sheet}, {figure}: {fault}", file=sys.stderr)
    print(f"{len(list(OUTPUT.glob('*.png')))} sheets in {OUTPUT.relative_to(ROOT)}, {len(wrong)} faults")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
