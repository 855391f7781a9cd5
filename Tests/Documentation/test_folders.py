"""The folders of each target and of the page are layers: there is no dependency cycle between them."""

import re
import subprocess
from graphlib import CycleError, TopologicalSorter
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
SOURCES, WEB = ROOT / "Sources", ROOT / "Web"
TARGETS = ["WordScramble", "ScrambleClass", "ScrambleKit", "ScrambleTerminal", "ScrambleApp", "ScrambleServer"]
COMMENTS_AND_STRINGS = re.compile(r'//[^\n]*|/\*.*?\*/|"""(?:.*?)"""|"(?:\\.|[^"\\\n])*"', re.DOTALL)
IMPORT_LINE = re.compile(r'^(?:import|export|\} from)\b[^;"]*"(\.[\w./-]+)";$', re.MULTILINE)
TYPE_DECLARATION = re.compile(r"^(?: {2})?(?:\w+ )*(?:struct|class|enum|protocol|actor|typealias) (\w+)", re.MULTILINE)


def swift_code(folder):
    """The code of a folder, without comments and string literals."""
    return "\n".join(
        COMMENTS_AND_STRINGS.sub(" ", file.read_text(encoding="utf-8")) for file in sorted(folder.rglob("*.swift"))
    )


def is_code(path):
    return path.is_dir() and path.suffix != ".docc"


def used_folders(target):
    """The folders of a target, each with the other folders whose types it uses. Files next to them are ignored."""
    sources = {folder.name: swift_code(folder) for folder in sorted((SOURCES / target).iterdir()) if is_code(folder)}
    types = {name: set(TYPE_DECLARATION.findall(text)) for name, text in sources.items()}
    # If two folders define the same name, such as that of a nested type, its uses are ambiguous and do not count.
    unique = {
        name: folder_types - set().union(*(types[other] for other in types if other != name))
        for name, folder_types in types.items()
    }
    words = {name: set(re.findall(r"(?<!\.)\b[A-Z]\w+", text)) for name, text in sources.items()}
    return {name: {other for other in types if other != name and words[name] & unique[other]} for name in types}


def expect_no_cycle(folders):
    """Expects no cycle among folders, given the folders that each one uses."""
    try:
        assert list(TopologicalSorter(folders).static_order())
    except CycleError as error:
        pytest.fail(" → ".join(error.args[1]))


@pytest.mark.parametrize("target", TARGETS)
def test_the_folders_of_a_target_have_no_dependency_cycle(target):
    expect_no_cycle(used_folders(target))


def folders_below(folders, name):
    """The folders that a folder uses, directly or through others."""
    return folders[name].union(*(folders_below(folders, other) for other in folders[name]))


@pytest.mark.thorough
@pytest.mark.parametrize("folder", sorted(used_folders("WordScramble")))
def test_a_folder_of_the_core_compiles_with_only_the_folders_below_it(folder):
    # The compiler also finds uses that name no type, such as that of the member `round.isWithinSizeLimit`.
    names = {folder} | folders_below(used_folders("WordScramble"), folder)
    files = [str(file) for name in sorted(names) for file in sorted((SOURCES / "WordScramble" / name).rglob("*.swift"))]
    command = ["swiftc", "-typecheck", "-swift-version", "6", "-package-name", "core", "-module-name", "WordScramble"]
    result = subprocess.run([*command, *files], capture_output=True, text=True)
    assert result.returncode == 0, result.stderr


def test_the_folders_of_the_page_have_no_dependency_cycle():
    # Scripts that are loaded later do not count, because they are not imported, nor do types, which exist only in
    # comments.
    folders = {
        folder: {
            (file.parent / name).resolve().relative_to(WEB).parts[0]
            for file in folder.rglob("*.js")
            for name in IMPORT_LINE.findall(file.read_text(encoding="utf-8"))
        }
        for folder in sorted(WEB.iterdir())
        if folder.is_dir()
    }
    used = {folder.name: others - {folder.name} for folder, others in folders.items()}
    assert {"engine", "page"} <= used["round"] and not used["engine"]
    expect_no_cycle(used)
