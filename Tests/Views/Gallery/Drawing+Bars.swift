import SwiftUI

extension Node {
  /// Returns the nodes of a kind in this node, but not those in what covers it.
  func own(_ kind: Kind) -> [Node] {
    if self.kind == kind { return [self] }
    let covers: Set<Kind> = [.sheet, .alert, .dialog, .exporter, .importer]
    return covers.contains(self.kind) ? [] : children.flatMap { $0.own(kind) }
  }
}

extension Drawing {
  /// Draws a navigation stack: its bar, its title, its search field, and the contents below them.
  func navigation(_ node: Node) -> String {
    let text = node.own(.navigationTitle).last?.plain ?? ""
    let title = element("b", [:], escaped(text))
    let isInline = node.own(.titleMode).contains { $0.look.isInline }
    let bar = side(node, isLeading: true) + title + side(node, isLeading: false)
    let parts = [
      division(isInline ? "navbar inline" : "navbar", bar),
      isInline ? "" : division("largetitle", self.title(text, .largeTitle)),
      node.own(.field).filter(\.control.isSearch).map(search).joined(),
      division("content", html(node.children)),
    ]
    return box(node, parts.joined())
  }

  /// Draws the items at one end of the bar.
  private func side(_ node: Node, isLeading: Bool) -> String {
    let leading: [ToolbarItemPlacement] = [.navigation, .cancellationAction]
    let items = node.own(.item).filter { leading.contains($0.look.placement ?? .automatic) == isLeading }
    return division(isLeading ? "side" : "side end", items.map(item).joined())
  }

  private func item(_ node: Node) -> String {
    let isMain = node.look.placement == .confirmationAction
    return division(isMain ? "item main" : "item", html(node.children))
  }

  private func search(_ node: Node) -> String {
    let value = node.control.field?.wrappedValue ?? ""
    let text = value.isEmpty ? node.plain : value
    let shown = element("span", ["class": value.isEmpty ? "prompt" : "value"], escaped(text))
    return element("div", ["class": "search", "role": "searchbox"], symbol("magnifyingglass") + shown)
  }
}
