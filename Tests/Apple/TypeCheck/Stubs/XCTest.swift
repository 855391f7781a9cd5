// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, AlwaysUseLowerCamelCase
// What tests of an app's interface use of XCTest.
@_exported import Foundation

open class XCTestCase: NSObject {
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

public func XCTAssertTrue(_ value: @autoclosure () throws -> Bool, _ message: @autoclosure () -> String = "") {}
public func XCTAssertFalse(_ value: @autoclosure () throws -> Bool, _ message: @autoclosure () -> String = "") {}
public func XCTAssertEqual<T: Equatable>(
  _ one: @autoclosure () throws -> T, _ other: @autoclosure () throws -> T, _ message: @autoclosure () -> String = ""
) {}
public func XCTAssertNotEqual<T: Equatable>(
  _ one: @autoclosure () throws -> T, _ other: @autoclosure () throws -> T, _ message: @autoclosure () -> String = ""
) {}

@MainActor open class XCUIElementQuery: NSObject {
  public var count: Int { fatalError() }
  public var firstMatch: XCUIElement { fatalError() }
  public subscript(key: String) -> XCUIElement { fatalError() }
}

@MainActor open class XCUIElement: NSObject {
  public var label: String { fatalError() }
  public var value: Any? { fatalError() }
  public var exists: Bool { fatalError() }
  public var firstMatch: XCUIElement { fatalError() }
  public var buttons: XCUIElementQuery { fatalError() }
  public enum ElementType: UInt, Sendable { case any, button, textField, textView }
  public func descendants(matching type: ElementType) -> XCUIElementQuery { fatalError() }
  public var windows: XCUIElementQuery { fatalError() }
  public var staticTexts: XCUIElementQuery { fatalError() }
  public func waitForExistence(timeout: TimeInterval) -> Bool { fatalError() }
  #if os(macOS)
    public func click() {}
  #else
    public func tap() {}
  #endif
  public func typeText(_ text: String) {}
  public func screenshot() -> XCUIScreenshot { fatalError() }
}

@MainActor open class XCUIApplication: XCUIElement {
  public override init() {}
  public var launchArguments: [String] = []
  public var launchEnvironment: [String: String] = [:]
  public func launch() {}
  public func performAccessibilityAudit() throws {}
}

@MainActor public class XCUIScreenshot: NSObject {
  public var pngRepresentation: Data { fatalError() }
}

@MainActor public class XCUIDevice: NSObject {
  public enum Appearance: Int, Sendable { case unspecified, light, dark }
  public class var shared: XCUIDevice { fatalError() }
  public var appearance: Appearance {
    get { fatalError() }
    set {}
  }
}
