import Testing

@testable import ScrambleApp

/// The same cases as in `Tests/Web/refused-word.test.mjs` for the page.
struct RefusedWordTests {
  /// Returns the intended word for each text of the field after a word was refused.
  private func intendedWords(after word: String, _ texts: String...) -> [String] {
    var refusedWord = RefusedWord()
    refusedWord.mark(word)
    return texts.map { refusedWord.intendedWord(in: $0) }
  }

  @Test func `a letter after a refused word begins another word`() {
    #expect(intendedWords(after: "tir", "tirt", "ti", "tir", "tire") == ["t", "ti", "tir", "tire"])
    #expect(intendedWords(after: "milsk", "milsk tire") == ["tire"])
  }

  @Test func `shortening or replacing a refused word edits it`() {
    #expect(intendedWords(after: "milks", "milk", "milks") == ["milk", "milks"])
    #expect(intendedWords(after: "milsk", "tire", "tires") == ["tire", "tires"])
    #expect(intendedWords(after: "milsk", "", "milsks") == ["", "milsks"])
  }

  @Test func `a refused word that a keyboard inserts again is left out`() {
    #expect(intendedWords(after: "milsk", "milsks", "milsksi", "similsksil") == ["s", "si", "sil"])
  }

  @Test func `equal letters that are typed again are kept`() {
    #expect(intendedWords(after: "s", "ss", "ss", "sss") == ["s", "ss", "sss"])
  }

  @Test func `without a refused word, the text is used as typed`() {
    #expect(intendedWords(after: "", "ma", "mama", "mamama") == ["ma", "mama", "mamama"])
  }

  @Test func `an unchanged refused word stays marked`() {
    var refusedWord = RefusedWord()
    refusedWord.mark("mill")
    #expect(refusedWord.intendedWord(in: "mill") == "mill" && refusedWord.isMarked)
    #expect(refusedWord.intendedWord(in: "millm") == "m" && !refusedWord.isMarked)
  }
}
