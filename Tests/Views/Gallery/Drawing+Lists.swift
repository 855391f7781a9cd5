import SwiftUI

extension Drawing {
  /// Draws a list of cards, or a section outside of a list.
  func list(_ node: Node) -> String {
    guard node.kind == .list else { return sections([node]) }
    return box(node, sections(node.children), as: node.look.hidesBackground ? "list clear" : "list")
  }

  /// Draws sections. Nodes between them become sections without a header.
  private func sections(_ nodes: [Node]) -> String {
    var (text, looseRows) = ("", [Node]())
    for node in nodes {
      if node.kind == .section {
        text += card(looseRows) + section(node)
        looseRows = []
      } else {
        looseRows.append(node)
      }
    }
    return text + card(looseRows)
  }

  private func section(_ node: Node) -> String {
    let (header, footer) = (html(node.children[0].children), html(node.children[2].children))
    let headerText = header.isEmpty ? "" : div("header", header)
    return headerText + card(node.children[1].children) + (footer.isEmpty ? "" : div("footer", footer))
  }

  private func card(_ nodes: [Node]) -> String {
    let rows = nodes.map { node in
      let inner = html(node)
      let css = Drawing.css(node.look.rowCSS)
      return inner.isEmpty ? "" : element("div", ["class": "row", "style": css.isEmpty ? nil : css], inner)
    }.joined()
    return rows.isEmpty ? "" : div("card", rows)
  }
}
