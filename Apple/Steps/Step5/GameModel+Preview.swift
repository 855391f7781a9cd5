import ScrambleCore

extension GameModel {
  /// A round on *silkworm* in which some words were found, for previews.
  static func preview(finding words: String...) -> GameModel {
    let model = GameModel.live(roots: [Puzzle.defaultRoot])
    model.startGame()
    for word in words {
      model.newWord = word
      model.addNewWord()
    }
    return model
  }
}
