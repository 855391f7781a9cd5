#!/usr/bin/env python3
"""Builds the page into a folder: its files, the engine, the words and the texts as JSON.

The files of a version are in v/DIGEST, so that versions never mix. The meanings of words are in meanings/DIGEST.
"""

import argparse
import base64
import functools
import hashlib
import html
import json
import re
import shutil
from pathlib import Path

import bundles
import meanings
import page_keys
import single_file
from compression import compressed, compressed_forms
from markup import fill_placeholders, policy_tag, replace_once

ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "Web"
RESOURCES = ROOT / "Sources/ScrambleKit/Resources"


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
    files = bundles.build_bundles()
    files |= {"preload.js": bundles.preload(), "icon.svg": (WEB / "icon.svg").read_bytes()}
    files["scramble.wasm"] = wasm.read_bytes()
    files["english.lex"] = (RESOURCES / "english.lex").read_bytes()
    files |= text_files()
    files["meanings.json"] = list_of_meanings
    files["NOTICE.txt"] = (ROOT / "NOTICE").read_bytes()
    return dict(sorted(files.items()))


def text_files() -> dict[str, bytes]:
    """The texts that the page requests, by language."""
    inserted_keys = page_keys.only_inserted_keys()
    return {
        f"strings/{language}.json": as_json({key: texts[key] for key in texts.keys() - inserted_keys})
        for language, texts in strings().items()
    }


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


def languages() -> str:
    """The attribute with which preload.js knows the languages."""
    return f'data-languages="{" ".join(strings())}"'


def icons() -> str:
    return (WEB / "icons.svg").read_text(encoding="utf-8").strip()


def index(names: dict[str, bytes], version: str) -> bytes:
    """The page, with its version's folder before each file name."""
    text = with_texts((WEB / "index.html").read_text(encoding="utf-8"))
    text = replace_once(text, '<script src="preload.js">', f'<script src="preload.js" {languages()}>')
    text = fill_placeholders(text, {"policy": policy_tag(policy()), "icons.svg": icons()})
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
        preload_attributes=languages(),
        module=bundles.whole_script(),
        style=b"".join(files[name] for name in bundles.STYLES).decode(),
        icon=files["icon.svg"],
        notice=files["NOTICE.txt"].decode(),
        policy=policy(),
        icons=icons(),
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


def site_files(wasm: Path) -> dict[str, bytes]:
    """The files of the page by path."""
    list_of_meanings, shards = meanings.files((RESOURCES / "english.glosses").read_text(encoding="utf-8"))
    version_files = assets(wasm, list_of_meanings)
    sources = {
        name: (WEB / name).read_bytes() for name in ("index.html", "offline/worker/sw.js", "manifest.webmanifest")
    }
    version = digest({**version_files, **sources})
    files = {f"v/{version}/{name}": content for name, content in version_files.items()} | unversioned_files()
    files["index.html"] = index(version_files, version)
    cached_files = {
        "./" if path == "index.html" else path: content
        for path, content in files.items()
        if "shot" not in path and not path.endswith(".map")
    }
    files |= shards
    files[single_file.FILE_NAME] = whole_game(version_files)
    files["sw.js"] = service_worker(version, cached_files)
    return files


def write(folder: Path, path: str, content: bytes, forms: dict[str, bytes]) -> None:
    """Writes a file after its compressed forms, which the next build reuses."""
    file = folder / path
    file.parent.mkdir(parents=True, exist_ok=True)
    for extension, body in forms.items():
        Path(f"{file}{extension}").write_bytes(body)
    file.write_bytes(content)


def main(wasm: Path, folder: Path, previous_folder: Path | None = None) -> None:
    """Builds the page. The compressed files of a previous build are reused, by default those in the same folder."""
    previous = compressed_forms(previous_folder or folder)
    files = site_files(wasm)
    shutil.rmtree(folder, ignore_errors=True)
    for path, content in files.items():
        write(folder, path, content, compressed(content, previous))


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("wasm", type=Path, help="the engine")
    parser.add_argument("folder", type=Path, help="the folder of the page")
    arguments = parser.parse_args()
    main(arguments.wasm, arguments.folder)
