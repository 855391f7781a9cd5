// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The parts of XCTest that user-interface tests use. The tests run on a simulated screen of the runner.
@_exported import Foundation

/// A screen on which user-interface tests run.
@MainActor package protocol SimulatedScreen: AnyObject {
  func exists(_ kind: XCUIElement.ElementType, _ name: String) -> Bool
  func value(_ name: String) -> String?
  func press(_ kind: XCUIElement.ElementType, _ name: String) throws
  func type(_ text: String) throws
  /// Returns accessibility faults, such as a control without a name.
  func audit() -> [String]
  /// Lets the app work for a moment, and updates the screen.
  func wait()
}

open class XCTestCase: NSObject {
  /// The failures since the runner last cleared them, before the current test.
  nonisolated(unsafe) package static var failures: [String] = []
  public var continueAfterFailure = true
  public func add(_ attachment: XCTAttachment) {}
}

public class XCTAttachment: NSObject {
  public enum Lifetime: Int, Sendable { case keepAlways, deleteOnSuccess }
  public init(
    uniformTypeIdentifier identifier: String?, name: String?, payload: Data?, userInfo: [AnyHashable: Any]? = nil
  ) {}
  public var lifetime = Lifetime.deleteOnSuccess
}

private func check(_ condition: () throws -> Bool, _ failure: String, _ file: StaticString, _ line: UInt) {
  do {
    if try !condition() { XCTestCase.failures.append("\(file):\(line): \(failure)") }
  } catch {
    XCTestCase.failures.append("\(file):\(line): \(error)")
  }
}
public func XCTAssertTrue(
  _ expression: @autoclosure () throws -> Bool, _ message: @autoclosure () -> String = "",
  file: StaticString = #filePath, line: UInt = #line
) {
  check(expression, "not true \(message())", file, line)
}
public func XCTAssertEqual<T: Equatable>(
  _ expression1: @autoclosure () throws -> T, _ expression2: @autoclosure () throws -> T,
  _ message: @autoclosure () -> String = "", file: StaticString = #filePath, line: UInt = #line
) {
  check({ try expression1() == expression2() }, "not equal \(message())", file, line)
}

@MainActor open class XCUIElementQuery: NSObject {
  let app: XCUIApplication
  let kind: XCUIElement.ElementType
  init(_ app: XCUIApplication, _ kind: XCUIElement.ElementType) { (self.app, self.kind) = (app, kind) }
  public var firstMatch: XCUIElement { app }
  public subscript(key: String) -> XCUIElement { XCUIElement(app, kind, key) }
}

@MainActor open class XCUIElement: NSObject {
  public enum ElementType: UInt, Sendable { case any, button, textField, textView, staticText }
  private let owner: XCUIApplication?
  private let kind: ElementType
  private let name: String

  init(_ owner: XCUIApplication?, _ kind: ElementType, _ name: String) {
    (self.owner, self.kind, self.name) = (owner, kind, name)
  }

  var screen: any SimulatedScreen {
    guard let screen = (owner ?? self as? XCUIApplication)?.launchedScreen else {
      fatalError("the app was not launched")
    }
    return screen
  }
  var app: XCUIApplication { owner ?? (self as! XCUIApplication) }
  public var value: Any? { screen.value(name) }
  public var exists: Bool { screen.exists(kind, name) }
  public var firstMatch: XCUIElement { self }
  public var buttons: XCUIElementQuery { XCUIElementQuery(app, .button) }
  public var staticTexts: XCUIElementQuery { XCUIElementQuery(app, .staticText) }
  public var windows: XCUIElementQuery { XCUIElementQuery(app, .any) }
  public func descendants(matching type: ElementType) -> XCUIElementQuery { XCUIElementQuery(app, type) }
  public func waitForExistence(timeout: TimeInterval) -> Bool {
    let end = Date() + timeout
    while !exists, Date() < end { screen.wait() }
    return exists
  }
  #if os(macOS)
    public func click() { press() }
  #else
    public func tap() { press() }
  #endif
  private func press() { recordFailure { try screen.press(kind, name) } }
  public func typeText(_ text: String) { recordFailure { try screen.type(text) } }
  private func recordFailure(_ action: () throws -> Void) {
    do { try action() } catch { XCTestCase.failures.append("\(name): \(error)") }
  }
  public func screenshot() -> XCUIScreenshot { XCUIScreenshot() }
}

@MainActor open class XCUIApplication: XCUIElement {
  /// Launches the app with its environment and arguments.
  package static var launcher: (([String: String], [String]) -> any SimulatedScreen)?
  fileprivate var launchedScreen: (any SimulatedScreen)?

  public init() { super.init(nil, .any, "") }
  public var launchArguments: [String] = []
  public var launchEnvironment: [String: String] = [:]
  public func launch() { launchedScreen = XCUIApplication.launcher?(launchEnvironment, launchArguments) }
  public func performAccessibilityAudit() throws { XCTestCase.failures += screen.audit() }
}

@MainActor public class XCUIScreenshot: NSObject {
  // Nothing is drawn here.
  public var pngRepresentation: Data { Data() }
}

@MainActor public class XCUIDevice: NSObject {
  public enum Appearance: Int, Sendable { case unspecified, light, dark }
  private static let device = XCUIDevice()
  public class var shared: XCUIDevice { device }
  public var appearance = Appearance.unspecified
}
