import Testing

@testable import WordLists

struct PlainSpellingTests {
  @Test(arguments: [
    ("cat", "cat"), ("café", "cafe"), ("cafe\u{301}", "cafe"), ("entrée", "entree"), ("jalapeño", "jalapeno"),
    ("façade", "facade"), ("naïve", "naive"), ("bête", "bete"),
  ])
  func `accents are removed`(word: String, plain: String) {
    #expect(plainSpelling(word) == plain)
  }

  @Test(arguments: ["OK", "eBook", "can't", "e-mail", "at", "", "ninepence", "mp3", "smørbrød", "straße", "日本語"])
  func `a word that is not 3 to 8 letters from a to z is not played`(word: String) {
    #expect(plainSpelling(word) == nil)
  }
}
