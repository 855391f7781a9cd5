import ScrambleCore
import ScrambleKit
import ScrambleTesting
import Testing

@testable import ScrambleTerminal

@Suite struct PlainGameTests {
  /// Plays lines and returns everything that is printed.
  private func transcript(
    _ lines: [String], root: Word = "silkworm", in language: Language = .english, isInteractive: Bool = false
  ) -> String {
    var plain = PlainGame(
      Session(game(root), wording: wording(language), clock: .stopped), isInteractive: isInteractive)
    var printed = isInteractive ? plain.openingLines() : []
    for line in lines where !plain.isFinished { printed += plain.respond(to: Array(line.utf8)) }
    return (printed + [plain.scoreLine]).joined(separator: "\n")
  }

  @Test func `a pipe gets one answer for each word`() {
    let lines = ["milk", " Mirk\r", "", "  ", "mill", "milk", "mi", "silkworm", "miks", "mélk", "row", "/end", "?"]
    #expect(
      transcript(lines) == """
        milk +2
        mirk +2 bonus
        Word not possible: You can't spell that word from 'silkworm'! There is only one l in silkworm.
        Word used already: Be more original. You found milk earlier.
        Word too short: Use at least 3 letters.
        That's the word you started with: Find a different one in it.
        Word not recognized: You can't just make them up, you know!
        Word not possible: You can't spell that word from 'silkworm'! é is not a letter from a to z.
        row +1
        Word not possible: You can't spell that word from 'silkworm'! / is not a letter from a to z.
        Word not possible: You can't spell that word from 'silkworm'! ? is not a letter from a to z.
        Score 5, 2 of 40 words
        """)
  }

  @Test func `words and commands are answered in turn`() {
    let lines = [
      "/words", "oil", "/hint", "/score", "/non\u{202E}sense", "/end", "/yes", "/quit", "ilk",
    ]
    #expect(
      transcript(lines, root: "kilo", isInteractive: true) == """
        kilo: spell words from its letters. /help lists the commands.
        No words yet.
        oil +1
        Good reached
        Words left by first letter and length
        i 3:1
        Score 1, 1 of 2 words
        /non\u{FFFD}sense is not a command. /help lists them.
        End this round?
        1 word is left. Ending shows it, and the round cannot go on.
        /yes ends it; any other line keeps playing.
        Word Scramble, kilo: 1 of 2 words, 1 point, Good.
        Words missed, longest first
        ilk
        /new deals a new word.
        Score 1, 1 of 2 words
        """)
  }

  @Test func `the last common word opens the result, without hints and missed words`() {
    #expect(
      transcript(["oil", "ilk", "/hint", "/words", "/end"], root: "kilo", isInteractive: true) == """
        kilo: spell words from its letters. /help lists the commands.
        oil +1
        Good reached
        ilk +1
        Every common word found.
        Word Scramble, kilo: 2 of 2 words, 2 points, All words.
        Longest word: oil.
        /new deals a new word. There may still be bonus words.
        No common word is left.
        ilk oil
        Word Scramble, kilo: 2 of 2 words, 2 points, All words.
        Longest word: oil.
        You missed none.
        /new deals a new word.
        Score 2, 2 of 2 words
        """)
  }

  @Test func `a new word replaces the round`() {
    var plain = PlainGame(Session(game(), wording: wording(), clock: .stopped), isInteractive: true)
    let lines = plain.respond(to: Array("/new".utf8))
    let root = plain.game.round.root
    #expect(root != "silkworm")
    #expect(lines == ["\(root): spell words from its letters. /help lists the commands."])
  }

  @Test func `the letters are shuffled and complete`() {
    var plain = PlainGame(Session(game(), wording: wording(), clock: .stopped), isInteractive: true)
    let letterOrders = (0..<10).map { _ in plain.respond(to: Array("/letters".utf8))[0].split(separator: " ").joined() }
    #expect(letterOrders.allSatisfy { $0.sorted() == "iklmorsw".sorted() })
    #expect(Set(letterOrders).count > 1)
  }

  @Test func `a Chinese player gets answers in Chinese`() {
    #expect(
      transcript(["milk", "mirk", "mi", "melk", "/x", "/quit"], in: .simplifiedChinese, isInteractive: true) == """
        silkworm：用它的字母拼词。/help 查看命令。
        milk +2
        mirk +2 额外
        词太短: 至少要用 3 个字母。
        拼不出这个词: 用“silkworm”拼不出这个词！ silkworm 里没有 e。
        没有 /x 这个命令，/help 查看命令。
        得分 4，词 1 / 40
        """)
  }

  @Test(arguments: 0..<100 as Range<UInt64>)
  func `any nonempty bytes are answered with one printable line`(seed: UInt64) {
    var generator = SeededGenerator(state: seed)
    var plain = PlainGame(Session(game(), wording: wording(), clock: .stopped), isInteractive: false)
    let bytes = [0x31] + (0..<20).map { _ in UInt8.random(in: 0...255, using: &generator) } + [0x31]
    let lines = plain.respond(to: bytes)
    #expect(lines.count == 1)
    #expect(lines.allSatisfy { $0.unicodeScalars.allSatisfy(\.isPrintable) })
  }
}
