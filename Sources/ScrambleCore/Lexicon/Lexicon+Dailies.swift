extension Lexicon {
  /// The valid numbers of daily puzzles. The last is that of 9999-12-31.
  static let dailyNumbers = 1...2_912_443

  /// Returns the root of the daily puzzle with a number. The daily order starts over after its last root.
  ///
  /// Returns nil for an invalid number, and if the lexicon has no daily order.
  func dailyRoot(_ number: Int) -> Word? {
    guard Lexicon.dailyNumbers.contains(number), !dailyOrder.isEmpty else { return nil }
    return roots[Int(dailyOrder[(number - 1) % dailyOrder.count])].word
  }
}
