import XCTest

#if os(iOS)
  import UIKit
#endif

/// Takes pictures of the app for people to view: one of each look that `Apple/pictures.py` lists. On a Mac nothing is
/// pressed, because a Mac that runs a workflow may not allow it.
final class PictureTests: GameTestCase {
  @MainActor func testLight() {
    XCUIDevice.shared.appearance = .light
    let app = launch()
    #if os(iOS)
      enterByTouch("milk", in: app)
      XCTAssertTrue(app.staticTexts["Found 1 of 40, 0 bonus"].waitForExistence(timeout: 5))
    #endif
    attachPicture("light", of: app)
  }

  @MainActor func testDark() {
    XCUIDevice.shared.appearance = .dark
    let app = launch()
    #if os(iOS)
      enterByTouch("mirk", in: app)
      XCTAssertTrue(app.staticTexts["Found 0 of 40, 1 bonus"].waitForExistence(timeout: 5))
    #endif
    attachPicture("dark", of: app)
  }

  #if os(iOS)
    @MainActor func testLargestType() {
      XCUIDevice.shared.appearance = .light
      let size = "UICTContentSizeCategoryAccessibilityXXXL"
      let app = launch(arguments: ["-UIPreferredContentSizeCategoryName", size])
      attachPicture("largest-type", of: app)
    }
  #endif

  @MainActor func testChinese() {
    XCUIDevice.shared.appearance = .light
    let app = launch(language: "zh-Hans")
    #if os(iOS)
      enterByTouch("milk", in: app, enter: "提交")
      XCTAssertTrue(app.staticTexts["已找到 1 / 40, 额外 0"].waitForExistence(timeout: 5))
    #endif
    attachPicture("chinese", of: app)
  }

  /// Attaches a picture to the test's result, named after the device and the look.
  @MainActor private func attachPicture(_ look: String, of app: XCUIApplication) {
    #if os(iOS)
      let device = UIDevice.current.userInterfaceIdiom == .pad ? "iPad" : "iPhone"
      let picture = app.screenshot()
    #else
      let device = "Mac"
      let picture = app.windows.firstMatch.screenshot()
    #endif
    let attachment = XCTAttachment(
      uniformTypeIdentifier: "public.png", name: "\(device)-\(look)", payload: picture.pngRepresentation)
    attachment.lifetime = .keepAlways
    add(attachment)
  }
}
