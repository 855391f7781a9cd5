#!/usr/bin/env python3
"""Puts the page together in a folder: its files, the engine, the words, the wording as JSON, and the manifest a server goes by.

usage: build.py [--stop-worker] WASM FOLDER

What makes up a version lies under v/ and the digest of it all, so that versions never mix. A folder that holds a version already keeps it
beside the new one, for the tabs that still show it; elder ones go. With --stop-worker the page is served without being kept for offline.
"""

import base64
import gzip
import hashlib
import html
import json
import re
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "Web"
RESOURCES = ROOT / "Sources/ScrambleKit/Resources"
TYPES = {
    ".html": "text/html; charset=utf-8",
    ".css": "text/css; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".json": "application/json",
    ".lex": "application/octet-stream",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".txt": "text/plain; charset=utf-8",
    ".wasm": "application/wasm",
    ".webmanifest": "application/manifest+json",
}
FRESH, FOREVER = "no-cache", "public, max-age=31536000, immutable"


def strings() -> dict[str, dict]:
    """The texts of the String Catalog by language and key; one with a plural becomes {one, other}."""
    catalog = json.loads((RESOURCES / "Localizable.xcstrings").read_text(encoding="utf-8"))
    texts: dict[str, dict] = {}
    for key, entry in catalog["strings"].items():
        for language, text in entry["localizations"].items():
            texts.setdefault(language, {})[key] = value(text)
    return texts


def value(text: dict):
    if "stringUnit" in text:
        return text["stringUnit"]["value"]
    plural = {number: unit["stringUnit"]["value"] for number, unit in text["variations"]["plural"].items()}
    return {"one": plural.get("one", plural["other"]), "other": plural["other"]}


def assets(wasm: Path) -> dict[str, bytes]:
    """Everything of a version but what stands beside v/, by name."""
    files = {file.name: file.read_bytes() for kind in ("css", "js", "svg") for file in WEB.glob(f"*.{kind}")}
    files["scramble.wasm"] = wasm.read_bytes()
    files["english.lex"] = (RESOURCES / "english.lex").read_bytes()
    files["strings.json"] = json.dumps(strings(), ensure_ascii=False, sort_keys=True, separators=(",", ":")).encode()
    files["NOTICE.txt"] = (ROOT / "NOTICE").read_bytes()
    return dict(sorted(files.items()))


def digest(files: dict[str, bytes]) -> str:
    whole = hashlib.sha256()
    for name, content in files.items():
        whole.update(f"{name}\0{len(content)}\0".encode() + content)
    return whole.hexdigest()[:12]


def index(names: dict[str, bytes], version: str) -> bytes:
    """The page itself, in which every file of the version is named with its folder."""
    text = (WEB / "index.html").read_text(encoding="utf-8")
    # Everything is asked for at once, in the order in which it is needed; a browser alone would find it file by file.
    modules = [f'<link rel="modulepreload" href="{name}">' for name in names if name.endswith(".js") and name != "early.js"]
    data = [f'<link rel="preload" as="fetch" crossorigin href="{name}">' for name in ("strings.json", "scramble.wasm", "english.lex")]
    # What has to be said where no module runs stands in the page itself, in all languages.
    texts = strings()
    text = re.sub(r"\{([\w.]+)\}", lambda at: " ".join(
        f'<span lang="{language}">{html.escape(texts[language][at[1]])}</span>' for language in texts), text)
    text = text.replace("  </head>", "\n".join(f"    {link}" for link in modules + data) + "\n  </head>")
    return re.sub(r'(href|src)="([\w.-]+)', lambda at: f'{at[1]}="v/{version}/{at[2]}' if at[2] in names else at[0], text).encode()


def worker(version: str, files: dict[str, bytes]) -> bytes:
    """The service worker, which knows its version and what its files are."""
    text = (WEB / "worker/sw.js").read_text(encoding="utf-8")
    whole = {path: "sha256-" + base64.b64encode(hashlib.sha256(content).digest()).decode() for path, content in files.items()}
    listed = json.dumps(whole, indent=2)
    return text.replace('"VERSION"', f'"{version}"').replace("const files = {};", f"const files = {listed};").encode()


def beside() -> dict[str, bytes]:
    """What has one address in all versions: what a device shows before the page is open."""
    files = {f"icons/{file.name}": file.read_bytes() for file in sorted((WEB / "icons").glob("*.png"))}
    return {**files, "manifest.webmanifest": (WEB / "manifest.webmanifest").read_bytes()}


def site(wasm: Path, stops: bool) -> tuple[str, dict[str, bytes]]:
    """The version and its files by their paths."""
    parts = assets(wasm)
    sources = {name: (WEB / name).read_bytes() for name in ("index.html", "worker/sw.js", "manifest.webmanifest")}
    version = digest({**parts, **sources})
    files = {f"v/{version}/{name}": content for name, content in parts.items()} | beside()
    files["index.html"] = index(parts, version)
    kept = {"./" if path == "index.html" else path: content for path, content in files.items() if "shot" not in path}
    files["sw.js"] = (WEB / "worker/stop.js").read_bytes() if stops else worker(version, kept)
    return version, files


def earlier(folder: Path, version: str) -> dict[str, bytes]:
    """The files of the version that the folder holds already."""
    try:
        before = json.loads((folder / "site.json").read_text(encoding="utf-8"))["versions"]
    except (OSError, ValueError, KeyError):
        return {}
    last = next((name for name in before if name != version), None)
    kept = sorted((folder / f"v/{last}").iterdir()) if last and (folder / f"v/{last}").is_dir() else []
    return {f"v/{last}/{file.name}": file.read_bytes() for file in kept if file.suffix in TYPES}


def packed(content: bytes) -> dict[str, bytes]:
    """The content as browsers like it, where it is smaller so; brotli where the machine has it."""
    ways = {"gzip": gzip.compress(content, 9, mtime=0)}
    if shutil.which("brotli"):
        ways["br"] = subprocess.run(["brotli", "--stdout", "--best", "-"], input=content, stdout=subprocess.PIPE, check=True).stdout
    return {way: smaller for way, smaller in ways.items() if len(smaller) < 0.95 * len(content)}


def write(folder: Path, path: str, content: bytes) -> dict:
    """Writes a file and what it is packed into; returns its entry in the manifest."""
    file = folder / path
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_bytes(content)
    encodings = {}
    for way, smaller in packed(content).items():
        name = f"{path}.{'br' if way == 'br' else 'gz'}"
        (folder / name).write_bytes(smaller)
        encodings[way] = {"file": name, "sha256": hashlib.sha256(smaller).hexdigest()}
    whole = hashlib.sha256(content).hexdigest()
    return {
        "path": "/" if path == "index.html" else f"/{path}", "file": path, "type": TYPES[file.suffix],
        "cache": FOREVER if path.startswith("v/") else FRESH, "etag": f'"{whole[:22]}"', "sha256": whole, "encodings": encodings,
    }


def main(wasm: Path, folder: Path, stops: bool) -> None:
    version, files = site(wasm, stops)
    before = earlier(folder, version)
    shutil.rmtree(folder, ignore_errors=True)
    entries = [write(folder, path, content) for path, content in sorted((before | files).items())]
    versions = list(dict.fromkeys([version, *(path.split("/")[1] for path in before)]))
    manifest = {"format": 1, "version": version, "versions": versions, "files": entries}
    (folder / "site.json").write_text(json.dumps(manifest, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    arguments = [argument for argument in sys.argv[1:] if argument != "--stop-worker"]
    if len(arguments) != 2:
        sys.exit(__doc__)
    main(Path(arguments[0]), Path(arguments[1]), "--stop-worker" in sys.argv)
