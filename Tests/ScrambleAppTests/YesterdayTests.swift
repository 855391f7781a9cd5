import ScrambleCore
import ScrambleKit
import ScrambleTesting
import Testing

@testable import ScrambleApp

/// The words missed yesterday, on the first visit of a day.
@MainActor struct YesterdayTests {
  private let time = TestTime()
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private func playing() -> GameModel { .playing(folder: folder, time: time) }

  private func finishYesterday() {
    let model = playing()
    model.playDaily()
    for word in model.unfoundWords.dropFirst(2) { model.play("\(word)") }
    model.endRound()
    model.revealMissedWords()
    time.set(to: "2026-03-11T08:00:00Z")
  }

  @Test func `yesterday's missed words are shown once, on the first visit of the day`() {
    finishYesterday()
    let model = playing()
    let words = model.missedYesterday.map(\.description)
    #expect(words.count == 2 && model.missedYesterdayText == "Missed yesterday: \(words[0]), \(words[1]).")
    #expect(playing().missedYesterdayText == nil)
  }

  @Test func `an app that stays open shows yesterday's words when the player returns on another day`() {
    finishYesterday()
    time.set(to: "2026-03-10T09:00:00Z")
    let model = playing()
    #expect(model.missedYesterdayText == nil)
    time.set(to: "2026-03-11T09:00:00Z")
    model.pausePlayTime()
    model.resumePlayTime()
    #expect(model.missedYesterdayText != nil)
    time.set(to: "2026-03-12T09:00:00Z")
    model.resumePlayTime()
    #expect(model.missedYesterdayText == nil)
  }

  @Test func `an app that is visible at midnight shows yesterday's words within a minute`() {
    finishYesterday()
    time.set(to: "2026-03-10T23:59:30Z")
    let model = playing()
    model.updateMissedYesterday()
    #expect(model.missedYesterdayText == nil && model.newDayText == nil)
    time.set(to: "2026-03-11T00:00:30Z")
    model.updateMissedYesterday()  // The view does this every minute.
    #expect(model.missedYesterdayText != nil && model.newDayText == "No 70 is here")
  }

  @Test func `before an unfinished puzzle ends, the player is asked and told what it ends`() {
    let model = playing()
    model.playDaily()
    model.play("\(model.unfoundWords[0])")
    let root = model.rootWord
    time.set(to: "2026-03-11T08:00:00Z")
    let next = playing()
    next.showYesterday()
    #expect(next.isAskingToEnd && next.panel == nil && next.englishWordsOfQuestion == [root])
    #expect(next.endMessage.hasPrefix("This ends yesterday's puzzle, \(root)"))
    next.isAskingToEnd = false
    #expect(next.canResumeYesterday && next.panel == nil)
    next.showYesterday()
    next.confirmEnd()
    #expect(next.panel == .result && next.panels.result?.game.round.daily == 69 && !next.game.round.isEnded)
    #expect(next.yesterdayOfferText == nil && !next.isAskingToEnd)
    next.showResultOrAskToEnd()
    #expect(next.englishWordsOfQuestion.isEmpty && next.endMessage.contains("words are left"))
  }

  @Test func `after midnight, only the puzzle that the question was about can end`() {
    let model = playing()
    model.playDaily()
    model.play("\(model.unfoundWords[0])")
    time.set(to: "2026-03-11T23:59:00Z")
    let next = playing()
    next.playDaily()
    next.play("\(next.unfoundWords[0])")
    next.startGame()
    next.showYesterday()
    time.set(to: "2026-03-12T00:01:00Z")
    next.confirmEnd()
    #expect(next.panel == nil && next.yesterdayOffer?.round.daily == 70 && next.canResumeYesterday)
  }
}
