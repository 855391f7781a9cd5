"""The parts of the type check that need no SwiftUI interface: preparing sources, and applying deliberate mistakes."""

import mutants
from source_preparation import prepared
from sources import APPLE_FOLDER, ROOT, SCRAMBLE_APP, assert_none

SYSTEMS = ["iOS", "macOS"]
SOURCE = """\
#if canImport(SwiftUI)
  import Foundation
  #if os(iOS) && canImport(Darwin)
    let a = 1
  #endif
  #Preview("Dark") {
    A()
  }
#endif
"""
PREPARED_SOURCE = """\
#if canImport(SwiftUI)
  import Foundation; import AppleStubs
  #if true && true
    let a = 1
  #endif
  @MainActor func _preview7_1() -> PreviewedView { _preview("Dark") {
    A()
  } }
#endif
"""


def test_a_source_is_prepared_line_by_line_for_a_system():
    assert prepared(SOURCE, "iOS", 7) == PREPARED_SOURCE
    assert prepared(SOURCE, "macOS", 7) == PREPARED_SOURCE.replace("#if true", "#if false")


def test_every_deliberate_mistake_can_be_made():
    files = [
        path
        for folder in (SCRAMBLE_APP, APPLE_FOLDER, ROOT / "Tests/ScrambleAppTests")
        for path in folder.rglob("*.swift")
    ]
    for system in SYSTEMS:
        texts = [prepared(path.read_text(encoding="utf-8"), system) for path in files]
        mistakes = mutants.mistakes(system)
        assert len(mistakes) > 10 and len(mistakes) == len(set(mistakes)), system
        assert_none(f"{system}: {right}" for right, _ in mistakes if not any(right in text for text in texts))
        assert all(right != wrong for right, wrong in mistakes), system
