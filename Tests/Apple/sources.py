"""The Swift files of the app."""

from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
SCRAMBLE_APP = ROOT / "Sources/ScrambleApp"
APPLE_FOLDER = ROOT / "Apple"
# The shell around the app, and the user-interface tests. Other folders of Apple/ contain other apps.
SHELL_FILES = sorted((APPLE_FOLDER / "WordScramble").rglob("*.swift"))
UI_TEST_FILES = sorted((APPLE_FOLDER / "WordScrambleUITests").rglob("*.swift"))
SOURCE_FILES = sorted([*SCRAMBLE_APP.rglob("*.swift"), *SHELL_FILES, *UI_TEST_FILES])
