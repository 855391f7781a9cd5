import ScrambleCore
import ScrambleKit
import ScrambleTesting
import Testing

struct ExplanationTests {
  private func explain(_ rejection: Rejection, root: Word = "silkworm", in language: Language = .english) -> Explanation
  {
    Wording.tested(in: language).explanation(of: rejection, root: root)
  }

  @Test(
    arguments: [
      (.roundEnded, "This round is over: New Word deals another."),
      (
        .notLetters(["ß"]),
        "Word not possible: You can't spell that word from 'silkworm'! ß is not a letter from a to z."
      ),
      (
        .notLetters(["1", " ", "\u{202E}"]),
        "Word not possible: You can't spell that word from 'silkworm'! 1, A space, U+202E are not letters from a to z."
      ),
      (
        .notLetters(["\u{FFFD}"]),
        "Word not possible: You can't spell that word from 'silkworm'! U+FFFD is not a letter from a to z."
      ),
      (.tooShort, "Word too short: Use at least 3 letters."),
      (.sameAsRoot, "That's the word you started with: Find a different one in it."),
      (.alreadyFound("work"), "Word used already: Be more original. You found work earlier."),
      (
        .lettersNotInRoot(letter: UInt8(ascii: "e"), available: 0),
        "Word not possible: You can't spell that word from 'silkworm'! silkworm has no e."
      ),
      (
        .lettersNotInRoot(letter: UInt8(ascii: "l"), available: 1),
        "Word not possible: You can't spell that word from 'silkworm'! There is only one l in silkworm."
      ),
      (
        .tooLong(length: 9, maximum: 8),
        "Word too long: The word list holds words of up to 8 letters. Yours has 9."
      ),
      (.unknownWord, "Word not recognized: You can't just make them up, you know!"),
    ] as [(Rejection, String)])
  func `every reason has a one-line explanation and its code in both languages`(rejection: Rejection, line: String) {
    #expect(explain(rejection).singleLine == line)
    #expect(explain(rejection).code == rejection.code)
    let chinese = explain(rejection, in: .simplifiedChinese)
    #expect(chinese.code == rejection.code && chinese.singleLine != line && !chinese.singleLine.contains("%"))
  }

  @Test func `an explanation counts the letters that are too few`() {
    let detail = explain(.lettersNotInRoot(letter: UInt8(ascii: "s"), available: 4), root: "assassin").detail
    #expect(detail == "There are only 4 s's in assassin.")
  }

  @Test func `the other language says the same`() {
    let rejection = Rejection.lettersNotInRoot(letter: UInt8(ascii: "l"), available: 1)
    #expect(explain(rejection, in: .simplifiedChinese).singleLine == "拼不出这个词: 用“silkworm”拼不出这个词！ silkworm 里只有 1 个 l。")
    #expect(explain(.roundEnded, in: .simplifiedChinese).title == "本局已结束")
  }

  @Test func `a text is made printable and truncated between characters`() {
    #expect(String(printable: Array("a\u{1B}[2J\u{202E}é".utf8), limit: 64) == "a\u{FFFD}[2J\u{FFFD}é")
    #expect(String(printable: Array("éééé".utf8), limit: 5) == "éé")
    #expect(String(printable: [0xFF, 0x61, 0], limit: 64) == "\u{FFFD}a\u{FFFD}")
  }
}
