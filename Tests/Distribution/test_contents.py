"""The bill of materials of a release is valid CycloneDX, and is complete."""

import json
import subprocess

import linked
import pytest
from cyclonedx.schema import SchemaVersion
from cyclonedx.validation.json import JsonStrictValidator


@pytest.fixture(scope="module")
def bill_of_materials(files):
    return json.loads(files.contents.read_text(encoding="utf-8"))


def test_the_bill_of_materials_is_valid(files):
    assert JsonStrictValidator(SchemaVersion.V1_5).validate_str(files.contents.read_text(encoding="utf-8")) is None


def test_every_component_has_a_version_and_a_license(bill_of_materials, version):
    assert bill_of_materials["metadata"]["component"]["version"] == version
    for component in bill_of_materials["components"]:
        assert component["version"] and component["licenses"], component["name"]


def test_the_packages_and_the_word_lists_are_listed(bill_of_materials):
    names = {component["name"] for component in bill_of_materials["components"]}
    assert {"wordscramble", "wordscramble-server", "swift-argument-parser", "hummingbird", "swift-nio"} <= names
    assert {"SCOWL", "WordNet", "UKACD", "libc6", "libgcc-s1", "libstdc++6"} <= names


def test_every_dependency_is_listed_and_every_component_is_needed(bill_of_materials):
    root = bill_of_materials["metadata"]["component"]["bom-ref"]
    references = {component["bom-ref"] for component in bill_of_materials["components"]} | {root}
    needed = {reference for entry in bill_of_materials["dependencies"] for reference in entry["dependsOn"]}
    assert needed <= references
    assert references - needed == {root}


@pytest.mark.parametrize("program", linked.PROGRAMS)
def test_no_program_contains_icu_whose_license_would_be_required(program):
    symbols = subprocess.run(["nm", linked.BUILT / program], check=True, capture_output=True, text=True).stdout
    assert "FoundationEssentials" in symbols
    assert "uloc_" not in symbols and "icudt" not in symbols
