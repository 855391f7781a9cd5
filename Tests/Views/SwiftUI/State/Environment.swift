public import Foundation

public protocol EnvironmentKey {
  associatedtype Value
  static var defaultValue: Value { get }
}

public struct EnvironmentValues {
  var values: [ObjectIdentifier: Any] = [:]
  /// The style that views pass to their contents.
  var style = Style()

  public init() {}
  public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
    get { values[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }

  public var dynamicTypeSize = DynamicTypeSize.large
  public var colorScheme = ColorScheme.light
  public var accessibilityReduceMotion = false
  public var scenePhase = ScenePhase.active
  public var verticalSizeClass: UserInterfaceSizeClass?
  public var horizontalSizeClass: UserInterfaceSizeClass?
  public var isEnabled = true
  package var allowsHitTesting = true
  public var locale = Locale(identifier: "en")
  public var dismiss = DismissAction {}
  public var openURL = OpenURLAction { _ in }

  var tint: Color { style.tint ?? .accentColor }

  struct Style {
    var font = Font.body
    var weight: Font.Weight?
    var design: Font.Design?
    var hasMonospacedDigits = false
    var foreground: Color?
    var tint: Color?
    var buttonStyle = "automatic"
    var labelStyle = "automatic"
    var hidesLabels = false
    var lineLimit: Int?
    var minimumScale: CGFloat?
    var alignment = TextAlignment.leading
    var isUppercase: Bool?
    var isLarge = false
    var fillsSymbols = false
    var submitActions: [@MainActor () -> Void] = []
  }
}

@propertyWrapper public struct Environment<Value> {
  final class Values { var values = EnvironmentValues() }
  let key: KeyPath<EnvironmentValues, Value>
  let box = Values()
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) { key = keyPath }
  public var wrappedValue: Value { box.values[keyPath: key] }
}
extension Environment: DynamicValue {
  func connect(to context: Context, as label: String) { box.values = context.environment }
}

@propertyWrapper public struct ScaledMetric<Value> where Value: BinaryFloatingPoint {
  final class Values { var size = DynamicTypeSize.large }
  let value: Value
  let style: Font.TextStyle
  let box = Values()
  public init(wrappedValue: Value, relativeTo style: Font.TextStyle) { (value, self.style) = (wrappedValue, style) }
  public init(wrappedValue: Value) { (value, style) = (wrappedValue, .body) }
  public var wrappedValue: Value { value * Value(style.size(box.size) / style.size(.large)) }
}
extension ScaledMetric: DynamicValue {
  func connect(to context: Context, as label: String) { box.size = context.environment.dynamicTypeSize }
}

public struct DismissAction {
  let action: @MainActor () -> Void
  @MainActor public func callAsFunction() { action() }
}

public struct OpenURLAction {
  let open: @MainActor (URL) -> Void
  @MainActor public func callAsFunction(_ url: URL) { open(url) }
}

public enum ScenePhase: Comparable, Sendable { case background, inactive, active }
public enum UserInterfaceSizeClass: Sendable { case compact, regular }
public enum ColorScheme: String, Sendable { case light, dark }

public enum DynamicTypeSize: Int, Comparable, CaseIterable, Sendable {
  case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
  case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5
  public var isAccessibilitySize: Bool { self >= .accessibility1 }
  public static func < (one: Self, other: Self) -> Bool { one.rawValue < other.rawValue }
}
