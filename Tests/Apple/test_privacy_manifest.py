"""The privacy manifest matches the code: the guarded APIs with their reasons, and that nothing is collected."""

import plistlib
import re

from sources import APPLE, ROOT

MANIFEST = plistlib.loads((APPLE / "WordScramble/PrivacyInfo.xcprivacy").read_bytes())
KIND = "NSPrivacyAccessedAPICategory"
# Apple's list of APIs that require a reason, and the app's reasons: its own files and settings, and files that the
# player picks.
REASONS = {
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


def code():
    """Returns all sources of the app."""
    targets = ["WordScramble", "ScrambleClass", "ScrambleKit", "ScrambleApp"]
    folders = [*(f"Sources/{target}" for target in targets), "Apple/WordScramble"]
    files = [path for folder in folders for path in (ROOT / folder).rglob("*.swift")]
    return "\n".join(re.sub(r"//[^\n]*", "", path.read_text(encoding="utf-8")) for path in files)


def test_the_declared_reasons_match_the_code():
    found = {KIND + kind: reason.split() for kind, (pattern, reason) in REASONS.items() if re.search(pattern, code())}
    declared = {
        entry["NSPrivacyAccessedAPIType"]: entry["NSPrivacyAccessedAPITypeReasons"]
        for entry in MANIFEST["NSPrivacyAccessedAPITypes"]
    }
    assert declared == found


def test_other_apis_are_detected():
    for line in ["fstat(file, &status)", "UserDefaults.standard", "@AppStorage(key)", "statfs(a, b)"]:
        assert any(re.search(pattern, line) for pattern, _ in REASONS.values()), line


def test_nothing_is_tracked_and_nothing_is_collected():
    assert MANIFEST["NSPrivacyTracking"] is False
    assert MANIFEST["NSPrivacyTrackingDomains"] == []
    assert MANIFEST["NSPrivacyCollectedDataTypes"] == []


def test_only_picked_files_are_accessible_outside_the_sandbox():
    entitlements = plistlib.loads((APPLE / "WordScramble/WordScramble.entitlements").read_bytes())
    assert entitlements == {
        "com.apple.security.app-sandbox": True,
        "com.apple.security.files.user-selected.read-write": True,
    }
    assert "startAccessingSecurityScopedResource" in code() and "stopAccessingSecurityScopedResource" in code()
