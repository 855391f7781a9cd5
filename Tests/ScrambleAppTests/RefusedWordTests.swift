import Testing

@testable import ScrambleApp

/// The same cases as in `Tests/Web/refused-word.test.mjs` for the page.
struct RefusedWordTests {
  /// Returns how each text of a field is read after a word was refused.
  private func read(_ word: String, _ texts: String...) -> [String] {
    var refused = RefusedWord()
    refused.mark(word)
    return texts.map { refused.read($0) }
  }

  @Test func `a letter after a refused word begins another word`() {
    #expect(read("tir", "tirt", "ti", "tir", "tire") == ["t", "ti", "tir", "tire"])
    #expect(read("milsk", "milsk tire") == ["tire"])
  }

  @Test func `shortening or replacing a refused word edits it`() {
    #expect(read("milks", "milk", "milks") == ["milk", "milks"])
    #expect(read("milsk", "tire", "tires") == ["tire", "tires"])
    #expect(read("milsk", "", "milsks") == ["", "milsks"])
  }

  @Test func `a refused word that a keyboard inserts again is left out`() {
    #expect(read("milsk", "milsks", "milsksi", "similsksil") == ["s", "si", "sil"])
  }

  @Test func `equal letters that are typed again are kept`() {
    #expect(read("s", "ss", "ss", "sss") == ["s", "ss", "sss"])
  }

  @Test func `without a refused word, the text is used as typed`() {
    #expect(read("", "ma", "mama", "mamama") == ["ma", "mama", "mamama"])
  }

  @Test func `an unchanged refused word stays marked`() {
    var refused = RefusedWord()
    refused.mark("mill")
    #expect(refused.read("mill") == "mill" && refused.isMarked)
    #expect(refused.read("millm") == "m" && !refused.isMarked)
  }
}
