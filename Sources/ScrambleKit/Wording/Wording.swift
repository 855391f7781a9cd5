/// The texts of the game in one language.
///
///     let wording = try Wording(GameFiles().loadCatalog(in: .english))
///     wording.name(of: Rank.fair)  // "Fair"
public struct Wording: Sendable {
  private let catalog: Catalog

  public init(_ catalog: Catalog) {
    self.catalog = catalog
  }

  public var language: Language { catalog.language }

  /// An argument for the placeholders of a text.
  package enum Argument: ExpressibleByIntegerLiteral, ExpressibleByStringLiteral, Sendable {
    case number(Int)
    case text(String)

    package init(integerLiteral value: Int) { self = .number(value) }
    package init(stringLiteral value: String) { self = .text(value) }

    fileprivate var formatted: String {
      switch self {
      case .number(let number): String(number)
      case .text(let text): text
      }
    }
  }

  /// Returns a text of the catalog with its placeholders replaced; the first number selects the plural form.
  package func text(_ key: WordingKey, _ arguments: Argument...) -> String {
    let count = arguments.lazy.compactMap { if case .number(let number) = $0 { number } else { nil } }.first
    let format = catalog.format(key.rawValue, count: count) ?? key.rawValue
    return Wording.replacePlaceholders(in: format, with: arguments)
  }

  /// Replaces the placeholders `%@` and `%lld`, or `%2$@` and `%2$lld` for a different order; `%%` is a percent sign.
  static func replacePlaceholders(in format: String, with arguments: [Argument]) -> String {
    var filled = ""
    var rest = Substring(format)
    var nextIndex = 0
    while let sign = rest.firstIndex(of: "%") {
      filled += rest[..<sign]
      rest = rest[rest.index(after: sign)...]
      let digits = rest.prefix { $0.isNumber }
      if let position = Int(digits), rest.dropFirst(digits.count).first == "$" {
        nextIndex = position - 1
        rest = rest.dropFirst(digits.count + 1)
      }
      if rest.hasPrefix("%") {
        filled += "%"
      } else if arguments.indices.contains(nextIndex) {
        filled += arguments[nextIndex].formatted
        nextIndex += 1
      }
      rest = rest.dropFirst(rest.hasPrefix("lld") ? 3 : 1)
    }
    return filled + rest
  }
}
