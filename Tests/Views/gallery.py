"""Draws all previews and whole screens of the app, takes screenshots, and reports faults in them.

make gallery               # the contact sheets, in .build-app/gallery
make gallery README=yes    # also Documentation/app.png, with the page beside the app

The program `Gallery` writes contact sheets as HTML. Chromium lays them out and takes a screenshot of each.
"""

import base64
import collections
import json
import re
import shutil
import subprocess
import sys
from pathlib import Path

from playwright.sync_api import sync_playwright

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))
sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "Browser"))
import parts
from server import Server

HERE = Path(__file__).resolve().parent
ROOT = HERE.parents[1]
ASSET_CATALOG = ROOT / "Apple/WordScramble/Assets.xcassets"
GALLERY_PROGRAM = ROOT / ".build-app/iOS/.build/debug/Gallery"
OUTPUT_FOLDER = ROOT / ".build-app/gallery"
CHROMIUM_ARGUMENTS = ["--no-sandbox", "--disable-gpu", "--disable-gpu-rasterization"]
# The looks of the asset catalog that are drawn, and the CSS selectors of devices with each look.
LOOK_SELECTORS = {(): ".device", ("dark",): ".device.dark", ("high",): ".device.contrast"}
# Room for four iPads, or for nine phones.
SHEET_WIDTH = 4300
# The round in the picture, as played by `GameModel.previewFull`.
FOUND_WORDS = [
    "oil",
    "low",
    "moil",
    "owl",
    "skim",
    "risk",
    "row",
    "silk",
    "mirk",
    "slim",
    "worm",
    "work",
    "skirl",
    "milk",
    "swirl",
]
PAGE_SIZE = {"width": 1180, "height": 980}
# The app with the page next to it. The picture has two pixels per point.
PICTURE_SCRIPT = """(page) => {
  const device = document.querySelector(".device");
  Object.assign(device.style, { zoom: SHARE, margin: "14px", boxShadow: "0 0 0 10px #1d1a1e, 0 0 0 11px #8888" });
  const image = Object.assign(new Image(), { src: page });
  image.style.cssText = "width: WIDTHpx; border-radius: 8px; box-shadow: 0 0 0 1px #0003";
  document.documentElement.style.background = document.body.style.background = "none";
  document.body.replaceChildren(device, image);
  document.body.style.cssText += "display: flex; gap: 20px; width: max-content; padding: 2px; align-items: center";
  return image.decode();
}""".replace("SHARE", "0.6").replace("WIDTH", "620")


def color_rules():
    """Returns the colors of the asset catalog as CSS variables."""
    rules = {look: [] for look in LOOK_SELECTORS}
    for path in sorted(ASSET_CATALOG.glob("*.colorset")):
        for entry in json.loads((path / "Contents.json").read_text(encoding="utf-8"))["colors"]:
            look = tuple(sorted(part["value"] for part in entry.get("appearances", [])))
            parts = entry["color"]["components"]
            value = "".join(parts[part].removeprefix("0x") for part in ("red", "green", "blue"))
            if look in rules:
                rules[look].append(f"--{path.stem}: #{value};")
    return "".join(f"{selector} {{ {' '.join(rules[look])} }}\n" for look, selector in LOOK_SELECTORS.items())


def write_sheets():
    shutil.rmtree(OUTPUT_FOLDER, ignore_errors=True)
    OUTPUT_FOLDER.mkdir(parents=True)
    for file in [*HERE.glob("Gallery/*.css"), *HERE.glob("Gallery/*.js"), HERE / "Gallery/faults.html"]:
        shutil.copy(file, OUTPUT_FOLDER)
    (OUTPUT_FOLDER / "colors.css").write_text(color_rules(), encoding="utf-8")
    subprocess.run([GALLERY_PROGRAM, OUTPUT_FOLDER], check=True)


def symbols_without_drawing():
    """Yields a fault for each use of a symbol that `Symbols.swift` does not have: the file's name and a description."""
    drawn_symbols = set(
        re.findall(r'^    "([\w.]+)":', (HERE / "Gallery/Symbols.swift").read_text(encoding="utf-8"), re.MULTILINE)
    )
    for path in sorted((ROOT / "Sources/ScrambleApp").rglob("*.swift")):
        for name in re.findall(r'system(?:Image|Name): "([a-z][\w.]+)"', path.read_text(encoding="utf-8")):
            if name not in drawn_symbols:
                yield path.stem, f"the symbol {name} has no drawing"


def open_sheet(browser, file, width=SHEET_WIDTH, scale=1):
    """Opens a sheet in a window as high as the sheet, so the browser can find the frontmost element at each point."""
    page = browser.new_page(viewport={"width": width, "height": 1000}, device_scale_factor=scale)
    page.goto(file.as_uri())
    page.wait_for_function("globalThis.gallery !== undefined")
    page.set_viewport_size({"width": width, "height": page.evaluate("document.documentElement.scrollHeight")})
    return page


def find_faults(page):
    """Returns the faults of a sheet: the kind, the figure and the description of each."""
    return [tuple(fault) for fault in page.evaluate("gallery.faults()")]


def check_deliberate_faults(browser):
    """Returns the deliberate faults of a sheet that are not found, and the found ones that are not deliberate."""
    page = open_sheet(browser, OUTPUT_FOLDER / "faults.html")
    found_faults = {(kind, figure) for kind, figure, _ in find_faults(page)}
    expected_faults = {
        (kind, kind)
        for kind in page.evaluate("[...document.querySelectorAll('[data-kind]')].map(one => one.dataset.kind)")
    }
    page.close()
    return [
        ("check", "faults.html", f"{kind} in the figure “{figure}”")
        for kind, figure in sorted(found_faults ^ expected_faults)
    ]


def picture_of_page(browser):
    """Returns a screenshot of the page with the same round, as a data URL."""
    with Server(ROOT / ".build-page") as server:
        page = browser.new_page(viewport=PAGE_SIZE, device_scale_factor=2 * 620 / PAGE_SIZE["width"])
        page.goto(f"{server.address}?root=silkworm")
        page.locator("#welcome button").first.click()
        page.locator("#word").focus()
        for word in FOUND_WORDS:
            page.keyboard.type(word)
            page.keyboard.press("Enter")
        page.keyboard.type("smir")
        page.wait_for_timeout(2000)  # Until the cord and the beads have stopped moving.
        data = page.screenshot()
        page.close()
    return f"data:image/png;base64,{base64.b64encode(data).decode()}"


def draw_picture(browser):
    page = open_sheet(browser, OUTPUT_FOLDER / "app.html", width=1000, scale=2)
    page.evaluate(PICTURE_SCRIPT, picture_of_page(browser))
    page.locator("body").screenshot(path=ROOT / "Documentation/app.png", omit_background=True)
    page.close()


def print_doubts(doubts):
    """Prints each doubt that only a device can resolve, with its number of occurrences."""
    for (kind, doubt), count in sorted(collections.Counter((kind, doubt) for kind, _, doubt in doubts).items()):
        print(f"to see on a device ({kind}, {count} ×): {doubt}")


def main(options):
    if missing := parts.installation_line("Chromium"):
        sys.exit(f"Chromium is missing: {missing}")
    chromium = next(filter(None, map(shutil.which, reversed(parts.TOOLS["Chromium"][0]))))
    write_sheets()
    doubts, faults = [], [("symbol", *fault) for fault in symbols_without_drawing()]
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=CHROMIUM_ARGUMENTS)
        faults += check_deliberate_faults(browser)
        for file in sorted(OUTPUT_FOLDER.glob("*.html")):
            page = open_sheet(browser, file)
            if file.stem != "faults":
                faults += [(file.stem, figure, f"{kind}: {fault}") for kind, figure, fault in find_faults(page)]
                doubts += page.evaluate("gallery.doubts()")
            page.screenshot(path=file.with_suffix(".png"))
            page.close()
        if "--readme" in options:
            draw_picture(browser)
        browser.close()
    print_doubts(doubts)
    for sheet, figure, fault in faults:
        print(f"{sheet}, {figure}: {fault}", file=sys.stderr)
    print(f"{len(list(OUTPUT_FOLDER.glob('*.png')))} sheets in {OUTPUT_FOLDER.relative_to(ROOT)}, {len(faults)} faults")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
