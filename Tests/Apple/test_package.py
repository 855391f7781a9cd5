"""All compilers and systems that the manifest allows can build and run the targets of the app's scheme."""

import re
import xml.etree.ElementTree as XML

from conditions import compiled_lines
from package import folder, manifest, targets, version, with_dependencies
from sources import APPLE_FOLDER, ROOT, assert_none, code, relative_path

PROJECT_TEXT = (APPLE_FOLDER / "WordScramble.xcodeproj/project.pbxproj").read_text(encoding="utf-8")
SCHEME_PATH = APPLE_FOLDER / "WordScramble.xcodeproj/xcshareddata/xcschemes/WordScrambleApp.xcscheme"
# The first version of Swift that has each group of warnings. An unknown group is an error.
WARNING_GROUP_VERSIONS = {"EmbeddedRestrictions": (6, 3)}
# APIs and the systems without them. An exit test starts a process, and Synchronization requires macOS 15 or iOS 18.
MISSING_APIS = {"processExitsWith": "iOS", "import Synchronization": "macOS or iOS"}


def scheme_targets():
    """Returns the test targets of the package that the scheme runs, and all their dependencies."""
    references = XML.parse(SCHEME_PATH).getroot().iter("BuildableReference")
    tests = {one.get("BlueprintName") for one in references if one.get("ReferencedContainer") == "container:.."}
    return set().union(*map(with_dependencies, tests))


def sources_of(names):
    return sorted(path for one in names for path in folder(targets()[one]).rglob("*.swift"))


def test_no_source_uses_an_api_that_a_system_lacks():
    assert_none(
        f"{relative_path(path)}: {missing} is compiled for {system}"
        for path in sources_of(scheme_targets())
        for missing, systems in MISSING_APIS.items()
        for system in systems.split(" or ")
        if missing in compiled_lines(code(path), system)
    )


def test_compilation_conditions_are_evaluated():
    for text, is_compiled in [
        ("a", True),
        ("#if !os(iOS)\na\n#endif", False),
        ("#if os(iOS)\na\n#endif", True),
        ("#if DEBUG\na\n#endif", True),
        ("#if os(iOS)\nb\n#else\na\n#endif", False),
        ("#if os(macOS) || os(Linux)\na\n#endif", False),
        ("#if !os(iOS)\n#if DEBUG\na\n#endif\n#endif", False),
        ("#if os(Linux)\nb\n#elseif os(iOS)\na\n#endif", True),
    ]:
        assert ("a" in compiled_lines(text, "iOS")) == is_compiled, text


def test_the_manifest_requires_a_swift_version_that_knows_its_groups_of_warnings():
    tools_version = version(manifest()["toolsVersion"]["_version"])
    settings = [setting for target in targets().values() for setting in target["settings"]]
    groups = {one["kind"]["treatWarning"]["_0"] for one in settings if "treatWarning" in one["kind"]}
    assert groups <= set(WARNING_GROUP_VERSIONS), "say since when Swift knows it"
    assert all(tools_version >= WARNING_GROUP_VERSIONS[group] for group in groups)


def test_warnings_are_errors_only_on_linux():
    for target in targets().values():
        for setting in target["settings"]:
            if {"treatAllWarnings", "treatWarning"} & setting["kind"].keys():
                assert setting["condition"]["platformNames"] == ["linux"], target["name"]


def test_xcode_copies_the_files_of_the_game_unchanged():
    resources = targets()["ScrambleKit"]["resources"]
    assert {one["path"] for one in resources} == {
        "Resources/english.glosses",
        "Resources/english.lex",
        "Resources/english.sensitive",
        "Resources/start.txt",
        "Resources/Localizable.xcstrings",
    }
    assert all("copy" in one["rule"] for one in resources)


def test_the_version_of_xcode_is_the_same_everywhere():
    assert set(re.findall(r"Last\w+(?:Check|Version) ?= ?\"?(\d+)", PROJECT_TEXT + SCHEME_PATH.read_text())) == {"2640"}
    for page in [ROOT / "README.md", ROOT / "CHANGELOG.md", ROOT / "Documentation/Decisions/0011-the-app.md"]:
        assert set(re.findall(r"Xcode\s(\d\d[\d.]*\d)", page.read_text(encoding="utf-8"))) == {"26.4"}, page
