import Foundation
package import SwiftUI

/// A screen under test. Tests read it, tap it and type on it as a player does.
///
/// An alert or panel that covers the screen has priority: nothing behind it can be tapped.
@MainActor package final class Screen {
  package let host: ViewHost

  package init(_ host: ViewHost) { self.host = host }
  package convenience init<V: View>(_ view: V, on device: Device = .phone) { self.init(ViewHost(view, on: device)) }

  /// Evaluates the views and runs tasks of the main actor in alternation, often enough for changes to settle.
  package func settle() async {
    let turnCount = 30
    for _ in 0..<turnCount {
      host.evaluate()
      await Task.yield()
    }
    host.evaluate()
  }

  /// Waits until a condition holds, for work outside the main actor. Throws an error after 20 seconds.
  package func wait(for condition: () throws -> Bool) async throws {
    let end = ContinuousClock.now + .seconds(20)
    while try !condition() {
      guard ContinuousClock.now < end else { throw ScreenError("what was waited for; there is \(texts)") }
      try await Task.sleep(for: .milliseconds(5))
      await settle()
    }
  }

  // MARK: Reading

  private var windowContents: [Node] { host.root.filter { $0.kind != .commands } }
  private func cover(of kinds: Node.Kind...) -> Node? {
    windowContents.flatMap { $0.all { kinds.contains($0.kind) } }.last
  }
  package var alert: Node? { cover(of: .alert) }
  package var dialog: Node? { cover(of: .dialog) }
  package var sheet: Node? { cover(of: .sheet) }
  package var exporter: Node? { cover(of: .exporter) }
  package var importer: Node? { cover(of: .importer) }

  /// The part that can be tapped: an alert, dialog or file panel, otherwise a sheet, otherwise the window.
  package var frontNodes: [Node] {
    if let cover = alert ?? dialog ?? exporter ?? importer { return [cover] }
    return sheet?.children ?? windowContents
  }

  /// Returns the nodes of some kinds that can be tapped or read, including those in menus.
  package func all(_ kinds: Node.Kind...) -> [Node] {
    frontNodes.flatMap(\.presentNodes).filter { kinds.contains($0.kind) }
  }
  package var title: String { all(.navigationTitle).last?.plainText ?? "" }
  package var texts: [String] { all(.text).map(\.plainText) }
  package var elements: [Element] { Element.all(in: frontNodes) }
  /// What a screen reader reads, element by element.
  package var spokenTexts: [String] { elements.map(\.spokenText) }
  package func shows(_ text: String) -> Bool { (texts + [title]).contains { $0.contains(text) } }
  package func element(_ label: String) throws -> Element {
    try elements.first { $0.label == label }
      ?? { throw ScreenError("“\(label)”; there are \(elements.map(\.label))") }()
  }

  // MARK: Finding controls

  /// Returns a control by its name, including those in menus and bars.
  package func control(_ name: String) throws -> Node {
    let controls = frontNodes.flatMap(\.presentNodes).filter(\.isControl)
    guard let match = controls.first(where: { $0.name == name }) else {
      throw ScreenError("no control “\(name)”; there are \(controls.map(\.name))")
    }
    return match
  }
  package func hasControl(_ name: String) -> Bool { (try? control(name)) != nil }

  package func field(_ name: String? = nil) throws -> Node {
    let fields = all(.field)
    guard let field = name.map({ name in fields.first { $0.name == name } }) ?? fields.first else {
      throw ScreenError("no field “\(name ?? "")”; there are \(fields.map(\.name))")
    }
    guard field.isEnabled else { throw ScreenError("the field “\(field.name)” is dimmed") }
    return field
  }
  package func text(in name: String? = nil) throws -> String { try field(name).control.text?.wrappedValue ?? "" }
  package func isFocused(_ name: String? = nil) throws -> Bool { try field(name).control.focus?.wrappedValue ?? false }
}

/// The error if something that a test looks for does not exist or cannot be used.
package struct ScreenError: Error, CustomStringConvertible {
  package let description: String
  package init(_ description: String) { self.description = description }
}

extension Node {
  /// The node and all its descendants on the screen or in a menu. Of the views of a `ViewThatFits`, only the chosen one
  /// is included.
  package var presentNodes: [Node] {
    let inner = kind == .viewThatFits ? visibleChildren : children
    return [self] + inner.flatMap(\.presentNodes)
  }

  /// The control's name: its accessibility label or, without one, its text.
  package var name: String {
    if let label = accessibility.label { return String(label.characters) }
    if kind == .field { return plainText }
    let titles = kind == .menu || kind == .picker || kind == .contextMenu ? [children[0]] : children
    return titles.flatMap { $0.presentNodes.filter { $0.kind == .text }.map(\.plainText) }.joined(separator: " ")
  }

  var isControl: Bool {
    control.action != nil || control.onChoose != nil || control.text != nil || control.sharedText != nil
      || kind == .menu
  }
}
