import ScrambleKit
import ScrambleTesting
import Testing

struct CatalogTests {
  @Test(arguments: Language.allCases)
  func `every key has a text in every language`(language: Language) {
    let counts = language.pluralCounts
    for key in catalog.keys {
      for count in counts {
        #expect(catalog.format(key, in: language, count: count)?.isEmpty == false, "\(key)")
      }
    }
  }

  @Test func `a key is generated for every text`() {
    #expect(WordingKey.allCases.map(\.rawValue) == catalog.keys.sorted())
    #expect(WordingKey.refusalLettersNotInRootDetailNone.rawValue == "refusal.lettersNotInRoot.detailNone")
  }

  @Test(arguments: Language.allCases)
  func `a text with a number has every plural form of its language`(language: Language) {
    let forms = language.pluralCategories.union([.other]).map(\.rawValue).sorted()
    for key in catalog.keys {
      let isPlural = !catalog.pluralForms(of: key, in: .english).isEmpty
      #expect(catalog.pluralForms(of: key, in: language) == (isPlural ? forms : []), "\(key)")
    }
  }

  @Test func `a missing plural form falls back to other`() throws {
    let json =
      #"{"strings": {"a": {"localizations": {"en": {"variations": {"plural": {"other": {"stringUnit": {"value": "b"}}}}}}}}}"#
    let catalog = try #require(Catalog(json: Array(json.utf8)))
    #expect(catalog.format("a", in: .english, count: 1) == "b")
  }

  @Test(arguments: Language.allCases)
  func `every language has the same placeholders`(language: Language) throws {
    let counts = language.pluralCounts
    for key in catalog.keys {
      let english = placeholders(in: try #require(catalog.format(key, in: .english, count: nil), "\(key)"))
      #expect(
        placeholders(in: try #require(catalog.format(key, in: language, count: nil), "\(key)")) == english, "\(key)")
      for count in counts {
        let form = placeholders(in: try #require(catalog.format(key, in: language, count: count), "\(key)"))
        // A form may spell out its number.
        for (position, kind) in form { #expect(english[position] == kind, "\(key)") }
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
