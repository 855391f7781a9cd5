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
      let english = places(try #require(catalog.format(key, in: .english, count: nil), "\(key)"))
      #expect(
        places(try #require(catalog.format(key, in: language, count: nil), "\(key)")) == english, "\(key)")
      for count in counts {
        let form = places(try #require(catalog.format(key, in: language, count: count), "\(key)"))
        // A form may spell out its number.
        for (place, kind) in form { #expect(english[place] == kind, "\(key)") }
      }
    }
  }

  /// Returns the placeholders of a format by position: for text or for a number.
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
}
