// swift-format-ignore-file: AlwaysUseLowerCamelCase
public struct _ViewModifier_Content<Modifier>: View where Modifier: ViewModifier { public typealias Body = Never }
public struct _ConditionalContent<TrueContent, FalseContent> {}
extension _ConditionalContent: View where TrueContent: View, FalseContent: View { public typealias Body = Never }
extension _ConditionalContent: Commands where TrueContent: Commands, FalseContent: Commands {
  public typealias Body = Never
}
extension _ConditionalContent: ToolbarContent where TrueContent: ToolbarContent, FalseContent: ToolbarContent {
  public typealias Body = Never
}
public struct _ShapeView<Content, Style>: View where Content: Shape, Style: ShapeStyle { public typealias Body = Never }
public struct _EndedGesture<Content>: Gesture where Content: Gesture {
  public typealias Value = Content.Value
  public typealias Body = Never
}
public struct _ChangedGesture<Content>: Gesture where Content: Gesture {
  public typealias Value = Content.Value
  public typealias Body = Never
}
public struct _MapGesture<Content, Value>: Gesture where Content: Gesture { public typealias Body = Never }
public struct _LimitedAvailabilitySceneMarker: Scene { public typealias Body = Never }
public protocol _RemoveGlobalActorIsolation {}
public protocol _FormatSpecifiable: Equatable {}
extension Int: _FormatSpecifiable {}
extension Double: _FormatSpecifiable {}
extension Float: _FormatSpecifiable {}
#if os(macOS)
  public struct Window<Content>: Scene where Content: View {
    public init(_ title: Text, id: String, @ViewBuilder content: () -> Content)
    public init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content)
    public init<S>(_ title: S, id: String, @ViewBuilder content: () -> Content) where S: StringProtocol
    public typealias Body = Never
    public var body: Never { get }
  }
  public struct Settings<Content>: Scene where Content: View {
    public init(@ViewBuilder content: () -> Content)
    public typealias Body = Never
    public var body: Never { get }
  }
  public struct SettingsLink<Label>: View where Label: View {
    public init(@ViewBuilder label: () -> Label)
    public typealias Body = Never
    public var body: Never { get }
  }
#endif
