import WordScramble

extension FoundWord {
  /// The word as text, lower case.
  var text: String { word.description }
}
