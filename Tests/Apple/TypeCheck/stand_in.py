"""The stand-in for SwiftUI that the view tests run on. Each of its public names must exist in Apple's SwiftUI."""

import json
import subprocess

from seen import copied
from sources import ROOT

SOURCES = ROOT / "Tests/Views/SwiftUI"
# Members that the standard library requires of enumerations and option sets. Apple may implement them differently.
RAW_VALUE = (".rawValue", ".init(rawValue:)")
SETTINGS = ["ExistentialAny", "InternalImportsByDefault", "MemberImportVisibility"]


def public_names(module, search, graphs):
    """Returns the qualified names of all public declarations in a module, without parameters."""
    graphs.mkdir(parents=True)
    info = json.loads(subprocess.check_output(["swiftc", "-print-target-info"]))
    command = ["swift-symbolgraph-extract", "-module-name", module, "-target", info["target"]["triple"]]
    command += ["-output-dir", graphs, "-minimum-access-level", "public", "-skip-synthesized-members"]
    for folder in search:
        command += ["-I", folder]
    subprocess.run(command, check=True, capture_output=True)
    symbols = [one for path in graphs.glob("*.symbols.json") for one in json.loads(path.read_bytes())["symbols"]]
    names = {".".join(one["pathComponents"]) for one in symbols}
    return sorted({name.split("(")[0] for name in names if not name.endswith(RAW_VALUE)})


def not_apples(compiler, system, made, scratch):
    """Returns public names of the stand-in that Apple's interface lacks, or the stand-in's compiler errors."""
    folder = scratch / f"stand-in-{system}"
    folder.mkdir()
    files = copied([SOURCES], system, ROOT, folder)
    features = [option for name in SETTINGS for option in ("-enable-upcoming-feature", name)]
    options = ["-emit-module", "-wmo", "-swift-version", "6", "-module-name", "SwiftUI", "-package-name", "doubles"]
    search = [folder, made / "common"]
    done = compiler.run(*options, *features, "-I", made / "common", *files, "-o", folder / "SwiftUI.swiftmodule")
    if done.returncode:
        return [f"the stand-in does not compile:\n{done.stdout}"]
    apples = set(json.loads((made / f"names-{system}.json").read_text(encoding="utf-8")))
    return [
        f"{name} is not in Apple's SwiftUI"
        for name in public_names("SwiftUI", search, folder / "graphs")
        if name not in apples
    ]
