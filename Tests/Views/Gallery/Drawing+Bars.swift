import SwiftUI

extension Node {
  /// Returns the outermost nodes of a kind in this node, except those in what covers it.
  func allOutsideCovers(_ kind: Kind) -> [Node] {
    if self.kind == kind { return [self] }
    let coverKinds: Set<Kind> = [.sheet, .alert, .dialog, .exporter, .importer]
    return coverKinds.contains(self.kind) ? [] : children.flatMap { $0.allOutsideCovers(kind) }
  }
}

extension Drawing {
  /// Draws a navigation stack: its bar, its title, its search field, and the contents below them.
  func navigation(_ node: Node) -> String {
    let text = node.allOutsideCovers(.navigationTitle).last?.plainText ?? ""
    let title = element("b", [:], escaped(text))
    let isInline = node.allOutsideCovers(.titleMode).contains { $0.look.isInline }
    let bar = barItems(node, isLeading: true) + title + barItems(node, isLeading: false)
    let parts = [
      div(isInline ? "navbar inline" : "navbar", bar),
      isInline ? "" : div("largetitle", self.title(text, .largeTitle)),
      node.allOutsideCovers(.field).filter(\.control.isSearchField).map(search).joined(),
      div("content", html(node.children)),
    ]
    return box(node, parts.joined())
  }

  /// Draws the items at one end of the bar.
  private func barItems(_ node: Node, isLeading: Bool) -> String {
    let leading: [ToolbarItemPlacement] = [.navigation, .cancellationAction]
    let items = node.allOutsideCovers(.item).filter { leading.contains($0.look.placement ?? .automatic) == isLeading }
    return div(isLeading ? "side" : "side end", items.map(item).joined())
  }

  private func item(_ node: Node) -> String {
    let isMain = node.look.placement == .confirmationAction
    return div(isMain ? "item main" : "item", html(node.children))
  }

  private func search(_ node: Node) -> String {
    let value = node.control.text?.wrappedValue ?? ""
    let text = value.isEmpty ? node.plainText : value
    let textSpan = element("span", ["class": value.isEmpty ? "prompt" : "value"], escaped(text))
    return element("div", ["class": "search", "role": "searchbox"], symbol("magnifyingglass") + textSpan)
  }
}
