import Foundation
import ScrambleKit
import ScrambleTesting
import Testing
import WordScramble

@testable import ScrambleApp

/// A set of rounds for a class: opened by its link, played in order, and handed in.
@MainActor struct SetTests {
  private let folder: TemporaryFolder
  private let set = PuzzleSet(
    roots: ["silkworm", "planters", "notebook"], minutes: 3, unitWords: ["milk", "plant", "worm"])!

  init() throws {
    folder = try TemporaryFolder()
  }

  private var code: String { String(decoding: set.code, as: UTF8.self) }

  private func playing() -> GameModel {
    let model = GameModel.playing("alarming", folder: folder)
    model.otherRounds.open(link: code)
    model.otherRounds.playSet()
    return model
  }

  @Test(arguments: ["", "#", "wordscramble:#", "https://example.org/play/#", "(https://example.org/%23", " "])
  func `a link or a code shows what the set contains`(prefix: String) {
    let model = GameModel.playing("alarming", folder: folder)
    model.otherRounds.open(link: "\(prefix)\(code)\n")
    #expect(model.panel == .set && model.otherRounds.setName == "Set silkworm + 2")
    let lines = [
      "3 puzzles, one after the other.", "3 minutes for each.", "3 words of the unit are hidden in them.",
    ]
    #expect(
      model.otherRounds.setLines == lines && !model.otherRounds.openedSet.isBegun
        && !model.otherRounds.openedSet.isSaved
    )
    #expect(model.rootWord == "alarming" && model.game.savedSets.isEmpty)
  }

  @Test(arguments: [
    ("#s1.xxx", "This set is damaged. Please ask for its link or code again."),
    ("#s7.abc", "A newer version of the game made this set. Update or reload the game and open it again."),
  ])
  func `an invalid link is refused with a reason, and another can be entered`(link: String, reason: String) {
    let model = GameModel.playing()
    model.otherRounds.open(link: link)
    #expect(model.panel == .challenge && model.otherRounds.challenge.refusal == reason && model.announcedText == reason)
    model.otherRounds.open(link: code)
    #expect(model.panel == .set && model.otherRounds.openedSet.set == set)
  }

  @Test func `the rounds are played one after the other`() {
    let model = playing()
    #expect(model.panel == nil && model.rootWord == "silkworm")
    #expect(model.kindText == "Set silkworm + 2, round 1 of 3" && model.clockText == "3:00")
    model.endRound()
    #expect(model.result.nextRoundText == "Round 2 of 3" && !model.result.isTodayNext)
    model.playNextRound()
    #expect(model.rootWord == "planters" && model.panel == nil && !model.game.round.isEnded)
    model.endRound()
    model.playNextRound()
    model.endRound()
    #expect(model.result.nextRoundText == nil)
    model.playNextRound()
    #expect(model.rootWord == "notebook")
    model.otherRounds.showPlayedSet()
    #expect(
      model.otherRounds.openedSet.rounds.map(\.state) == [.ended, .ended, .ended]
        && model.otherRounds.openedSet.endedCount == 3)
    #expect(model.otherRounds.setLines.last == "You have finished 3 of 3.")
  }

  @Test func `unit words are counted, marked and shown`() {
    let model = playing()
    #expect(model.result.unitWordText == "0 of 2 unit words")
    #expect(model.game.isUnitWord("milk") && !model.game.isUnitWord("plant"))
    model.play("milk")
    #expect(model.result.unitWordText == "1 of 2 unit words" && model.notice == "A unit word, 1 of 2")
    #expect(model.announcedText == "milk, plus 2. A unit word, 1 of 2")
    model.endRound()
    #expect(model.result.sections.isEmpty)
    model.revealMissedWords()
    let sections = model.result.sections.prefix(2)
    #expect(sections.map(\.title) == ["Unit words found", "Unit words missed"])
    #expect(sections.map(\.words) == [["milk"], ["worm"]])
    model.startGame()
    #expect(model.result.unitWordText == nil && !model.game.isUnitWord("milk"))
  }

  @Test func `a set resumes where it was left, at any later launch`() {
    let model = playing()
    model.endRound()
    model.playNextRound()
    model.play("plant")
    model.startGame()
    let next = GameModel.playing("alarming", folder: folder)
    next.otherRounds.showPanel()
    #expect(next.otherRounds.savedSets.map { next.otherRounds.name(of: $0) } == ["Set silkworm + 2"])
    next.otherRounds.show(set)
    #expect(
      next.otherRounds.openedSet.rounds.map(\.state) == [.ended, .playing, .notBegun]
        && next.otherRounds.openedSet.isBegun)
    let total = next.otherRounds.openedSet.rounds[1].total
    #expect(next.otherRounds.text(of: next.otherRounds.openedSet.rounds[1]) == "1 of \(total), being played")
    next.otherRounds.playSet()
    #expect(next.rootWord == "planters" && next.usedWords == ["plant"])
    next.otherRounds.showPlayedSet()
    next.otherRounds.playSet(number: 1)
    #expect(next.rootWord == "silkworm" && next.panel == .result && next.result.canContinue)
  }

  @Test func `removing a set does not remove its rounds`() {
    let model = playing()
    model.play("milk")
    model.otherRounds.showPanel()
    model.otherRounds.remove(model.otherRounds.savedSets[0])
    #expect(model.otherRounds.savedSets.isEmpty && model.usedWords == ["milk"])
    let next = GameModel.playing("alarming", folder: folder)
    next.otherRounds.showPanel()
    #expect(next.otherRounds.savedSets.isEmpty)
  }

  @Test func `the code to hand in contains the seat and can be copied or saved`() throws {
    var copiedTexts: [String] = []
    var dependencies = Dependencies.test(root: "alarming", folder: folder)
    dependencies.copy = { copiedTexts.append($0) }
    let model = GameModel(dependencies: dependencies)
    model.startGame()
    model.otherRounds.open(link: code)
    model.otherRounds.playSet()
    model.play("milk", "worm")
    model.otherRounds.showHandIn()
    #expect(model.panel == .handIn && model.otherRounds.handInText == nil && model.otherRounds.handInCode == nil)
    #expect(model.otherRounds.openRoundsText == "3 rounds are still open. You can hand in again later.")
    model.otherRounds.typedSeat = "７ "
    #expect(model.otherRounds.seatNumber == 7 && model.otherRounds.handInFileName == "seat-07")
    #expect(model.otherRounds.handInText == "Seat 7, 1 of 3 rounds. Hand in this code:")
    model.otherRounds.copyHandIn()
    #expect(copiedTexts == [try #require(model.otherRounds.handInCode)] && model.announcedText == "Copied.")
    let sensitiveWords = try #require(model.game.sensitiveWords)
    let handedIn = try HandIn(code: copiedTexts[0].utf8, avoiding: sensitiveWords)
    #expect(handedIn.seat == 7 && handedIn.rounds.map(\.number) == [1])
    #expect(try handedIn.replay(in: set, by: english)[0].found.count == 2)
    model.otherRounds.typedSeat = "12"
    #expect(model.otherRounds.handInFileName == "seat-12" && model.otherRounds.handInCode != copiedTexts[0])
  }

  @Test(arguments: ["", "0", "41", "seven", "-1"])
  func `an invalid seat number gives no code`(text: String) {
    let model = playing()
    model.play("milk")
    model.otherRounds.showHandIn()
    model.otherRounds.typedSeat = text
    #expect(model.otherRounds.seatNumber == nil && model.otherRounds.handInCode == nil)
    model.otherRounds.copyHandIn()
    #expect(model.panels.message == nil)
  }

  @Test func `before the first round of a set, there is nothing to hand in`() {
    let model = playing()
    model.otherRounds.showHandIn()
    model.otherRounds.typedSeat = "1"
    #expect(
      model.otherRounds.handInText == "No round of this set has been started yet. Play one first."
        && model.otherRounds.handInCode == nil)
  }

  @Test func `no code contains a slur, because sensitive words are known`() throws {
    let model = playing()
    #expect(model.game.sensitiveWords != nil)
    model.play("milk")
    model.otherRounds.showHandIn()
    model.otherRounds.typedSeat = "40"
    let code = try #require(model.otherRounds.handInCode)
    #expect(throws: Never.self) {
      try HandIn(code: code.utf8, avoiding: try #require(model.game.sensitiveWords))
    }
  }
}
