import ScrambleCore
import ScrambleKit
import ScrambleTesting
import Testing

@testable import ScrambleApp

@MainActor struct EndingTests {
  @Test func `ending a round asks each time and ends nothing until it is confirmed`() {
    let model = GameModel.playing()
    for _ in 0..<2 {
      model.showResultOrAskToEnd()
      #expect(model.isAskingToEnd && !model.game.round.isEnded && model.panel == nil)
      model.isAskingToEnd = false
      model.showResultOrAskToEnd()
      model.endRound()
      #expect(model.game.round.isEnded && model.panel == nil && model.isCovered, "the question has to go first")
      model.isAskingToEnd = false
      #expect(model.panel == .result)
      model.keepPlaying()
      #expect(!model.game.round.isEnded && model.panel == nil)
    }
  }

  @Test func `an ended round shows its result, but no missed word until the player asks for it`() {
    let model = GameModel.playing()
    model.play("milk", "mirk")
    model.endRound()
    #expect(model.result.text == "Word Scramble, silkworm: 1 of 40 words, 1 bonus, 4 points, Thread.")
    #expect(!model.game.isRevealed && model.result.missedWords.isEmpty && model.result.missedBonusWords.isEmpty)
    model.revealMissedWords()
    #expect(model.game.isRevealed && model.result.missedWords.count == 39 && !model.result.missedBonusWords.isEmpty)
    #expect(!model.result.missedWords.contains("milk") && !model.result.missedBonusWords.contains("mirk"))
  }

  @Test func `an ended round accepts no word, and the alert says why`() {
    let model = GameModel.playing()
    model.endRound()
    model.panel = nil
    for isRevealed in [false, true] {
      if isRevealed { model.revealMissedWords() }
      model.showingError = false
      model.play("milk")
      #expect(model.usedWords.isEmpty && model.showingError)
      #expect((model.errorTitle, model.errorText) == ("This round is over", "New Word deals another."))
    }
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

  @Test func `with a hardware keyboard, the field gets the focus again`() {
    var dependencies = Dependencies.test(root: "silkworm")
    dependencies.hasHardwareKeyboard = true
    let model = GameModel(dependencies: dependencies)
    model.startGame()
    model.endRound()
    let before = model.focus.requestCount
    model.keepPlaying()
    #expect(model.focus.requestCount == before + 1 && model.wantsFocus)
  }
}
