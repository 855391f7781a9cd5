"""The Xcode project of the six steps: six similar apps with tests and the settings of the main app."""

import json
import re
import xml.etree.ElementTree as XML

from package import manifest, targets
from project import APP_PROJECT, Project
from steps import STEP_NUMBERS, TUTORIAL_FOLDER

STEPS_PROJECT = Project(TUTORIAL_FOLDER / "Steps.xcodeproj")
STEP_OBJECTS, objects_of = STEPS_PROJECT.objects, STEPS_PROJECT.objects_of
SCHEMES = STEPS_PROJECT.path / "xcshareddata/xcschemes"


def target(name):
    (match,) = ((key, one) for key, one in STEPS_PROJECT.targets.items() if one["name"] == name)
    return match


def settings(owner):
    configurations = STEP_OBJECTS[owner["buildConfigurationList"]]["buildConfigurations"]
    return {STEP_OBJECTS[one]["name"]: STEP_OBJECTS[one]["buildSettings"] for one in configurations}


def test_each_step_has_an_app_and_tests():
    (project,) = objects_of("PBXProject").values()
    names = [STEP_OBJECTS[one]["name"] for one in project["targets"]]
    assert names == [f"Step{number}{kind}" for number in STEP_NUMBERS for kind in ("", "Tests")]
    package_names = set(targets()) | {product["name"] for product in manifest()["products"]}
    assert package_names.isdisjoint(names), "a module may not have the name of a module it imports"


def objects_of_step(number):
    """Returns the objects of a step as text, with a placeholder for the step's number."""
    prefix = f"57530000000000000000{number}"
    step_objects = {key: value for key, value in STEP_OBJECTS.items() if key.startswith(prefix)}
    # Only the first step builds the documentation.
    (documentation,) = (key for key, value in objects_of("PBXBuildFile").items() if "fileRef" in value)
    text = json.dumps(step_objects, sort_keys=True).replace(f'"{documentation}"', "")
    return text.replace(prefix, "57530000000000000000N").replace(f"Step{number}", "StepN")


def test_all_steps_are_built_in_the_same_way():
    for number in STEP_NUMBERS:
        assert objects_of_step(number) == objects_of_step(1), number


def test_a_step_is_an_app_of_its_folder_and_the_package():
    _, step = target("Step1")
    assert step["productType"] == "com.apple.product-type.application"
    assert [STEP_OBJECTS[one]["path"] for one in step["fileSystemSynchronizedGroups"]] == ["Step1"]
    products = step["packageProductDependencies"]
    assert [STEP_OBJECTS[one]["productName"] for one in products] == ["WordScramble", "ScrambleKit"]
    (frameworks,) = (STEP_OBJECTS[one] for one in step["buildPhases"] if "Frameworks" in STEP_OBJECTS[one]["isa"])
    assert [STEP_OBJECTS[one]["productRef"] for one in frameworks["files"]] == products
    assert {STEP_OBJECTS[one]["isa"] for one in step["buildPhases"]} == {
        "PBXSourcesBuildPhase",
        "PBXFrameworksBuildPhase",
    }


def test_the_tests_of_a_step_run_in_its_app():
    (key, step), (test_key, tests) = target("Step1"), target("Step1Tests")
    assert tests["productType"] == "com.apple.product-type.bundle.unit-test"
    assert [STEP_OBJECTS[one]["path"] for one in tests["fileSystemSynchronizedGroups"]] == ["Step1Tests"]
    assert [STEP_OBJECTS[one]["target"] for one in tests["dependencies"]] == [key]
    (project,) = objects_of("PBXProject").values()
    assert project["attributes"]["TargetAttributes"][test_key] == {"TestTargetID": key}
    # The app already contains the package. A second copy in the tests would have different types.
    assert "packageProductDependencies" not in tests
    product = STEP_OBJECTS[step["productReference"]]["path"]
    for values in settings(tests).values():
        assert values["TEST_HOST"] == f"$(BUILT_PRODUCTS_DIR)/{product}/$(BUNDLE_EXECUTABLE_FOLDER_PATH)/Step1"
        assert values["BUNDLE_LOADER"] == "$(TEST_HOST)"
    assert set(settings(step)) == set(settings(tests)) == {"Debug", "Release"}
    assert settings(project)["Debug"]["ENABLE_TESTABILITY"] == "YES"


def test_the_settings_match_those_of_the_main_app():
    (app_target,) = filter(APP_PROJECT.is_app, APP_PROJECT.targets)
    shared = APP_PROJECT.settings(APP_PROJECT.file["rootObject"])[0]
    app_settings = shared | APP_PROJECT.settings(app_target)[0]
    (project,) = objects_of("PBXProject").values()
    differing_keys = {"PRODUCT_BUNDLE_IDENTIFIER", "PRODUCT_NAME", "LD_RUNPATH_SEARCH_PATHS"}
    differing_keys |= {"LD_RUNPATH_SEARCH_PATHS[sdk=macosx*]"}
    step_settings = settings(project)["Debug"]
    assert {
        key: value
        for key, value in step_settings.items()
        if key not in differing_keys and value != app_settings.get(key)
    } == {}
    assert set(shared) <= set(step_settings)
    for values in settings(project).values():
        assert values["PRODUCT_BUNDLE_IDENTIFIER"] == "$(APP_BUNDLE_IDENTIFIER).$(TARGET_NAME)"
        assert values["PRODUCT_NAME"] == "$(TARGET_NAME)"


def test_the_scheme_of_each_step_runs_its_app_and_its_tests():
    assert {path.stem for path in SCHEMES.iterdir()} == {f"Step{number}" for number in STEP_NUMBERS}
    for step in (f"Step{number}" for number in STEP_NUMBERS):
        scheme = XML.parse(SCHEMES / f"{step}.xcscheme").getroot()
        checked = re.search(r"LastUpgradeCheck = (\d+)", STEPS_PROJECT.text)[1]
        assert scheme.get("LastUpgradeVersion") == "2640" == checked, step
        blueprints = {(action.tag, one.get("BlueprintName")) for action in scheme for one in action.iter()}
        expected_blueprints = {("BuildAction", step), ("LaunchAction", step), ("TestAction", f"{step}Tests")}
        assert {blueprint for blueprint in blueprints if blueprint[1]} == expected_blueprints
        for reference in scheme.iter("BuildableReference"):
            key, _ = target(reference.get("BlueprintName"))
            assert reference.get("BlueprintIdentifier") == key, step
            assert reference.get("ReferencedContainer") == "container:Steps.xcodeproj", step
