public import AppleStubs
public import Foundation

public struct LocalizedStringKey: ExpressibleByStringInterpolation, Equatable {
  let text: String
  public init(stringLiteral value: String) { text = value }
  public init(_ value: String) { text = value }
}

public struct Text: Equatable {
  let content: AttributedString
  public init(_ key: LocalizedStringKey) { content = AttributedString(key.text) }
  @_disfavoredOverload public init<S: StringProtocol>(_ content: S) { self.content = AttributedString(String(content)) }
  public init(verbatim content: String) { self.content = AttributedString(content) }
  public init(_ attributedContent: AttributedString) { content = attributedContent }
  public enum Case: Sendable { case uppercase, lowercase }
}
extension Text: Primitive {
  package func build(in context: Context) -> [Node] {
    let node = context.node(.text)
    node.text = content
    context.writeTextStyle(to: node)
    return [node]
  }
}

extension Context {
  /// Writes the text style of the environment to a node.
  func writeTextStyle(to node: Node) {
    let style = environment.style
    let size = style.font.style.size(environment.dynamicTypeSize)
    let design = style.font.design ?? style.design ?? .default
    node.look.css["font-size"] = "\((size * 10).rounded() / 10)px"
    node.look.css["font-weight"] = (style.weight ?? style.font.weight).map { "\($0.rawValue)" }
    node.look.css["font-family"] =
      design == .monospaced ? "monospace" : design == .rounded ? "var(--rounded)" : "var(--sans)"
    node.look.css["font-variant-numeric"] = style.hasMonospacedDigits ? "tabular-nums" : nil
    node.look.css["color"] = (style.foreground ?? (environment.isEnabled ? .primary : .disabled)).css
    node.look.css["text-align"] = style.alignment.css
    node.look.css["text-transform"] = style.isUppercase == true ? "uppercase" : nil
    (node.look.lineLimit, node.look.minimumScale) = (style.lineLimit, style.minimumScale)
  }
}

public enum TextAlignment: Sendable { case leading, center, trailing }
extension TextAlignment {
  var css: String { self == .leading ? "left" : self == .center ? "center" : "right" }
}

public struct Image: Equatable, Sendable {
  let symbol: String?
  let isPicture: Bool
  public init(systemName: String) { (symbol, isPicture) = (systemName, false) }
  public init(decorative cgImage: CGImage, scale: CGFloat) { (symbol, isPicture) = (nil, true) }
}
extension Image: Primitive {
  package func build(in context: Context) -> [Node] {
    let node = context.node(.image)
    node.look.symbol = symbol.map { $0 + (context.environment.style.fillsSymbols ? ".fill" : "") }
    context.writeTextStyle(to: node)
    if context.environment.style.foreground == nil, let tint = context.environment.style.tint {
      node.look.css["color"] = tint.css
    }
    return [node]
  }
}
extension Image: Transferable {}

public struct Label<Title, Icon> {
  let title: Title
  let icon: Icon
}
extension Label: View, Primitive where Title: View, Icon: View {
  public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
    (self.title, self.icon) = (title(), icon())
  }
  package func build(in context: Context) -> [Node] {
    let icon = context.node(.icon, context.child("icon").build(icon))
    let title = context.node(.title, context.child("title").build(title))
    let node = context.node(.label, [icon, title])
    node.look.labelStyle = context.environment.style.labelStyle
    return [node]
  }
}
extension Label where Title == Text, Icon == Image {
  public init(_ key: LocalizedStringKey, systemImage: String) {
    self.init(title: { Text(key) }, icon: { Image(systemName: systemImage) })
  }
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S, systemImage: String) {
    self.init(title: { Text(title) }, icon: { Image(systemName: systemImage) })
  }
}

public struct ProgressView {
  let fraction: Double?
  public init() { fraction = nil }
  public init(value: Double?, total: Double = 1) { fraction = value.map { total > 0 ? $0 / total : 0 } }
}
extension ProgressView: Primitive {
  package func build(in context: Context) -> [Node] {
    let node = context.node(.progress)
    node.look.fraction = fraction
    node.look.css["--tint"] = context.environment.tint.css
    node.look.fillsWidth = fraction != nil
    return [node]
  }
}
