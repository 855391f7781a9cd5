import XCTest

/// A test that plays in the app as a person does. The app begins as for a new player and keeps nothing.
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

  /// The field for a word. For the system, that of a phone is a text view.
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

  @MainActor func touch(_ word: String, in app: XCUIApplication, enter: String = "Enter") {
    for letter in word { press(String(letter), in: app) }
    press(enter, in: app)
  }
}
