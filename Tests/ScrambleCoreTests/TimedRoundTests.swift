import ScrambleTesting
import Testing

@testable import ScrambleCore

/// Rounds with a time limit.
struct TimedRoundTests {
  private let game = Game(on: "silkworm", minutes: 3)

  /// Ticks once a second.
  private func run(_ game: inout Game, from start: Int64, seconds: Int64, isTyping: Bool = false) {
    for second in start..<start + seconds { game.tick(at: second + 1, isTyping: isTyping) }
  }

  /// Returns the game as a program finds it after this one was killed.
  private func reopened(_ history: History, at second: Int64) -> Game {
    Game(lexicon: english, history: history, opening: .launch, seed: 2, at: second)
  }

  @Test func `a round is timed only if it is asked for`() {
    #expect(game.round.minutes == 3 && game.round.secondsLeft == 180)
    let untimed = Game(on: "silkworm")
    #expect(untimed.round.minutes == nil && untimed.round.secondsLeft == nil && !untimed.isCovered)
  }

  @Test func `New Word keeps the time limit, unless another one is chosen`() {
    var game = game
    for (minutes, expected) in [(nil, 3), (10, 10), (nil, 10), (0, nil), (nil, nil)] as [(Int?, Int?)] {
      game.open(.newWord(nil, minutes: minutes))
      #expect(game.round.minutes == expected && game.round.secondsLeft == expected.map { $0 * 60 })
      #expect(game.isCovered == (expected != nil))
    }
  }

  @Test func `the letters are covered and the clock stands until Play`() {
    var game = game
    #expect(game.isCovered && !game.isClockRunning)
    run(&game, from: noon, seconds: 5)
    #expect(game.round.secondsLeft == 180)
    game.startClock(at: noon + 60)
    #expect(!game.isCovered && game.isClockRunning)
    run(&game, from: noon + 60, seconds: 5)
    #expect(game.round.secondsLeft == 175)
  }

  @Test func `while the letters are covered, no word is played and no clue is taken`() throws {
    var game = game
    let before = game.round
    let foundWord = try game.play("milk".utf8, at: noon)
    let accepted = try game.play("kroms".utf8, at: noon, isBonusWord: { _ in true })
    let clue = game.takeClue(at: noon)
    #expect(foundWord == nil && accepted == nil && clue == nil && game.round == before)
    game.startClock(at: noon)
    let played = try game.play("milk".utf8, at: noon + 2)
    #expect(played?.word == "milk" && game.round.secondsLeft == 178)
  }

  @Test func `leaving covers the letters and saves the time, and the next Play goes on`() throws {
    var game = game
    game.startClock(at: noon)
    run(&game, from: noon, seconds: 20)
    var disk = Disk()
    disk.save(&game)
    game.stopClock(at: noon + 24)
    #expect(game.isCovered && !game.isClockRunning && game.hasUnsaved && game.round.secondsLeft == 156)
    run(&game, from: noon + 24, seconds: 60)
    disk.save(&game)
    #expect(disk.history[game.round.id]?.secondsLeft == 156)
    game.startClock(at: noon + 9000)
    run(&game, from: noon + 9000, seconds: 6)
    #expect(game.round.secondsLeft == 150)
  }

  @Test func `another round is left with its letters covered and its time kept`() {
    var game = game
    let id = game.round.id
    game.startClock(at: noon)
    run(&game, from: noon, seconds: 30)
    game.open(.newWord(nil, minutes: 0), at: noon + 30)
    #expect(!game.isCovered && !game.isClockRunning)
    game.open(.round(id), at: noon + 500)
    #expect(game.isCovered && game.round.secondsLeft == 150)
  }

  @Test func `a gap of more than ten seconds stops the clock at the tick before`() {
    for gap in [Int64(11), 3600, -11, -86_400] {
      var game = game
      game.startClock(at: noon)
      run(&game, from: noon, seconds: 20)
      game.tick(at: noon + 20 + gap, isTyping: true)
      #expect(game.isCovered && game.round.secondsLeft == 160 && game.hasUnsaved, "\(gap)")
    }
  }

  @Test func `a late tick of ten seconds counts, and a clock moved back by ten gives no time`() {
    var game = game
    game.startClock(at: noon)
    game.tick(at: noon + 10, isTyping: false)
    #expect(!game.isCovered && game.round.secondsLeft == 170)
    game.tick(at: noon, isTyping: false)
    #expect(!game.isCovered && game.round.secondsLeft == 170)
    game.tick(at: noon + 1, isTyping: false)
    #expect(game.round.secondsLeft == 169)
  }

  @Test func `a word that is played after a gap is not played`() throws {
    var game = game
    game.startClock(at: noon)
    let foundWord = try game.play("milk".utf8, at: noon + 60)
    #expect(foundWord == nil && game.isCovered && game.round.secondsLeft == 180)
  }

  @Test func `the round ends with its time if nobody is typing`() {
    var game = game
    game.startClock(at: noon)
    run(&game, from: noon, seconds: 179)
    #expect(!game.round.isEnded && game.round.secondsLeft == 1)
    game.tick(at: noon + 180, isTyping: false)
    #expect(game.round.isEnded && game.round.isTimeUp && !game.isCovered && !game.isClockRunning && game.hasUnsaved)
  }

  @Test(arguments: ["silk", "mill", "", "zzz", "mi"])
  func `the word being typed when the time is up still counts, and ends the round even if rejected`(text: String) {
    var game = game
    game.startClock(at: noon)
    run(&game, from: noon, seconds: 200, isTyping: true)
    #expect(game.round.isTimeUp && !game.round.isEnded && !game.isCovered)
    _ = try? game.play(text.utf8, at: noon + 205)
    #expect(game.round.isEnded && game.round.found.map(\.word) == (text == "silk" ? ["silk"] : []))
    #expect(throws: Rejection.roundEnded) { try game.play("worm".utf8, at: noon + 206) }
  }

  @Test func `an emptied field ends a round whose time is up`() {
    var game = game
    game.startClock(at: noon)
    run(&game, from: noon, seconds: 185, isTyping: true)
    #expect(!game.round.isEnded)
    game.tick(at: noon + 186, isTyping: false)
    #expect(game.round.isEnded)
  }

  @Test func `a round whose time was up when its window was left has ended`() {
    var game = game
    game.startClock(at: noon)
    run(&game, from: noon, seconds: 185, isTyping: true)
    game.stopClock(at: noon + 186)
    #expect(game.round.isEnded && !game.isCovered)
  }

  @Test func `a program that is killed costs no more than the time since the last save`() throws {
    var game = game
    var disk = Disk()
    game.startClock(at: noon)
    run(&game, from: noon, seconds: 40)
    try game.play("milk".utf8, at: noon + 41)
    disk.save(&game)
    run(&game, from: noon + 41, seconds: 50)
    let reopened = reopened(disk.history, at: noon + 90_000)
    #expect(reopened.history[game.round.id]?.secondsLeft == 139)
    let same = self.reopened(disk.history, at: noon + 100)
    #expect(same.history[game.round.id]?.found.map(\.word) == ["milk"])
  }

  @Test func `a round without a time limit ignores the clock`() {
    var game = Game(on: "silkworm")
    _ = game.takeUnsaved()
    game.startClock(at: noon)
    run(&game, from: noon, seconds: 20)
    game.stopClock(at: noon + 30)
    #expect(!game.isCovered && !game.isClockRunning && !game.hasUnsaved && game.round.secondsLeft == nil)
  }

  @Test func `an ended round is not covered and its clock does not start`() {
    var game = game
    game.startClock(at: noon)
    game.end(at: noon + 3)
    game.startClock(at: noon + 4)
    #expect(!game.isCovered && !game.isClockRunning && game.round.secondsLeft == 180)
  }
}
