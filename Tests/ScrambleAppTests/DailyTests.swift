import Foundation
import ScrambleKit
import ScrambleTesting
import Testing
import WordScramble

@testable import ScrambleApp

@MainActor struct DailyTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private func openedGame(_ time: TestTime) -> GameModel {
    .playing(nil, folder: folder, time: time)
  }

  @Test func `the daily puzzle is the same on every front end`() throws {
    let model = openedGame(TestTime())
    model.playDaily()
    #expect(model.game.round.daily == 69 && model.todayNumber == 69)
    #expect(model.rootWord == DailyPuzzle(number: 69)?.root(in: english)?.description)
    #expect(model.kindText == "Daily No 69")
    #expect(model.nextDailyText == "next in 12 h 0 min")
  }

  @Test func `a daily puzzle that was begun is resumed, even after other rounds`() {
    let model = openedGame(TestTime())
    model.playDaily()
    model.play("\(model.unfoundWords[0])")
    let foundBefore = model.usedWords
    model.startGame()
    #expect(model.game.round.daily == nil && model.nextDailyText == nil)
    model.preferences.settings.minimum = 4
    model.playDaily()
    #expect(model.usedWords == foundBefore && model.game.round.minimum == 3)
    let other = openedGame(TestTime("2026-03-11T12:00:00Z"))
    #expect(other.game.round.daily == 70 && other.game.round.minimum == 4)
  }

  @Test func `a daily puzzle that has ended stays ended`() {
    let model = openedGame(TestTime())
    model.playDaily()
    model.endRound()
    model.revealMissedWords()
    model.startGame()
    model.playDaily()
    #expect(model.game.round.isEnded && model.game.isRevealed && model.game.round.daily == 69)
  }

  @Test func `the result of a daily puzzle includes its number`() {
    let model = openedGame(TestTime())
    model.playDaily()
    #expect(model.result.text.hasPrefix("Word Scramble No 69: 0 of "))
  }

  @Test func `before the first puzzle, playing the daily puzzle does nothing`() {
    let model = openedGame(TestTime("2025-12-31T12:00:00Z"))
    let root = model.rootWord
    model.playDaily()
    #expect(model.todayNumber == nil && model.game.round.daily == nil && model.rootWord == root)
  }

  @Test(arguments: [
    ("2026-03-11T00:00:01Z", "No 70 is here"), ("2026-03-09T12:00:00Z", "next in 12 h 0 min"),
    ("2027-03-10T12:00:00Z", "No 434 is here"), ("2025-03-10T12:00:00Z", "next in 12 h 0 min"),
  ])
  func `a round keeps its number when the clock jumps forward or back`(moment: String, expectedText: String) {
    let time = TestTime()
    let model = openedGame(time)
    model.playDaily()
    model.play("\(model.unfoundWords[0])")
    let (root, score) = (model.rootWord, model.score)
    time.set(to: moment)
    model.play("\(model.unfoundWords[0])")
    #expect(model.game.round.daily == 69 && model.rootWord == root && model.score > score)
    #expect(
      [model.newDayText, model.nextDailyText]
        == (expectedText.hasPrefix("No") ? [expectedText, nil] : [nil, expectedText]))
    let reopened = openedGame(time)
    #expect(reopened.game.round.daily == (expectedText.hasPrefix("No") ? reopened.todayNumber : 69))
    if reopened.game.round.daily != 69 { reopened.playOfferedRound() }
    #expect(reopened.game.round.daily == 69 && reopened.usedWords == model.usedWords)
  }

  @Test func `changing the clock back and forth does not create a second round for a day`() {
    let time = TestTime()
    let model = openedGame(time)
    model.playDaily()
    model.play("\(model.unfoundWords[0])")
    let foundBefore = model.usedWords
    time.set(to: "2026-03-11T12:00:00Z")
    model.playDaily()
    #expect(model.game.round.daily == 70 && model.usedWords.isEmpty)
    time.set(to: "2026-03-10T12:00:00Z")
    model.playDaily()
    #expect(model.game.round.daily == 69 && model.usedWords == foundBefore)
  }

  @Test func `a player who travels gets the puzzle of the local day`() {
    let time = TestTime("2026-03-10T23:30:00Z")
    let model = openedGame(time)
    #expect(model.todayNumber == 69)
    time.zone = TimeZone(identifier: "Asia/Tokyo")!
    #expect(model.todayNumber == 70)
    time.zone = TimeZone(identifier: "Pacific/Honolulu")!
    #expect(model.todayNumber == 69)
  }
}
