public struct Font: Equatable, Sendable {
  public enum TextStyle: Sendable {
    case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote, caption, caption2
  }
  public enum Weight: Int, Sendable { case regular = 400, medium = 500, semibold = 600, bold = 700 }
  public enum Design: Sendable { case `default`, rounded, monospaced, serif }

  var style: TextStyle
  var weight: Weight?
  var design: Design?

  public static let largeTitle = Font(style: .largeTitle)
  public static let title = Font(style: .title)
  public static let title2 = Font(style: .title2)
  public static let title3 = Font(style: .title3)
  public static let headline = Font(style: .headline, weight: .semibold)
  public static let subheadline = Font(style: .subheadline)
  public static let body = Font(style: .body)
  public static let callout = Font(style: .callout)
  public static let footnote = Font(style: .footnote)
  public static let caption = Font(style: .caption)
  public static let caption2 = Font(style: .caption2)

  public static func system(_ style: TextStyle, design: Design? = nil, weight: Weight? = nil) -> Font {
    Font(style: style, weight: weight, design: design)
  }
  public func bold() -> Font { weight(.bold) }
  public func weight(_ weight: Weight) -> Font { Font(style: style, weight: weight, design: design) }
  public func monospaced() -> Font { Font(style: style, weight: weight, design: .monospaced) }
}

extension Font.TextStyle {
  /// Returns the size in points. The regular and the largest sizes are from Apple's Human Interface Guidelines; the
  /// others grow and shrink with the size of body text.
  package func size(_ typeSize: DynamicTypeSize) -> Double {
    let body: [Double] = [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]
    let (regular, largest) = sizes
    let growth = body[typeSize.rawValue] - 17
    return growth < 0 ? regular + growth : regular + (largest - regular) * growth / (53 - 17)
  }

  /// The regular and the largest size, in points.
  private var sizes: (Double, Double) {
    switch self {
    case .largeTitle: (34, 60)
    case .title: (28, 58)
    case .title2: (22, 56)
    case .title3: (20, 55)
    case .headline, .body: (17, 53)
    case .callout: (16, 51)
    case .subheadline: (15, 49)
    case .footnote: (13, 44)
    case .caption: (12, 43)
    case .caption2: (11, 40)
    }
  }
}
