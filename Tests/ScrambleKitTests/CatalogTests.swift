import ScrambleKit
import ScrambleTesting
import Testing

struct CatalogTests {
  private let english = catalogs[.english]!

  @Test(arguments: Language.allCases)
  func `every key has a text in every language`(language: Language) throws {
    let catalog = try #require(catalogs[language])
    #expect(catalog.keys == english.keys)
    for key in english.keys {
      for count in language.pluralCounts {
        #expect(catalog.format(key, count: count)?.isEmpty == false, "\(key)")
      }
    }
  }

  @Test func `a key is generated for every text`() {
    #expect(WordingKey.allCases.map(\.rawValue) == english.keys)
    #expect(WordingKey.refusalLettersNotInRootDetailNone.rawValue == "refusal.lettersNotInRoot.detailNone")
  }

  @Test(arguments: Language.allCases)
  func `a text with a number has every plural form of its language`(language: Language) throws {
    let catalog = try #require(catalogs[language])
    let forms = language.pluralCategories.union([.other]).map(\.rawValue).sorted()
    for key in english.keys {
      let isPlural = !english.pluralForms(of: key).isEmpty
      #expect(catalog.pluralForms(of: key) == (isPlural ? forms : []), "\(key)")
    }
  }

  @Test func `a missing plural form falls back to other`() throws {
    let json =
      #"{"strings": {"a": {"localizations": {"en": {"variations": {"plural": {"other": {"stringUnit": {"value": "b"}}}}}}}}}"#
    let catalog = try #require(Catalog(json: Array(json.utf8), in: .english))
    #expect(catalog.format("a", count: 1) == "b")
  }

  @Test(arguments: Language.allCases)
  func `every language has the same placeholders`(language: Language) throws {
    let catalog = try #require(catalogs[language])
    for key in english.keys {
      let expected = placeholders(in: try #require(english.format(key, count: nil), "\(key)"))
      #expect(placeholders(in: try #require(catalog.format(key, count: nil), "\(key)")) == expected, "\(key)")
      for count in language.pluralCounts {
        let form = placeholders(in: try #require(catalog.format(key, count: count), "\(key)"))
        // A form may spell out its number.
        for (position, kind) in form { #expect(expected[position] == kind, "\(key)") }
      }
    }
  }

  /// Returns the placeholders of a format by position: for text or for a number.
  private func placeholders(in format: String) -> [Int: String] {
    var next = 1
    var placeholders: [Int: String] = [:]
    for match in format.matches(of: /%(?:(\d)\$)?(@|lld)/) {
      let position = match.output.1.flatMap { Int($0) } ?? next
      placeholders[position] = String(match.output.2)
      next = position + 1
    }
    return placeholders
  }
}
