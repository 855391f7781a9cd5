import XCTest

/// A test that uses the app like a person. The app starts as for a new player and saves nothing.
class GameTestCase: XCTestCase {
  @MainActor func launch(language: String = "en", arguments: [String] = []) -> XCUIApplication {
    continueAfterFailure = false
    let app = XCUIApplication()
    app.launchEnvironment["WORDSCRAMBLE_STORAGE"] = "none"
    app.launchEnvironment["WORDSCRAMBLE_ROOT"] = "silkworm"
    app.launchArguments = ["-AppleLanguages", "(\(language))", "-AppleLocale", "en_GB"] + arguments
    app.launch()
    XCTAssertTrue(wordField(in: app).waitForExistence(timeout: 10))
    return app
  }

  /// Returns the field for a word. On a phone, the system considers it a text view.
  @MainActor func wordField(in app: XCUIApplication) -> XCUIElement {
    app.descendants(matching: .any)["field"].firstMatch
  }

  @MainActor func press(_ label: String, in app: XCUIApplication) {
    let button = app.buttons[label].firstMatch
    #if os(macOS)
      button.click()
    #else
      button.tap()
    #endif
  }

  @MainActor func enterByTouch(_ word: String, in app: XCUIApplication, enter: String = "Enter") {
    for letter in word { press(String(letter), in: app) }
    press(enter, in: app)
  }
}
