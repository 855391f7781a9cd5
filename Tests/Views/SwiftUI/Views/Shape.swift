public import AppleStubs
public import Foundation

public struct Path: Equatable, Sendable {
  /// The path in SVG syntax.
  var commands = ""
  public init() {}
  public init(_ rect: CGRect) {
    commands = "M\(rect.minX) \(rect.minY)H\(rect.maxX)V\(rect.maxY)H\(rect.minX)Z"
  }
  public mutating func move(to point: CGPoint) { commands += "M\(point.x) \(point.y)" }
  public mutating func addLine(to point: CGPoint) { commands += "L\(point.x) \(point.y)" }
}

public struct StrokeStyle: Equatable, Sendable {
  package var lineWidth: CGFloat
  package var lineCap: CGLineCap
  package var dash: [CGFloat]
  public init(lineWidth: CGFloat = 1, lineCap: CGLineCap = .butt, dash: [CGFloat] = []) {
    (self.lineWidth, self.lineCap, self.dash) = (lineWidth, lineCap, dash)
  }
}

public protocol Shape: Sendable, View {
  nonisolated func path(in rect: CGRect) -> Path
}
public protocol InsettableShape: Shape {}

extension Shape {
  public func fill<S: ShapeStyle>(_ style: S) -> some View { DrawnShape(shape: self, fill: style.color) }
  public func stroke<S: ShapeStyle>(_ style: S, lineWidth: CGFloat = 1) -> some View {
    stroke(style, style: StrokeStyle(lineWidth: lineWidth))
  }
  public func stroke<S: ShapeStyle>(_ content: S, style: StrokeStyle) -> some View {
    DrawnShape(shape: self, stroke: content.color, style: style)
  }
  public var body: some View { DrawnShape(shape: self) }
}
extension InsettableShape {
  public func inset(by amount: CGFloat) -> some InsettableShape { InsetShape(shape: self, amount: amount) }
}

struct InsetShape: InsettableShape {
  let shape: any Shape
  let amount: CGFloat
  nonisolated func path(in rect: CGRect) -> Path { shape.path(in: rect.insetBy(dx: amount, dy: amount)) }
}

// The drawing recognizes these shapes by name, and would use their paths only in a mask.
public struct Circle: InsettableShape {
  public init() {}
  public nonisolated func path(in rect: CGRect) -> Path { Path(rect) }
}
public struct Capsule: InsettableShape {
  public init() {}
  public nonisolated func path(in rect: CGRect) -> Path { Path(rect) }
}
public struct Rectangle: InsettableShape {
  public init() {}
  public nonisolated func path(in rect: CGRect) -> Path { Path(rect) }
}

struct DrawnShape: Primitive {
  let shape: any Shape
  var fill: Color?
  var stroke: Color?
  var style = StrokeStyle()

  func build(in context: Context) -> [Node] {
    let node = context.node(.shape)
    let inset = shape as? InsetShape
    node.look.shape = Node.ShapeLook(
      name: "\(type(of: inset?.shape ?? shape))",
      path: shape.path(in: CGRect(origin: .zero, size: context.size)).commands,
      boxSize: context.size, inset: inset?.amount ?? 0,
      fill: fill ?? (stroke == nil ? context.environment.style.foreground ?? .primary : nil), stroke: stroke,
      style: style)
    (node.look.fillsWidth, node.look.fillsHeight) = (true, true)
    return [node]
  }
}
