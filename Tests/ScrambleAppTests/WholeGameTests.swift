import ScrambleCore
import ScrambleKit
import ScrambleTesting
import Testing

@testable import ScrambleApp

@MainActor struct WholeGameTests {
  @Test func `a player can play a whole evening`() {
    let model = GameModel.playing(nil, seed: 5)
    let first = model.rootWord
    model.play("\(model.unfoundWords[0])", "zzz")
    model.showingError = false
    model.startGame()
    #expect(model.rootWord != first && model.game.canGoBack)
    model.undoNewWord()
    #expect(model.rootWord == first && model.usedWords.count == 1)
    #expect(model.notice == "Back to \(first), as you left it.")
    model.showHint()
    #expect(model.panel == .hint)
    model.panel = nil
    model.showResultOrAskToEnd()
    #expect(model.isAskingToEnd && model.panel == nil)
    model.confirmEnd()
    #expect(model.panel == .result && model.game.round.isEnded && model.result.missedWords.isEmpty)
    model.revealMissedWords()
    #expect(model.result.missedWords.count == model.remainingCount)
    model.startGame()
    #expect(!model.game.round.isEnded && model.usedWords.isEmpty)
  }
}
