@MainActor @preconcurrency public protocol View {
  associatedtype Body: View
  @ViewBuilder @MainActor @preconcurrency var body: Body { get }
}

extension Never: View {
  public typealias Body = Never
  public var body: Never { fatalError("there is no view") }
}

extension View where Body == Never {
  public var body: Never { fatalError("the stand-in makes the nodes of this view itself") }
}

@resultBuilder public enum ViewBuilder {
  public static func buildExpression<Content: View>(_ content: Content) -> Content { content }
  public static func buildBlock() -> EmptyView { EmptyView() }
  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }
  public static func buildBlock<each Content: View>(_ content: repeat each Content) -> TupleView<repeat each Content> {
    TupleView(repeat each content)
  }
  public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }
  public static func buildEither<First: View, Second: View>(first: First) -> _ConditionalContent<First, Second> {
    _ConditionalContent(branch: .first(first))
  }
  public static func buildEither<First: View, Second: View>(second: Second) -> _ConditionalContent<First, Second> {
    _ConditionalContent(branch: .second(second))
  }
}

public struct EmptyView: Primitive {
  public nonisolated init() {}
  package func build(in context: Context) -> [Node] { [] }
}

public struct TupleView<each Content> {
  let content: (repeat each Content)
  init(_ content: repeat each Content) { self.content = (repeat each content) }
}
extension TupleView: View, Primitive where repeat each Content: View {
  package func build(in context: Context) -> [Node] {
    var (nodes, index) = ([Node](), 0)
    for part in repeat each content {
      nodes += context.child("\(index)").build(part)
      index += 1
    }
    return nodes
  }
}

// Apple's interface uses this name.
public struct _ConditionalContent<First, Second> {
  enum Branch {
    case first(First)
    case second(Second)
  }
  let branch: Branch
}
extension _ConditionalContent: View, Primitive where First: View, Second: View {
  package func build(in context: Context) -> [Node] {
    switch branch {
    case .first(let view): context.child("then").build(view)
    case .second(let view): context.child("else").build(view)
    }
  }
}

extension Optional: View, Primitive where Wrapped: View {
  public typealias Body = Never
  package func build(in context: Context) -> [Node] { map { context.child("some").build($0) } ?? [] }
}

public struct AnyView: Primitive {
  let makeNodes: @MainActor (Context) -> [Node]
  public init<V: View>(_ view: V) { makeNodes = { $0.child("\(V.self)").build(view) } }
  package func build(in context: Context) -> [Node] { makeNodes(context) }
}

public struct Group<Content> { let content: Content }
extension Group: View, Primitive where Content: View {
  public init(@ViewBuilder content: () -> Content) { self.content = content() }
  package func build(in context: Context) -> [Node] { context.build(content) }
}
