"""The Xcode projects are complete, and the app declares its links, shortcuts and languages correctly."""

import json
import plistlib
import re
import xml.etree.ElementTree as XML
from pathlib import PurePath

import openstep
import pytest
from package import manifest
from project import APP_OBJECTS, APP_PROJECT_PATH, APP_PROJECT_TEXT, PROJECTS, identifiers, objects_of, settings
from sources import APPLE_FOLDER, ROOT

PACKAGE_MANIFEST = (ROOT / "Package.swift").read_text(encoding="utf-8")


def test_the_format_supports_synchronized_folders():
    for project in PROJECTS:
        assert project.file["objectVersion"] == "77", project
        assert project.text.startswith("// !$*UTF8*$!\n"), project


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


def test_the_files_of_the_game_are_copied_unchanged():
    (phase,) = objects_of("PBXCopyFilesBuildPhase").values()
    names = {PurePath(APP_OBJECTS[APP_OBJECTS[file]["fileRef"]]["path"]).name for file in phase["files"]}
    data = {"english.glosses", "english.lex", "english.sensitive", "start.txt", "Localizable.xcstrings"}
    assert names == data | {"NOTICE"}
    assert (phase["dstSubfolderSpec"], phase["dstPath"]) == ("7", "Game")
    assert "APPLY_RULES_IN_COPY_FILES" not in APP_PROJECT_TEXT, (
        "then the catalog would be compiled, and the game reads it as it is"
    )


def test_the_package_and_its_products_exist_and_no_package_of_the_server_is_fetched():
    for project in PROJECTS:
        (package,) = project.objects_of("XCLocalSwiftPackageReference").values()
        assert (project.path.parent / package["relativePath"]).resolve() == ROOT, project
        assert package["traits"] == [], project
        for product in project.objects_of("XCSwiftPackageProductDependency").values():
            assert f'.library(name: "{product["productName"]}"' in PACKAGE_MANIFEST, project
    assert {"Server", "Terminal"} <= {trait["name"] for trait in manifest()["traits"]}


def test_the_files_named_in_the_settings_exist():
    for target in objects_of("PBXNativeTarget"):
        for values in settings(target):
            for key, value in values.items():
                if key.startswith(("CODE_SIGN_ENTITLEMENTS", "INFOPLIST_FILE")):
                    assert (APPLE_FOLDER / value).is_file()
            if "ASSETCATALOG_COMPILER_APPICON_NAME" in values:
                catalog = APPLE_FOLDER / "WordScramble/Assets.xcassets"
                assert (catalog / f"{values['ASSETCATALOG_COMPILER_APPICON_NAME']}.appiconset").is_dir()
                assert (catalog / f"{values['ASSETCATALOG_COMPILER_GLOBAL_ACCENT_COLOR_NAME']}.colorset").is_dir()


def test_the_supported_systems_match_the_package():
    (project,) = objects_of("PBXProject")
    for values in settings(project):
        assert f".iOS(.v{values['IPHONEOS_DEPLOYMENT_TARGET'].split('.')[0]})" in PACKAGE_MANIFEST
        assert f".macOS(.v{values['MACOSX_DEPLOYMENT_TARGET'].split('.')[0]})" in PACKAGE_MANIFEST
        assert values["SUPPORTED_PLATFORMS"] == "iphoneos iphonesimulator macosx"


def test_identifier_and_team_are_set_in_one_file():
    for project in PROJECTS:
        for owner in project.objects_of("PBXProject").values():
            for configuration in project.objects[owner["buildConfigurationList"]]["buildConfigurations"]:
                file = project.objects[project.objects[configuration]["baseConfigurationReference"]]["path"]
                assert (project.path.parent / file).resolve() == APPLE_FOLDER / "Signing.xcconfig", project
        assert "DEVELOPMENT_TEAM" not in project.text, project
        for target in project.targets:
            for values in project.effective_settings(target):
                assert values["PRODUCT_BUNDLE_IDENTIFIER"].startswith("$(APP_BUNDLE_IDENTIFIER)"), project
    lines = dict(re.findall(r"^(\w+) =(.*)$", (APPLE_FOLDER / "Signing.xcconfig").read_text(), re.MULTILINE))
    assert lines == {"APP_BUNDLE_IDENTIFIER": " org.wordscramble.WordScramble", "DEVELOPMENT_TEAM": ""}


def test_the_app_has_one_window():
    # Two windows would show the same game, and each alert twice.
    scenes = plistlib.loads((APPLE_FOLDER / "Info.plist").read_bytes())["UIApplicationSceneManifest"]
    assert scenes["UIApplicationSupportsMultipleScenes"] is False
    assert "UIApplicationSceneManifest_Generation" not in APP_PROJECT_TEXT, "the generated entry would allow several"


def test_a_link_to_a_round_opens_the_app():
    (kind,) = plistlib.loads((APPLE_FOLDER / "Info.plist").read_bytes())["CFBundleURLTypes"]
    assert kind["CFBundleURLSchemes"] == ["wordscramble"]


def test_the_info_file_declares_nothing_else():
    # A key such as UIUserInterfaceStyle would change the app, and no other test would notice.
    keys = set(plistlib.loads((APPLE_FOLDER / "Info.plist").read_bytes()))
    assert keys == {"CFBundleURLTypes", "UIApplicationSceneManifest", "UIApplicationShortcutItems"}


def test_git_ignores_the_file_that_the_signing_settings_include():
    (include,) = re.findall(r'^#include\? "(.+)"$', (APPLE_FOLDER / "Signing.xcconfig").read_text(), re.MULTILINE)
    assert f"Apple/{include}" in (ROOT / ".gitignore").read_text().split()


def test_the_icon_menu_plays_todays_puzzle_and_has_the_games_wording():
    (item,) = plistlib.loads((APPLE_FOLDER / "Info.plist").read_bytes())["UIApplicationShortcutItems"]
    scheme, host = item["UIApplicationShortcutItemType"].split("://")
    address = (ROOT / "Sources/ScrambleApp/Model/GameAddress.swift").read_text(encoding="utf-8")
    assert f'= ("{scheme}", host)' in address and f'static let today: URL = address("{host}")' in address
    catalogs = [
        APPLE_FOLDER / "WordScramble/InfoPlist.xcstrings",
        ROOT / "Sources/ScrambleKit/Resources/Localizable.xcstrings",
    ]
    keys = [item["UIApplicationShortcutItemTitle"], "daily.today"]
    menu_titles, game_texts = (
        json.loads(path.read_text(encoding="utf-8"))["strings"][key]["localizations"]
        for path, key in zip(catalogs, keys, strict=True)
    )
    assert {language: menu_titles[language] for language in ("en", "zh-Hans")} == game_texts


def test_the_shortcut_has_the_items_name_and_a_phrase_in_both_languages():
    intent = (APPLE_FOLDER / "WordScramble/PlayToday.swift").read_text(encoding="utf-8")
    (item,) = plistlib.loads((APPLE_FOLDER / "Info.plist").read_bytes())["UIApplicationShortcutItems"]
    # The shortcut, which the system lists, opens an address that the model handles.
    assert "GameAddress.today" in intent
    titles = re.findall(r'LocalizedStringResource\("(\w+)", table: "InfoPlist"\)', intent)
    assert titles == [item["UIApplicationShortcutItemTitle"]] * 2
    (phrase,) = re.findall(r'phrases: \["(.*?)"\]', intent)
    strings = (APPLE_FOLDER / "WordScramble/zh-Hans.lproj/AppShortcuts.strings").read_text(encoding="utf-8")
    translations = dict(re.findall(r'^"(.+)" = "(.+)";$', strings, re.MULTILINE))
    # The system rejects a phrase without the app's name.
    assert list(translations) == [phrase.replace("\\(.applicationName)", "${applicationName}")]
    assert all("${applicationName}" in text for pair in translations.items() for text in pair)


def test_both_languages_are_declared():
    (project,) = objects_of("PBXProject").values()
    assert {"en", "zh-Hans"} <= set(project["knownRegions"])


def test_the_shared_scheme_names_targets_that_exist():
    scheme = XML.parse(APP_PROJECT_PATH / "xcshareddata/xcschemes/WordScrambleApp.xcscheme").getroot()
    targets = {key: value["name"] for key, value in objects_of("PBXNativeTarget").items()}
    tested_targets = set()
    for reference in scheme.iter("BuildableReference"):
        blueprint, target_name = reference.get("BlueprintIdentifier"), reference.get("BlueprintName")
        if reference.get("ReferencedContainer") == "container:..":
            assert re.search(rf'\.testTarget\(\s*name: "{blueprint}"', PACKAGE_MANIFEST)
            tested_targets.add(target_name)
        else:
            assert reference.get("ReferencedContainer") == "container:WordScramble.xcodeproj"
            assert targets[blueprint] == target_name
    assert tested_targets == {"ScrambleAppTests", "ScrambleClassTests", "ScrambleKitTests", "WordScrambleTests"}
    assert "WordScrambleUITests" in {r.get("BlueprintName") for r in scheme.iter("BuildableReference")}


def test_a_broken_project_is_detected():
    for text in ["{", "{ a = b }", "{ a = (b; }", "{ a = b; } c", "{ a = b; a = c; }"]:
        with pytest.raises((ValueError, IndexError)):
            pytest.fail(f"{text} is read as {openstep.read(text)}")
