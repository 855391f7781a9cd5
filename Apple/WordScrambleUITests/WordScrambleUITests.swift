import XCTest

/// Plays in the app as a person does, and asks the system's own accessibility audit. It begins as a new player and keeps nothing.
final class WordScrambleUITests: XCTestCase {
  @MainActor private func launch(_ arguments: [String] = []) -> XCUIApplication {
    continueAfterFailure = false
    let app = XCUIApplication()
    app.launchEnvironment["WORDSCRAMBLE_STORAGE"] = "none"
    app.launchEnvironment["WORDSCRAMBLE_ROOT"] = "silkworm"
    app.launchArguments = ["-AppleLanguages", "(en)", "-AppleLocale", "en_GB"] + arguments
    app.launch()
    XCTAssertTrue(app.textFields["field"].waitForExistence(timeout: 10))
    return app
  }

  @MainActor private func touch(_ word: String, in app: XCUIApplication) {
    for letter in word { app.buttons[String(letter)].firstMatch.tap() }
    app.buttons["Enter"].firstMatch.tap()
  }

  @MainActor func testTheTitleIsTheRoot() {
    XCTAssertTrue(launch().staticTexts["silkworm"].exists)
  }

  @MainActor func testAGameByTouchNeedsNoKeyboard() {
    let app = launch()
    touch("milk", in: app)
    XCTAssertTrue(app.staticTexts["Found 1 of 40, 0 bonus"].waitForExistence(timeout: 5))
    XCTAssertTrue(app.buttons["Shuffle"].exists, "a keyboard on the screen would have taken the letters' place")
  }

  #if os(iOS)
    @MainActor func testARefusedWordStaysAndItsDetailIsSeenAboveTheKeyboard() {
      let app = launch()
      let field = app.textFields["field"]
      field.tap()
      field.typeText("mill\n")
      XCTAssertTrue(app.staticTexts["Word not possible"].waitForExistence(timeout: 5))
      app.buttons["OK"].firstMatch.tap()
      XCTAssertTrue(app.staticTexts["There is only one l in silkworm."].waitForExistence(timeout: 5))
      XCTAssertEqual(field.value as? String, "mill")
      XCTAssertTrue(app.buttons["Show the letters"].exists, "the keyboard is there again")
    }
  #endif

  @MainActor func testANewWordCanBeUndone() {
    let app = launch()
    touch("milk", in: app)
    app.buttons["New Word"].firstMatch.tap()
    XCTAssertTrue(app.staticTexts["Your words will hang here, newest on top."].waitForExistence(timeout: 5))
    app.buttons["Undo New Word"].firstMatch.tap()
    XCTAssertTrue(app.staticTexts["Back to silkworm, as you left it."].waitForExistence(timeout: 5))
  }

  @MainActor func testNothingStandsInTheWayOfAnybody() throws {
    try launch().performAccessibilityAudit()
  }

  #if os(iOS)
    @MainActor func testNothingStandsInTheWayOfAnybodyWhoReadsLargeType() throws {
      let size = "UICTContentSizeCategoryAccessibilityXXXL"
      try launch(["-UIPreferredContentSizeCategoryName", size]).performAccessibilityAudit()
    }
  #endif
}
