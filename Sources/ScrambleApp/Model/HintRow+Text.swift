import WordScramble

extension HintRow {
  /// The first letter as text, lower case.
  var text: String { String(UnicodeScalar(letter)) }
}
