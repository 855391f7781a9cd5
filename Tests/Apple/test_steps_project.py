"""The Xcode project of the six steps: six apps with their tests, all alike, in synchronised folders."""

import json
import re
import xml.etree.ElementTree as XML

import openstep
import pytest
from package import manifest, targets
from project import identifiers
from project import settings as settings_of_app
from sources import APPLE, ROOT
from steps import NUMBERS, STEPS

PROJECT = STEPS / "Steps.xcodeproj"
TEXT = (PROJECT / "project.pbxproj").read_text(encoding="utf-8")
FILE = openstep.read(TEXT)
OBJECTS = FILE["objects"]
SCHEMES = PROJECT / "xcshareddata/xcschemes"


def objects_of(kind):
    return {key: value for key, value in OBJECTS.items() if value["isa"] == kind}


def target(name):
    (found,) = ((key, one) for key, one in objects_of("PBXNativeTarget").items() if one["name"] == name)
    return found


def settings(owner):
    configurations = OBJECTS[owner["buildConfigurationList"]]["buildConfigurations"]
    return {OBJECTS[one]["name"]: OBJECTS[one]["buildSettings"] for one in configurations}


def test_the_format_is_the_one_with_synchronised_folders():
    assert FILE["objectVersion"] == "77"
    assert TEXT.startswith("// !$*UTF8*$!\n")


def test_every_reference_exists_and_every_object_is_referenced():
    assert identifiers(list(OBJECTS.values())) | {FILE["rootObject"]} == set(OBJECTS)


def test_there_are_an_app_and_tests_for_each_step():
    (project,) = objects_of("PBXProject").values()
    names = [OBJECTS[one]["name"] for one in project["targets"]]
    assert names == [f"Step{number}{kind}" for number in NUMBERS for kind in ("", "Tests")]
    package = set(targets()) | {product["name"] for product in manifest()["products"]}
    assert package.isdisjoint(names), "a module may not have the name of a module it imports"


def objects_of_step(number):
    """The objects of a step as text in which the number of the step is replaced."""
    place = f"57530000000000000000{number}"
    own = {key: value for key, value in OBJECTS.items() if key.startswith(place)}
    # The documentation is built with the first step.
    (documentation,) = (key for key, value in objects_of("PBXBuildFile").items() if "fileRef" in value)
    text = json.dumps(own, sort_keys=True).replace(f'"{documentation}"', "")
    return text.replace(place, "57530000000000000000N").replace(f"Step{number}", "StepN")


@pytest.mark.parametrize("number", NUMBERS)
def test_all_steps_are_built_alike(number):
    assert objects_of_step(number) == objects_of_step(1)


def test_a_step_is_an_app_of_its_folder_on_the_package():
    _, step = target("Step1")
    assert step["productType"] == "com.apple.product-type.application"
    assert [OBJECTS[one]["path"] for one in step["fileSystemSynchronizedGroups"]] == ["Step1"]
    products = step["packageProductDependencies"]
    assert [OBJECTS[one]["productName"] for one in products] == ["WordScramble", "ScrambleKit"]
    (frameworks,) = (OBJECTS[one] for one in step["buildPhases"] if "Frameworks" in OBJECTS[one]["isa"])
    assert [OBJECTS[one]["productRef"] for one in frameworks["files"]] == products
    assert {OBJECTS[one]["isa"] for one in step["buildPhases"]} == {"PBXSourcesBuildPhase", "PBXFrameworksBuildPhase"}


def test_the_tests_of_a_step_run_in_its_app():
    (key, step), (test_key, tests) = target("Step1"), target("Step1Tests")
    assert tests["productType"] == "com.apple.product-type.bundle.unit-test"
    assert [OBJECTS[one]["path"] for one in tests["fileSystemSynchronizedGroups"]] == ["Step1Tests"]
    assert [OBJECTS[one]["target"] for one in tests["dependencies"]] == [key]
    (project,) = objects_of("PBXProject").values()
    assert project["attributes"]["TargetAttributes"][test_key] == {"TestTargetID": key}
    # The app contains the package already; a second copy of it in the tests would have other types.
    assert "packageProductDependencies" not in tests
    product = OBJECTS[step["productReference"]]["path"]
    for values in settings(tests).values():
        assert values["TEST_HOST"] == f"$(BUILT_PRODUCTS_DIR)/{product}/$(BUNDLE_EXECUTABLE_FOLDER_PATH)/Step1"
        assert values["BUNDLE_LOADER"] == "$(TEST_HOST)"
    assert set(settings(step)) == set(settings(tests)) == {"Debug", "Release"}
    assert settings(project)["Debug"]["ENABLE_TESTABILITY"] == "YES"


def test_the_settings_are_those_of_the_app():
    (project,) = objects_of("PBXProject").values()
    (app,) = (key for key, value in app_objects().items() if value["isa"] == "PBXProject")
    (app_target,) = (
        key for key, value in app_objects().items() if value.get("productType", "").endswith(".application")
    )
    shared, own = settings_of_app(app)[0], settings_of_app(app_target)[0]
    differs = {"PRODUCT_BUNDLE_IDENTIFIER", "PRODUCT_NAME", "LD_RUNPATH_SEARCH_PATHS"}
    differs |= {"LD_RUNPATH_SEARCH_PATHS[sdk=macosx*]"}
    for key, value in settings(project)["Debug"].items():
        assert key in differs or value == (shared | own)[key], key
    assert set(shared) <= set(settings(project)["Debug"])
    for values in settings(project).values():
        assert values["PRODUCT_BUNDLE_IDENTIFIER"] == "$(APP_BUNDLE_IDENTIFIER).$(TARGET_NAME)"
        assert values["PRODUCT_NAME"] == "$(TARGET_NAME)"


def app_objects():
    return openstep.read((APPLE / "WordScramble.xcodeproj/project.pbxproj").read_text(encoding="utf-8"))["objects"]


def test_every_file_and_folder_exists():
    for kind in ("PBXFileReference", "PBXFileSystemSynchronizedRootGroup"):
        for value in objects_of(kind).values():
            assert value["sourceTree"] == "BUILT_PRODUCTS_DIR" or (STEPS / value["path"]).exists(), value["path"]


def test_the_package_is_this_one_without_its_server():
    (package,) = objects_of("XCLocalSwiftPackageReference").values()
    assert (STEPS / package["relativePath"]).resolve() == ROOT
    assert package["traits"] == []


def test_identifier_and_team_are_those_of_the_app():
    (project,) = objects_of("PBXProject").values()
    for one in OBJECTS[project["buildConfigurationList"]]["buildConfigurations"]:
        assert OBJECTS[OBJECTS[one]["baseConfigurationReference"]]["path"] == "../Signing.xcconfig"
    assert "DEVELOPMENT_TEAM" not in TEXT


@pytest.mark.parametrize("number", NUMBERS)
def test_the_scheme_of_a_step_runs_its_app_and_its_tests(number):
    assert {path.stem for path in SCHEMES.iterdir()} == {f"Step{one}" for one in NUMBERS}
    scheme = XML.parse(SCHEMES / f"Step{number}.xcscheme").getroot()
    assert scheme.get("LastUpgradeVersion") == "2640" == re.search(r"LastUpgradeCheck = (\d+)", TEXT)[1]
    places = {f"{action.tag} {one.get('BlueprintName')}" for action in scheme for one in action.iter() if one.attrib}
    named = {f"BuildAction Step{number}", f"LaunchAction Step{number}", f"TestAction Step{number}Tests"}
    assert {place for place in places if not place.endswith("None")} == named
    assert {one.get("skipped") for one in scheme.iter("TestableReference")} == {"NO"}
    for reference in scheme.iter("BuildableReference"):
        key, found = target(reference.get("BlueprintName"))
        assert reference.get("BlueprintIdentifier") == key
        assert reference.get("BuildableName") == OBJECTS[found["productReference"]]["path"]
        assert reference.get("ReferencedContainer") == "container:Steps.xcodeproj"
