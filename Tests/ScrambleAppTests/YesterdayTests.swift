import ScrambleKit
import ScrambleTesting
import Testing
import WordScramble

@testable import ScrambleApp

/// The words missed yesterday, on the first visit of a day.
@MainActor struct YesterdayTests {
  private let time = TestTime()
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private func playing() -> GameModel { .playing(folder: folder, time: time) }

  private func playYesterday(isFinished: Bool) {
    let model = playing()
    model.playDaily()
    for word in model.unfoundWords.dropFirst(2) { model.play("\(word)") }
    model.endRound()
    if isFinished { model.revealMissedWords() }
    time.set(to: "2026-03-11T08:00:00Z")
  }

  @Test func `yesterday's missed words are shown once, on the first visit of the day`() {
    playYesterday(isFinished: true)
    let model = playing()
    let words = model.missedYesterday.map(\.description)
    #expect(words.count == 2 && model.missedYesterdayText == "Missed yesterday: \(words[0]), \(words[1]).")
    #expect(playing().missedYesterdayText == nil)
  }

  @Test func `an unfinished round reveals none of its missed words`() {
    playYesterday(isFinished: false)
    #expect(playing().missedYesterdayText == nil)
  }

  @Test func `an app that stays open shows yesterday's words when the player returns on another day`() {
    playYesterday(isFinished: true)
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
    playYesterday(isFinished: true)
    time.set(to: "2026-03-10T23:59:30Z")
    let model = playing()
    model.updateMissedYesterday()
    #expect(model.missedYesterdayText == nil && model.newDayText == nil)
    time.set(to: "2026-03-11T00:00:30Z")
    model.updateMissedYesterday()  // The view does this every minute.
    #expect(model.missedYesterdayText != nil && model.newDayText == "No 70 is here")
  }

  @Test func `two days later, the missed words are no longer shown`() {
    playYesterday(isFinished: true)
    time.set(to: "2026-03-12T09:00:00Z")
    #expect(playing().missedYesterdayText == nil)
  }

  @Test func `yesterday's puzzle is offered until its missed words were viewed`() {
    playYesterday(isFinished: false)
    let model = playing()
    let total = model.yesterdayOffer?.total ?? 0
    #expect(model.yesterdayOfferText == "Yesterday: \(total - 2) of \(total)." && !model.canResumeYesterday)
    model.play("milk")
    model.showYesterday()
    let result = model.panels.result
    #expect(model.panel == .result && result?.missedWords.count == 2 && result?.game.round.daily == 69)
    #expect(result?.isYesterday == true && result?.canContinue == false)
    #expect(model.rootWord == "silkworm" && model.usedWords == ["milk"] && model.yesterdayOfferText == nil)
    #expect(playing().yesterdayOfferText == nil)
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

  @Test func `yesterday's unfinished puzzle can be resumed`() {
    let model = playing()
    model.playDaily()
    model.play("\(model.unfoundWords[0])")
    time.set(to: "2026-03-11T08:00:00Z")
    let next = playing()
    #expect(next.canResumeYesterday)
    next.resumeYesterday()
    #expect(next.game.round.daily == 69 && next.usedWords == model.usedWords && next.yesterdayOfferText == nil)
  }
}
