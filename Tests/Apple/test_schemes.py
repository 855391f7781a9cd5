"""The shared schemes build the products of the projects and run every test."""

import xml.etree.ElementTree as XML

from project import PROJECTS

PROJECT_SCHEMES = [(project, path) for project in PROJECTS for path in sorted(project.path.rglob("*.xcscheme"))]


def test_a_scheme_names_the_products_of_its_targets_and_skips_no_test():
    for project, path in PROJECT_SCHEMES:
        scheme = XML.parse(path).getroot()
        products = {key: project.objects[target["productReference"]]["path"] for key, target in project.targets.items()}
        for one in scheme.iter("BuildableReference"):
            # The product of a test target of the package has the name of the target.
            product = products.get(one.get("BlueprintIdentifier"), one.get("BlueprintName"))
            assert one.get("BuildableName") == product, path.stem
        tests = list(scheme.iter("TestableReference"))
        assert tests and {one.get("skipped") for one in tests} == {"NO"}, path.stem
        assert not any(list(scheme.iter(tag)) for tag in ("SkippedTests", "SelectedTests")), path.stem


def test_every_target_is_in_a_scheme():
    for project in PROJECTS:
        schemes = [XML.parse(path).getroot() for owner, path in PROJECT_SCHEMES if owner is project]
        target_keys = {
            one.get("BlueprintIdentifier") for scheme in schemes for one in scheme.iter("BuildableReference")
        }
        assert project.targets.keys() <= target_keys, project
