public import Foundation

public struct ScrollView<Content> { let content: Content }
extension ScrollView: View, Primitive where Content: View {
  public init(@ViewBuilder content: () -> Content) { self.content = content() }
  package func build(in context: Context) -> [Node] {
    let node = context.node(.scroll, context.build(content))
    (node.look.fillsWidth, node.look.fillsHeight) = (true, true)
    return [node]
  }
}

@MainActor public struct ScrollViewProxy {
  let host: ViewHost
  public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) { host.effects.scrolls.append("\(id)") }
}

public struct UnitPoint: Hashable, Sendable {
  let x: Double
  let y: Double
  public static let top = UnitPoint(x: 0.5, y: 0)
  public static let center = UnitPoint(x: 0.5, y: 0.5)
  public static let bottom = UnitPoint(x: 0.5, y: 1)
}

public struct ScrollViewReader<Content> { let content: (ScrollViewProxy) -> Content }
extension ScrollViewReader: View, Primitive where Content: View {
  public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) { self.content = content }
  package func build(in context: Context) -> [Node] {
    context.child("reader").cached({ content(ScrollViewProxy(host: context.host)) }) { $0.build($1) }
  }
}

public struct GeometryProxy { public let size: CGSize }

public struct GeometryReader<Content> { let content: (GeometryProxy) -> Content }
extension GeometryReader: View, Primitive where Content: View {
  public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) { self.content = content }
  package func build(in context: Context) -> [Node] {
    let proxy = GeometryProxy(size: context.size)
    let node = context.node(.geometry, context.child("reader").cached({ content(proxy) }) { $0.build($1) })
    node.look.width = context.size.width
    (node.look.fillsWidth, node.look.fillsHeight) = (true, true)
    return [node]
  }
}

public struct ViewThatFits<Content> { let content: Content }
extension ViewThatFits: View, Primitive where Content: View {
  public init(in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content) {
    self.content = content()
  }
  package func build(in context: Context) -> [Node] {
    let choices = context.build(content)
    let node = context.node(.viewThatFits, choices)
    node.look.chosenIndex =
      switch context.host.fitting {
      case .first: 0
      case .last: choices.count - 1
      case .firstThatFits: choices.firstIndex { $0.fitsWidth(context.size.width) } ?? choices.count - 1
      }
    return [node.copyingLayout(from: choices)]
  }
}
extension Node {
  /// Returns whether the node is not known to be too wide. Only a grid has a known width; other nodes count as fitting.
  fileprivate func fitsWidth(_ width: CGFloat) -> Bool {
    all(.grid).first?.look.width.map { $0 <= width } ?? true
  }
}

public protocol TimelineSchedule: Sendable {}
public struct EveryMinuteTimelineSchedule: TimelineSchedule {}
public struct PeriodicTimelineSchedule: TimelineSchedule {}
extension TimelineSchedule where Self == EveryMinuteTimelineSchedule {
  public static var everyMinute: Self { EveryMinuteTimelineSchedule() }
}
extension TimelineSchedule where Self == PeriodicTimelineSchedule {
  public static func periodic(from startDate: Date, by interval: TimeInterval) -> Self { PeriodicTimelineSchedule() }
}

public typealias TimelineViewDefaultContext = TimelineView<EveryMinuteTimelineSchedule, Never>.Context

public struct TimelineView<Schedule, Content> {
  let schedule: Schedule
  let content: (TimelineViewDefaultContext) -> Content
  public struct Context { public let date: Date }
}
extension TimelineView: View, Primitive where Schedule: TimelineSchedule, Content: View {
  public init(
    _ schedule: Schedule, @ViewBuilder content: @escaping (TimelineViewDefaultContext) -> Content
  ) {
    (self.schedule, self.content) = (schedule, content)
  }
  /// Shows the host's time, which tests can set. The schedule `everyMinute` rounds it down to the minute.
  package func build(in context: SwiftUI.Context) -> [Node] {
    let now = context.host.now
    let minute = Date(timeIntervalSince1970: (now.timeIntervalSince1970 / 60).rounded(.down) * 60)
    let date = schedule is EveryMinuteTimelineSchedule ? minute : now
    return context.build(content(TimelineViewDefaultContext(date: date)))
  }
}

public struct NavigationStack<Content> { let content: Content }
extension NavigationStack: View, Primitive where Content: View {
  public init(@ViewBuilder content: () -> Content) { self.content = content() }
  package func build(in context: Context) -> [Node] {
    let barHeight: CGFloat = 98
    let node = context.node(.navigation, context.sized { $0.height -= barHeight }.build(content))
    (node.look.fillsWidth, node.look.fillsHeight) = (true, true)
    return [node]
  }
}
