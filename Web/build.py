#!/usr/bin/env python3
"""Builds the page in a folder: its files, the engine, the words, the wording as JSON, and the manifest that the server reads.

The files of a version are in v/DIGEST, so that versions never mix; the meanings of words are in meanings/DIGEST. If the folder has a version
already, that stays beside the new one, for the tabs that still show it; older ones are deleted.
"""

import argparse
import base64
import functools
import hashlib
import html
import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
from dataclasses import dataclass
from pathlib import Path

import host_files
import link_preview
import meanings
import not_found
import page_keys
import single_file
from compression import checksum, compressed, etag, manifest, note_on_brotli, reuse
from markup import replaced

ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "Web"
RESOURCES = ROOT / "Sources/ScrambleKit/Resources"
TYPES = {
    ".html": "text/html; charset=utf-8",
    ".css": "text/css; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".json": "application/json",
    ".lex": "application/octet-stream",
    ".map": "application/json",
    ".png": "image/png",
    ".sensitive": "application/octet-stream",
    ".svg": "image/svg+xml",
    ".tsv": "text/tab-separated-values; charset=utf-8",
    ".txt": "text/plain; charset=utf-8",
    ".wasm": "application/wasm",
    ".webmanifest": "application/manifest+json",
}
# The scripts that the first word does not need.
LATER = (
    "class/class-screens.js",
    "dialogs/dialog-contents.js",
    "round/trace.js",
    "sound/sounds.js",
    "statistics/statistics-dialog.js",
)
# The library that draws QR codes, the only one that a bundle may contain, and where Debian has it.
QR_CODE = "qrcode-generator"
DEBIAN_LIBRARIES = Path("/usr/share/nodejs")
# The style sheets that are loaded when they are needed, beside the one of the screens for a class.
LATER_STYLES = ("dialogs/finale.css", "statistics/statistics.css")
STYLE_SHEETS = re.compile(r'<link rel="stylesheet" href="([\w./]+)">')
FRESH, FOREVER = "no-cache", "public, max-age=31536000, immutable"


@dataclass(frozen=True)
class Options:
    """What a build can be told, as the help of the command describes it."""

    stops: bool = False
    static: bool = False
    complete: bool = False
    quick: bool = False
    report: str | None = None
    address: str | None = None


def strings() -> dict[str, dict]:
    """The texts that the page names, by language and key; one with a plural becomes its forms by category.

    The language of the source comes first.
    """
    return texts_of((RESOURCES / "Localizable.xcstrings").read_text(encoding="utf-8"))


@functools.cache
def texts_of(content: str) -> dict[str, dict]:
    catalog = json.loads(content)
    texts: dict[str, dict] = {}
    for key in sorted(page_keys.keys(catalog["strings"])):
        localizations = catalog["strings"][key]["localizations"]
        for language in sorted(localizations, key=lambda name: (name != catalog["sourceLanguage"], name)):
            texts.setdefault(language, {})[key] = value(localizations[language])
    return texts


def value(text: dict):
    if "stringUnit" in text:
        return text["stringUnit"]["value"]
    return {category: unit["stringUnit"]["value"] for category, unit in text["variations"]["plural"].items()}


def bundles() -> bool:
    return shutil.which("esbuild") is not None


def modules() -> dict[str, bytes]:
    """The scripts by name: bundled if the machine has esbuild, or else each as it is."""
    preload = {"preload.js": minified((WEB / "preload.js").read_bytes(), "js", "--target=es5")}
    if not bundles():
        scripts = [
            file
            for file in WEB.rglob("*.js")
            if not {"worker", "not-found", "single-file.js", "qr-code.js"} & set(file.parts)
        ]
        return preload | {str(file.relative_to(WEB)): file.read_bytes() for file in scripts}
    return preload | {path: content for name in ("main.js", *LATER) for path, content in bundled(name).items()}


def bundled(name: str) -> dict[str, bytes]:
    """A script with the modules that it imports, and its source map.

    Modules of several bundles are in each of them, so that no request is needed for them.
    """
    # Chromium compiles a script with this mark while it arrives; nearly all of main.js runs before the first word.
    mark = ["--banner:js=//# allFunctionsCalledOnLoad"] if name == "main.js" else []
    with tempfile.TemporaryDirectory() as folder:
        script = Path(folder).resolve() / name
        options = ["--bundle", "--format=esm", "--target=es2022", "--minify", "--sourcemap=linked", "--log-level=error"]
        added = with_qr_codes() if name == "class/class-screens.js" else []
        command = ["esbuild", WEB / name, *options, *mark, *added, f"--outfile={script}"]
        subprocess.run(command, check=True, env=os.environ | {"NODE_PATH": str(libraries() or "")})
        source_map = json.loads(script.with_name(f"{script.name}.map").read_text(encoding="utf-8"))
        sources = [(script.parent / source).resolve() for source in source_map["sources"]]
        # As if the sources were beside the bundle.
        source_map["sources"] = [
            os.path.relpath(source, (WEB / name).parent) if WEB in source.parents else source.name for source in sources
        ]
        return {name: script.read_bytes(), f"{name}.map": json.dumps(source_map).encode()}


def library_folders() -> list[Path]:
    """Where libraries may be: in the folders of NODE_PATH, and where Debian has them."""
    named = os.environ.get("NODE_PATH", "").split(os.pathsep)
    return [*(Path(folder) for folder in named if folder), DEBIAN_LIBRARIES]


def libraries() -> Path | None:
    """The first of these folders that has the library of QR codes; nothing if none has it."""
    return next((folder for folder in library_folders() if (folder / QR_CODE).is_dir()), None)


def with_qr_codes() -> list[str]:
    """What lets esbuild add the module that draws QR codes, if its library is installed; without it the page offers none."""
    return [f"--inject:{WEB / 'class/qr-code.js'}"] if libraries() else []


def class_style() -> bytes:
    """The style sheets of the screens for a class as one."""
    return b"".join(file.read_bytes() for file in sorted((WEB / "class").glob("*.css")))


def styles() -> bytes:
    """All style sheets as one, in the order of the page."""
    names = STYLE_SHEETS.findall((WEB / "index.html").read_text(encoding="utf-8"))
    return minified(b"".join((WEB / name).read_bytes() for name in names), "css")


def minified(source: bytes, language: str, *options: str) -> bytes:
    """A style sheet or a script in fewer bytes, if the machine has esbuild."""
    if not bundles():
        return source
    command = ["esbuild", f"--loader={language}", "--minify", "--log-level=error", *options]
    return subprocess.run(command, input=source, stdout=subprocess.PIPE, check=True).stdout


def assets(wasm: Path, list_of_meanings: bytes) -> dict[str, bytes]:
    """The files of a version in v/, by name."""
    files = modules() | {"icon.svg": (WEB / "icon.svg").read_bytes(), "style.css": styles()}
    files["class/class.css"] = minified(class_style(), "css")
    for name in LATER_STYLES:
        files[name] = minified((WEB / name).read_bytes(), "css")
    files |= {f"starters/{file.name}": file.read_bytes() for file in sorted((WEB / "starters").glob("*.lex"))}
    files["scramble.wasm"] = wasm.read_bytes()
    files["scramble-class.wasm"] = wasm.with_name("scramble-class.wasm").read_bytes()
    for name in ("english.lex", "english.sensitive"):
        files[name] = (RESOURCES / name).read_bytes()
    files |= text_files()
    files["meanings.json"] = list_of_meanings
    files["NOTICE.txt"] = (ROOT / "NOTICE").read_bytes()
    return dict(sorted(files.items()))


def text_files() -> dict[str, bytes]:
    """The texts that the page asks for, by language: those that the first word waits for, those of the dialogs, and those of the screens for a class."""
    files = {}
    for language, texts in strings().items():
        asked = texts.keys() - page_keys.only_written()
        first = asked & page_keys.keys(texts, page_keys.first_scripts())
        files[f"strings/{language}.json"] = as_json({key: texts[key] for key in first})
        later = asked & page_keys.keys(texts, page_keys.scripts_without("class")) - first
        files[f"strings/{language}-later.json"] = as_json({key: texts[key] for key in later})
        files[f"strings/{language}-class.json"] = as_json({key: texts[key] for key in asked - first - later})
    return files


def as_json(texts: dict) -> bytes:
    return json.dumps(texts, ensure_ascii=False, sort_keys=True, separators=(",", ":")).encode()


def digest(files: dict[str, bytes]) -> str:
    whole = hashlib.sha256()
    for name, content in files.items():
        whole.update(f"{name}\0{len(content)}\0".encode() + content)
    return whole.hexdigest()[:12]


def policy() -> str:
    """The content security policy of our server, without what only a header can say."""
    source = (ROOT / "Sources/ScrambleServer/Headers/SecurityHeaders.swift").read_text(encoding="utf-8")
    rules = re.findall(r'"([^"]+)"', re.search(r"let policy = \[(.*?)\]", source, re.DOTALL)[1])
    return "; ".join(rule for rule in rules if not rule.startswith("frame-ancestors"))


def with_texts(page: str) -> str:
    """A page with the texts that are shown if no module runs: they are in the page itself, in all languages."""
    texts = strings()
    return re.sub(
        r"\{([a-z]\w*(?:\.\w+)+)\}",
        lambda at: " ".join(
            f'<span lang="{language}">{html.escape(texts[language][at[1]])}</span>' for language in texts
        ),
        page,
    )


def with_icons(page: str) -> str:
    return replaced(page, "<!-- icons.svg -->", (WEB / "icons.svg").read_text(encoding="utf-8").strip())


def with_report(page: str, address: str | None) -> str:
    """A page that knows where missing words may be sent."""
    if not address:
        return page
    return replaced(page, "    <title>", f'    <meta name="report" content="{html.escape(address)}">\n    <title>')


def index(
    names: dict[str, bytes], version: str, static: bool, report: str | None = None, address: str | None = None
) -> bytes:
    """The page itself, with the folder of the version before each file name."""
    text = (WEB / "index.html").read_text(encoding="utf-8")
    first, *others = STYLE_SHEETS.finditer(text)
    for link in others:
        text = replaced(text, f"    {link[0]}\n", "")
    text = replaced(text, first[0], '<link rel="stylesheet" href="style.css">')
    texts = strings()
    data = f'data-languages="{" ".join(texts)}"'
    months = [name.removeprefix("starters/").removesuffix(".lex") for name in names if name.startswith("starters/")]
    if months:
        data += f' data-months="{months[0]} {months[-1]}"'
    text = replaced(text, '<script src="preload.js">', f'<script src="preload.js" {data}>')
    text = with_texts(with_icons(text))
    # With these links the browser requests everything at once, in the order in which it is needed.
    first_scripts = [name for name in names if name.endswith(".js") and name not in ("preload.js", *LATER)]
    links = [f'<link rel="modulepreload" href="{name}">' for name in first_scripts]
    links.append('<link rel="preload" as="fetch" crossorigin href="scramble.wasm">')
    text = replaced(text, "  </head>", "\n".join(f"    {link}" for link in links) + "\n  </head>")
    text = with_report(text, report)
    if static:
        rules = f'<meta http-equiv="Content-Security-Policy" content="{policy()}">'
        text = replaced(text, "    <title>", f"    {rules}\n    <title>")
    if address:
        last = '<meta property="og:type" content="website">'
        text = replaced(text, last, f"{last}\n{link_preview.tags(address)}")
    text = re.sub(
        r'(href|src)="([\w./-]+)', lambda at: f'{at[1]}="v/{version}/{at[2]}' if at[2] in names else at[0], text
    )
    # A browser takes a line break for a blank, as it does the indentation behind it.
    return re.sub(r"\n\s+", "\n", text).encode()


def whole_game(files: dict[str, bytes], report: str | None) -> bytes:
    """The whole game in one file, from the files of the version."""
    text = (WEB / "index.html").read_text(encoding="utf-8")
    for key in ("{loading.noJavaScript}", "{loading.noScript}"):
        text = replaced(text, key, single_file.NO_SCRIPTS)
    text = single_file.page(
        with_report(with_texts(with_icons(text)), report),
        preload=files["preload.js"].decode(),
        tags=f'data-languages="{" ".join(strings())}"',
        module=single_file.script(WEB, with_qr_codes(), libraries()),
        style=b"".join(files[name] for name in ("style.css", *LATER_STYLES, "class/class.css")).decode(),
        icon=files["icon.svg"],
        notice=files["NOTICE.txt"].decode(),
        policy=policy(),
    )
    loaded = {name: files[name] for name in files if name.startswith(("english.", "scramble", "strings/"))}
    glossary = meanings.whole((RESOURCES / "english.glosses").read_text(encoding="utf-8"))
    return single_file.with_data(text, loaded | glossary)


def worker(version: str, files: dict[str, bytes]) -> bytes:
    """The service worker, with the version and the digests of its files."""
    text = (WEB / "offline/worker/sw.js").read_text(encoding="utf-8")
    whole = {
        path: "sha256-" + base64.b64encode(hashlib.sha256(content).digest()).decode() for path, content in files.items()
    }
    listed = json.dumps(whole, indent=2)
    text = replaced(text, '"VERSION"', f'"{version}"')
    return replaced(text, "const files = {};", f"const files = {listed};").encode()


def unversioned() -> dict[str, bytes]:
    """The files that have the same address in all versions."""
    files = {f"icons/{file.name}": file.read_bytes() for file in sorted((WEB / "icons").glob("*.png"))}
    return {**files, "manifest.webmanifest": (WEB / "manifest.webmanifest").read_bytes()}


def site(wasm: Path, options: Options) -> tuple[str, dict[str, bytes]]:
    """The version and its files by their paths."""
    list_of_meanings, shards = meanings.files((RESOURCES / "english.glosses").read_text(encoding="utf-8"))
    parts = assets(wasm, list_of_meanings)
    sources = {
        name: (WEB / name).read_bytes() for name in ("index.html", "offline/worker/sw.js", "manifest.webmanifest")
    }
    version = digest({**parts, **sources})
    files = {f"v/{version}/{name}": content for name, content in parts.items()} | unversioned()
    files["index.html"] = index(parts, version, options.static, options.report, options.address)
    kept = {
        "./" if path == "index.html" else path: content
        for path, content in files.items()
        if "shot" not in path and "/starters/" not in path and not path.endswith(".map")
    }
    files |= shards
    if options.static:
        text = with_texts((WEB / "not-found/404.html").read_text(encoding="utf-8"))
        files["404.html"] = not_found.page(text, WEB, version, policy()).encode()
    if options.address:
        files[link_preview.PICTURE.name] = link_preview.PICTURE.read_bytes()
    if bundles() and not options.quick:
        files[single_file.NAME] = whole_game(parts, options.report)
    files["sw.js"] = (WEB / "offline/worker/stop.js").read_bytes() if options.stops else worker(version, kept)
    return version, files


def earlier(folder: Path, version: str) -> dict[str, bytes]:
    """The files of the version that the folder has already, and of its meanings."""
    last = next((name for name in manifest(folder).get("versions", []) if name != version), None)
    if not last or not (folder / f"v/{last}").is_dir():
        return {}
    places = [folder / f"v/{last}"]
    if (listed := places[0] / "meanings.json").is_file():
        places.append((places[0] / json.loads(listed.read_text(encoding="utf-8"))["folder"]).resolve())
    kept = [file for place in places for file in sorted(place.rglob("*")) if file.is_file() and file.suffix in TYPES]
    return {str(file.resolve().relative_to(folder.resolve())): file.read_bytes() for file in kept}


def write(folder: Path, path: str, content: bytes, quick: bool) -> dict:
    """Writes a file and its compressed forms; returns its entry in the manifest."""
    file = folder / path
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_bytes(content)
    encodings = {}
    for coding, body in compressed(content, quick).items():
        name = f"{path}.{'br' if coding == 'br' else 'gz'}"
        (folder / name).write_bytes(body)
        encodings[coding] = {"file": name, "checksum": checksum(body)}
    return {
        "path": "/" if path == "index.html" else f"/{path}",
        "file": path,
        # The headers of our server forbid the scripts of the one file, so that a browser has to save it.
        "type": "application/octet-stream" if path == single_file.NAME else TYPES[file.suffix],
        "cache": FOREVER if path.startswith(("v/", "meanings/")) else FRESH,
        "etag": etag(content),
        "checksum": checksum(content),
        "encodings": encodings,
    }


def notes_on_tools() -> list[str]:
    """What the page lacks because of what is not installed."""
    notes = [note_on_brotli()]
    if not bundles():
        notes.append(f"esbuild is not installed: {single_file.NAME}, the game in one file, is not written.")
    if not with_qr_codes():
        folders = " or ".join(map(str, library_folders()))
        notes.append(f"{QR_CODE} is not in {folders}: the page shows no QR codes.")
    return [note for note in notes if note]


def main(wasm: Path, folder: Path, options: Options) -> None:
    for note in (notes := notes_on_tools()):
        print(note, file=sys.stderr)
    if options.complete and notes:
        sys.exit("The page would not be complete, so it is not built.")
    reuse(folder)
    version, files = site(wasm, options)
    before = earlier(folder, version)
    shutil.rmtree(folder, ignore_errors=True)
    entries = [write(folder, path, content, options.quick) for path, content in sorted((before | files).items())]
    if options.static:
        for name, text in host_files.files(TYPES).items():
            (folder / name).write_text(text, encoding="utf-8")
    versions = list(dict.fromkeys([version, *(path.split("/")[1] for path in before if path.startswith("v/"))]))
    whole = {"format": 1, "version": version, "versions": versions, "files": entries}
    (folder / "site.json").write_text(json.dumps(whole, indent=1) + "\n", encoding="utf-8")


def report_address(address: str) -> str:
    if not address.startswith(("https:", "mailto:")):
        raise argparse.ArgumentTypeError("the address begins with https: or mailto:")
    return address


def arguments() -> tuple[Path, Path, Options]:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("wasm", type=Path, help="the engine")
    parser.add_argument("folder", type=Path, help="the folder of the page")
    parser.add_argument(
        "--stop-worker", dest="stops", action="store_true", help="remove the service worker from browsers"
    )
    parser.add_argument(
        "--quick",
        action="store_true",
        help=f"to try a change: compress nothing that the folder does not have compressed already, and leave out {single_file.NAME}",
    )
    parser.add_argument(
        "--static",
        action="store_true",
        help="write the content security policy into the page, and 404.html, .htaccess and web.config beside it, for a web host that sends no headers",
    )
    parser.add_argument(
        "--complete", action="store_true", help="build nothing if a tool or library is missing, as for a release"
    )
    parser.add_argument(
        "--report",
        type=report_address,
        metavar="ADDRESS",
        help="where players may send words that the word list lacks: an address that begins with https: or mailto:",
    )
    parser.add_argument(
        "--site",
        dest="address",
        type=link_preview.site,
        metavar="ADDRESS",
        help="the address of the page, for the picture that chats show beside a link; without it they show text only",
    )
    given = vars(parser.parse_args())
    return given.pop("wasm"), given.pop("folder"), Options(**given)


if __name__ == "__main__":
    main(*arguments())
