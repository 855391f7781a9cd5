"""Bundles the scripts and style sheets with esbuild."""

import json
import os
import subprocess
import tempfile
from pathlib import Path

WEB = Path(__file__).resolve().parent
LATER_SCRIPTS = (
    "dialogs/dialog-contents.js",
    "round/trace.js",
    "sound/sounds.js",
    "statistics/statistics-dialog.js",
)
# The style sheet of the page, and those that load on demand.
STYLES = ("style.css", "dialogs/finale.css", "statistics/statistics.css")
ESBUILD_OPTIONS = ("--bundle", "--format=esm", "--target=es2022", "--minify", "--log-level=error")


def esbuild(*arguments: str | Path) -> bytes:
    return subprocess.run(["esbuild", *arguments], cwd=WEB, stdout=subprocess.PIPE, check=True).stdout


def preload() -> bytes:
    return esbuild("preload.js", "--minify", "--target=es5", "--log-level=error")


def build_bundles() -> dict[str, bytes]:
    """The bundles by name, with source maps."""
    with tempfile.TemporaryDirectory() as folder:
        entries, out = Path(folder).resolve() / "entries", Path(folder).resolve() / "out"
        for name in ("main.js", *LATER_SCRIPTS):
            entry = entries / name
            entry.parent.mkdir(parents=True, exist_ok=True)
            entry.write_text(entry_script(name), encoding="utf-8")
        shared = ["--splitting", "--sourcemap=linked", f"--outbase={entries}", f"--metafile={out}/inputs"]
        esbuild(*sorted(entries.rglob("*.js")), *ESBUILD_OPTIONS, *shared, f"--outdir={out}")
        outputs = json.loads((out / "inputs").read_text(encoding="utf-8"))["outputs"]
        esbuild(*STYLES, "--bundle", "--minify", "--log-level=error", "--outbase=.", f"--outdir={out}")
        files = {str(file.relative_to(out)): file.read_bytes() for file in out.rglob("*.*")}
        for name in [name for name in files if name.endswith(".map")]:
            files[name] = with_source_paths(files[name], (out / name).parent, WEB / name)
    chunks = {
        Path(name).name: list(output["inputs"])
        for name, output in outputs.items()
        if name.endswith(".js") and "entryPoint" not in output
    }
    return with_stable_names(files, chunks)


def with_stable_names(files: dict[str, bytes], chunks: dict[str, list[str]]) -> dict[str, bytes]:
    """The files with stable names. The chunk that main.js only imports becomes main.js itself."""
    for number, (chunk, inputs) in enumerate(sorted(chunks.items(), key=lambda one: one[1])):
        name = "main.js" if "main.js" in inputs else f"shared-{number}.js"
        files = {path: content.replace(chunk.encode(), name.encode()) for path, content in files.items()}
        files |= {f"{name}{extension}": files.pop(f"{chunk}{extension}") for extension in ("", ".map")}
    # With this comment, Chromium compiles a script while it arrives. Nearly all of main.js runs before the first word.
    files["main.js"] = b"//# allFunctionsCalledOnLoad\n" + files["main.js"]
    source_map = json.loads(files["main.js.map"])
    files["main.js.map"] = json.dumps(source_map | {"mappings": ";" + source_map["mappings"]}).encode()
    return files


def entry_script(name: str) -> str:
    """A script whose imports make up a bundle.

    Every entry imports main.js, so its modules form one chunk that all others share.
    """
    return f"import {json_string(WEB / 'main.js')};\nexport * from {json_string(WEB / name)};\n"


def json_string(file: Path) -> str:
    return json.dumps(str(file))


def with_source_paths(content: bytes, folder: Path, name: Path) -> bytes:
    """A source map with paths as if the sources were beside the bundles."""
    source_map = json.loads(content)
    paths = [(folder / source).resolve() for source in source_map["sources"]]
    source_map["sources"] = [os.path.relpath(path, name.parent) if WEB in path.parents else path.name for path in paths]
    return json.dumps(source_map).encode()


def whole_script() -> str:
    """All modules of the page as one script, including those that the page otherwise loads later."""
    return esbuild("main.js", "--inject:./single-file.js", *ESBUILD_OPTIONS, "--charset=utf8").decode()
