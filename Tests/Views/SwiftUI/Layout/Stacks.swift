public import Foundation

extension Context {
  func stack(_ kind: Node.Kind, _ children: [Node], spacing: CGFloat?, align: String) -> [Node] {
    let node = node(kind, children)
    node.look.css["gap"] = "\(spacing ?? 8)px"
    node.look.css["align-items"] = align
    node.look.fillsWidth = children.contains { $0.look.fillsWidth || (kind == .hstack && $0.kind == .spacer) }
    node.look.fillsHeight = children.contains { $0.look.fillsHeight || (kind == .vstack && $0.kind == .spacer) }
    return [node]
  }
}

public struct VStack<Content> {
  let alignment: HorizontalAlignment
  let spacing: CGFloat?
  let content: Content
}
extension VStack: View, Primitive where Content: View {
  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) {
    (self.alignment, self.spacing, self.content) = (alignment, spacing, content())
  }
  package func build(in context: Context) -> [Node] {
    context.stack(.vstack, context.build(content), spacing: spacing, align: alignment.css)
  }
}

public struct HStack<Content> {
  let alignment: VerticalAlignment
  let spacing: CGFloat?
  let content: Content
}
extension HStack: View, Primitive where Content: View {
  public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
    (self.alignment, self.spacing, self.content) = (alignment, spacing, content())
  }
  package func build(in context: Context) -> [Node] {
    context.stack(.hstack, context.build(content), spacing: spacing, align: alignment.css)
  }
}

public struct ZStack<Content> {
  let alignment: Alignment
  let content: Content
}
extension ZStack: View, Primitive where Content: View {
  public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    (self.alignment, self.content) = (alignment, content())
  }
  package func build(in context: Context) -> [Node] {
    let node = context.node(.zstack, context.build(content))
    node.look.css["justify-items"] = alignment.horizontal.css
    node.look.css["align-items"] = alignment.vertical.css
    return [node.copyingLayout(from: node.children)]
  }
}

public struct LazyVStack<Content> { let stack: VStack<Content> }
extension LazyVStack: View, Primitive where Content: View {
  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) {
    stack = VStack(alignment: alignment, spacing: spacing, content: content)
  }
  package func build(in context: Context) -> [Node] {
    let nodes = stack.build(in: context)
    for node in nodes { node.look.fillsWidth = true }
    return nodes
  }
}

public struct GridItem: Sendable {
  public enum Size: Sendable {
    case fixed(CGFloat)
    case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
  }
  let size: Size
  let spacing: CGFloat?
  public init(_ size: Size = .flexible(), spacing: CGFloat? = nil) { (self.size, self.spacing) = (size, spacing) }

  /// The fixed width or the minimum width.
  var width: CGFloat {
    switch size {
    case .fixed(let width): width
    case .flexible(let minimum, _): minimum
    }
  }
  var isFlexible: Bool { if case .flexible = size { true } else { false } }
}

public struct LazyVGrid<Content> {
  let columns: [GridItem]
  let spacing: CGFloat?
  let content: Content
}
extension LazyVGrid: View, Primitive where Content: View {
  public init(columns: [GridItem], spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
    (self.columns, self.spacing, self.content) = (columns, spacing, content())
  }
  package func build(in context: Context) -> [Node] {
    let node = context.node(.grid, context.build(content))
    let gap = columns.first?.spacing ?? 8
    node.look.css["grid-template-columns"] = columns.map {
      $0.isFlexible ? "minmax(\($0.width)px, 1fr)" : "\($0.width)px"
    }.joined(separator: " ")
    node.look.css["gap"] = "\(spacing ?? 8)px \(gap)px"
    node.look.fillsWidth = columns.contains(where: \.isFlexible)
    node.look.width = columns.reduce(gap * CGFloat(max(columns.count - 1, 0))) { $0 + $1.width }
    return [node]
  }
}

public struct Spacer: Primitive {
  public init(minLength: CGFloat? = nil) {}
  package func build(in context: Context) -> [Node] { [context.node(.spacer)] }
}

public struct Divider: Primitive {
  public init() {}
  package func build(in context: Context) -> [Node] { [context.node(.divider)] }
}
