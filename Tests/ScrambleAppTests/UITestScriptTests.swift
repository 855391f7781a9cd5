import Testing
import WordScramble

@testable import ScrambleApp

/// The tests of the user interface run only on Apple's systems. Here their lines are played on the model, so that none of their sentences
/// becomes one that the app no longer shows.
@MainActor struct UITestScriptTests {
  private let root: Word

  init() throws {
    root = try Word(#require(UITestScript.root).utf8)
  }

  @Test(arguments: UITestScript.all)
  func `the app shows what a test of its interface looks for`(script: UITestScript) {
    #expect(UITestPlayer(root: root).faults(in: script) == [])
  }

  @Test func `every test of the interface is played`() {
    let tests = UITestScript.sources.reduce(0) { $0 + $1.matches(of: /func test/).count }
    #expect(UITestScript.all.count == tests && tests > 5)
    #expect(UITestScript.all.allSatisfy { !$0.lines.isEmpty })
  }

  @Test(arguments: [
    #"XCTAssertTrue(app.staticTexts["Found 1 of 44, 0 bonus"].waitForExistence(timeout: 5))"#,
    #"XCTAssertTrue(app.staticTexts["Your words hang here."].exists)"#,
    #"XCTAssertTrue(app.buttons["Show the letters"].exists, "no field was tapped")"#,
    #"press("Deal", in: app)"#, #"touch("milks", in: app, enter: "Return")"#, #"touch("mill", in: app)"#,
    #"field.typeText("milk\n")"#, #"XCTAssertEqual(field.value as? String, "milk")"#, "app.swipeUp()",
  ])
  func `a stale line is noticed`(line: String) {
    let script = UITestScript(
      testDescription: "stale", lines: ["let app = launch()", #"touch("milk", in: app)"#, line])
    #expect(UITestPlayer(root: root).faults(in: script).count == 1)
  }
}
