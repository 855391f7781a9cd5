"""The asset catalog is complete, and its colors are those of the views and have enough contrast."""

import importlib.util
import json
import re
import struct
import zlib

from sources import APPLE_FOLDER, ROOT, SCRAMBLE_APP, assert_none

ASSET_CATALOG = APPLE_FOLDER / "WordScramble/Assets.xcassets"
STRING_CATALOGS = sorted([*APPLE_FOLDER.rglob("*.xcstrings"), *(ROOT / "Sources/ScrambleKit").rglob("*.xcstrings")])
COLOR_SETS = {path.stem: json.loads((path / "Contents.json").read_text()) for path in ASSET_CATALOG.glob("*.colorset")}
APPEARANCES = [(), ("dark",), ("high",), ("dark", "high")]
# Foreground, background and the minimum contrast: 4.5 for text, 3 for shapes (WCAG 2.2, 1.4.3 and 1.4.11).
CONTRAST_REQUIREMENTS = [
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
    *(
        pair
        for player in (f"player{number}" for number in range(1, 9))
        for pair in ((player, "ground", 3), (player, "surface", 3), ("player-ink", player, 4.5))
    ),
]


def test_every_folder_of_the_catalog_describes_its_contents_in_a_valid_format():
    for folder in [ASSET_CATALOG, *(path for path in ASSET_CATALOG.iterdir() if path.is_dir())]:
        contents = json.loads((folder / "Contents.json").read_text(encoding="utf-8"))
        assert contents["info"] == {"author": "xcode", "version": 1}, folder.name
        for entry in contents.get("colors", []):
            assert (entry["idiom"], entry["color"]["color-space"]) == ("universal", "srgb"), folder.name
        for entry in contents.get("images", []):
            assert (entry["idiom"], entry.get("platform")) in {("universal", "ios"), ("mac", None)}, folder.name


def test_the_catalog_has_exactly_the_colors_that_the_views_use():
    palette = (SCRAMBLE_APP / "Views/Parts/Palette.swift").read_text(encoding="utf-8")
    assert set(re.findall(r'Color\("([\w-]+)"\)', palette)) | {"AccentColor"} == set(COLOR_SETS)
    views = "\n".join(path.read_text(encoding="utf-8") for path in (SCRAMBLE_APP / "Views").rglob("*.swift"))
    assert_none(name for name in re.findall(r"static let (\w+) =", palette) if f"Palette.{name}" not in views)


def color_components(name, appearance):
    """Returns the components of a color in an appearance, or in the nearest appearance that its set has."""
    for candidate in (appearance, tuple(part for part in appearance if part == "dark"), ()):
        for entry in COLOR_SETS[name]["colors"]:
            if tuple(sorted(part["value"] for part in entry.get("appearances", []))) == candidate:
                parts = entry["color"]["components"]
                return [int(parts[part], 16) / 255 for part in ("red", "green", "blue")]
    raise KeyError(name)


def luminance(rgb):
    linear = [part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in rgb]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def contrast(foreground, background, appearance):
    darker, lighter = sorted(luminance(color_components(name, appearance)) for name in (foreground, background))
    return (lighter + 0.05) / (darker + 0.05)


def test_colors_have_enough_contrast_in_every_appearance():
    assert_none(
        f"{foreground} on {background} {'-'.join(appearance)}: {contrast(foreground, background, appearance):.2f}"
        for foreground, background, minimum in CONTRAST_REQUIREMENTS
        for appearance in APPEARANCES
        if contrast(foreground, background, appearance) < minimum
    )


def test_every_color_has_all_appearances():
    for name, contents in COLOR_SETS.items():
        appearances = {
            tuple(sorted(part["value"] for part in entry.get("appearances", []))) for entry in contents["colors"]
        }
        assert appearances == set(APPEARANCES), name


def test_increased_contrast_is_higher():
    for dark in ((), ("dark",)):
        for name in ("line", "ink2"):
            plain, high = (
                abs(luminance(color_components(name, appearance)) - luminance(color_components("ground", dark)))
                for appearance in (dark, (*dark, "high"))
            )
            assert high > plain


def png_header(path):
    """Returns the width, the height and the color type of a PNG."""
    data = path.read_bytes()
    assert data[:8] == b"\x89PNG\r\n\x1a\n"
    width, height, _, kind = struct.unpack(">IIBB", data[16:26])
    return width, height, kind


def test_the_icon_has_every_declared_size():
    folder = ASSET_CATALOG / "AppIcon.appiconset"
    images = json.loads((folder / "Contents.json").read_text())["images"]
    for image in images:
        points, scale = int(image["size"].split("x")[0]), int(image.get("scale", "1x")[0])
        assert png_header(folder / image["filename"])[:2] == (points * scale, points * scale)
    assert {image["filename"] for image in images} == {path.name for path in folder.glob("*.png")}
    assert png_header(folder / "ios-1024.png")[2] == 2, "the icon of iOS may not be transparent"


def test_the_icon_of_ios_has_a_dark_and_a_tinted_version():
    images = json.loads((ASSET_CATALOG / "AppIcon.appiconset/Contents.json").read_text())["images"]
    forms = {image["appearances"][0]["value"]: image["filename"] for image in images if "appearances" in image}
    assert forms == {"dark": "ios-1024-dark.png", "tinted": "ios-1024-tinted.png"}
    for file in forms.values():
        assert png_header(ASSET_CATALOG / "AppIcon.appiconset" / file) == (1024, 1024, 6), (
            "the system draws the ground of these"
        )


def test_the_icon_is_the_output_of_the_script():
    for size in (16, 32, 64):
        assert (ASSET_CATALOG / f"AppIcon.appiconset/mac-{size}.png").read_bytes() == icon_module().png(size, "mac"), (
            size
        )


def test_the_tinted_icon_is_gray_and_both_icons_are_light():
    for form in ("dark", "tinted"):
        colors = {pixel[:3] for pixel in pixels(ASSET_CATALOG / f"AppIcon.appiconset/ios-1024-{form}.png") if pixel[3]}
        assert all(red == green == blue for red, green, blue in colors) == (form == "tinted"), form
        assert all(luminance([part / 255 for part in color]) > 0.3 for color in colors), form


def pixels(path):
    """Returns the distinct RGBA pixels of a PNG from `icon.py`, which writes a single data chunk without filters."""
    width, height, _ = png_header(path)
    data = path.read_bytes()
    start = data.index(b"IDAT")
    length = struct.unpack(">I", data[start - 4 : start])[0]
    rows = zlib.decompress(data[start + 4 : start + 4 + length])
    # Each row begins with a filter byte.
    line = width * 4 + 1
    return {
        pixel for row in range(height) for (pixel,) in struct.iter_unpack("4s", rows[row * line + 1 : (row + 1) * line])
    }


def icon_module():
    spec = importlib.util.spec_from_file_location("icon", APPLE_FOLDER / "icon.py")
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_the_name_of_the_app_exists_in_both_languages():
    strings = json.loads((APPLE_FOLDER / "WordScramble/InfoPlist.xcstrings").read_text(encoding="utf-8"))["strings"]
    names = {
        key: [entry["localizations"][language]["stringUnit"]["value"] for language in ("en", "zh-Hans")]
        for key, entry in strings.items()
        if key.startswith("CFBundle")
    }
    title = ["Word Scramble", "字母拼词"]
    assert names == {"CFBundleDisplayName": title, "CFBundleName": title}


def test_the_source_language_is_english():
    for path in STRING_CATALOGS:
        assert json.loads(path.read_text(encoding="utf-8"))["sourceLanguage"] == "en", path.name
