import Foundation
import ScrambleKit

/// What the game explains beside the rounds.
extension GameModel {
  /// What the keys of a hardware keyboard do in the field; those of the menu bar are in its menus.
  var keys: [(key: String, action: String)] {
    [
      ("Return", wording.text(.keyboardEnter)), ("Delete", wording.text(.keyboardDelete)),
      ("Space", wording.text(.keyboardShuffle)),
    ]
  }

  /// The licences of the words and the definitions, a paragraph each.
  var licences: [String] {
    let text = dependencies.licences()?.components(separatedBy: "\n\n") ?? []
    return text.map { $0.trimmingCharacters(in: .newlines) }
  }
}
