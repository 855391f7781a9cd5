"""The Xcode projects, read from their files."""

import functools
import re

import openstep
from sources import APPLE_FOLDER


class Project:
    """An Xcode project, identified by the folder that contains its file."""

    def __init__(self, path):
        self.path = path
        self.file = openstep.read((path / "project.pbxproj").read_text(encoding="utf-8"))
        self.objects = self.file["objects"]

    def __str__(self):
        return self.path.name

    def objects_of(self, kind):
        """Returns the objects of a kind, by identifier."""
        return {key: value for key, value in self.objects.items() if value["isa"] == kind}

    @functools.cached_property
    def targets(self):
        return self.objects_of("PBXNativeTarget")

    def is_app(self, target):
        return self.targets[target]["productType"].endswith(".application")

    def settings(self, owner):
        """Returns the build settings of a target or of the project itself, one dictionary per configuration."""
        configurations = self.objects[self.objects[owner]["buildConfigurationList"]]["buildConfigurations"]
        return [self.objects[configuration]["buildSettings"] for configuration in configurations]

    def effective_settings(self, target):
        """Returns the build settings of a target, including those that it inherits from the project."""
        return [
            inherited | specific
            for inherited, specific in zip(self.settings(self.file["rootObject"]), self.settings(target))
        ]

    def modules_of(self, target):
        """Returns the module names of a target, one per configuration."""
        name = self.targets[target]["name"]
        return [module_name(name, values) for values in self.effective_settings(target)]

    def folders_of(self, target):
        """Returns the synchronized folders of a target."""
        return [
            self.path.parent / self.objects[key]["path"] for key in self.targets[target]["fileSystemSynchronizedGroups"]
        ]


def module_name(name, values):
    """Returns Xcode's name for the module of a target with these settings."""
    product = values["PRODUCT_NAME"].replace("$(TARGET_NAME)", name)
    return re.sub(r"\W", "_", values.get("PRODUCT_MODULE_NAME", product))


def identifiers(value):
    """Returns the identifiers of all objects that a value refers to."""
    if isinstance(value, dict):
        return set().union(*map(identifiers, value.values()), *map(identifiers, value))
    if isinstance(value, list):
        return set().union(*map(identifiers, value))
    return {value} if re.fullmatch(r"[0-9A-F]{24}", value) else set()


PROJECTS = [Project(path.parent) for path in sorted(APPLE_FOLDER.rglob("project.pbxproj"))]
# The project of the main app.
APP_PROJECT = Project(APPLE_FOLDER / "WordScramble.xcodeproj")
