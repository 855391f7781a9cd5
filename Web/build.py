#!/usr/bin/env python3
"""Builds the page into a folder: its files, the engine, the words, the texts as JSON, and a list of them, site.json.

The files of a version are in v/DIGEST, so that versions never mix. The meanings of words are in meanings/DIGEST. A
version that is already in the folder stays for the tabs that still show it; older ones are deleted.
"""

import argparse
import base64
import functools
import hashlib
import html
import json
import re
import shutil
import sys
from dataclasses import dataclass
from pathlib import Path

import bundles
import host_files
import link_preview
import meanings
import not_found
import page_keys
import single_file
from compression import compressed, digest_of, manifest, note_on_brotli, reuse_compressed
from markup import fill_placeholders, policy_tag, replace_once

ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "Web"
RESOURCES = ROOT / "Sources/ScrambleKit/Resources"
MEDIA_TYPES = {
    ".html": "text/html; charset=utf-8",
    ".css": "text/css; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".json": "application/json",
    ".lex": "application/octet-stream",
    ".map": "application/json",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".tsv": "text/tab-separated-values; charset=utf-8",
    ".txt": "text/plain; charset=utf-8",
    ".wasm": "application/wasm",
    ".webmanifest": "application/manifest+json",
}


@dataclass(frozen=True)
class Options:
    """The options of a build; the command's help describes them."""

    stops_worker: bool = False
    static: bool = False
    complete: bool = False
    quick: bool = False
    address: str | None = None


def strings() -> dict[str, dict]:
    """The page's texts by language and key. A text with plurals is a dictionary of forms by category.

    The source language comes first.
    """
    return texts_of((RESOURCES / "Localizable.xcstrings").read_text(encoding="utf-8"))


@functools.cache
def texts_of(content: str) -> dict[str, dict]:
    catalog = json.loads(content)
    texts: dict[str, dict] = {}
    for key in sorted(page_keys.used_keys(catalog["strings"])):
        localizations = catalog["strings"][key]["localizations"]
        for language in sorted(localizations, key=lambda name: (name != catalog["sourceLanguage"], name)):
            texts.setdefault(language, {})[key] = text_value(localizations[language])
    return texts


def text_value(text: dict):
    if "stringUnit" in text:
        return text["stringUnit"]["value"]
    return {category: unit["stringUnit"]["value"] for category, unit in text["variations"]["plural"].items()}


def assets(wasm: Path, list_of_meanings: bytes) -> dict[str, bytes]:
    """The files of a version in v/, by name."""
    files, first_scripts = bundles.build_bundles() if bundles.has_esbuild() else (bundles.sources(), None)
    files |= {"preload.js": bundles.preload(), "icon.svg": (WEB / "icon.svg").read_bytes()}
    files |= {f"starters/{file.name}": file.read_bytes() for file in sorted((WEB / "starters").glob("*.lex"))}
    files["scramble.wasm"] = wasm.read_bytes()
    files["english.lex"] = (RESOURCES / "english.lex").read_bytes()
    files |= text_files(first_scripts)
    files["meanings.json"] = list_of_meanings
    files["NOTICE.txt"] = (ROOT / "NOTICE").read_bytes()
    return dict(sorted(files.items()))


def text_files(first_scripts: list[str] | None) -> dict[str, bytes]:
    """The page's texts by language: those that the first word waits for, and those of the dialogs.

    Without bundles, the first word waits for the texts of all scripts.
    """
    scripts = None if first_scripts is None else [WEB / name for name in first_scripts]
    files = {}
    for language, texts in strings().items():
        requested = texts.keys() - page_keys.only_inserted_keys()
        first = requested & page_keys.matching_keys(texts, page_keys.first_requested_keys(scripts))
        files[f"strings/{language}.json"] = as_json({key: texts[key] for key in first})
        files[f"strings/{language}-later.json"] = as_json({key: texts[key] for key in requested - first})
    return files


def as_json(texts: dict) -> bytes:
    return json.dumps(texts, ensure_ascii=False, sort_keys=True, separators=(",", ":")).encode()


def digest(files: dict[str, bytes]) -> str:
    hasher = hashlib.sha256()
    for name, content in files.items():
        hasher.update(f"{name}\0{len(content)}\0".encode() + content)
    return hasher.hexdigest()[:12]


def policy() -> str:
    """The content security policy of the page."""
    return "; ".join((WEB / "security-policy.txt").read_text(encoding="utf-8").splitlines())


def with_texts(page: str) -> str:
    """Replaces the placeholders for messages that appear if no module runs.

    The messages are in the page itself, in all languages.
    """
    texts = strings()
    return re.sub(
        r"\{([a-z]\w*(?:\.\w+)+)\}",
        lambda match: " ".join(
            f'<span lang="{language}">{html.escape(texts[language][match[1]])}</span>' for language in texts
        ),
        page,
    )


def icons() -> str:
    return (WEB / "icons.svg").read_text(encoding="utf-8").strip()


def index(names: dict[str, bytes], version: str, options: Options) -> bytes:
    """The page, with its version's folder before each file name."""
    # With these links the browser requests everything at once, in the order of need.
    links = [f'<link rel="modulepreload" href="{name}">' for name in names if bundles.is_first_script(name)]
    links.append('<link rel="preload" as="fetch" crossorigin href="scramble.wasm">')
    months = [name.removeprefix("starters/").removesuffix(".lex") for name in names if name.startswith("starters/")]
    data = f'data-languages="{" ".join(strings())}"' + (f' data-months="{months[0]} {months[-1]}"' if months else "")
    text = with_texts((WEB / "index.html").read_text(encoding="utf-8"))
    contents = {
        "policy": policy_tag(policy()),
        "preview": link_preview.preview_tags(options.address) if options.address else "",
        "first-files": "\n".join(links),
        "icons.svg": icons(),
        "data": "",
    }
    text = fill_placeholders(
        replace_once(text, '<script src="preload.js">', f'<script src="preload.js" {data}>'), contents
    )
    text = re.sub(
        r'(href|src)="([\w./-]+)',
        lambda match: f'{match[1]}="v/{version}/{match[2]}' if match[2] in names else match[0],
        text,
    )
    # HTML treats a line break with indentation as a space. Comments are only for readers of the source.
    return re.sub(r"\n\s+", "\n", re.sub(r"<!--.*?-->", "", text)).encode()


def whole_game(files: dict[str, bytes]) -> bytes:
    """The whole game in one file, made from the files of the version."""
    text = (WEB / "index.html").read_text(encoding="utf-8")
    for key in ("{loading.noJavaScript}", "{loading.noScript}"):
        text = replace_once(text, key, single_file.NO_SCRIPTS_TEXT)
    loaded = {name: files[name] for name in files if name.startswith(("english.lex", "scramble.wasm", "strings/"))}
    return single_file.page(
        with_texts(text),
        preload=files["preload.js"].decode(),
        preload_attributes=f'data-languages="{" ".join(strings())}"',
        module=bundles.whole_script(),
        style=b"".join(files[name] for name in bundles.STYLES).decode(),
        icon=files["icon.svg"],
        notice=files["NOTICE.txt"].decode(),
        policy=policy(),
        contents={"preview": "", "icons.svg": icons()},
        data=loaded | meanings.single_file((RESOURCES / "english.glosses").read_text(encoding="utf-8")),
    ).encode()


def service_worker(version: str, files: dict[str, bytes]) -> bytes:
    """The service worker with the version and the digests of its files."""
    text = (WEB / "offline/worker/sw.js").read_text(encoding="utf-8")
    integrities = {
        path: "sha256-" + base64.b64encode(hashlib.sha256(content).digest()).decode() for path, content in files.items()
    }
    file_list = json.dumps(integrities, indent=2)
    text = replace_once(text, '"VERSION"', f'"{version}"')
    return replace_once(text, "const files = {};", f"const files = {file_list};").encode()


def unversioned_files() -> dict[str, bytes]:
    """The files that have the same address in all versions."""
    files = {f"icons/{file.name}": file.read_bytes() for file in sorted((WEB / "icons").glob("*.png"))}
    return {**files, "manifest.webmanifest": (WEB / "manifest.webmanifest").read_bytes()}


def build_site(wasm: Path, options: Options) -> tuple[str, dict[str, bytes]]:
    """The version, and its files by path."""
    list_of_meanings, shards = meanings.files((RESOURCES / "english.glosses").read_text(encoding="utf-8"))
    version_files = assets(wasm, list_of_meanings)
    sources = {
        name: (WEB / name).read_bytes() for name in ("index.html", "offline/worker/sw.js", "manifest.webmanifest")
    }
    version = digest({**version_files, **sources})
    files = {f"v/{version}/{name}": content for name, content in version_files.items()} | unversioned_files()
    files["index.html"] = index(version_files, version, options)
    cached_files = {
        "./" if path == "index.html" else path: content
        for path, content in files.items()
        if "shot" not in path and "/starters/" not in path and not path.endswith(".map")
    }
    files |= shards
    if options.static:
        text = with_texts((WEB / "not-found/404.html").read_text(encoding="utf-8"))
        files["404.html"] = not_found.page(text, WEB, version, policy()).encode()
    if options.address:
        files[link_preview.PICTURE_FILE.name] = link_preview.PICTURE_FILE.read_bytes()
    if bundles.has_esbuild() and not options.quick:
        files[single_file.FILE_NAME] = whole_game(version_files)
    files["sw.js"] = (
        (WEB / "offline/worker/stop.js").read_bytes() if options.stops_worker else service_worker(version, cached_files)
    )
    return version, files


def previous_files(folder: Path, version: str) -> dict[str, bytes]:
    """The files of the latest other version that is in the folder, and of its meanings."""
    previous_version = next((name for name in manifest(folder).get("versions", []) if name != version), None)
    if not previous_version or not (folder / f"v/{previous_version}").is_dir():
        return {}
    places = [folder / f"v/{previous_version}"]
    if (meanings_list := places[0] / "meanings.json").is_file():
        places.append((places[0] / json.loads(meanings_list.read_text(encoding="utf-8"))["folder"]).resolve())
    page_files = [
        file for place in places for file in sorted(place.rglob("*")) if file.is_file() and file.suffix in MEDIA_TYPES
    ]
    return {str(file.resolve().relative_to(folder.resolve())): file.read_bytes() for file in page_files}


def write(folder: Path, path: str, content: bytes, quick: bool) -> dict:
    """Writes a file and its compressed forms; returns its entry in site.json."""
    file = folder / path
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_bytes(content)
    encodings = {}
    for coding, body in compressed(content, quick).items():
        name = f"{path}.{'br' if coding == 'br' else 'gz'}"
        (folder / name).write_bytes(body)
        encodings[coding] = {"file": name, "digest": digest_of(body)}
    return {
        "path": "/" if path == "index.html" else f"/{path}",
        "file": path,
        "digest": digest_of(content),
        "encodings": encodings,
    }


def missing_tool_notes() -> list[str]:
    notes = [note_on_brotli()]
    if not bundles.has_esbuild():
        notes.append(f"esbuild is not installed: {single_file.FILE_NAME}, the game in one file, is not written.")
    return [note for note in notes if note]


def main(wasm: Path, folder: Path, options: Options) -> None:
    for note in (notes := missing_tool_notes()):
        print(note, file=sys.stderr)
    if options.complete and notes:
        sys.exit("The page would not be complete, so it is not built.")
    reuse_compressed(folder)
    version, files = build_site(wasm, options)
    previous = previous_files(folder, version)
    shutil.rmtree(folder, ignore_errors=True)
    entries = [write(folder, path, content, options.quick) for path, content in sorted((previous | files).items())]
    if options.static:
        for name, text in host_files.files(MEDIA_TYPES).items():
            (folder / name).write_text(text, encoding="utf-8")
    versions = list(dict.fromkeys([version, *(path.split("/")[1] for path in previous if path.startswith("v/"))]))
    manifest_content = {"format": 1, "version": version, "versions": versions, "files": entries}
    (folder / "site.json").write_text(json.dumps(manifest_content, indent=1) + "\n", encoding="utf-8")


def arguments() -> tuple[Path, Path, Options]:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("wasm", type=Path, help="the engine")
    parser.add_argument("folder", type=Path, help="the folder of the page")
    parser.add_argument(
        "--stop-worker", dest="stops_worker", action="store_true", help="remove the service worker from browsers"
    )
    parser.add_argument(
        "--quick",
        action="store_true",
        help=f"to try a change: compress nothing that the folder does not have compressed already, and leave out {single_file.FILE_NAME}",
    )
    parser.add_argument(
        "--static",
        action="store_true",
        help="add 404.html, .htaccess and web.config for a web host",
    )
    parser.add_argument("--complete", action="store_true", help="build nothing if a tool is missing")
    parser.add_argument(
        "--site",
        dest="address",
        type=link_preview.site_address,
        metavar="ADDRESS",
        help="the address of the page, for the picture that chats show beside a link; without it they show text only",
    )
    options = vars(parser.parse_args())
    return options.pop("wasm"), options.pop("folder"), Options(**options)


if __name__ == "__main__":
    main(*arguments())
