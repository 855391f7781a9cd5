#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// All wording of the game in every language, as in `Localizable.xcstrings`.
public struct Catalog: Sendable {
  private let strings: [String: LocalizedText]

  /// Creates a catalog without texts; in their place their keys are shown.
  package init() {
    strings = [:]
  }

  /// Reads a String Catalog, or returns nil if the bytes are none.
  public init?(json: [UInt8]) {
    // The decoder's reason is of no use to a player.
    guard let file = try? JSONDecoder().decode(File.self, from: Data(json)) else { return nil }
    strings = file.strings
  }

  /// The keys there are, from a to z.
  package var keys: [String] { strings.keys.sorted() }

  /// Returns the format of a key, or nil if the language lacks it.
  ///
  /// - Parameter count: The number that chooses the form, if the key has several; *other* stands in for a form that is missing.
  package func format(_ key: String, in language: Language, count: Int?) -> String? {
    guard let localization = strings[key]?.localizations[language.rawValue] else { return nil }
    guard let plural = localization.variations?.plural else { return localization.stringUnit?.value }
    let category = count.map(language.pluralCategory) ?? .other
    return (plural[category.rawValue] ?? plural[PluralCategory.other.rawValue])?.stringUnit.value
  }

  /// The names of the plural forms that a language has for a key, from a to z; none if one text serves every number.
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
    let stringUnit: Unit?
    let variations: Variations?
  }

  private struct Variations: Decodable {
    let plural: [String: Plural]
  }

  private struct Plural: Decodable {
    let stringUnit: Unit
  }

  private struct Unit: Decodable {
    let value: String
  }
}
