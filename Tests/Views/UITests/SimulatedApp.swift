import ScrambleKit
import Screens
import SwiftUI
import XCTest

@testable import ScrambleApp

/// The app that a user-interface test has launched. It also plays the system's part, such as the focus and the launch
/// arguments.
@MainActor final class SimulatedApp: SimulatedScreen {
  private let screen: Screen

  /// Launches the app with the live dependencies.
  init(on device: Device, environment: [String: String], arguments: [String]) {
    let arguments = LaunchArguments(arguments)
    var dependencies = Dependencies.live(environment)
    dependencies.language = Language(locale: arguments.language)
    let host = ViewHost(scene: GameScene(dependencies: dependencies), on: device)
    host.environment.dynamicTypeSize = arguments.typeSize
    host.environment.locale = Locale(identifier: arguments.locale)
    screen = Screen(host)
    settle()
  }

  func exists(_ kind: XCUIElement.ElementType, _ name: String) -> Bool { element(kind, name) != nil }

  func value(_ name: String) -> String? { element(.any, name)?.value }

  func press(_ kind: XCUIElement.ElementType, _ name: String) throws {
    guard let element = element(kind, name) else { throw ScreenError("not there; there are \(screen.spokenTexts)") }
    guard element.isEnabled else { throw ScreenError("dimmed") }
    if element.kind == .field {
      screen.focus(try screen.field(element.label))
    } else {
      try screen.press(element.label)
    }
    settle()
  }

  func type(_ text: String) throws {
    for letter in text {
      guard let field = screen.all(.field).first(where: { $0.control.focus?.wrappedValue == true }) else {
        throw ScreenError("no field has the focus")
      }
      try screen.enter(letter, into: field.name)
      settle()
    }
  }

  /// Audits the screen three times: with the alternative of every `ViewThatFits` that is estimated to fit, with the
  /// first and with the last, because only a drawing knows which one fits.
  func audit() -> [String] {
    defer { screen.host.fitting = .firstThatFits }
    return [ViewHost.Fitting.firstThatFits, .first, .last].flatMap { fitting in
      screen.host.fitting = fitting
      return screen.audit()
    }
  }

  func wait() {
    let interval = 0.01
    RunLoop.main.run(until: Date(timeIntervalSinceNow: interval))
    screen.host.evaluate()
  }

  /// Runs the app's tasks as far as they can run without waiting.
  private func settle() {
    let turnCount = 30
    for _ in 0..<turnCount {
      screen.host.evaluate()
      RunLoop.main.run(until: Date())
    }
    screen.host.evaluate()
  }

  private func element(_ kind: XCUIElement.ElementType, _ name: String) -> Element? {
    screen.elements.first { $0.hasType(kind) && ($0.label == name || $0.identifier == name) }
  }
}

extension Element {
  /// Returns whether the system counts the element as one of a type. The type of a field depends on the system.
  fileprivate func hasType(_ type: XCUIElement.ElementType) -> Bool {
    switch type {
    case .any: true
    case .button: kind == .button || kind == .menu
    case .textField, .textView: kind == .field
    case .staticText: [.text, .title, .group].contains(kind)
    }
  }
}

/// The system's interpretation of an app's arguments: each name of a setting is followed by its value.
private struct LaunchArguments {
  private(set) var language = "en"
  private(set) var locale = "en"
  private(set) var typeSize = DynamicTypeSize.large

  init(_ arguments: [String]) {
    var rest = arguments[...]
    while let name = rest.popFirst(), let value = rest.popFirst() {
      switch (name, value) {
      case ("-AppleLanguages", _): language = value.trimmingCharacters(in: CharacterSet(charactersIn: "()"))
      case ("-AppleLocale", _): locale = value
      case ("-UIPreferredContentSizeCategoryName", "UICTContentSizeCategoryAccessibilityXXXL"):
        typeSize = .accessibility5
      default: XCTestCase.failures.append("nothing is known of \(name) \(value)")
      }
    }
  }
}
