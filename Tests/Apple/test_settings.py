"""The Xcode projects use valid settings, and every target has the settings, sources and products that it needs."""

import re

from project import PROJECTS

# The settings of Xcode's build system that the projects may have, and patterns of their allowed values.
ALLOWED_SETTINGS = {
    "ALWAYS_SEARCH_USER_PATHS": "NO",
    "ASSETCATALOG_COMPILER_APPICON_NAME": "AppIcon",
    "ASSETCATALOG_COMPILER_GLOBAL_ACCENT_COLOR_NAME": "AccentColor",
    "BUNDLE_LOADER": r"\$\(TEST_HOST\)",
    "CLANG_ENABLE_MODULES": "YES",
    "CODE_SIGN_ENTITLEMENTS[sdk=macosx*]": r".*\.entitlements",
    "CODE_SIGN_IDENTITY[sdk=macosx*]": "-",
    "CODE_SIGN_STYLE": "Automatic",
    "CURRENT_PROJECT_VERSION": r"\d+",
    "DEBUG_INFORMATION_FORMAT": "dwarf|dwarf-with-dsym",
    "ENABLE_HARDENED_RUNTIME": "YES",
    "ENABLE_PREVIEWS": "YES",
    "ENABLE_TESTABILITY": "YES",
    "ENABLE_USER_SCRIPT_SANDBOXING": "YES",
    "GENERATE_INFOPLIST_FILE": "YES",
    "INFOPLIST_FILE": "Info.plist",
    "INFOPLIST_KEY_CFBundleDisplayName": "Word Scramble",
    "INFOPLIST_KEY_ITSAppUsesNonExemptEncryption": "NO",
    "INFOPLIST_KEY_LSApplicationCategoryType": r"public\.app-category\.word-games",
    "INFOPLIST_KEY_UIApplicationSupportsIndirectInputEvents": "YES",
    "INFOPLIST_KEY_UILaunchScreen_Generation": "YES",
    "INFOPLIST_KEY_UISupportedInterfaceOrientations": r"(UIInterfaceOrientation(Portrait|PortraitUpsideDown|LandscapeLeft|LandscapeRight) ?)+",
    "IPHONEOS_DEPLOYMENT_TARGET": r"17\.0",
    "LD_RUNPATH_SEARCH_PATHS": r"(\$\(inherited\) )?@executable_path/Frameworks( @loader_path/Frameworks)?",
    "LD_RUNPATH_SEARCH_PATHS[sdk=macosx*]": r"(\$\(inherited\) )?@executable_path/../Frameworks( @loader_path/../Frameworks)?",
    "MACOSX_DEPLOYMENT_TARGET": r"14\.0",
    "MARKETING_VERSION": r"\d+\.\d+\.\d+",
    "ONLY_ACTIVE_ARCH": "YES",
    "PRODUCT_BUNDLE_IDENTIFIER": r"\$\(APP_BUNDLE_IDENTIFIER\)(\.UITests|\.\$\(TARGET_NAME\))?",
    "PRODUCT_MODULE_NAME": r"\w+",
    "PRODUCT_NAME": ".+",
    "SDKROOT": "auto",
    "SUPPORTED_PLATFORMS": "iphoneos iphonesimulator macosx",
    "SUPPORTS_MACCATALYST": "NO",
    "SWIFT_ACTIVE_COMPILATION_CONDITIONS": "DEBUG",
    "SWIFT_COMPILATION_MODE": "wholemodule",
    "SWIFT_OPTIMIZATION_LEVEL": "-Onone",
    "SWIFT_VERSION": r"6\.0",
    "TARGETED_DEVICE_FAMILY": "1,2",
    "TEST_HOST": r"\$\(BUILT_PRODUCTS_DIR\)/(\w+)\.app/\$\(BUNDLE_EXECUTABLE_FOLDER_PATH\)/\1",
    "TEST_TARGET_NAME": r"\w+",
    "VALIDATE_PRODUCT": "YES",
}
REQUIRED_SETTINGS = {
    "CODE_SIGN_STYLE",
    "GENERATE_INFOPLIST_FILE",
    "IPHONEOS_DEPLOYMENT_TARGET",
    "MACOSX_DEPLOYMENT_TARGET",
    "PRODUCT_BUNDLE_IDENTIFIER",
    "PRODUCT_NAME",
    "SDKROOT",
    "SUPPORTED_PLATFORMS",
    "SWIFT_VERSION",
    "TARGETED_DEVICE_FAMILY",
}
# Each target with its project.
PROJECT_TARGETS = [(project, key, target) for project in PROJECTS for key, target in project.targets.items()]


def test_every_setting_exists_in_xcode_and_has_a_valid_value():
    for project in PROJECTS:
        for owner in [*project.targets, project.file["rootObject"]]:
            for key, value in (pair for values in project.settings(owner) for pair in values.items()):
                assert key in ALLOWED_SETTINGS, f"{project}: Xcode reads no setting {key}, or it was not needed before"
                assert re.fullmatch(ALLOWED_SETTINGS[key], value), f"{project}: {key} = {value}"


def test_every_target_has_the_settings_that_a_build_needs():
    for project, key, target in PROJECT_TARGETS:
        for values in project.effective_settings(key):
            assert REQUIRED_SETTINGS - values.keys() == set(), target["name"]


def test_every_target_has_sources_and_links_the_products_that_it_needs():
    for project, key, target in PROJECT_TARGETS:
        folders = project.folders_of(key)
        assert folders and all(any(folder.rglob("*.swift")) for folder in folders), target["name"]
        phases = [project.objects[phase] for phase in target["buildPhases"]]
        assert "PBXSourcesBuildPhase" in {phase["isa"] for phase in phases}, target["name"]
        # A phase with the value 1 would run only when installing.
        assert {phase.get("runOnlyForDeploymentPostprocessing", "0") for phase in phases} == {"0"}, target["name"]
        files = [project.objects[file] for phase in phases for file in phase["files"]]
        linked = [file["productRef"] for file in files if "productRef" in file]
        assert linked == target.get("packageProductDependencies", []), target["name"]


def test_every_test_target_has_an_existing_app():
    for project, key, target in PROJECT_TARGETS:
        apps = {one["name"] for other, one in project.targets.items() if project.is_app(other)}
        for values in project.settings(key):
            if target["productType"].endswith("ui-testing"):
                assert values["TEST_TARGET_NAME"] in apps, target["name"]
            elif target["productType"].endswith("unit-test"):
                assert re.search(r"\w+$", values["TEST_HOST"])[0] in apps, target["name"]
