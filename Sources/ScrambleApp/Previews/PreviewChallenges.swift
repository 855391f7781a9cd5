import ScrambleCore
import ScrambleKit

/// Challenges in the states that previews show.
extension GameModel {
  /// A game with the question whether Ana is the player on another device.
  static func previewSameName() -> GameModel {
    let model = preview(playing: ["milk"])
    model.preferences.settings.name = "Ana"
    model.open(.challenge(challengeOfAna(on: model)))
    return model
  }

  /// A game with a message that is ready to be sent.
  static func previewMessage() -> GameModel {
    let model = preview(playing: ["milk"])
    model.preferences.settings.name = "Ben"
    model.challengeFriend()
    return model
  }

  /// A round that was played with others and has ended, with their table.
  static func previewTable() -> GameModel {
    let model = preview(playing: ["milk", "work", "mirk", "owl"])
    model.preferences.settings.name = "Ben"
    model.endRound()
    model.open(.challenge(challengeOfAna(on: model)))
    return model
  }

  /// A round that is played with others, on its board.
  static func previewWithOthers() -> GameModel {
    let model = previewFull()
    model.open(.challenge(challengeOfAna(on: model)))
    model.acceptInvitation()
    return model
  }

  private static func challengeOfAna(on model: GameModel) -> Challenge {
    let ana = player("Ana", "milk", "silk", "swirl", "skirl")
    return Challenge(on: model.game.round, players: [ana, player("Mum", "milk", "silk", "oil")])
  }

  private static func player(_ name: String, _ words: String...) -> Player {
    guard let name = PlayerName(name.utf8) else { fatalError() }
    return Player(name: name, words: words.compactMap { try? Word($0.utf8) }, hasFinished: true)
  }
}
