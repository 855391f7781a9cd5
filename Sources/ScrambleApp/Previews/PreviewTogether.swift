import ScrambleKit
import WordScramble

/// Shared rounds in the states that previews show.
extension GameModel {
  /// A round that is about to be shared.
  static func previewSharing(in language: Language = .english) -> GameModel {
    let model = previewFull(in: language)
    model.otherRounds.showTogether()
    return model
  }

  /// Returns the link that Ana sends after finding a few words.
  static func previewLinkFromAna() -> String {
    let model = previewSharing()
    (model.otherRounds.together.name, model.otherRounds.together.color) = ("Ana", 1)
    model.otherRounds.shareRound()
    return model.otherRounds.together.table?.link ?? ""
  }

  /// A round from Ana, before it is played.
  static func previewInvitation(in language: Language = .english) -> GameModel {
    let model = preview(in: language)
    model.otherRounds.open(link: previewLinkFromAna())
    (model.otherRounds.together.name, model.otherRounds.together.color) = ("Ben", 2)
    return model
  }

  /// An invitation from Ana to a player who enters the same name, so the game asks whether this is the same player.
  static func previewIdentityQuestion() -> GameModel {
    let model = previewInvitation()
    model.otherRounds.together.name = "ana"
    model.otherRounds.playTogether()
    return model
  }

  /// The table of a round that Ben has finished and Ana has not.
  static func previewSharedTable(in language: Language = .english) -> GameModel {
    let model = previewInvitation(in: language)
    model.otherRounds.playTogether()
    for word in ["milk", "worms", "skim", "mirk"] {
      model.newWord = word
      model.addNewWord()
    }
    (model.showingError, model.newWord) = (false, "")
    model.endRound()
    model.revealMissedWords()
    model.otherRounds.showTogether()
    return model
  }

  /// The shared table after two days: yesterday's and today's puzzle.
  static func previewSharedMonth() -> GameModel {
    let model = preview()
    guard let today = model.todayNumber else { return model }
    model.playDaily(today - 1)
    model.otherRounds.showTogether()
    model.otherRounds.shareRound()
    model.otherRounds.playTodayTogether()
    model.otherRounds.showTogether()
    return model
  }
}
