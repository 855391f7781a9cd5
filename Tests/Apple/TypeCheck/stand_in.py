"""The stand-in for SwiftUI that the view tests run on. Each of its public names must exist in Apple's SwiftUI."""

import json
import subprocess

from source_preparation import copy_prepared
from sources import ROOT

STAND_IN_FOLDER = ROOT / "Tests/Views/SwiftUI"
# Members that the standard library requires of enumerations and option sets. Apple may implement them differently.
RAW_VALUE_MEMBERS = (".rawValue", ".init(rawValue:)")
UPCOMING_FEATURES = ["ExistentialAny", "InternalImportsByDefault", "MemberImportVisibility"]


def public_names(module, search_folders, graph_folder):
    """Returns the qualified names of all public declarations in a module, without parameters."""
    graph_folder.mkdir(parents=True)
    info = json.loads(subprocess.check_output(["swiftc", "-print-target-info"]))
    command = ["swift-symbolgraph-extract", "-module-name", module, "-target", info["target"]["triple"]]
    command += ["-output-dir", graph_folder, "-minimum-access-level", "public", "-skip-synthesized-members"]
    for folder in search_folders:
        command += ["-I", folder]
    subprocess.run(command, check=True, capture_output=True)
    symbols = [one for path in graph_folder.glob("*.symbols.json") for one in json.loads(path.read_bytes())["symbols"]]
    names = {".".join(one["pathComponents"]) for one in symbols}
    return sorted({name.split("(")[0] for name in names if not name.endswith(RAW_VALUE_MEMBERS)})


def find_faults(compiler, system, module_folder, scratch):
    """Returns public names of the stand-in that Apple's interface lacks, or the stand-in's compiler errors."""
    folder = scratch / f"stand-in-{system}"
    folder.mkdir()
    files = copy_prepared([STAND_IN_FOLDER], system, ROOT, folder)
    features = [option for name in UPCOMING_FEATURES for option in ("-enable-upcoming-feature", name)]
    options = ["-emit-module", "-wmo", "-swift-version", "6", "-module-name", "SwiftUI", "-package-name", "doubles"]
    search_folders = [folder, module_folder / "common"]
    process = compiler.run(
        *options, *features, "-I", module_folder / "common", *files, "-o", folder / "SwiftUI.swiftmodule"
    )
    if process.returncode:
        return [f"the stand-in does not compile:\n{process.stdout}"]
    apple_names = set(json.loads((module_folder / f"names-{system}.json").read_text(encoding="utf-8")))
    return [
        f"{name} is not in Apple's SwiftUI"
        for name in public_names("SwiftUI", search_folders, folder / "graphs")
        if name not in apple_names
    ]
