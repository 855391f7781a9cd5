"""The Xcode projects parse, and everything in them exists."""

from project import APP_PROJECT, PROJECTS, identifiers
from sources import APPLE_FOLDER


def test_every_reference_exists_and_every_object_is_referenced():
    for project in PROJECTS:
        referenced = identifiers(list(project.objects.values())) | {project.file["rootObject"]}
        assert referenced == set(project.objects), project


def folder_of(project, key):
    """Returns the folder of an object's group."""
    for group, value in project.objects_of("PBXGroup").items():
        if key in value["children"]:
            return folder_of(project, group) / value.get("path", "")
    return project.path.parent


def test_every_file_and_folder_exists():
    for project in PROJECTS:
        for key, value in project.objects_of("PBXFileReference").items():
            if value["sourceTree"] != "BUILT_PRODUCTS_DIR":
                assert (folder_of(project, key) / value["path"]).exists(), value["path"]
        for key, value in project.objects_of("PBXFileSystemSynchronizedRootGroup").items():
            assert (folder_of(project, key) / value["path"]).is_dir(), value["path"]


def test_every_swift_file_is_in_a_synchronized_folder():
    folders = {folder for project in PROJECTS for target in project.targets for folder in project.folders_of(target)}
    for path in APPLE_FOLDER.rglob("*.swift"):
        # The listings of the tutorial are displayed, not built.
        assert folders & set(path.parents) or ".docc/" in str(path), path


def test_the_files_named_in_the_settings_exist():
    for target in APP_PROJECT.targets:
        for values in APP_PROJECT.settings(target):
            for key, value in values.items():
                if key.startswith(("CODE_SIGN_ENTITLEMENTS", "INFOPLIST_FILE")):
                    assert (APPLE_FOLDER / value).is_file()
            if "ASSETCATALOG_COMPILER_APPICON_NAME" in values:
                catalog = APPLE_FOLDER / "WordScramble/Assets.xcassets"
                assert (catalog / f"{values['ASSETCATALOG_COMPILER_APPICON_NAME']}.appiconset").is_dir()
                assert (catalog / f"{values['ASSETCATALOG_COMPILER_GLOBAL_ACCENT_COLOR_NAME']}.colorset").is_dir()
