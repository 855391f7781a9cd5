import ScrambleCore
import ScrambleKit
import ScrambleTesting
import Testing

@testable import ScrambleApp

@MainActor struct EndingTests {
  @Test func `ending a round asks each time and ends nothing until it is confirmed`() {
    let model = GameModel.playing()
    model.play("milk")
    for _ in 0..<2 {
      model.showResultOrAskToEnd()
      #expect(model.isAskingToEnd && !model.game.round.isEnded && model.panel == nil)
      #expect(model.endMessage == "39 words are left. Ending shows them, and the round cannot go on.")
      model.isAskingToEnd = false
      #expect(!model.game.round.isEnded && model.panel == nil)
    }
    model.newWord = "wor"
    model.showResultOrAskToEnd()
    model.endRound()
    #expect(model.game.round.isEnded && !model.isAskingToEnd && model.panel == .result && model.newWord.isEmpty)
  }

  @Test func `the result of an ended round has the missed words, and is shown whenever it is opened`() throws {
    let folder = try TemporaryFolder()
    let model = GameModel.playing(folder: folder)
    model.play("milk", "mirk")
    #expect(model.result.missedWords.isEmpty && model.result.missedBonusWords.isEmpty && model.result.sections.isEmpty)
    model.endRound()
    let result = model.result
    #expect(result.text == "Word Scramble, silkworm: 1 of 40 words, 1 bonus, 4 points, Start." && !result.canContinue)
    #expect(result.missedWords.count == 39 && !result.missedWords.contains("milk"))
    #expect(!result.missedBonusWords.isEmpty && !result.missedBonusWords.contains("mirk"))
    model.panel = nil
    model.showResultOrAskToEnd()
    #expect(model.panel == .result && !model.isAskingToEnd)
    model.playDaily()
    #expect(model.panel == nil)
    model.play(root: "silkworm")
    #expect(model.panel == .result && model.panels.result?.missedWords == result.missedWords)
    let reopened = GameModel.playing(folder: folder)
    #expect(reopened.panel == .result && reopened.panels.result?.text == result.text)
  }

  @Test func `an ended round accepts no word, and the alert says why`() {
    let model = GameModel.playing()
    model.endRound()
    model.panel = nil
    model.play("milk")
    #expect(model.usedWords.isEmpty && model.showingError && model.panel == nil)
    #expect((model.errorTitle, model.errorText) == ("This round is over", "New Word deals another."))
    #expect(model.focus.requestCount == 0)
    model.showingError = false
    model.play("")
    #expect(!model.showingError, "an empty field is nothing, not a mistake")
  }

  @Test func `an ended round accepts no letter and no word from the list`() throws {
    let model = GameModel.playing()
    model.play("milk")
    model.endRound()
    model.toggle(model.beads[0])
    model.fillField(with: try #require(model.game.round.found.first))
    #expect(model.newWord.isEmpty)
  }
}
