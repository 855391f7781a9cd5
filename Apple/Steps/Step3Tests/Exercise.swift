import ScrambleCore
import ScrambleKit
import Testing

@testable import Step3

@MainActor struct Exercise {
  @Test func `a new word is never the same word again`() throws {
    let roots = try [Word("silkworm".utf8), Word("notebook".utf8)]
    let model = GameModel(lexicon: try .english(), roots: roots)
    for _ in 1...100 {
      let before = model.rootWord
      model.startGame()
      try #require(model.rootWord != before)
    }
  }
}
