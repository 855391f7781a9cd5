import XCTest

/// Plays in the app and runs the system's accessibility audit.
final class WordScrambleUITests: GameTestCase {
  @MainActor func testTheTitleIsTheRoot() {
    XCTAssertTrue(launch().staticTexts["silkworm"].exists)
  }

  @MainActor func testAGameByTouchNeedsNoKeyboard() {
    let app = launch()
    enterByTouch("milk", in: app)
    XCTAssertTrue(app.staticTexts["Found 1 of 40, 0 bonus"].waitForExistence(timeout: 5))
    XCTAssertTrue(app.buttons["Shuffle"].exists, "a keyboard on the screen would have taken the letters' place")
  }

  #if os(iOS)
    @MainActor func testARefusedWordStaysAndItsDetailIsVisibleAboveTheKeyboard() {
      let app = launch()
      let field = wordField(in: app)
      field.tap()
      field.typeText("mill\n")
      XCTAssertTrue(app.staticTexts["Word not possible"].waitForExistence(timeout: 5))
      press("OK", in: app)
      XCTAssertTrue(app.staticTexts["There is only one l in silkworm."].waitForExistence(timeout: 5))
      XCTAssertEqual(field.value as? String, "mill")
      XCTAssertTrue(app.buttons["Show the letters"].exists, "the keyboard is there again")
    }
  #endif

  @MainActor func testTheAccessibilityAuditPasses() throws {
    try launch().performAccessibilityAudit()
  }

  #if os(iOS)
    @MainActor func testTheAccessibilityAuditPassesInLargeType() throws {
      let size = "UICTContentSizeCategoryAccessibilityXXXL"
      try launch(arguments: ["-UIPreferredContentSizeCategoryName", size]).performAccessibilityAudit()
    }
  #endif
}
