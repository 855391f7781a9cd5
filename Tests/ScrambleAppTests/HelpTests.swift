import Foundation
import ScrambleCore
import ScrambleKit
import ScrambleTesting
import Testing

@testable import ScrambleApp

/// What the game reports in addition to found words: a good day, the last common word, counts, clues and licenses.
@MainActor struct HelpTests {
  private let time = TestTime("2026-11-23T21:00:00Z")

  @Test func `a daily puzzle becomes a good day, which is announced once and then shown`() {
    let model = GameModel.playing(nil, time: time)
    #expect(model.goalText == "Goal: Good")
    var announcementCount = 0
    for word in model.unfoundWords {
      model.play("\(word)")
      if model.announcedText.contains("A good day") { announcementCount += 1 }
      #expect((model.result.goodDayText != nil) == (model.game.standing.rank >= .goodDay))
    }
    #expect(announcementCount == 1 && model.result.goodDayText == "A good day" && model.goalText == "A good day")
  }

  @Test func `after the last common word, the result opens and bonus words can still be played`() {
    let model = GameModel.playing(time: time)
    let words = model.unfoundWords
    for word in words.dropLast() { model.play("\(word)") }
    #expect(model.result.allFoundText == nil && model.panel == nil)
    model.play("\(words[words.count - 1])")
    #expect(
      model.panel == .result && model.result.allFoundText == "All 40 words found! There may still be bonus words.")
    #expect(!model.game.round.isEnded && model.result.canContinue)
    model.panel = nil
    model.play("skirl")
    #expect(model.bonusCount == 1 && model.panel == nil)
  }

  @Test func `the number of found words is announced with each one if the player wants it`() {
    let model = GameModel.playing(time: time)
    model.play("milk")
    #expect(model.announcedText == "milk, plus 2")
    model.preferences.settings.announcesCount = true
    model.play("work")
    #expect(model.announcedText.hasPrefix("work, plus 2. Found 2 of 40"))
    model.preferences.settings.showsCount = false
    model.play("worm")
    #expect(model.announcedText.hasPrefix("worm, plus 2. Found 3") && !model.announcedText.contains("of 40"))
  }

  @Test func `clues stay in a list, and the game says when there are no more`() {
    let model = GameModel.playing(time: time)
    #expect(model.game.clues.isEmpty && model.hint.noClueText == nil)
    while model.game.nextClueWord != nil { model.showNextClue() }
    #expect(model.game.clues.count == 40 && model.hint.noClueText == "Every word left already has a clue.")
    model.play("milk")
    #expect(model.game.clues.contains(Clue(word: "milk", isFound: true)))
    model.endRound()
    #expect(model.hint.noClueText == nil)
  }

  @Test func `the licenses of the words are those in the repository`() throws {
    let folder = try TemporaryFolder()
    let notice = try String(contentsOf: Repository.root.appending(path: "NOTICE"), encoding: .utf8)
    try Data(notice.utf8).write(to: folder.url.appending(path: GameFiles.licencesFileName))
    var dependencies = Dependencies.test(root: "silkworm")
    #expect(dependencies.licences().isEmpty)
    dependencies.files = try makeGameFiles(in: folder.url, roots: nil)
    let licences = dependencies.licences()
    #expect(licences.contains { $0.contains("Copyright 2000-2018 by Kevin Atkinson") })
    #expect(licences.contains { $0.contains("WordNet 3.0") })
    #expect(licences.joined().filter { !$0.isNewline } == notice.filter { !$0.isNewline })
  }

  @Test func `the keys are explained in every language`() {
    #expect(
      GameModel.playing().wording.keyActions.map(\.action) == [
        "play the word", "take a letter back", "shuffle the letters",
      ])
    #expect(
      GameModel.playing(language: .simplifiedChinese).wording.keyActions.allSatisfy {
        $0.action.first?.isASCII == false
      })
  }
}
