extension Lexicon {
  /// The valid numbers of daily puzzles. The last is that of 9999-12-31.
  static let dailyNumbers = 1...2_912_443

  /// Returns the root of the daily puzzle with a number. After the end of the daily order, it starts over.
  ///
  /// Nil for an invalid number, and if the lexicon has no daily order or is a part that does not include this day.
  func dailyRoot(_ number: Int) -> Word? {
    guard Lexicon.dailyNumbers.contains(number), !dailyOrder.isEmpty else { return nil }
    let index = Int(dailyOrder[(number - 1) % dailyOrder.count])
    return index < roots.count ? roots[index].word : nil
  }
}
