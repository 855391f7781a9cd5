/// A language of the game.
public enum Language: String, CaseIterable, Sendable {
  case english = "en"
  case simplifiedChinese = "zh-Hans"

  /// Returns the plural category of an integer.
  ///
  /// The rules are the cardinal rules for integers of [CLDR
  /// 48](https://www.unicode.org/cldr/charts/48/supplemental/language_plural_rules.html). The sign of the number is
  /// ignored.
  package func pluralCategory(of number: Int) -> PluralCategory {
    switch self {
    case .english: number.magnitude == 1 ? .one : .other
    case .simplifiedChinese: .other
    }
  }

  /// Creates the language of a locale such as `zh_CN.UTF-8`; English if the game does not have it.
  ///
  /// Regions that use Traditional Chinese get English.
  public init(locale: String) {
    let parts = locale.lowercased().split { "-_.@".contains($0) }
    let isTraditional = parts.first == "zh" && parts.count > 1 && ["tw", "hk", "mo", "hant"].contains(parts[1])
    let match = Language.allCases.first { $0.rawValue.prefix { $0 != "-" } == parts.first }
    self = isTraditional ? .english : match ?? .english
  }

  /// Creates the language that the environment variables `LC_ALL`, `LC_MESSAGES` and `LANG` request. The first one that
  /// is not empty decides.
  public init(environment: [String: String]) {
    let locale = ["LC_ALL", "LC_MESSAGES", "LANG"].lazy.compactMap { environment[$0] }.first { !$0.isEmpty }
    self.init(locale: locale ?? "C")
  }
}

/// A CLDR plural category, which selects the form of a word beside a number: *1 word*, but *2 words*.
///
/// The names are those of String Catalogs.
package enum PluralCategory: String, CaseIterable, Sendable {
  case one
  /// The category that every language has; texts without another category fall back to it.
  case other
}
