import ScrambleKit
import ScrambleTesting
import Testing
import WordScramble

@testable import ScrambleApp

/// What was missed yesterday, on the first visit of a day.
@MainActor struct YesterdayTests {
  private let hands = Hands()
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private func playing() -> GameModel { .playing(folder: folder, hands: hands) }

  private func playYesterday(isFinished: Bool) {
    let model = playing()
    model.playDaily()
    for word in model.toFind.dropFirst(2) { model.play("\(word)") }
    model.endRound()
    if isFinished { model.reveal() }
    hands.turn(to: "2026-03-11T08:00:00Z")
  }

  @Test func `it is shown once, on the first visit of the day`() {
    playYesterday(isFinished: true)
    let model = playing()
    let words = model.missedYesterday.map(\.description)
    #expect(words.count == 2 && model.yesterdayText == "Missed yesterday: \(words[0]), \(words[1]).")
    #expect(playing().yesterdayText == nil)
  }

  @Test func `a round that was not finished gives nothing away`() {
    playYesterday(isFinished: false)
    #expect(playing().yesterdayText == nil)
  }

  @Test func `an app that stays open shows it when the player comes back on another day`() {
    playYesterday(isFinished: true)
    hands.turn(to: "2026-03-10T09:00:00Z")
    let model = playing()
    #expect(model.yesterdayText == nil)
    hands.turn(to: "2026-03-11T09:00:00Z")
    model.pause()
    model.resume()
    #expect(model.yesterdayText != nil)
    hands.turn(to: "2026-03-12T09:00:00Z")
    model.resume()
    #expect(model.yesterdayText == nil)
  }

  @Test func `two days later it is too late`() {
    playYesterday(isFinished: true)
    hands.turn(to: "2026-03-12T09:00:00Z")
    #expect(playing().yesterdayText == nil)
  }
}
