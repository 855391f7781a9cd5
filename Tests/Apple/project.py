"""The Xcode project, read from its file."""

import re

import openstep
from sources import APPLE

PROJECT = APPLE / "WordScramble.xcodeproj"
TEXT = (PROJECT / "project.pbxproj").read_text(encoding="utf-8")
FILE = openstep.read(TEXT)
OBJECTS = FILE["objects"]


def objects_of(kind):
    """The objects of a kind, by their identifiers."""
    return {key: value for key, value in OBJECTS.items() if value["isa"] == kind}


def identifiers(value):
    """Every identifier of an object that a value mentions."""
    if isinstance(value, dict):
        return set().union(*map(identifiers, value.values()), *map(identifiers, value))
    if isinstance(value, list):
        return set().union(*map(identifiers, value))
    return {value} if re.fullmatch(r"[0-9A-F]{24}", value) else set()


def settings(target):
    """The build settings of a target or of the project, one dictionary per configuration."""
    configurations = OBJECTS[OBJECTS[target]["buildConfigurationList"]]["buildConfigurations"]
    return [OBJECTS[configuration]["buildSettings"] for configuration in configurations]


def module(name, values):
    """The module of a target with some settings, as Xcode names it."""
    product = values["PRODUCT_NAME"].replace("$(TARGET_NAME)", name)
    return re.sub(r"\W", "_", values.get("PRODUCT_MODULE_NAME", product))


def modules():
    """The modules of all targets, in every configuration."""
    return {
        module(value["name"], values)
        for key, value in objects_of("PBXNativeTarget").items()
        for values in settings(key)
    }


def app():
    """The name of the app's target, and its settings."""
    (key,) = (
        key for key, value in objects_of("PBXNativeTarget").items() if value["productType"].endswith(".application")
    )
    return OBJECTS[key]["name"], settings(key)
