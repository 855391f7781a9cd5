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
    guard node.isEnabled else { throw ScreenError("“\(name)” is dimmed") }
    guard node.allowsHitTesting else { throw ScreenError("“\(name)” takes no touch") }
    guard let action = node.control.action else { throw ScreenError("“\(name)” does nothing") }
    let cover = alert ?? dialog
    let closes = cover?.all { $0 === node }.isEmpty == false
    action()
    if closes { cover?.control.action?() }
    host.evaluate()
  }

  /// Taps letters one after the other.
  package func tapLetters(_ letters: String) async throws {
    for letter in letters { try await tap(String(letter)) }
  }

  /// Dismisses what covers the screen without a choice: swipes a panel away, or taps outside a dialog.
  package func close() async throws {
    guard let cover = alert ?? dialog ?? exporter ?? importer ?? sheet else { throw ScreenError("nothing to close") }
    cover.control.action?()
    await settle()
  }

  package func choose(_ option: String, in name: String) async throws {
    let picker = try control(name)
    guard picker.isEnabled else { throw ScreenError("“\(name)” is dimmed") }
    let options = picker.children.dropFirst()
    guard let tag = options.first(where: { $0.name == option })?.control.tag else {
      throw ScreenError("no option “\(option)” in “\(name)”; there are \(options.map(\.name))")
    }
    picker.control.onChoose?(tag)
    await settle()
  }

  /// Performs an accessibility action of an element.
  package func performAction(_ action: String, on label: String) async throws {
    let element = try element(label)
    guard let match = element.actions.first(where: { $0.name == action }) else {
      throw ScreenError("no action “\(action)” of “\(label)”; there are \(element.actions.map(\.name))")
    }
    match.action()
    await settle()
  }

  /// Chooses a file to import, or the location of an exported file. Returns what was written, or nil for an import.
  @discardableResult package func choose(file: URL) async throws -> Data? {
    guard let panel = exporter ?? importer else { throw ScreenError("no panel for files") }
    let fileContents = try panel.control.makeDocument?()
    try fileContents?.write(to: file)
    panel.control.onChoose?(AnyHashable(file))
    await settle()
    return fileContents
  }

  /// Opens an address as the system does.
  package func open(_ address: String) async throws {
    guard let url = URL(string: address) else { throw ScreenError("no address: \(address)") }
    for node in host.root.flatMap({ $0.all { $0.control.onOpenURL != nil } }) { node.control.onOpenURL?(url) }
    await settle()
  }

  /// Pastes a text with the system's button.
  package func paste(_ text: String) async throws {
    guard let button = all(.paste).first else { throw ScreenError("no button that pastes") }
    guard button.isEnabled else { throw ScreenError("“\(button.name)” is dimmed") }
    button.control.onChoose?(AnyHashable(text))
    await settle()
  }
}
