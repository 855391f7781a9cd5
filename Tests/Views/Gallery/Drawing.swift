import Screens
import SwiftUI

/// Draws nodes as HTML. A style sheet does the layout: stacks are flexible boxes, and everything else is a grid with
/// one cell.
@MainActor struct Drawing {
  /// The index of the view of a `ViewThatFits` that is drawn, or nil if the browser takes the first one that fits.
  var choice: Int?
  var drawsOpenMenus = false
  /// The type size for elements without a node: the titles of bars and questions.
  var typeSize = DynamicTypeSize.large

  func html(_ nodes: [Node]) -> String { nodes.map(html).joined() }

  func html(_ node: Node) -> String {
    switch node.kind {
    case .text, .image, .label: textOrSymbol(node)
    case .button, .paste, .menu, .field, .toggle, .picker, .disclosure, .progress: control(node)
    case .list, .section: list(node)
    case .navigation: navigation(node)
    case .viewThatFits: viewThatFits(node)
    case .background, .mask: layered(node)
    case .shape: shape(node)
    case .contextMenu: html(node.children[0])
    default: Drawing.kindsDrawnElsewhere.contains(node.kind) ? "" : box(node, html(node.children))
    }
  }

  /// Nodes that are not drawn in their position. Bars and covers draw them, or they are not drawn at all.
  private static let kindsDrawnElsewhere: Set<Node.Kind> = [
    .navigationTitle, .titleMode, .toolbar, .settingsWindow, .commands, .commandMenu, .items, .alert, .dialog, .sheet,
    .exporter, .importer,
  ]

  /// Draws a `div` with the look of a node.
  func box(_ node: Node, _ inner: String, as name: String? = nil, role: String? = nil) -> String {
    element(
      "div",
      [
        "class": classes(node, name), "style": style(node), "role": role,
        "aria-label": role == nil ? nil : accessibleName(of: node), "data-off": node.isEnabled ? nil : "",
        "data-width": node.kind == .geometry ? node.look.width.map { "\($0)" } : nil,
      ], inner)
  }

  /// Draws a bold title in a text style.
  func title(_ text: String, _ style: Font.TextStyle) -> String {
    element("b", ["style": "font-size:\(style.size(typeSize))px"], escaped(text))
  }

  func classes(_ node: Node, _ name: String? = nil) -> String {
    let fillClasses = (node.look.fillsWidth ? " fw" : "") + (node.look.fillsHeight ? " fh" : "")
    return (name ?? node.kind.rawValue) + fillClasses
  }

  func style(_ node: Node) -> String? {
    node.look.css.isEmpty ? nil : Drawing.css(node.look.css)
  }

  static func css(_ rules: [String: String]) -> String {
    rules.sorted { $0.key < $1.key }.map { "\($0.key):\($0.value)" }.joined(separator: ";")
  }

  /// Returns the name of a control, or nil if it has none. The checks report a control without a name.
  private func accessibleName(of node: Node) -> String? { node.name.isEmpty ? nil : node.name }

  private func viewThatFits(_ node: Node) -> String {
    let tries = node.children.enumerated().map { index, child in
      let isChosen = choice.map { index == min($0, node.children.count - 1) }
      return element("div", ["class": isChosen == true ? "try chosen" : "try"], html(child))
    }
    return element("div", ["class": classes(node), "data-fixed": choice.map { "\($0)" }], tries.joined())
  }

  private func layered(_ node: Node) -> String {
    let (layer, front) = (node.children[0], node.children[1])
    if node.kind == .mask {
      let path = layer.all(.shape).first?.look.shape?.path ?? ""
      return element("div", ["class": classes(node), "style": "clip-path:path('\(path)')"], html(front))
    }
    return box(node, box(layer, html(layer.children)) + div("front" + fillClasses(front), html(front)))
  }

  private func fillClasses(_ node: Node) -> String {
    (node.look.fillsWidth ? " fw" : "") + (node.look.fillsHeight ? " fh" : "")
  }
}
