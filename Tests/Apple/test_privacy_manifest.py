"""The privacy manifest declares a reason for each guarded API that the code uses, and that nothing is collected."""

import plistlib
import re

from sources import APPLE_FOLDER, ROOT

PRIVACY_MANIFEST = plistlib.loads((APPLE_FOLDER / "WordScramble/PrivacyInfo.xcprivacy").read_bytes())
CATEGORY_PREFIX = "NSPrivacyAccessedAPICategory"
# Apple's list of APIs that require a reason: a pattern that matches their uses, and the reasons to declare for them.
APIS_WITH_REASONS = {
    "FileTimestamp": (
        r"\bf?stat\(|\blstat\(|\bfstatat\(|getattrlist|fgetattrlist|\.(?:creation|modification|fileModification)Date\b"
        r"|contentModificationDateKey|creationDateKey",
        "3B52.1 C617.1",
    ),
    "SystemBootTime": (r"systemUptime|mach_absolute_time", "35F9.1"),
    "DiskSpace": (r"volumeAvailableCapacity|volumeTotalCapacity|systemFreeSize|systemSize|statv?fs", "E174.1"),
    "ActiveKeyboards": (r"activeInputModes", "54BD.1"),
    "UserDefaults": (r"UserDefaults|AppStorage|SceneStorage", "CA92.1"),
}


def app_code():
    """Returns the text of all sources of the app, without comments."""
    targets = ["WordScramble", "ScrambleClass", "ScrambleKit", "ScrambleApp"]
    folders = [*(f"Sources/{target}" for target in targets), "Apple/WordScramble"]
    files = [path for folder in folders for path in (ROOT / folder).rglob("*.swift")]
    return "\n".join(re.sub(r"//[^\n]*", "", path.read_text(encoding="utf-8")) for path in files)


def test_the_declared_reasons_match_the_code():
    used = {
        CATEGORY_PREFIX + kind: reason.split()
        for kind, (pattern, reason) in APIS_WITH_REASONS.items()
        if re.search(pattern, app_code())
    }
    declared = {
        entry["NSPrivacyAccessedAPIType"]: entry["NSPrivacyAccessedAPITypeReasons"]
        for entry in PRIVACY_MANIFEST["NSPrivacyAccessedAPITypes"]
    }
    assert declared == used


def test_other_apis_are_detected():
    for line in ["fstat(file, &status)", "UserDefaults.standard", "@AppStorage(key)", "statfs(a, b)"]:
        assert any(re.search(pattern, line) for pattern, _ in APIS_WITH_REASONS.values()), line


def test_nothing_is_tracked_and_nothing_is_collected():
    assert PRIVACY_MANIFEST["NSPrivacyTracking"] is False
    assert PRIVACY_MANIFEST["NSPrivacyTrackingDomains"] == []
    assert PRIVACY_MANIFEST["NSPrivacyCollectedDataTypes"] == []


def test_only_picked_files_are_accessible_outside_the_sandbox():
    entitlements = plistlib.loads((APPLE_FOLDER / "WordScramble/WordScramble.entitlements").read_bytes())
    assert entitlements == {
        "com.apple.security.app-sandbox": True,
        "com.apple.security.files.user-selected.read-write": True,
    }
    assert "startAccessingSecurityScopedResource" in app_code() and "stopAccessingSecurityScopedResource" in app_code()
