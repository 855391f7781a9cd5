import Foundation
package import SwiftUI

/// A screen under test, which is read, tapped and typed on like a player would.
///
/// An alert or panel that covers the screen has priority: nothing behind it can be tapped.
@MainActor package final class Screen {
  package let host: ViewHost
  /// The window that is read and tapped.
  package var window = Window.game

  /// The window of the game or, on a Mac, of the settings.
  package enum Window { case game, settings }

  package init(_ host: ViewHost) { self.host = host }
  package convenience init<V: View>(_ view: V, on device: Device = .phone) { self.init(ViewHost(view, on: device)) }

  /// Evaluates the views and runs tasks of the main actor until nothing changes.
  package func settle() async {
    let turns = 30
    for _ in 0..<turns {
      host.evaluate()
      await Task.yield()
    }
    host.evaluate()
  }

  /// Waits until a condition holds, for work outside the main actor.
  package func wait(for condition: () throws -> Bool) async throws {
    let end = ContinuousClock.now + .seconds(20)
    while try !condition() {
      guard ContinuousClock.now < end else { throw NotThere("what was waited for; there is \(texts)") }
      try await Task.sleep(for: .milliseconds(5))
      await settle()
    }
  }

  // MARK: Reading

  private var contents: [Node] {
    let settings = host.root.filter { $0.kind == .settingsWindow }.flatMap(\.children)
    return window == .settings ? settings : host.root.filter { $0.kind != .settingsWindow && $0.kind != .commands }
  }
  private func covers(_ kinds: Node.Kind...) -> Node? {
    contents.flatMap { $0.all { kinds.contains($0.kind) } }.last
  }
  package var alert: Node? { covers(.alert) }
  package var dialog: Node? { covers(.dialog) }
  package var sheet: Node? { covers(.sheet) }
  package var exporter: Node? { covers(.exporter) }
  package var importer: Node? { covers(.importer) }

  /// The part that can be tapped: an alert or dialog, otherwise a panel, otherwise the screen.
  package var front: [Node] {
    if let cover = alert ?? dialog ?? exporter ?? importer { return [cover] }
    return sheet?.children ?? contents
  }

  /// Returns the nodes of some kinds that can be tapped or read, including those in menus.
  package func all(_ kinds: Node.Kind...) -> [Node] {
    front.flatMap(\.present).filter { kinds.contains($0.kind) }
  }
  package var title: String { all(.navigationTitle).last?.plain ?? "" }
  package var texts: [String] { all(.text).map(\.plain) }
  package var elements: [Element] { Element.all(in: front) }
  /// What a screen reader reads, element by element.
  package var spoken: [String] { elements.map(\.spoken) }
  package func shows(_ text: String) -> Bool { (texts + [title]).contains { $0.contains(text) } }
  package func element(_ label: String) throws -> Element {
    try elements.first { $0.label == label } ?? { throw NotThere("“\(label)”; there are \(elements.map(\.label))") }()
  }

  // MARK: Finding controls

  /// Returns a control by its name, including those in menus and bars.
  package func control(_ name: String) throws -> Node {
    let controls = front.flatMap(\.present).filter(\.isControl)
    guard let found = controls.first(where: { $0.name == name }) else {
      throw NotThere("no control “\(name)”; there are \(controls.map(\.name))")
    }
    return found
  }
  package func has(_ name: String) -> Bool { (try? control(name)) != nil }

  package func field(_ name: String? = nil) throws -> Node {
    let fields = all(.field)
    guard let field = name.map({ name in fields.first { $0.name == name } }) ?? fields.first else {
      throw NotThere("no field “\(name ?? "")”; there are \(fields.map(\.name))")
    }
    guard field.isEnabled else { throw NotThere("the field “\(field.name)” is dimmed") }
    return field
  }
  package func text(in name: String? = nil) throws -> String { try field(name).control.field?.wrappedValue ?? "" }
  package func isFocused(_ name: String? = nil) throws -> Bool { try field(name).control.focus?.wrappedValue ?? false }
}

/// The error if something that a test looks for does not exist.
package struct NotThere: Error, CustomStringConvertible {
  package let description: String
  package init(_ description: String) { self.description = description }
}

extension Node {
  /// The node and all its descendants on the screen or in a menu. Of the views of a `ViewThatFits`, only the chosen one
  /// is included.
  package var present: [Node] {
    let inner = kind == .fits ? visible : children
    return [self] + inner.flatMap(\.present)
  }

  /// The control's name: its accessibility label or, without one, its text.
  package var name: String {
    if let label = spoken.label { return String(label.characters) }
    if kind == .field { return plain }
    let titles = kind == .menu || kind == .picker || kind == .contextMenu ? [children[0]] : children
    return titles.flatMap { $0.present.filter { $0.kind == .text }.map(\.plain) }.joined(separator: " ")
  }

  var isControl: Bool {
    control.action != nil || control.choose != nil || control.field != nil || control.shared != nil || kind == .menu
  }
}
