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
    model.open(link: code)
    model.playSet()
    return model
  }

  @Test(arguments: ["", "#", "wordscramble:#", "https://example.org/play/#", "(https://example.org/%23", " "])
  func `a link or a code shows what the set holds`(before: String) {
    let model = GameModel.playing("alarming", folder: folder)
    model.open(link: "\(before)\(code)\n")
    #expect(model.panel == .set && model.setName == "Set silkworm + 2")
    let lines = [
      "3 puzzles, one after the other.", "3 minutes for each.", "3 words of the unit are hidden in them.",
    ]
    #expect(model.setLines == lines && !model.setPanel.isBegun && !model.setPanel.isKept)
    #expect(model.rootWord == "alarming" && model.game.keptSets.isEmpty)
  }

  @Test(arguments: [
    ("#s1.xxx", "This set is damaged. Please ask for its link or code again."),
    ("#s7.abc", "A newer version of the game made this set. Update or reload the game and open it again."),
  ])
  func `one that is not taken says why, in the field for another`(link: String, reason: String) {
    let model = GameModel.playing()
    model.open(link: link)
    #expect(model.panel == .challenge && model.challenge.refusal == reason && model.said == reason)
    model.open(link: code)
    #expect(model.panel == .set && model.setPanel.set == set)
  }

  @Test func `the rounds are played one after the other`() {
    let model = playing()
    #expect(model.panel == nil && model.rootWord == "silkworm")
    #expect(model.kindText == "Set silkworm + 2, round 1 of 3" && model.clockText == "3:00")
    model.endRound()
    #expect(model.nextRoundText == "Round 2 of 3" && !model.isTodayNext)
    model.playNextRound()
    #expect(model.rootWord == "planters" && model.panel == nil && !model.game.round.isEnded)
    model.endRound()
    model.playNextRound()
    model.endRound()
    #expect(model.nextRoundText == nil)
    model.playNextRound()
    #expect(model.rootWord == "notebook")
    model.showPlayedSet()
    #expect(model.setPanel.rounds.map(\.state) == [.ended, .ended, .ended] && model.setPanel.ended == 3)
    #expect(model.setLines.last == "You have finished 3 of 3.")
  }

  @Test func `unit words are counted, marked and told`() {
    let model = playing()
    #expect(model.unitWordText == "0 of 2 unit words")
    #expect(model.game.isUnitWord("milk") && !model.game.isUnitWord("plant"))
    model.play("milk")
    #expect(model.unitWordText == "1 of 2 unit words" && model.notice == "A unit word, 1 of 2")
    #expect(model.said == "milk, plus 2. A unit word, 1 of 2")
    model.endRound()
    #expect(model.unitWords.map(\.words) == [["milk"]])
    model.reveal()
    #expect(model.unitWords.map(\.title) == ["Unit words found", "Unit words missed"])
    #expect(model.unitWords.map(\.words) == [["milk"], ["worm"]])
    model.startGame()
    #expect(model.unitWordText == nil && !model.game.isUnitWord("milk"))
  }

  @Test func `a set is resumed where it was left, at any later launch`() {
    let model = playing()
    model.endRound()
    model.playNextRound()
    model.play("plant")
    model.startGame()
    let next = GameModel.playing("alarming", folder: folder)
    next.showRounds()
    #expect(next.overview.sets.map { next.name(of: $0) } == ["Set silkworm + 2"])
    next.show(set)
    #expect(next.setPanel.rounds.map(\.state) == [.ended, .playing, .notBegun] && next.setPanel.isBegun)
    let total = next.setPanel.rounds[1].total
    #expect(next.text(of: next.setPanel.rounds[1]) == "1 of \(total), being played")
    next.playSet()
    #expect(next.rootWord == "planters" && next.usedWords == ["plant"])
    next.showPlayedSet()
    next.playSet(place: 1)
    #expect(next.rootWord == "silkworm" && next.panel == .missed && next.canGoOn)
  }

  @Test func `a set is removed, and its rounds stay`() {
    let model = playing()
    model.play("milk")
    model.showRounds()
    model.remove(model.overview.sets[0])
    #expect(model.overview.sets.isEmpty && model.usedWords == ["milk"])
    let next = GameModel.playing("alarming", folder: folder)
    next.showRounds()
    #expect(next.overview.sets.isEmpty)
  }

  @Test func `what is handed in is a code with the seat, which is copied or saved`() throws {
    var copied: [String] = []
    var dependencies = Dependencies.test(root: "alarming", folder: folder)
    dependencies.copy = { copied.append($0) }
    let model = GameModel(dependencies: dependencies)
    model.startGame()
    model.open(link: code)
    model.playSet()
    model.play("milk", "worm")
    model.showHandIn()
    #expect(model.panel == .handIn && model.handInText == nil && model.handInCode == nil)
    #expect(model.openRoundsText == "3 rounds are still open. You can hand in again later.")
    model.seat = "７ "
    #expect(model.seatNumber == 7 && model.handInFileName == "seat-07")
    #expect(model.handInText == "Seat 7, 1 of 3 rounds. This code is handed in:")
    model.copyHandIn()
    #expect(copied == [try #require(model.handInCode)] && model.said == "Copied.")
    let sensitiveWords = try #require(model.game.sensitiveWords)
    let handedIn = try HandIn(code: copied[0].utf8, avoiding: sensitiveWords)
    #expect(handedIn.seat == 7 && handedIn.rounds.map(\.place) == [1])
    #expect(try handedIn.replay(in: set, by: english)[0].found.count == 2)
    model.seat = "12"
    #expect(model.handInFileName == "seat-12" && model.handInCode != copied[0])
  }

  @Test(arguments: ["", "0", "41", "seven", "-1"])
  func `what is no seat has no code`(text: String) {
    let model = playing()
    model.play("milk")
    model.showHandIn()
    model.seat = text
    #expect(model.seatNumber == nil && model.handInCode == nil)
    model.copyHandIn()
    #expect(model.transfer == nil)
  }

  @Test func `before a round was begun there is nothing to hand in`() {
    let model = playing()
    model.showHandIn()
    model.seat = "1"
    #expect(model.handInText == "No round of this set was begun yet. Play one first." && model.handInCode == nil)
  }

  @Test func `no slur is handed in, because the words that need care are known`() throws {
    let model = playing()
    #expect(model.game.sensitiveWords != nil)
    model.play("milk")
    model.showHandIn()
    model.seat = "40"
    let code = try #require(model.handInCode)
    #expect(throws: Never.self) {
      try HandIn(code: code.utf8, avoiding: try #require(model.game.sensitiveWords))
    }
  }
}
