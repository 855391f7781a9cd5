import ScrambleCore

/// How a found word is shown.
extension FoundWord {
  var text: String {
    word.description
  }

  /// The name of the symbol with the number of letters.
  var symbol: String {
    "\(word.count).circle"
  }
}
