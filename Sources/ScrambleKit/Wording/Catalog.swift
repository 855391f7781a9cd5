#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The texts of the game in one language, as in `Localizable.xcstrings`.
public struct Catalog: Sendable {
  public let language: Language
  private let texts: [String: Localization]

  /// Creates a catalog without texts; keys are shown instead.
  package init(in language: Language) {
    self.language = language
    texts = [:]
  }

  /// Reads the texts of a language from a String Catalog; nil if the bytes are not one.
  public init?(json: [UInt8], in language: Language) {
    let decoder = JSONDecoder()
    decoder.userInfo = Catalog.languageKey.map { [$0: language] } ?? [:]
    // The decoder's reason does not help a player.
    guard let file = try? decoder.decode(File.self, from: Data(json)) else { return nil }
    self.language = language
    texts = file.strings.compactMapValues(\.localization)
  }

  /// All keys, sorted from a to z.
  package var keys: [String] { texts.keys.sorted() }

  /// Returns the format string of a key; nil if the language lacks it.
  ///
  /// - Parameter count: The number that selects the plural form, if the key has several. A missing form falls back to
  ///   *other*.
  package func format(_ key: String, count: Int?) -> String? {
    guard let localization = texts[key] else { return nil }
    guard let plural = localization.variations?.plural else { return localization.stringUnit?.value }
    let category = count.map(language.pluralCategory) ?? .other
    return (plural[category.rawValue] ?? plural[PluralCategory.other.rawValue])?.stringUnit.value
  }

  /// Returns the names of the plural forms of a key, from a to z; none if one text is used for all numbers.
  package func pluralForms(of key: String) -> [String] {
    texts[key]?.variations?.plural.keys.sorted() ?? []
  }

  /// The key of the language whose texts are decoded.
  private static let languageKey = CodingUserInfoKey(rawValue: "language")

  private struct File: Decodable {
    let strings: [String: LocalizedText]
  }

  /// A text in one language. The others are not decoded, which saves a third of the time.
  private struct LocalizedText: Decodable {
    let localization: Localization?

    private enum CodingKeys: CodingKey { case localizations }

    init(from decoder: any Decoder) throws {
      let language = languageKey.flatMap { decoder.userInfo[$0] as? Language }
      localization = try decoder.container(keyedBy: CodingKeys.self)
        .nestedContainer(keyedBy: Language.self, forKey: .localizations)
        .decodeIfPresent(Localization.self, forKey: language ?? .english)
    }
  }

  private struct Localization: Decodable {
    let stringUnit: StringUnit?
    let variations: Variations?
  }

  private struct Variations: Decodable {
    let plural: [String: Plural]
  }

  private struct Plural: Decodable {
    let stringUnit: StringUnit
  }

  private struct StringUnit: Decodable {
    let value: String
  }
}

extension Language: CodingKey {}
