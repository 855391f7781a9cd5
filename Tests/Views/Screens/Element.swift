import Foundation
package import SwiftUI

/// An element that a screen reader finds: a control, a text, or a group that is read as one element.
@MainActor package struct Element {
  package enum Kind { case text, title, button, menu, field, toggle, picker, disclosure, progress, group }

  package var kind: Kind
  package var label = ""
  package var value = ""
  package var hint = ""
  package var traits: AccessibilityTraits = []
  package var identifier: String?
  package var actions: [(name: String, action: @MainActor () -> Void)] = []
  package var rotors: [(name: String, entries: [String])] = []
  package var isEnabled = true
  /// The label and the value with attributes, such as the language of a word.
  package var spokenLabel = AttributedString()
  package var spokenValue = AttributedString()

  /// The label and the value as plain text.
  package var text: String { value.isEmpty ? label : label.isEmpty ? value : "\(label), \(value)" }

  /// Everything that is read, including the kind of the control and its state.
  package var spokenText: String {
    var parts = [text]
    if traits.contains(.isHeader) || kind == .title { parts.append("heading") }
    if ![.text, .title, .group].contains(kind) { parts.append("\(kind)") }
    if !isEnabled { parts.append("dimmed") }
    if !hint.isEmpty { parts.append("(\(hint))") }
    return parts.joined(separator: ", ")
  }
}

extension Node {
  /// The elements in this node, in reading order.
  package var elements: [Element] { Element.all(in: [self]) }

  /// The children that can be read on the screen, without covers, closed menus, and the icons of labels.
  var visibleChildren: [Node] {
    switch kind {
    case .viewThatFits: Array(children.dropFirst(look.chosenIndex).prefix(1))
    case .label: [children[1]]
    case .menu, .contextMenu: [children[0]]
    case .picker: [children[0]] + children.dropFirst().filter(\.control.isOn)
    case .titleMode, .commands, .settingsWindow: []
    default: children.filter { !Node.coverKinds.contains($0.kind) }
    }
  }

  /// The elements in this node, in groups that are sorted by their priority in their container.
  fileprivate var groups: [(priority: Double?, elements: [Element])] {
    if accessibility.isHidden { return [] }
    let groups: [(priority: Double?, elements: [Element])] =
      switch accessibility.childBehavior {
      case .contain: [(nil, Element.all(in: visibleChildren))]
      case .combine: Element.all(in: visibleChildren).isEmpty ? [] : [(nil, [combinedElement])]
      case .ignore: [(nil, [Element(kind: .group)])]
      case nil: ownElement.map { [(nil, [$0])] } ?? heading + visibleChildren.flatMap(\.groups)
      }
    return groups.map {
      ($0.priority ?? accessibility.sortPriority ?? barPriority, applyingAttributes(to: $0.elements))
    }
  }

  /// The title of an alert or dialog, which is read first.
  private var heading: [(priority: Double?, elements: [Element])] {
    kind == .alert || kind == .dialog ? [(.infinity, [element(.title, plainText)])] : []
  }

  /// The priority of a bar, which is read before the contents below it.
  private var barPriority: Double? { kind == .navigationTitle || kind == .toolbar ? .infinity : nil }

  private var combinedElement: Element {
    let inner = Element.all(in: visibleChildren)
    let isButton = inner.contains { $0.kind == .button }
    var element = Element(kind: isButton ? .button : .group, label: inner.map(\.text).joined(separator: ", "))
    element.spokenLabel = inner.reduce(into: AttributedString()) { whole, part in
      whole += AttributedString(whole.characters.isEmpty ? "" : ", ") + part.spokenLabel
    }
    return element
  }

  /// Returns the elements with this node's accessibility attributes applied.
  private func applyingAttributes(to elements: [Element]) -> [Element] {
    guard accessibility.childBehavior != .contain else { return elements }
    return elements.map { element in
      var element = element
      // The header of a section is a heading.
      if kind == .header, element.kind == .text { element.traits.insert(.isHeader) }
      if let label = accessibility.label { (element.label, element.spokenLabel) = (plainText(label), label) }
      if let value = accessibility.value { (element.value, element.spokenValue) = (plainText(value), value) }
      if let hint = accessibility.hint { element.hint = plainText(hint) }
      element.identifier = accessibility.identifier ?? element.identifier
      element.traits.formUnion(accessibility.traits)
      element.actions += accessibility.actions
      element.rotors += accessibility.rotors
      return element
    }
  }

  /// The element that this node represents, or nil if it represents none.
  private var ownElement: Element? {
    switch kind {
    case .text where plainText.allSatisfy(\.isWhitespace): nil
    case .text: element(.text, plainText, spokenLabel: text ?? AttributedString())
    case .image where accessibility.label != nil: element(.group, "")
    case .navigationTitle: element(.title, plainText, spokenLabel: text ?? AttributedString())
    case .button, .paste: element(.button, contentsText)
    case .menu: element(.menu, contentsText)
    case .toggle: element(.toggle, contentsText, value: control.isOn ? "on" : "off")
    case .disclosure: element(.disclosure, contentsText, value: control.isOn ? "expanded" : "collapsed")
    case .picker:
      element(.picker, children[0].contentsText, value: visibleChildren.dropFirst().first?.contentsText ?? "")
    case .field: element(.field, plainText, value: control.text?.wrappedValue ?? "")
    case .progress: element(.progress, "", value: look.fraction.map { "\(Int($0 * 100)) %" } ?? "busy")
    default: nil
    }
  }

  private func element(
    _ kind: Element.Kind, _ label: String, value: String = "", spokenLabel: AttributedString = AttributedString()
  ) -> Element {
    Element(kind: kind, label: label, value: value, isEnabled: isEnabled, spokenLabel: spokenLabel)
  }

  /// The text of a control's contents, as it is read.
  private var contentsText: String { Element.all(in: visibleChildren).map(\.text).joined(separator: ", ") }
  private func plainText(_ text: AttributedString) -> String { String(text.characters) }
}

extension Element {
  /// Returns the elements of nodes in one container, highest priority first.
  package static func all(in nodes: [Node]) -> [Element] {
    let groups = nodes.flatMap(\.groups).enumerated().map {
      (priority: $1.priority ?? 0, position: -$0, elements: $1.elements)
    }
    return groups.sorted { ($0.priority, $0.position) > ($1.priority, $1.position) }.flatMap { $0.elements }
  }
}
