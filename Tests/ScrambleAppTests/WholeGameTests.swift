import ScrambleKit
import ScrambleTesting
import Testing
import WordScramble

@testable import ScrambleApp

@MainActor struct WholeGameTests {
  @Test(arguments: 0..<8 as Range<UInt64>)
  func `any root can be played to the end, and the model's counts match the core's`(seed: UInt64) throws {
    let model = GameModel.playing(nil, seed: seed)
    let root = try Word(model.rootWord.utf8)
    let puzzle = Puzzle(root: root, in: english)
    var round = Round(root: root)
    for word in Array(puzzle.common) + puzzle.rare {
      model.play("\(word)")
      try round.play(word, in: english)
      #expect(!model.showingError)
      #expect(model.game.standing == Standing(of: round, in: puzzle))
    }
    #expect(model.game.standing.rank == (puzzle.common.isEmpty ? .thread : .wholeString))
    model.endRound()
    model.revealMissedWords()
    #expect(model.remainingCount == 0 && model.result.missedWords.isEmpty && model.result.missedBonusWords.isEmpty)
    #expect(model.usedWords.count == puzzle.common.count + puzzle.rare.count)
  }

  @Test func `ranks rise with points and never fall`() {
    let model = GameModel.playing()
    var before = model.game.standing.rank
    for word in Puzzle(root: "silkworm", in: english).common {
      model.play("\(word)")
      #expect(model.game.standing.rank >= before)
      #expect((model.nextRankText == nil) == (model.remainingCount == 0))
      before = model.game.standing.rank
    }
    #expect(before == .wholeString)
  }

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

  @Test func `the result is one sentence that reveals no word`() {
    let model = GameModel.playing()
    model.play("milk", "mirk")
    #expect(model.result.text == "Word Scramble, silkworm: 1 of 40 words, 1 bonus, 4 points, Thread.")
  }
}
