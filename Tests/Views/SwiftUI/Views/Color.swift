public protocol ShapeStyle: Sendable {}

public struct Color: Hashable, Sendable {
  /// The color as a CSS value.
  package let css: String
  init(css: String) { self.css = css }
  public init(_ name: String) { css = "var(--\(name))" }

  public static let clear = Color(css: "transparent")
  public static let primary = Color(css: "var(--label)")
  public static let secondary = Color(css: "var(--label2)")
  static let disabled = Color(css: "var(--label3)")
  public static let accentColor = Color(css: "var(--accent)")
  public static let red = Color(css: "#ff3b30")
  public static let white = Color(css: "#fff")
}
extension Color: ShapeStyle {}
extension Color: Primitive {
  package func build(in context: Context) -> [Node] {
    let node = context.node(.color)
    node.look.css["background"] = css
    (node.look.fillsWidth, node.look.fillsHeight) = (true, true)
    return [node]
  }
}

public struct HierarchicalShapeStyle: ShapeStyle { let color: Color }
extension ShapeStyle where Self == HierarchicalShapeStyle {
  public static var primary: Self { HierarchicalShapeStyle(color: .primary) }
  public static var secondary: Self { HierarchicalShapeStyle(color: .secondary) }
}
extension ShapeStyle where Self == Color {
  public static var clear: Color { Color(css: "transparent") }
  public static var red: Color { Color(css: "#ff3b30") }
}
public struct TintShapeStyle: ShapeStyle {}
extension ShapeStyle where Self == TintShapeStyle { public static var tint: TintShapeStyle { TintShapeStyle() } }

extension ShapeStyle {
  /// The color in which a style is drawn.
  var color: Color {
    switch self {
    case let color as Color: color
    case let style as HierarchicalShapeStyle: style.color
    default: .accentColor
    }
  }
}
