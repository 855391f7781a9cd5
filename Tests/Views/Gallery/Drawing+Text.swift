import SwiftUI

extension Drawing {
  /// Draws a text, a symbol, or both as a label.
  func written(_ node: Node) -> String {
    switch node.kind {
    case .text: text(node)
    case .image: image(node)
    default: label(node)
    }
  }

  private func text(_ node: Node) -> String {
    let lines = node.look.lines.map { "-webkit-line-clamp:\($0);" } ?? ""
    return element(
      "span",
      [
        "class": node.look.lines == nil ? "text" : "text limited", "style": lines + (style(node) ?? ""),
        "data-off": node.isEnabled ? nil : "", "data-least": node.look.leastScale.map { "\($0)" },
      ], escaped(node.plain))
  }

  private func image(_ node: Node) -> String {
    guard let name = node.look.symbol else { return box(node, "") }
    let parts = name.split(separator: ".")
    if let number = parts.first.flatMap({ Int($0) }), parts.dropFirst().first == "circle" {
      let name = parts.last == "fill" ? "number filled" : "number"
      return element("span", ["class": name, "style": style(node)], element("i", [:], "\(number)"))
    }
    return symbol(name, style: style(node), isResizable: node.look.isResizable)
  }

  /// Draws a symbol. The checks report a symbol without a drawing.
  func symbol(_ name: String, style: String? = nil, isResizable: Bool = false) -> String {
    let shown = element("path", ["d": Symbols.paths[name] ?? ""])
    return element(
      "svg",
      [
        "class": "symbol\(name.hasSuffix(".fill") ? " solid" : "")\(isResizable ? " fw fh" : "")", "style": style,
        "viewBox": "0 0 24 24", "data-missing": Symbols.paths[name] == nil ? name : nil,
      ], shown)
  }

  private func label(_ node: Node) -> String {
    let (icon, title) = (node.children[0].children, node.children[1].children)
    switch node.look.labelStyle {
    case "iconOnly": return division("icon", html(icon))
    case "titleOnly": return html(title)
    default: return division("label", division("icon", html(icon)) + division("title", html(title)))
    }
  }
}
