package import SwiftUI

extension Screen {
  /// Taps a field and types a text letter by letter.
  package func type(_ text: String, into name: String? = nil) async throws {
    focus(try field(name))
    await settle()
    for letter in text { try enter(letter, into: name) }
    await settle()
  }

  /// Taps a field, which takes the focus from any other.
  package func focus(_ field: Node) {
    for other in all(.field) where other !== field { other.control.focus?.wrappedValue = false }
    field.control.focus?.wrappedValue = true
    field.control.onTap?()
  }

  /// Types a letter into the focused field. Return submits. After that, the field loses the focus.
  package func enter(_ letter: Character, into name: String? = nil) throws {
    host.evaluate()
    let field = try field(name)
    guard field.control.focus?.wrappedValue != false else {
      throw ScreenError("the field “\(field.name)” has no focus")
    }
    if letter == "\n" {
      for action in field.control.submitActions { action() }
      field.control.focus?.wrappedValue = false
    } else {
      field.control.text?.wrappedValue = (field.control.text?.wrappedValue ?? "") + String(letter)
    }
    host.evaluate()
  }

  package func pressBackspace() async throws {
    let text = try text()
    try field().control.text?.wrappedValue = String(text.dropLast())
    await settle()
  }

  /// Presses a key other than a letter in the focused field.
  package func press(key: KeyEquivalent) async throws {
    guard try isFocused() else { throw ScreenError("a field with the focus") }
    _ = try field().control.onKeyPress?(key)
    await settle()
  }

  package func pressReturn(in name: String? = nil) async throws {
    try enter("\n", into: name)
    await settle()
  }

  package func setText(_ text: String, in name: String? = nil) async throws {
    try field(name).control.text?.wrappedValue = text
    await settle()
  }

  /// Presses the keyboard shortcut of a menu command or a button, such as ⌘N.
  package func press(keys: String) async throws {
    host.evaluate()
    let commands = host.root.flatMap { $0.all(.commandMenu) }.flatMap { $0.all() }
    let nodes = (commands + frontNodes.flatMap(\.presentNodes)).filter {
      $0.control.shortcut == keys && $0.control.action != nil
    }
    guard let node = nodes.last else { throw ScreenError("nothing for \(keys)") }
    guard node.isEnabled else { throw ScreenError("“\(node.name)” is dimmed") }
    node.control.action?()
    if let cover = alert ?? dialog, !cover.all({ $0 === node }).isEmpty { cover.control.action?() }
    await settle()
  }

  package func choose(command name: String) async throws {
    let commands = menuBar.flatMap(\.commands)
    guard let node = commands.first(where: { $0.name == name }) else {
      throw ScreenError("no command “\(name)”; there are \(commands.map(\.name))")
    }
    guard node.isEnabled else { throw ScreenError("“\(name)” is dimmed") }
    node.control.action?()
    await settle()
  }

  /// The commands of the menu bar, by menu.
  package var menuBar: [(menu: String, commands: [Node])] {
    host.evaluate()
    return host.root.flatMap { $0.all(.commandMenu) }.map { ($0.plainText, $0.all(.button)) }
  }
}
