public import Foundation

public enum HorizontalAlignment: Sendable { case leading, center, trailing }
public enum VerticalAlignment: Sendable { case top, center, bottom, firstTextBaseline, lastTextBaseline }

extension HorizontalAlignment {
  var css: String { self == .leading ? "flex-start" : self == .center ? "center" : "flex-end" }
}
extension VerticalAlignment {
  var css: String {
    switch self {
    case .top: "flex-start"
    case .center: "center"
    case .bottom: "flex-end"
    case .firstTextBaseline, .lastTextBaseline: "baseline"
    }
  }
}

public struct Alignment: Equatable, Sendable {
  public let horizontal: HorizontalAlignment
  public let vertical: VerticalAlignment
  public static let center = Alignment(horizontal: .center, vertical: .center)
  public static let leading = Alignment(horizontal: .leading, vertical: .center)
  public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
  public static let top = Alignment(horizontal: .center, vertical: .top)
  public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
}

public enum VerticalEdge: Sendable { case top, bottom }
public enum Edge: Sendable {
  case top, leading, bottom, trailing
  public struct Set: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let top = Set(rawValue: 1)
    public static let leading = Set(rawValue: 2)
    public static let bottom = Set(rawValue: 4)
    public static let trailing = Set(rawValue: 8)
    public static let horizontal: Set = [.leading, .trailing]
    public static let vertical: Set = [.top, .bottom]
    public static let all: Set = [.horizontal, .vertical]
  }
}
public enum Axis: Sendable {
  case horizontal, vertical
  public struct Set: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let horizontal = Set(rawValue: 1)
    public static let vertical = Set(rawValue: 2)
  }
}

public struct EdgeInsets: Equatable, Sendable {
  public var top: CGFloat = 0
  public var leading: CGFloat = 0
  public var bottom: CGFloat = 0
  public var trailing: CGFloat = 0
  public init() {}
  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    (self.top, self.leading, self.bottom, self.trailing) = (top, leading, bottom, trailing)
  }
  var css: String { "\(top)px \(trailing)px \(bottom)px \(leading)px" }
}

public enum Visibility: Sendable { case automatic, visible, hidden }

// MARK: Layouts as values

public protocol Layout {}
extension Layout {
  @MainActor public func callAsFunction<V: View>(@ViewBuilder _ content: () -> V) -> some View {
    LayoutView(layout: self, content: content())
  }
  /// The kind of stack that a layout stands for, and its alignment.
  var stack: (kind: Node.Kind, align: String) {
    switch self {
    case let layout as AnyLayout: layout.layout.stack
    case let layout as VStackLayout: (.vstack, layout.alignment.css)
    default: (.hstack, "center")
    }
  }
}

struct LayoutView<Content: View>: Primitive {
  let layout: any Layout
  let content: Content
  func build(in context: Context) -> [Node] {
    context.stack(layout.stack.kind, context.build(content), spacing: nil, align: layout.stack.align)
  }
}

public struct VStackLayout: Layout {
  let alignment: HorizontalAlignment
  public init(alignment: HorizontalAlignment = .center) { self.alignment = alignment }
}
public struct HStackLayout: Layout {
  public init() {}
}
public struct AnyLayout: Layout {
  let layout: any Layout
  public init<L: Layout>(_ layout: L) { self.layout = layout }
}
