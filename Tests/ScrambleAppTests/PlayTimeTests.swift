import ScrambleKit
import ScrambleTesting
import Testing
import WordScramble

@testable import ScrambleApp

@MainActor struct PlayTimeTests {
  private let time = TestTime()

  init() {
    time.stepPerReading = 0
  }

  private func playing(_ folder: TemporaryFolder? = nil) -> GameModel {
    .playing(folder: folder, time: time)
  }

  @Test func `a found word has its play time, which excludes time in the background`() {
    let model = playing()
    time.uptime += 30
    model.play("milk")
    time.uptime += 5
    model.pausePlayTime()
    time.uptime += 36_000
    model.resumePlayTime()
    time.uptime += 2
    model.play("work")
    #expect(model.game.round.found.map(\.time) == [37, 30])
  }

  @Test func `changing the system clock does not change the play time`() {
    let model = playing()
    time.set(to: "2030-01-01T00:00:00Z")
    time.uptime += 10
    model.play("milk")
    #expect(model.game.round.found.map(\.time) == [10])
  }

  @Test func `leaving and returning repeatedly counts no time twice`() {
    let model = playing()
    time.uptime += 10
    model.pausePlayTime()
    time.uptime += 10
    model.pausePlayTime()
    model.resumePlayTime()
    time.uptime += 10
    model.resumePlayTime()
    model.play("milk")
    #expect(model.game.round.found.map(\.time) == [20])
  }

  @Test func `a night on screen is not counted`() {
    let model = playing()
    time.uptime += 30
    model.play("milk")
    time.uptime += 540_000
    model.play("work")
    time.uptime += 5990
    model.newWord = "w"
    time.uptime += 10
    model.play("worm")
    time.uptime += 6010
    model.pausePlayTime()
    #expect(model.game.round.found.map(\.time) == [6030, 30, 30] && model.game.round.playTime == 6030)
  }

  @Test func `leaving the app saves the play time, even after a refusal`() throws {
    let folder = try TemporaryFolder()
    let model = playing(folder)
    time.uptime += 10
    model.play("milk")
    time.uptime += 15
    model.play("zzz")
    model.pausePlayTime()
    time.uptime += 1000
    let reopened = playing(folder)
    #expect(reopened.game.round.playTime == 25)
    time.uptime += 5
    reopened.play("work")
    #expect(reopened.game.round.found.map(\.time) == [30, 10])
  }

  @Test func `an ended round is not timed`() {
    let model = playing()
    time.uptime += 10
    model.endRound()
    time.uptime += 100
    model.pausePlayTime()
    model.resumePlayTime()
    time.uptime += 100
    model.keepPlaying()
    time.uptime += 3
    model.play("milk")
    #expect(model.game.round.found.map(\.time) == [13])
  }

  @Test func `hints, new words and daily puzzles have play times too`() {
    let model = playing()
    time.uptime += 10
    model.showHint()
    #expect(model.game.round.assists.map(\.time) == [10])
    model.startGame()
    time.uptime += 50
    model.playDaily()
    time.uptime += 7
    model.undoNewWord()
    model.playDaily()
    time.uptime += 1
    model.play("\(model.unfoundWords[0])")
    #expect(model.game.round.found.map(\.time) == [8])
  }
}
