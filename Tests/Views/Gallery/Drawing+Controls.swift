import Screens
import SwiftUI

extension Drawing {
  func control(_ node: Node) -> String {
    switch node.kind {
    case .menu: menu(node)
    case .field: node.control.isSearch ? "" : field(node)
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
    let open = opensMenus && node.control.action == nil ? division("popover", html(menu: items)) : ""
    return box(node, html(node.children[0].children) + open, as: "button menu", role: "button")
  }

  /// Draws the rows of an open menu. Symbols are at the trailing edge.
  private func html(menu items: [Node]) -> String {
    items.map { item in
      guard item.kind != .divider else { return division("break") }
      let title = item.kind == .menu ? [item.children[0]] : item.children
      let titles = division("titles", html(title))
      return element("div", ["class": "choice", "data-off": item.isEnabled ? nil : ""], titles)
    }.joined()
  }

  private func field(_ node: Node) -> String {
    let value = node.control.field?.wrappedValue ?? ""
    let shown = value.isEmpty ? division("prompt", escaped(node.plain)) : division("value", escaped(value))
    return box(node, shown + (node.control.isOn ? division("caret") : ""), role: "textbox")
  }

  private func toggle(_ node: Node) -> String {
    let thumb = division(node.control.isOn ? "switch on" : "switch")
    return box(node, division("grow", html(node.children)) + thumb, role: "switch")
  }

  private func picker(_ node: Node) -> String {
    let chosen = node.children.dropFirst().first(where: \.control.isOn).map { html($0.children) } ?? ""
    let value = division("value", chosen + symbol("chevron.up.chevron.down"))
    let title = node.look.hidesLabel ? "" : division("grow", html(node.children[0].children))
    return box(node, title + value, as: node.look.isStacked ? "picker stacked" : "picker", role: "combobox")
  }

  private func disclosure(_ node: Node) -> String {
    let mark = symbol(node.control.isOn ? "chevron.down" : "chevron.right")
    return box(node, division("grow", html(node.children)) + mark, role: "button")
  }

  private func progress(_ node: Node) -> String {
    guard let share = node.look.share else { return box(node, "", as: "spinner") }
    return box(node, element("i", ["style": "width:\(share * 100)%"]), as: "progress")
  }
}
