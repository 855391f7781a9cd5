#!/usr/bin/env python3
"""Builds the documentation of the core and the kit as a static site: `make docs`.

The site is made from the catalogs and comments. Any warning is an error.
"""

from __future__ import annotations

import argparse
import shutil
import subprocess
import tempfile
from pathlib import Path

from symbol_graphs import IS_MAC, extract

ROOT = Path(__file__).resolve().parent.parent
# The modules with a documentation catalog. The pages of a module link only to pages of the modules before it.
DOCUMENTED = ["ScrambleCore", "ScrambleKit"]


def catalog(module):
    return ROOT / f"Sources/{module}/{module}.docc"


def docc():
    """The command of the documentation compiler: that of Xcode on a Mac, otherwise the one next to the Swift compiler.

    None if there is no Swift compiler, or if its toolchain has no documentation compiler.
    """
    if IS_MAC:
        return ["xcrun", "docc"]
    compiler = shutil.which("swiftc")
    tool = Path(compiler).resolve().with_name("docc") if compiler else None
    return [tool] if tool and tool.exists() else None


def convert(catalog: Path, graphs: Path, archive: Path, dependencies, hosting):
    """Converts a catalog with the symbol graphs of its module; a warning is an error."""
    options = ["--additional-symbol-graph-dir", graphs, "--output-path", archive, "--warnings-as-errors"]
    options += ["--fallback-bundle-identifier", catalog.stem, "--fallback-default-module-kind", "Library"]
    # Lets the pages of the kit link to those of the core.
    options += ["--enable-experimental-external-link-support"]
    options += [option for dependency in dependencies for option in ("--dependency", dependency)]
    return run("convert", catalog, *options, *hosting)


def run(*arguments):
    command = [*docc(), *arguments]
    return subprocess.run([*map(str, command)], stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)


def site(built: Path, folder: Path, base=None):
    """Converts both catalogs into one site. It has an HTML file for each page, so that any host can serve it."""
    hosting = ["--transform-for-static-hosting", *(["--hosting-base-path", base] if base else [])]
    made = []
    for module in DOCUMENTED:
        graphs = folder / "graphs" / module
        extract(module, built, graphs)
        archive = folder / f"{module}.doccarchive"
        expect(convert(catalog(module), graphs, archive, made, hosting))
        made.append(archive)
    expect(run("merge", *made, "--synthesized-landing-page-name", "Word Scramble", "--output-path", folder / "site"))
    return folder / "site"


def expect(run):
    if run.returncode:
        raise SystemExit(run.stdout)


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("built", type=Path, help="the folder of the debug build")
    parser.add_argument("site", type=Path, help="the folder of the site, which is replaced")
    parser.add_argument("--base", help="the path of the site on its host, such as word-scramble")
    arguments = parser.parse_args()
    if not docc():
        raise SystemExit("docc is missing: https://www.swift.org/install")
    with tempfile.TemporaryDirectory() as folder:
        made = site(arguments.built, Path(folder), arguments.base)
        shutil.rmtree(arguments.site, ignore_errors=True)
        shutil.move(made, arguments.site)
    path = "http://localhost:8000/documentation/"
    print(f"The documentation is in {arguments.site}. `python3 -m http.server -d {arguments.site}` shows it at {path}")


if __name__ == "__main__":
    main()
