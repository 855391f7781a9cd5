import SwiftUI

extension Drawing {
  /// Draws a shape. Circles, capsules and rectangles are native in the browser; any other shape is a path.
  func shape(_ node: Node) -> String {
    guard let look = node.look.shape else { return "" }
    switch look.name {
    case "Circle": return circle(look)
    case "Capsule", "Rectangle": return filledBox(look)
    default:
      let path = element("path", ["d": look.path, "style": svgStyle(of: look)])
      return svg(path, in: look.boxSize, stretched: true)
    }
  }

  private func circle(_ look: Node.ShapeLook) -> String {
    let size = CGSize(width: 100, height: 100)
    let sizeFraction = 1 - 2 * look.inset / max(min(look.boxSize.width, look.boxSize.height), 1)
    let circle = element("circle", ["cx": "50", "cy": "50", "r": "\(50 * sizeFraction)", "style": svgStyle(of: look)])
    return svg(circle, in: size, stretched: false)
  }

  private func svg(_ inner: String, in size: CGSize, stretched: Bool) -> String {
    element(
      "svg",
      [
        "class": "shape fw fh", "viewBox": "0 0 \(size.width) \(size.height)",
        "preserveAspectRatio": stretched ? "none" : nil,
      ], inner)
  }

  private func svgStyle(of look: Node.ShapeLook) -> String {
    var css = ["fill": look.fill?.css ?? "none", "stroke": look.stroke?.css ?? "none"]
    css["stroke-width"] = "\(look.style.lineWidth)px"
    css["stroke-linecap"] = "\(look.style.lineCap)"
    css["stroke-dasharray"] = look.style.dash.isEmpty ? nil : look.style.dash.map { "\($0)" }.joined(separator: " ")
    return Drawing.css(css)
  }

  private func filledBox(_ look: Node.ShapeLook) -> String {
    var css = ["background": look.fill?.css ?? "none", "inset": "\(look.inset)px"]
    if let stroke = look.stroke {
      // Half of a stroke is inside the shape, and half is outside.
      css["inset"] = "\(look.inset - look.style.lineWidth / 2)px"
      css["border"] = "\(look.style.lineWidth)px solid \(stroke.css)"
    }
    if look.name == "Capsule" { css["border-radius"] = "9999px" }
    return div("shape fw fh", element("div", ["class": "form", "style": Drawing.css(css)]))
  }
}
