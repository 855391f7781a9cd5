import ScrambleCore
import ScrambleKit
import ScrambleTesting
import Testing

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
}
