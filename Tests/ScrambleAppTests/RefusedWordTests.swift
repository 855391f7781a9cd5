import Testing

@testable import ScrambleApp

/// The same cases as `Tests/Web/refused-word.test.mjs` has for the page.
struct RefusedWordTests {
  /// What each text of a field is read as, after a word was refused.
  private func read(_ word: String, _ texts: String...) -> [String] {
    var refused = RefusedWord()
    refused.mark(word)
    return texts.map { refused.read($0) }
  }

  @Test func `the letter behind a refused word begins another`() {
    #expect(read("tir", "tirt", "ti", "tir", "tire") == ["t", "ti", "tir", "tire"])
    #expect(read("milsk", "milsk tire") == ["tire"])
  }

  @Test func `a refused word that is shortened or replaced is mended`() {
    #expect(read("milks", "milk", "milks") == ["milk", "milks"])
    #expect(read("milsk", "tire", "tires") == ["tire", "tires"])
    #expect(read("milsk", "", "milsks") == ["", "milsks"])
  }

  @Test func `what a keyboard brings back of the refused word is left out`() {
    #expect(read("milsk", "milsks", "milsksi", "similsksil") == ["s", "si", "sil"])
  }

  @Test func `the same letters typed anew are letters`() {
    #expect(read("s", "ss", "ss", "sss") == ["s", "ss", "sss"])
  }

  @Test func `without a refused word all is as it was typed`() {
    #expect(read("", "ma", "mama", "mamama") == ["ma", "mama", "mamama"])
  }

  @Test func `a word that is still the refused one stays marked`() {
    var refused = RefusedWord()
    refused.mark("mill")
    #expect(refused.read("mill") == "mill" && refused.isMarked)
    #expect(refused.read("millm") == "m" && !refused.isMarked)
  }
}
