"""The traits of the package: code that needs one is inside #if, and all builds with traits use the manifest's names."""

import json
import re
import shutil
import subprocess
from pathlib import Path

import pytest
import workflows
from test_example_programs import WITHOUT_DEBUG_INFO

ROOT = Path(__file__).resolve().parents[2]
MANIFEST, MAKEFILE = [(ROOT / name).read_text(encoding="utf-8") for name in ("Package.swift", "Makefile")]
TRAITS = re.findall(r'\.trait\(name: "(\w+)"', MANIFEST)
# The files that a plain build needs. The package manager writes next to them.
PACKAGE_PATHS = ["Benchmarks", "Package.swift", "Plugins", "Sources", "Tests"]


def swift_files():
    return [path for folder in ("Benchmarks", "Sources", "Tests") for path in (ROOT / folder).rglob("*.swift")]


def test_files_that_import_other_packages_are_inside_a_trait_condition():
    products = set(re.findall(r'\.product\(\s*name: "(\w+)", package:', MANIFEST))
    assert products >= {"ArgumentParser", "Hummingbird", "NIOEmbedded"}
    trait_files = 0
    for path in swift_files():
        if "Views" not in path.parts:
            unconditional_code = re.sub(
                r"^#if (?:Terminal|Server)\n.*?^#(?:else|endif)$", "", path.read_text(), flags=re.M | re.S
            )
            imported = set(re.findall(r"\bimport (\w+)$", unconditional_code, re.MULTILINE))
            assert not imported & products, path
            trait_files += unconditional_code != path.read_text()
    assert trait_files > 30


def programs():
    """The programs that need a trait, by command name, each with its trait."""
    for declared in re.split(r"^    \.(?=\w+\()", MANIFEST.partition("  targets: [")[2], flags=re.MULTILINE):
        if found := re.match(r'executableTarget\(\s*name: "(\w+)"', declared):
            names = re.findall(rf'\.executable\(name: "([\w-]+)", targets: \["{found[1]}"\]', MANIFEST)
            if 'traits: ["Terminal"]' in declared or "condition: serverCondition" in declared:
                yield (names or [found[1]])[0], "Server" if "condition: serverCondition" in declared else "Terminal"


def test_a_program_without_its_trait_says_so_and_the_build_warns():
    sources = "\n".join(path.read_text(encoding="utf-8") for path in swift_files())
    warnings = (ROOT / "Sources/LeftOut/LeftOut.swift").read_text(encoding="utf-8")
    assert len(list(programs())) == 4
    for program, trait in programs():
        assert f"{program} was built without the trait {trait}." in sources
        assert re.search(rf'^  #warning\(".*\b{program}\b.*swift build --traits {trait}"\)$', warnings, re.MULTILINE)


def test_make_the_editor_and_the_workflows_enable_the_traits():
    assert set(TRAITS) == {"Server", "Terminal"}
    assert re.search("^TRAITS := (.*)$", MAKEFILE, re.MULTILINE)[1].split(",") == TRAITS
    editor = json.loads((ROOT / ".sourcekit-lsp/config.json").read_text(encoding="utf-8"))
    assert editor["swiftPM"]["traits"] == TRAITS
    assert ".default(" not in MANIFEST


def test_make_builds_everything_for_this_machine_in_one_folder():
    folders = re.findall(r"--scratch-path (\S+)", MAKEFILE)
    # The last two belong to the packages of the views, and .build-wasm is for WebAssembly instead of this machine.
    assert folders == ["$(BUILD_FOLDER)", ".build-wasm", ".build", ".build"]


def test_the_workflows_build_what_make_builds(tmp_path):
    build = re.search("^SWIFT_BUILD := .*swift build (.*)$", MAKEFILE, re.MULTILINE)[1]
    build = build.replace("$(TRAITS)", ",".join(TRAITS)).replace("$(BUILD_FOLDER)", ".build-make").split()
    swift_calls = [call.words[1:] for call in workflows.calls(tmp_path) if call.words[0] == "swift"]
    swift_calls = [words for words in swift_calls if words != ["--version"]]
    assert sorted(swift_calls) == [["build"], ["build", *build], ["test", *build]]


@pytest.mark.thorough
@pytest.mark.timeout(1200)
def test_a_plain_build_succeeds_fetches_nothing_and_reports_what_it_omits(tmp_path):
    for name in PACKAGE_PATHS:
        (tmp_path / name).symlink_to(ROOT / name)
    swift = shutil.which("swift")

    def run_command(*command):
        result = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True)
        return result.returncode, result.stdout + result.stderr

    code, built = run_command(swift, "build", *WITHOUT_DEBUG_INFO)
    assert code == 0, built
    suites = ["--filter", "WithoutServerTests|WordListsCommandTests|FieldTests"]
    code, tested = run_command(swift, "test", *WITHOUT_DEBUG_INFO, *suites)
    assert code == 0, tested
    for trait in TRAITS:
        assert f"left out. They need: swift build --traits {trait}" in built
        assert f"left out without the trait {trait}: swift test --traits {trait}" in tested
    assert "Suite FieldTests passed" in tested
    for program, trait in (("wordscramble", "Terminal"), ("wordscramble-server", "Server"), ("WordLists", "Terminal")):
        code, output = run_command(tmp_path / ".build/debug" / program, "--version")
        assert (code, output.split("Type: ")[1]) == (1, f"swift run --traits {trait} {program}\n")
    assert not (tmp_path / "Package.resolved").exists()
    assert list((tmp_path / ".build/checkouts").glob("*")) == []
