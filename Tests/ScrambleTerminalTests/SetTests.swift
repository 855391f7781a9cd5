import ScrambleKit
import ScrambleTesting
import Testing
import WordScramble

@testable import ScrambleTerminal

/// A set of rounds, in line mode and on the whole screen.
struct SetTests {
  private let set = PuzzleSet(roots: ["silkworm", "kilo"], unitWords: ["milk", "oil", "zebra"])!

  private func sessionInSet() -> Session {
    var game = game()
    game.save(set, name: [], at: Clock.stopped.moment())
    game.play(set, at: Clock.stopped.moment())
    return Session(game, wording: wording(), clock: .stopped, nextSeed: { 7 })
  }

  private func printedLines(isInteractive: Bool = true, _ lines: String...) -> [String] {
    var plain = PlainGame(sessionInSet(), isInteractive: isInteractive)
    return (isInteractive ? plain.openingLines() : []) + lines.flatMap { plain.respond(to: Array($0.utf8)) }
  }

  private func screenInSet() -> ScreenGame {
    ScreenGame(sessionInSet())
  }

  @Test func `in line mode a player plays all rounds and sees the unit words`() {
    let printed = printedLines("milk", "/words", "/end", "/yes", "/next", "/end", "/yes", "/missed", "/next")
    #expect(
      printed.joined(separator: "\n")
        == """
        silkworm: spell words from its letters. /help lists the commands.
        Set silkworm + 1, round 1 of 2: 0 of 2 unit words
        milk +2
        A unit word, 1 of 2
        milk
        Unit words found: milk
        End this round?
        39 words are left to find. You can come back until you look at the words you missed.
        /yes ends it; any other line keeps playing.
        Word Scramble, silkworm: 1 of 40 words, 2 points, Thread.
        Unit words found: milk
        Round 2 of 2: /next
        /missed shows the words you missed, /continue keeps playing, /again plays against this round, /share, /new deals a new word.
        kilo: spell words from its letters. /help lists the commands.
        Set silkworm + 1, round 2 of 2: 0 of 1 unit words
        End this round?
        2 words are left to find. You can come back until you look at the words you missed.
        /yes ends it; any other line keeps playing.
        Word Scramble, kilo: 0 of 2 words, 0 points, Thread.
        Hand in: /hand-in 7
        /missed shows the words you missed, /continue keeps playing, /again plays against this round, /share, /new deals a new word.
        Word Scramble, kilo: 0 of 2 words, 0 points, Thread.
        Unit words missed: oil
        Hand in: /hand-in 7
        Words missed, longest first
        ilk oil
        Every other round of this set has ended.
        """)
  }

  @Test func `a pipe can start the next round and hand in, and any other line is a word`() throws {
    let printed = printedLines(
      isInteractive: false, "milk", "/next", "oil", "/hand-in 7", "/hand-in", "/hand-in 41", "/words")
    #expect(printed[0...2] == ["milk +2", "Set silkworm + 1, round 2 of 2: kilo", "oil +1"])
    #expect(printed[3] == "Seat 7, 2 of 2 rounds. Hand in this code:")
    let handIn = try HandIn(code: printed[4].utf8, avoiding: try gameFiles.loadSensitiveWords())
    #expect(handIn.seat == 7 && handIn.setChecksum == set.checksum)
    #expect(handIn.rounds.map { $0.log.foundWords.map(\.word) } == [["milk"], ["oil"]])
    #expect(
      printed[5...6] == ["A seat is a number from 1 to 40: /hand-in 7", "A seat is a number from 1 to 40: /hand-in 7"])
    #expect(printed[7].hasPrefix("Word not possible"))
  }

  @Test func `the screen names the set and the round, and labels unit words`() {
    var screen = screenInSet()
    #expect(screen.picture(80, 24).hasPrefix(" Set silkworm + 1, round 1 of 2"))
    screen.play("milk", "mirk")
    let rows = screen.picture(80, 24).split(separator: "\n", omittingEmptySubsequences: false)
    #expect(rows[2].hasPrefix(" Found 1 of 40, 1 bonus, 1 of 2 unit words"))
    #expect(rows.contains { $0.contains("④   milk            unit     +2") })
    #expect(rows.contains { $0.contains("④   mirk            bonus    +2") })
    #expect(rows.last?.contains("^E next round") == true)
    #expect(screen.picture(40, 12).contains("milk *"))
  }

  @Test func `Enter at the end goes to the next round of the set, and after the last one to a new word`() {
    var screen = screenInSet()
    func endRound() {
      _ = screen.press(.control("G"))
      _ = screen.press(.enter)
    }
    endRound()
    #expect(screen.picture(80, 24).contains("Enter next round   ^K hand in"))
    _ = screen.press(.enter)
    #expect(screen.game.playedSet?.number == 2 && screen.panel == nil)
    endRound()
    #expect(screen.picture(80, 24).contains("Enter new word   ^K hand in"))
    _ = screen.press(.control("E"))
    #expect(screen.game.playedSet?.number == 2)
    _ = screen.press(.enter)
    #expect(screen.game.playedSet == nil)
  }

  @Test func `the hand-in panel accepts a seat number and shows the code`() throws {
    var screen = screenInSet()
    screen.play("milk")
    _ = screen.press(.control("K"))
    #expect(screen.picture(80, 24).contains("Type your seat number, 1 to 40."))
    let code = { (seat: Int) in String(decoding: screen.game.handIn(of: self.set, seat: seat).code, as: UTF8.self) }
    for (digit, seat) in [("0", ""), ("7", "7"), ("1", "1"), ("2", "12"), ("9", "9")] as [(Unicode.Scalar, String)] {
      _ = screen.press(.text(digit))
      #expect(screen.panel == .handIn(seat: seat))
      if let number = Int(seat) {
        #expect(screen.picture(80, 24).contains("Seat \(number), 1 of 2 rounds."))
        #expect(screen.picture(80, 24).contains(code(number)))
        #expect(screen.picture(80, 24).contains("wordscramble hand-in --seat \(number) prints the code"))
      }
    }
    _ = screen.press(.backspace)
    #expect(screen.panel == .handIn(seat: ""))
    _ = screen.press(.escape)
    #expect(screen.panel == nil && screen.game.round.found.map(\.word) == ["milk"])
  }
}
