import ScrambleCore

/// How a found word is shown.
extension FoundWord {
  var text: String {
    word.description
  }

  /// The name of the symbol with the number of letters.
  var symbol: String {
    isCommon ? "\(word.count).circle.fill" : "\(word.count).circle"
  }

  /// What VoiceOver reads after the word. The symbol shows it only visually.
  var spokenValue: String {
    let worth = points == 1 ? "1 point" : "\(points) points"
    return isCommon ? worth : "bonus, \(worth)"
  }
}
