import ScrambleKit
import Testing

struct LanguageTests {
  /// The integer samples of CLDR 48 in its notation, in which `~` is a range.
  private static let samples: [(Language, PluralCategory, String)] = [
    (.english, .one, "1"), (.english, .other, "0, 2~16, 100, 1000, 10000, 100000, 1000000"),
    (.simplifiedChinese, .other, "0~15, 100, 1000, 10000, 100000, 1000000"),
  ]

  @Test(arguments: samples)
  func `the plural rule of a language follows CLDR`(language: Language, category: PluralCategory, sample: String) {
    for range in sample.split(separator: ", ") {
      let ends = range.split(separator: "~").compactMap { Int($0) }
      for number in ends[0]...(ends.last ?? 0) { #expect(language.pluralCategory(of: number) == category, "\(number)") }
    }
  }

  @Test(arguments: Language.allCases)
  func `every language has samples of each of its plural categories`(language: Language) {
    #expect(Set(LanguageTests.samples.filter { $0.0 == language }.map(\.1)) == language.pluralCategories)
  }

  @Test func `the sign of a number does not change its category`() {
    #expect(Language.english.pluralCategory(of: -1) == .one)
    #expect(Language.english.pluralCategory(of: .min) == .other)
  }

  @Test(arguments: [
    ("C", Language.english), ("en_GB.UTF-8", .english), ("zh_CN.UTF-8", .simplifiedChinese), ("zh", .simplifiedChinese),
    ("zh_SG", .simplifiedChinese), ("zh_TW.UTF-8", .english), ("zh-Hant-HK", .english),
    ("zh-Hans-CN", .simplifiedChinese),
    ("", .english),
  ])
  func `a locale names a language`(locale: String, language: Language) {
    #expect(Language(locale: locale) == language)
  }

  @Test func `LC_ALL takes precedence over LC_MESSAGES, which takes precedence over LANG`() {
    let environment = ["LC_ALL": "en_US", "LC_MESSAGES": "zh_CN", "LANG": "zh_CN"]
    #expect(Language(environment: environment) == .english)
    #expect(Language(environment: environment.merging(["LC_ALL": ""]) { $1 }) == .simplifiedChinese)
    #expect(Language(environment: ["LANG": "zh_CN"]) == .simplifiedChinese)
    #expect(Language(environment: [:]) == .english)
  }
}

extension Language {
  /// A number for each category of the plural rule.
  var pluralCounts: [Int] {
    let numbers = Array(0...1000) + [1_000_000]
    return PluralCategory.allCases.compactMap { category in numbers.first { pluralCategory(of: $0) == category } }
  }

  /// The categories of the plural rule.
  var pluralCategories: Set<PluralCategory> { Set(pluralCounts.map(pluralCategory)) }
}
