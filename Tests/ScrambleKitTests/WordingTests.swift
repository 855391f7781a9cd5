import Foundation
import ScrambleKit
import ScrambleTesting
import Testing
import WordScramble

struct WordingTests {
  @Test(arguments: WordingKey.allCases, Language.allCases)
  func `every key has a text in every language`(key: WordingKey, language: Language) throws {
    for count in [0, 1, 2] {
      let format = try #require(catalog.format(key.rawValue, in: language, count: count))
      #expect(!format.isEmpty)
    }
  }

  @Test func `every text of the catalog has a key`() {
    #expect(Set(catalog.keys) == Set(WordingKey.allCases.map(\.rawValue)))
  }

  @Test(arguments: WordingKey.allCases)
  func `both languages fill the same places with the same things`(key: WordingKey) throws {
    let chinese = places(try #require(catalog.format(key.rawValue, in: .simplifiedChinese, count: 2)))
    for count in [1, 2] {
      let english = places(try #require(catalog.format(key.rawValue, in: .english, count: count)))
      for (place, kind) in english { #expect(chinese[place] ?? kind == kind) }
      if count == 2 { #expect(english.count == chinese.count) }
    }
  }

  /// What each place of a format takes, by its number: a text or a number.
  private func places(_ format: String) -> [Int: String] {
    var next = 1
    var places: [Int: String] = [:]
    for match in format.matches(of: /%(?:(\d)\$)?(@|lld)/) {
      let place = match.output.1.flatMap { Int($0) } ?? next
      places[place] = String(match.output.2)
      next = place + 1
    }
    return places
  }

  @Test func `English is plain ASCII, so that a line terminal gets no other byte`() throws {
    for key in WordingKey.allCases {
      let format = try #require(catalog.format(key.rawValue, in: .english, count: 2))
      #expect(format.utf8.allSatisfy { $0 < 0x80 }, "\(key)")
    }
  }

  @Test func `numbers choose between one and many`() {
    #expect(wording.text(.points, 1) == "1 point")
    #expect(wording.text(.points, 2) == "2 points")
    #expect(Wording(catalog, in: .simplifiedChinese).text(.points, 1) == "1 分")
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

  @Test func `LC_ALL comes before LC_MESSAGES and that before LANG`() {
    let all = ["LC_ALL": "en_US", "LC_MESSAGES": "zh_CN", "LANG": "zh_CN"]
    #expect(Language(environment: all) == .english)
    #expect(Language(environment: all.merging(["LC_ALL": ""]) { $1 }) == .simplifiedChinese)
    #expect(Language(environment: ["LANG": "zh_CN"]) == .simplifiedChinese)
    #expect(Language(environment: [:]) == .english)
  }
}
