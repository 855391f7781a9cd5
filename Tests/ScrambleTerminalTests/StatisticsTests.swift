import ScrambleKit
import ScrambleTesting
import Testing
import WordScramble

@testable import ScrambleTerminal

/// The statistics, the calendar and the word book on the screen, and rounds that are shared and answered.
@Suite struct StatisticsTests {
  private func press(_ keys: Key..., in screen: inout ScreenGame) {
    for key in keys { _ = screen.press(key) }
  }

  /// A game on 2026-11-22, the day of daily puzzle No 326.
  private func gameWithThreeWords() -> ScreenGame {
    var screen = screenGame(now: 1_795_348_800)
    screen.play("milk", "silk", "swirl")
    return screen
  }

  @Test func `the sections of the statistics follow one another in a circle`() {
    var screen = gameWithThreeWords()
    press(.control("R"), in: &screen)
    var titles: [String] = []
    for _ in 0..<7 {
      titles.append(String(screen.picture(80, 24).split(separator: "\n")[0].split(separator: "  ")[0]))
      press(.right, in: &screen)
    }
    #expect(
      titles == [
        " Statistics, All time", " Statistics, This year", " Statistics, This month", " Calendar, 2026-11",
        " Words to learn",
        " Word book, 3 words", " Statistics, All time",
      ])
    press(.left, .left, .left, in: &screen)
    #expect(screen.panel == .statistics(.wordsToLearn))
    press(.escape, in: &screen)
    #expect(screen.panel == nil && screen.statistics == nil)
  }

  @Test func `the statistics show every figure or say that there is none`() {
    var screen = gameWithThreeWords()
    press(.control("R"), in: &screen)
    let picture = screen.picture(80, 40)
    for line in ["Rounds: 1", "Words found: 3", "Longest words: swirl", "Ranks reached", "Strand: 1"] {
      #expect(picture.contains("  \(line)\n"))
    }
    screen = ScrambleTerminalTests.screenGame()
    press(.control("R"), in: &screen)
    #expect(screen.picture(80, 24).contains("\n  Nothing yet."))
  }

  @Test func `a month is drawn in weeks from Monday to Sunday, each day a bead`() {
    var screen = screenGame(now: 1_795_348_800) { ($0.root, $0.daily) = (nil, 326) }
    screen.play("\(screen.game.missed[0])")
    press(.control("R"), .right, .right, .right, in: &screen)
    #expect(
      screen.picture(80, 24).hasPrefix(
        """
         Calendar, 2026-11                                  Page 1 of 2, Space turns it

                                         1○
           2○   3○   4○   5○   6○   7○   8○
           9○  10○  11○  12○  13○  14○  15○
          16○  17○  18○  19○  20○  21○  22◔
          23·  24·  25·  26·  27·  28·  29·
          30·

          2026-11-01, No 305: not played
        """))
    #expect(screen.picture(80, 24, .ascii).contains("  16o  17o  18o  19o  20o  21o  22+\n"))
    press(.up, in: &screen)
    #expect(screen.picture(40, 12).hasPrefix(" Calendar, 2026-10"))
    press(.down, .down, in: &screen)
    #expect(screen.picture(40, 12).hasPrefix(" Calendar, 2026-11"))
    for _ in 0..<20 { press(.up, in: &screen) }
    #expect(screen.picture(40, 12).hasPrefix(" Calendar, 2026-01"))
  }

  @Test func `the word book looks up only the meanings on its page`() {
    var lookedUpWords: [Word] = []
    let meanings = { (word: Word) in
      lookedUpWords.append(word)
      return [Glossary.Meaning]()
    }
    var screen = ScreenGame(Session(game(), wording: wording(), clock: .stopped, meanings: meanings, nextSeed: { 7 }))
    screen.play("milk", "silk", "swirl", "worm")
    press(.control("R"), .left, in: &screen)
    let picture = screen.picture(40, 10)
    #expect(picture.contains("\n  milk: found once, on 2023-11-14\n    No definition is known.\n  silk: "))
    #expect(lookedUpWords == ["milk", "silk", "swirl"] && !picture.contains("worm"))
    press(.pageDown, in: &screen)
    #expect(screen.picture(40, 10).contains("\n  worm: ") && lookedUpWords.count == 4)
  }

  @Test func `a round can be shared with a link once a word is found`() {
    var screen = screenGame()
    press(.control("S"), in: &screen)
    #expect(screen.panel == nil && screen.message == .notes(["No words found in this round yet. Find one first."]))
    screen.play("milk")
    press(.control("S"), in: &screen)
    let picture = screen.picture(80, 24)
    #expect(picture.contains("  Word Scramble, silkworm: 1 of 40 words") && picture.contains("\n  ●○○○○○○\n"))
    #expect(picture.contains("\n  \(screen.game.challenge.link())\n"))
    press(.escape, in: &screen)
    #expect(screen.panel == nil)
  }

  @Test func `in a replay, the earlier round is a mark on the cord and a sentence with the hint`() {
    var screen = screenGame()
    screen.play("milk", "silk", "swirl")
    press(.control("G"), .enter, .control("Y"), in: &screen)
    #expect(screen.panel == nil && screen.game.round.found.isEmpty && screen.game.round.root == "silkworm")
    #expect(screen.message == .notes(["Their round: 3 of 40 words."]))
    #expect(screen.picture(80, 24).contains("◆") && screen.picture(80, 24, .ascii).contains("x"))
    press(.tab, in: &screen)
    #expect(screen.picture(40, 12).contains("They had 3 words after 0:00."))
  }

  @Test func `the mark of the other round moves until the last word of that round`() {
    let testClock = TestClock()
    var screen = ScreenGame(Session(game(), wording: wording(), clock: testClock.clock, nextSeed: { 7 }))
    let startedAt = Clock.stopped.moment().uptime
    testClock.tenths = startedAt + 300
    screen.play("milk", "silk", "swirl")
    #expect(!screen.isTimeRunning)
    press(.control("G"), .enter, .control("Y"), in: &screen)
    var markColumns: [Int] = []
    for tenths in [0, 299, 300] as [Int64] {
      testClock.tenths = startedAt + 300 + tenths
      screen.tick()
      markColumns.append(screen.picture(80, 24).prefix { $0 != "◆" }.count)
      #expect(screen.isTimeRunning == (tenths < 300))
    }
    #expect(markColumns[0] == markColumns[1] && markColumns[1] != markColumns[2])
  }

  @Test func `an earlier round of a word can be played against until a word is found`() {
    var screen = screenGame()
    screen.play("milk", "silk")
    var request = DealOptions()
    (request.root, request.minutes) = ("silkworm", 3)
    var changedSession = screen.session
    changedSession.change { $0.start(request, seed: 2, at: $1) }
    changedSession.resume()
    screen = ScreenGame(changedSession)
    #expect(screen.message == .notes(["You have played this word before. ^Y plays against that round."]))
    var playing = screen
    playing.play("milk")
    press(.control("Y"), in: &playing)
    #expect(playing.game.rival == nil && playing.game.round.found.count == 1)
    press(.control("Y"), in: &screen)
    #expect(screen.message == .notes(["Their round: 2 of 40 words."]) && screen.game.round.found.isEmpty)
    #expect(screen.game.round.minutes == nil && screen.game.round.root == "silkworm")
  }

  @Test func `the words of both rounds are compared once missed words are shown`() {
    var screen = gameWithThreeWords()
    press(.control("G"), .enter, .control("Y"), in: &screen)
    screen.play("milk", "worm")
    press(.control("G"), .enter, in: &screen)
    #expect(!screen.picture(80, 40).contains("both found"))
    press(.tab, in: &screen)
    let picture = screen.picture(80, 40)
    for text in [
      "They found one more word than you. Your points: 4, theirs: 6.", "Their round: 3 of 40 words.",
      "1 word you both found\n  ④   milk", "1 word only you found\n  ④   worm",
    ] {
      #expect(picture.contains("  \(text)"))
    }
    #expect(picture.contains("  2 words only they found\n  ⑤   swirl\n  ④   silk"))
    #expect(screen.words.prefix(4) == ["swirl", "silk", "milk", "worm"])
    #expect(Set(screen.words.map(\.description)).count == screen.words.count)
  }
}
