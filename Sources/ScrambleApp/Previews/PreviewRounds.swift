import ScrambleKit
import WordScramble

/// Other rounds, sets and words in the states that previews show.
extension GameModel {
  /// A game with an unfinished round and a played set.
  static func previewRounds(in language: Language = .english) -> GameModel {
    let model = previewFull(in: language)
    model.otherRounds.show(.preview)
    model.otherRounds.playSet()
    model.otherRounds.showPanel()
    return model
  }

  /// A game with a custom word typed in the panel of rounds.
  static func previewCustomWord(_ text: String) -> GameModel {
    let model = preview()
    model.otherRounds.showPanel()
    model.otherRounds.customWord.text = text
    return model
  }

  /// A set that was opened but not played yet.
  static func previewSet() -> GameModel {
    let model = preview()
    model.otherRounds.show(.preview)
    return model
  }

  /// The first round of a set, with a unit word found.
  static func previewPlayingSet() -> GameModel {
    let model = previewSet()
    model.otherRounds.playSet()
    model.newWord = "milk"
    model.addNewWord()
    return model
  }

  /// A set with a code to hand in for seat 7.
  static func previewHandIn() -> GameModel {
    let model = previewPlayingSet()
    model.otherRounds.showHandIn()
    model.otherRounds.typedSeat = "7"
    return model
  }

  static func previewWithClue() -> GameModel {
    let model = previewFull()
    model.showNextClue()
    return model
  }

  /// A round with a word that the player thinks is missing from the list.
  static func previewMissingWord() -> GameModel {
    let model = preview(typed: "worsim")
    model.addNewWord()
    model.saveMissingWord()
    return model
  }

  static func previewWithKeyboard() -> GameModel {
    let model = preview()
    model.recordKeyboard(isAttached: true)
    return model
  }
}

extension PuzzleSet {
  /// A set of three three-minute rounds with words that a class is learning.
  static var preview: PuzzleSet {
    let words = { (texts: [String]) in texts.compactMap { try? Word($0) } }
    guard
      let set = PuzzleSet(
        roots: words(["silkworm", "planters", "notebook"]), minutes: 3, unitWords: words(["milk", "plant", "worm"]))
    else { fatalError() }
    return set
  }
}
