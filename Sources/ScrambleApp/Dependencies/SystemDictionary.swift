/// Says whether the dictionary of the system knows a word: the spell checker of iOS or of macOS, or the double of a test.
///
/// It differs from device to device, so it only ever adds bonus words to a free round, and only where the player asks for that.
@MainActor
protocol SystemDictionary {
  /// Returns whether a word, lower case, is spelled right in English.
  func isReal(word: String) -> Bool
}
