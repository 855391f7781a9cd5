import ScrambleKit
import ScrambleTesting
import Testing
import WordScramble

@testable import ScrambleApp

@MainActor struct PlayTimeTests {
  private let hands = Hands()

  init() {
    hands.step = 0
  }

  private func playing(_ folder: TemporaryFolder? = nil) -> GameModel {
    .playing(folder: folder, hands: hands)
  }

  @Test func `a found word has its play time, which excludes time in the background`() {
    let model = playing()
    hands.uptime += 30
    model.play("milk")
    hands.uptime += 5
    model.pause()
    hands.uptime += 36_000
    model.resume()
    hands.uptime += 2
    model.play("work")
    #expect(model.game.round.found.map(\.time) == [37, 30])
  }

  @Test func `changing the system clock does not change the play time`() {
    let model = playing()
    hands.turn(to: "2030-01-01T00:00:00Z")
    hands.uptime += 10
    model.play("milk")
    #expect(model.game.round.found.map(\.time) == [10])
  }

  @Test func `leaving and returning repeatedly counts no time twice`() {
    let model = playing()
    hands.uptime += 10
    model.pause()
    hands.uptime += 10
    model.pause()
    model.resume()
    hands.uptime += 10
    model.resume()
    model.play("milk")
    #expect(model.game.round.found.map(\.time) == [20])
  }

  @Test func `a night on screen is not counted`() {
    let model = playing()
    hands.uptime += 30
    model.play("milk")
    hands.uptime += 540_000
    model.play("work")
    hands.uptime += 5990
    model.newWord = "w"
    hands.uptime += 10
    model.play("worm")
    hands.uptime += 6010
    model.pause()
    #expect(model.game.round.found.map(\.time) == [6030, 30, 30] && model.game.round.playTime == 6030)
  }

  @Test func `leaving the app saves the play time, even after a refusal`() throws {
    let folder = try TemporaryFolder()
    let model = playing(folder)
    hands.uptime += 10
    model.play("milk")
    hands.uptime += 15
    model.play("zzz")
    model.pause()
    hands.uptime += 1000
    let reopened = playing(folder)
    #expect(reopened.game.round.playTime == 25)
    hands.uptime += 5
    reopened.play("work")
    #expect(reopened.game.round.found.map(\.time) == [30, 10])
  }

  @Test func `an ended round is not timed`() {
    let model = playing()
    hands.uptime += 10
    model.endRound()
    hands.uptime += 100
    model.pause()
    model.resume()
    hands.uptime += 100
    model.keepPlaying()
    hands.uptime += 3
    model.play("milk")
    #expect(model.game.round.found.map(\.time) == [13])
  }

  @Test func `hints, new words and daily puzzles have play times too`() {
    let model = playing()
    hands.uptime += 10
    model.takeHint()
    #expect(model.game.round.assists.map(\.time) == [10])
    model.startGame()
    hands.uptime += 50
    model.playDaily()
    hands.uptime += 7
    model.undoNewWord()
    model.playDaily()
    hands.uptime += 1
    model.play("\(model.toFind[0])")
    #expect(model.game.round.found.map(\.time) == [8])
  }
}
