import ScrambleCore
import ScrambleKit

/// Other rounds and words in the states that previews show.
extension GameModel {
  /// A game with an unfinished round.
  static func previewRounds(in language: Language = .english) -> GameModel {
    let model = previewFull(in: language)
    model.playDaily()
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

  /// A game with a text in its panel of rounds that is not a link.
  static func previewRefusedLink() -> GameModel {
    let model = preview()
    model.otherRounds.showPanel()
    model.otherRounds.open(link: "silkworm")
    return model
  }

  static func previewWithClue() -> GameModel {
    let model = previewFull()
    model.showNextClue()
    return model
  }
}
