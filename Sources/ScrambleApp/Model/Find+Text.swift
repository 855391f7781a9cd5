import WordScramble

extension Find {
  /// The word as text, lower case.
  var text: String { word.description }
}
