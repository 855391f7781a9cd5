/// A language the game speaks.
public enum Language: String, CaseIterable, Sendable {
  case english = "en"
  case simplifiedChinese = "zh-Hans"

  /// Returns the category of a whole number, which says what form of a text stands beside it.
  ///
  /// The rules are the cardinal ones of [CLDR 48](https://www.unicode.org/cldr/charts/48/supplemental/language_plural_rules.html), as far
  /// as they are about whole numbers. The sign of a number plays no part.
  package func pluralCategory(of number: Int) -> PluralCategory {
    switch self {
    case .english: number.magnitude == 1 ? .one : .other
    case .simplifiedChinese: .other
    }
  }

  /// Returns the language that the first part of a locale such as `zh_CN.UTF-8` names, or English if the game does not speak it.
  ///
  /// Simplified Chinese is not what is read where Chinese has its traditional script.
  public init(locale: String) {
    let parts = locale.lowercased().split { "-_.@".contains($0) }
    let isTraditional = parts.first == "zh" && parts.count > 1 && ["tw", "hk", "mo", "hant"].contains(parts[1])
    let spoken = Language.allCases.first { $0.rawValue.prefix { $0 != "-" } == parts.first }
    self = isTraditional ? .english : spoken ?? .english
  }

  /// Returns the language that the variables `LC_ALL`, `LC_MESSAGES` and `LANG` ask for; the first that says anything decides.
  public init(environment: [String: String]) {
    let locale = ["LC_ALL", "LC_MESSAGES", "LANG"].lazy.compactMap { environment[$0] }.first { !$0.isEmpty }
    self.init(locale: locale ?? "C")
  }
}

/// A category of CLDR, by which a language chooses the form of a word beside a number: *1 word*, but *2 words*.
///
/// The names are those of the String Catalog, and say little of the numbers: in Polish, 22 is one of the few.
package enum PluralCategory: String, CaseIterable, Sendable {
  case zero, one, two, few, many
  /// The category that every language has, and that stands in for one that a text lacks.
  case other
}
