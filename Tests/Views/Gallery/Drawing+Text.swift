import SwiftUI

extension Drawing {
  /// Draws a text, a symbol, or both as a label.
  func textOrSymbol(_ node: Node) -> String {
    switch node.kind {
    case .text: text(node)
    case .image: image(node)
    default: label(node)
    }
  }

  private func text(_ node: Node) -> String {
    let lines = node.look.lineLimit.map { "-webkit-line-clamp:\($0);" } ?? ""
    return element(
      "span",
      [
        "class": node.look.lineLimit == nil ? "text" : "text limited", "style": lines + (style(node) ?? ""),
        "data-off": node.isEnabled ? nil : "", "data-least": node.look.minimumScale.map { "\($0)" },
      ], escaped(node.plainText))
  }

  private func image(_ node: Node) -> String {
    guard let name = node.look.symbol else { return box(node, "") }
    let parts = name.split(separator: ".")
    if let number = parts.first.flatMap({ Int($0) }), parts.dropFirst().first == "circle" {
      let name = parts.last == "fill" ? "number filled" : "number"
      return element("span", ["class": name, "style": style(node)], element("i", [:], "\(number)"))
    }
    return symbol(name, style: style(node))
  }

  /// Draws a symbol. The checks report a symbol without a drawing.
  func symbol(_ name: String, style: String? = nil) -> String {
    let path = element("path", ["d": Symbols.paths[name] ?? ""])
    return element(
      "svg",
      [
        "class": "symbol\(name.hasSuffix(".fill") ? " solid" : "")", "style": style, "viewBox": "0 0 24 24",
        "data-missing": Symbols.paths[name] == nil ? name : nil,
      ], path)
  }

  private func label(_ node: Node) -> String {
    let (icon, title) = (node.children[0].children, node.children[1].children)
    switch node.look.labelStyle {
    case "iconOnly": return div("icon", html(icon))
    case "titleOnly": return html(title)
    default: return div("label", div("icon", html(icon)) + div("title", html(title)))
    }
  }
}
