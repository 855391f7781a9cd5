import Screens
import SwiftUI

extension Drawing {
  func control(_ node: Node) -> String {
    switch node.kind {
    case .menu: menu(node)
    case .field: node.control.isSearchField ? "" : field(node)
    case .toggle: toggle(node)
    case .picker: picker(node)
    case .disclosure: disclosure(node)
    case .progress: progress(node)
    default: button(node)
    }
  }

  private func button(_ node: Node) -> String {
    let size = node.look.isLarge ? " large" : ""
    let style = node.kind == .paste ? "borderedProminent paste" : node.look.buttonStyle
    return box(node, html(node.children), as: "button \(style)\(size)", role: "button")
  }

  private func menu(_ node: Node) -> String {
    let items = node.children[1].children
    let popover = drawsOpenMenus && node.control.action == nil ? div("popover", html(menu: items)) : ""
    return box(node, html(node.children[0].children) + popover, as: "button menu", role: "button")
  }

  /// Draws the rows of an open menu. Symbols are at the trailing edge.
  private func html(menu items: [Node]) -> String {
    items.map { item in
      guard item.kind != .divider else { return div("break") }
      let title = item.kind == .menu ? [item.children[0]] : item.children
      let titles = div("titles", html(title))
      return element("div", ["class": "choice", "data-off": item.isEnabled ? nil : ""], titles)
    }.joined()
  }

  private func field(_ node: Node) -> String {
    let value = node.control.text?.wrappedValue ?? ""
    let content = value.isEmpty ? div("prompt", escaped(node.plainText)) : div("value", escaped(value))
    return box(node, content + (node.control.isOn ? div("caret") : ""), role: "textbox")
  }

  private func toggle(_ node: Node) -> String {
    let thumb = div(node.control.isOn ? "switch on" : "switch")
    return box(node, div("grow", html(node.children)) + thumb, role: "switch")
  }

  private func picker(_ node: Node) -> String {
    let chosenOption = node.children.dropFirst().first(where: \.control.isOn).map { html($0.children) } ?? ""
    let value = div("value", chosenOption + symbol("chevron.up.chevron.down"))
    let title = node.look.hidesLabel ? "" : div("grow", html(node.children[0].children))
    return box(node, title + value, as: node.look.isStacked ? "picker stacked" : "picker", role: "combobox")
  }

  private func disclosure(_ node: Node) -> String {
    let chevron = symbol(node.control.isOn ? "chevron.down" : "chevron.right")
    return box(node, div("grow", html(node.children)) + chevron, role: "button")
  }

  private func progress(_ node: Node) -> String {
    guard let fraction = node.look.fraction else { return box(node, "", as: "spinner") }
    return box(node, element("i", ["style": "width:\(fraction * 100)%"]), as: "progress")
  }
}
