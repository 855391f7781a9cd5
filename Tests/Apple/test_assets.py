"""The asset catalog is complete, its colours are those of the views, and they have enough contrast."""

import importlib.util
import json
import re
import struct
import zlib

import pytest
from sources import APP, APPLE, ROOT

CATALOG = APPLE / "WordScramble/Assets.xcassets"
CATALOGS = sorted([*APPLE.rglob("*.xcstrings"), *(ROOT / "Sources/ScrambleKit").rglob("*.xcstrings")])
SETS = {path.stem: json.loads((path / "Contents.json").read_text()) for path in CATALOG.glob("*.colorset")}
APPEARANCES = [(), ("dark",), ("high",), ("dark", "high")]
# Foreground, background and the minimum contrast: 4.5 for text, 3 for shapes (WCAG 2.2, 1.4.3 and 1.4.11).
PAIRS = [
    ("ink", "ground", 4.5),
    ("ink", "surface", 4.5),
    ("act-ink", "act", 4.5),
    ("ink2", "ground", 4.5),
    ("ink2", "surface", 4.5),
    ("bead-ink", "bead", 4.5),
    ("bonus", "surface", 4.5),
    ("act", "ground", 4.5),
    ("act", "surface", 4.5),
    ("line", "ground", 3),
    ("line", "surface", 3),
    ("bead", "ground", 3),
    ("bead", "surface", 3),
    ("cord", "ground", 3),
]


@pytest.mark.parametrize("path", sorted(CATALOG.rglob("*.json")), ids=lambda path: path.parent.name)
def test_every_file_of_the_catalog_is_json_and_names_its_author(path):
    assert json.loads(path.read_text(encoding="utf-8"))["info"] == {"author": "xcode", "version": 1}


@pytest.mark.parametrize("path", sorted(CATALOG.rglob("Contents.json")), ids=lambda path: path.parent.name)
def test_colours_and_icons_are_for_devices_that_the_compiler_knows(path):
    contents = json.loads(path.read_text(encoding="utf-8"))
    for entry in contents.get("colors", []):
        assert (entry["idiom"], entry["color"]["color-space"]) == ("universal", "srgb")
    for entry in contents.get("images", []):
        assert (entry["idiom"], entry.get("platform")) in {("universal", "ios"), ("mac", None)}


def test_every_folder_has_a_contents_file():
    for folder in [CATALOG, *(path for path in CATALOG.iterdir() if path.is_dir())]:
        assert (folder / "Contents.json").is_file()


def test_the_catalog_has_exactly_the_colours_named_by_the_views():
    palette = (APP / "Views/Parts/Palette.swift").read_text(encoding="utf-8")
    assert set(re.findall(r'Color\("([\w-]+)"\)', palette)) | {"AccentColor"} == set(SETS)


def test_every_colour_of_the_palette_is_used():
    palette = (APP / "Views/Parts/Palette.swift").read_text(encoding="utf-8")
    views = "\n".join(path.read_text(encoding="utf-8") for path in (APP / "Views").rglob("*.swift"))
    for name in re.findall(r"static let (\w+) =", palette):
        assert f"Palette.{name}" in views, name


def colour(name, appearance):
    """A colour in an appearance, or in the nearest appearance that its set has."""
    for wanted in (appearance, tuple(part for part in appearance if part == "dark"), ()):
        for entry in SETS[name]["colors"]:
            if tuple(sorted(part["value"] for part in entry.get("appearances", []))) == wanted:
                parts = entry["color"]["components"]
                return [int(parts[part], 16) / 255 for part in ("red", "green", "blue")]
    raise KeyError(name)


def luminance(rgb):
    linear = [part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in rgb]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


@pytest.mark.parametrize("appearance", APPEARANCES, ids="-".join)
@pytest.mark.parametrize("over, under, least", PAIRS)
def test_colours_have_enough_contrast(over, under, least, appearance):
    lights = sorted(luminance(colour(name, appearance)) for name in (over, under))
    assert (lights[1] + 0.05) / (lights[0] + 0.05) >= least


@pytest.mark.parametrize("name", sorted(SETS))
def test_every_colour_has_all_appearances(name):
    seen = {tuple(sorted(part["value"] for part in entry.get("appearances", []))) for entry in SETS[name]["colors"]}
    assert seen == set(APPEARANCES)


def test_increased_contrast_is_higher():
    for dark in ((), ("dark",)):
        for name in ("line", "ink2"):
            plain, high = (
                abs(luminance(colour(name, appearance)) - luminance(colour("ground", dark)))
                for appearance in (dark, (*dark, "high"))
            )
            assert high > plain


def header(path):
    """The width, the height and the colour type of a PNG."""
    data = path.read_bytes()
    assert data[:8] == b"\x89PNG\r\n\x1a\n"
    width, height, _, kind = struct.unpack(">IIBB", data[16:26])
    return width, height, kind


def test_the_icon_has_every_declared_size():
    folder = CATALOG / "AppIcon.appiconset"
    images = json.loads((folder / "Contents.json").read_text())["images"]
    for image in images:
        points, scale = int(image["size"].split("x")[0]), int(image.get("scale", "1x")[0])
        assert header(folder / image["filename"])[:2] == (points * scale, points * scale)
    assert {image["filename"] for image in images} == {path.name for path in folder.glob("*.png")}
    assert header(folder / "ios-1024.png")[2] == 2, "the icon of iOS may not be transparent"


def test_the_icon_of_ios_has_a_dark_and_a_tinted_form():
    images = json.loads((CATALOG / "AppIcon.appiconset/Contents.json").read_text())["images"]
    forms = {image["appearances"][0]["value"]: image["filename"] for image in images if "appearances" in image}
    assert forms == {"dark": "ios-1024-dark.png", "tinted": "ios-1024-tinted.png"}
    for file in forms.values():
        assert header(CATALOG / "AppIcon.appiconset" / file) == (1024, 1024, 6), "the system draws the ground of these"


@pytest.mark.parametrize("size", [16, 32, 64])
def test_the_icon_is_the_output_of_the_script(size):
    assert (CATALOG / f"AppIcon.appiconset/mac-{size}.png").read_bytes() == icon().png(size, "mac")


@pytest.mark.parametrize("form, is_gray", [("dark", False), ("tinted", True)])
def test_the_tinted_icon_is_gray_and_both_icons_are_light(form, is_gray):
    colours = {pixel[:3] for pixel in pixels(CATALOG / f"AppIcon.appiconset/ios-1024-{form}.png") if pixel[3]}
    assert all(red == green == blue for red, green, blue in colours) == is_gray
    assert all(luminance([part / 255 for part in colour]) > 0.3 for colour in colours)


def pixels(path):
    """The set of pixels of a PNG as the script writes it: in one chunk, without filters."""
    width, height, _ = header(path)
    data = path.read_bytes()
    start = data.index(b"IDAT")
    length = struct.unpack(">I", data[start - 4 : start])[0]
    rows = zlib.decompress(data[start + 4 : start + 4 + length])
    return {
        rows[start_of_pixel : start_of_pixel + 4]
        for row in range(height)
        for start_of_pixel in range(row * (width * 4 + 1) + 1, (row + 1) * (width * 4 + 1), 4)
    }


def icon():
    spec = importlib.util.spec_from_file_location("icon", APPLE / "icon.py")
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_the_name_of_the_app_exists_in_both_languages():
    strings = json.loads((APPLE / "WordScramble/InfoPlist.xcstrings").read_text(encoding="utf-8"))["strings"]
    names = {
        key: [entry["localizations"][language]["stringUnit"]["value"] for language in ("en", "zh-Hans")]
        for key, entry in strings.items()
        if key.startswith("CFBundle")
    }
    title = ["Word Scramble", "字母拼词"]
    assert names == {"CFBundleDisplayName": title, "CFBundleName": title}


@pytest.mark.parametrize("path", CATALOGS, ids=lambda path: path.name)
def test_the_source_language_is_english(path):
    assert json.loads(path.read_text(encoding="utf-8"))["sourceLanguage"] == "en"
