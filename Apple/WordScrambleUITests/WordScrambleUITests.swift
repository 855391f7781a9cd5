import XCTest

/// Plays in the app as a person does, and asks the system's own accessibility audit. It begins as a new player and keeps nothing.
final class WordScrambleUITests: XCTestCase {
  @MainActor private func launch(_ arguments: [String] = []) -> XCUIApplication {
    continueAfterFailure = false
    let app = XCUIApplication()
    app.launchEnvironment["WORDSCRAMBLE_KEEPS"] = "nothing"
    app.launchArguments = ["-AppleLanguages", "(en)", "-AppleLocale", "en_GB"] + arguments
    app.launch()
    return app
  }

  @MainActor func testTheRootIsRefusedAndStaysInTheField() throws {
    let app = launch()
    let field = app.textFields["field"]
    XCTAssertTrue(field.waitForExistence(timeout: 10))
    let root = app.staticTexts["root"].label
    field.tap()
    field.typeText(root + "\n")
    XCTAssertTrue(app.staticTexts["That's the word you started with"].waitForExistence(timeout: 5))
    app.buttons["OK"].firstMatch.tap()
    XCTAssertEqual(field.value as? String, root)
  }

  @MainActor func testANewWordCanBeUndone() throws {
    let app = launch()
    let root = app.staticTexts["root"]
    XCTAssertTrue(root.waitForExistence(timeout: 10))
    let before = root.label
    app.buttons["New Word"].firstMatch.tap()
    XCTAssertNotEqual(root.label, before)
    app.buttons["Undo New Word"].firstMatch.tap()
    XCTAssertEqual(root.label, before)
  }

  @MainActor func testNothingStandsInTheWayOfAnybody() throws {
    try launch().performAccessibilityAudit()
  }

  @MainActor func testNothingStandsInTheWayOfAnybodyWhoReadsLargeType() throws {
    #if os(iOS)
      let size = "UICTContentSizeCategoryAccessibilityXXXL"
      try launch(["-UIPreferredContentSizeCategoryName", size]).performAccessibilityAudit()
    #endif
  }
}
