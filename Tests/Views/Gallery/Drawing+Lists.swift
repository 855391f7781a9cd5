import SwiftUI

extension Drawing {
  /// Draws a list of cards, or a section outside of a list.
  func list(_ node: Node) -> String {
    guard node.kind == .list else { return sections([node]) }
    return box(node, sections(node.children), as: node.look.hidesBackground ? "list clear" : "list")
  }

  /// Draws sections. Nodes between them become sections without a header.
  private func sections(_ nodes: [Node]) -> String {
    var (text, loose) = ("", [Node]())
    for node in nodes {
      if node.kind == .section {
        text += card(loose) + section(node)
        loose = []
      } else {
        loose.append(node)
      }
    }
    return text + card(loose)
  }

  private func section(_ node: Node) -> String {
    let (header, footer) = (html(node.children[0].children), html(node.children[2].children))
    let above = header.isEmpty ? "" : division("header", header)
    return above + card(node.children[1].children) + (footer.isEmpty ? "" : division("footer", footer))
  }

  private func card(_ nodes: [Node]) -> String {
    let rows = nodes.map { node in
      let inner = html(node)
      let css = Drawing.css(node.look.row)
      return inner.isEmpty ? "" : element("div", ["class": "row", "style": css.isEmpty ? nil : css], inner)
    }.joined()
    return rows.isEmpty ? "" : division("card", rows)
  }
}
