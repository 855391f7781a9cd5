"""Modules that only Apple's systems have: SwiftUI, built from Xcode's interface, and handwritten ones."""

import hashlib
import json
import shutil
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import availability
import interface
import source_preparation
import stand_in

# The folder of the handwritten modules. The view tests also compile most of them.
DOUBLES = Path(__file__).resolve().parents[1] / "Doubles"
SUPPLEMENT = Path(__file__).with_name("Supplement.swift")
COMMON_DOUBLES = ["Accessibility", "AppIntents", "GameController", "ObjectiveC", "UniformTypeIdentifiers", "XCTest"]
SYSTEM_DOUBLES = {"iOS": ["UIKit"], "macOS": ["AppKit", "Cocoa"]}


def build_or_reuse(compiler, source, platforms, work):
    """Returns the folder of the modules, with a subfolder for each system, and the newer declarations.

    The modules are built again only if the interface, the compiler, the platforms or these files have changed.
    """
    lines = interface.read_interfaces(source)
    folder = work / input_hash(compiler, platforms, lines)
    if not (folder / "newer.json").exists():
        shutil.rmtree(folder, ignore_errors=True)
        build_modules(compiler, lines, platforms, folder)
    return folder, json.loads((folder / "newer.json").read_text(encoding="utf-8"))


def input_hash(compiler, platforms, lines):
    """Returns a short hash of the inputs of the modules."""
    inputs = [Path(module.__file__) for module in (availability, interface, source_preparation, stand_in)]
    inputs += [SUPPLEMENT, *sorted(DOUBLES.glob("*.swift"))]
    parts = [
        compiler.version,
        str(sorted(platforms.items())),
        *(path.read_text(encoding="utf-8") for path in inputs),
        *lines,
    ]
    return hashlib.sha256("\n".join(parts).encode()).hexdigest()[:16]


def build_modules(compiler, lines, platforms, folder):
    for name in ("sources", "common", "graphs", *platforms):
        (folder / name).mkdir(parents=True)
    compiler.build_module("AppleStubs", DOUBLES / "AppleStubs.swift", folder / "common")
    with ThreadPoolExecutor(2) as pool:
        list(pool.map(lambda system: build_modules_for(system, compiler, lines, platforms[system], folder), platforms))
    names = availability.newer_than(availability.declarations(folder / "graphs"), platforms)
    shutil.rmtree(folder / "graphs")
    (folder / "newer.json").write_text(json.dumps(names), encoding="utf-8")


def build_modules_for(system, compiler, lines, oldest, folder):
    """Builds the modules of a system with the declarations that its oldest supported version has."""
    supplement = source_preparation.prepared(SUPPLEMENT.read_text(encoding="utf-8"), system)
    dropped_count = interface.build(lines, supplement, folder / "common", folder / system, system, oldest)
    print(f"{system}: SwiftUI made, {dropped_count} of {len(lines)} lines of its interface dropped", flush=True)
    names = stand_in.public_names("SwiftUI", [folder / system, folder / "common"], folder / f"graphs-{system}")
    shutil.rmtree(folder / f"graphs-{system}")
    (folder / f"names-{system}.json").write_text(json.dumps(names), encoding="utf-8")
    for name in [*COMMON_DOUBLES, *SYSTEM_DOUBLES[system]]:
        source = folder / "sources" / f"{name}-{system}.swift"
        source.write_text(
            source_preparation.prepared((DOUBLES / f"{name}.swift").read_text(encoding="utf-8"), system),
            encoding="utf-8",
        )
        compiler.build_module(name, source, folder / system, "-I", folder / "common")
