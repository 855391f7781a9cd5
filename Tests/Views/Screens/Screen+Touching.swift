package import Foundation
import SwiftUI

extension Screen {
  /// Taps a control. A button of an alert or dialog also closes it.
  package func tap(_ name: String) async throws {
    try press(name)
    await settle()
  }

  /// Taps a control without waiting for the result.
  package func press(_ name: String) throws {
    host.evaluate()
    let node = try control(name)
    guard node.isEnabled else { throw NotThere("“\(name)” is dimmed") }
    guard node.takesTouches else { throw NotThere("“\(name)” takes no touch") }
    guard let action = node.control.action else { throw NotThere("“\(name)” does nothing") }
    let cover = alert ?? dialog
    let closes = cover?.all { $0 === node }.isEmpty == false
    action()
    if closes { cover?.control.action?() }
    host.evaluate()
  }

  /// Taps letters one after the other.
  package func touch(_ letters: String) async throws {
    for letter in letters { try await tap(String(letter)) }
  }

  /// Dismisses what covers the screen without a choice: swipes a panel away, or taps outside a dialog.
  package func close() async throws {
    guard let cover = alert ?? dialog ?? exporter ?? importer ?? sheet else { throw NotThere("nothing to close") }
    cover.control.action?()
    await settle()
  }

  package func choose(_ option: String, in name: String) async throws {
    let picker = try control(name)
    guard picker.isEnabled else { throw NotThere("“\(name)” is dimmed") }
    let options = picker.children.dropFirst()
    guard let tag = options.first(where: { $0.name == option })?.control.tag else {
      throw NotThere("no option “\(option)” in “\(name)”; there are \(options.map(\.name))")
    }
    picker.control.choose?(tag)
    await settle()
  }

  /// Performs an accessibility action of an element.
  package func act(_ action: String, on label: String) async throws {
    let element = try element(label)
    guard let found = element.actions.first(where: { $0.name == action }) else {
      throw NotThere("no action “\(action)” of “\(label)”; there are \(element.actions.map(\.name))")
    }
    found.act()
    await settle()
  }

  /// Chooses a file or its location, and returns what was written.
  @discardableResult package func choose(file: URL) async throws -> Data? {
    guard let panel = exporter ?? importer else { throw NotThere("no panel for files") }
    let written = try panel.control.document?()
    try written?.write(to: file)
    panel.control.choose?(AnyHashable(file))
    await settle()
    return written
  }

  /// Opens an address like the system.
  package func open(_ address: String) async throws {
    guard let url = URL(string: address) else { throw NotThere("no address: \(address)") }
    for node in host.root.flatMap({ $0.all { $0.control.openURL != nil } }) { node.control.openURL?(url) }
    await settle()
  }

  /// Pastes a text with the system's button.
  package func paste(_ text: String) async throws {
    guard let button = all(.paste).first else { throw NotThere("no button that pastes") }
    guard button.isEnabled else { throw NotThere("“\(button.name)” is dimmed") }
    button.control.choose?(AnyHashable(text))
    await settle()
  }
}
