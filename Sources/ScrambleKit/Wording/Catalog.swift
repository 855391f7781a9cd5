#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The texts of the game in every language, as in `Localizable.xcstrings`.
public struct Catalog: Sendable {
  private let strings: [String: LocalizedText]

  /// Creates a catalog without texts; keys are shown instead.
  package init() {
    strings = [:]
  }

  /// Reads a String Catalog; nil if the bytes are not one.
  public init?(json: [UInt8]) {
    // The decoder's reason does not help a player.
    guard let file = try? JSONDecoder().decode(File.self, from: Data(json)) else { return nil }
    strings = file.strings
  }

  /// All keys, sorted from a to z.
  package var keys: [String] { strings.keys.sorted() }

  /// Returns the format string of a key; nil if the language lacks it.
  ///
  /// - Parameter count: The number that selects the plural form, if the key has several. A missing form falls back to
  ///   *other*.
  package func format(_ key: String, in language: Language, count: Int?) -> String? {
    guard let localization = strings[key]?.localizations[language.rawValue] else { return nil }
    guard let plural = localization.variations?.plural else { return localization.stringUnit?.value }
    let category = count.map(language.pluralCategory) ?? .other
    return (plural[category.rawValue] ?? plural[PluralCategory.other.rawValue])?.stringUnit.value
  }

  /// Returns the names of the plural forms that a language has for a key, from a to z; none if one text is used for all
  /// numbers.
  package func pluralForms(of key: String, in language: Language) -> [String] {
    strings[key]?.localizations[language.rawValue]?.variations?.plural.keys.sorted() ?? []
  }

  private struct File: Decodable {
    let strings: [String: LocalizedText]
  }

  private struct LocalizedText: Decodable {
    let localizations: [String: Localization]
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
