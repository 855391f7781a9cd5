"""The bill of materials of a release is valid CycloneDX, and is complete."""

import json
import subprocess

import linked
import pytest
from cyclonedx.schema import SchemaVersion
from cyclonedx.validation.json import JsonStrictValidator


@pytest.fixture(scope="module")
def listed(files):
    return json.loads(files.contents.read_text(encoding="utf-8"))


def test_the_bill_of_materials_is_valid(files):
    assert JsonStrictValidator(SchemaVersion.V1_5).validate_str(files.contents.read_text(encoding="utf-8")) is None


def test_every_component_has_a_version_and_a_license(listed, version):
    assert listed["metadata"]["component"]["version"] == version
    for part in listed["components"]:
        assert part["version"] and part["licenses"], part["name"]


def test_the_packages_and_the_word_lists_are_listed(listed):
    names = {part["name"] for part in listed["components"]}
    assert {"wordscramble", "wordscramble-server", "swift-argument-parser", "hummingbird", "swift-nio"} <= names
    assert {"SCOWL", "WordNet", "UKACD", "libc6", "libgcc-s1", "libstdc++6"} <= names


def test_every_dependency_is_listed_and_every_component_is_needed(listed):
    root = listed["metadata"]["component"]["bom-ref"]
    references = {part["bom-ref"] for part in listed["components"]} | {root}
    needed = {one for entry in listed["dependencies"] for one in entry["dependsOn"]}
    assert needed <= references
    assert references - needed == {root}


@pytest.mark.parametrize("program", linked.PROGRAMS)
def test_no_program_contains_icu_whose_license_would_be_required(program):
    symbols = subprocess.run(["nm", linked.BUILT / program], check=True, capture_output=True, text=True).stdout
    assert "FoundationEssentials" in symbols
    assert "uloc_" not in symbols and "icudt" not in symbols
