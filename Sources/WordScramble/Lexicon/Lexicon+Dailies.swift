extension Lexicon {
  /// The numbers that daily puzzles may have: the last one is that of 9999-12-31.
  static let dailyNumbers = 1...2_912_443

  /// Returns the root of the daily puzzle of a number; the order starts over after its end. Nil for a number that no puzzle has, and if the
  /// lexicon has no daily order or is a part without this day.
  func dailyRoot(_ number: Int) -> Word? {
    guard Lexicon.dailyNumbers.contains(number), !dailyOrder.isEmpty else { return nil }
    let index = Int(dailyOrder[(number - 1) % dailyOrder.count])
    return index < roots.count ? roots[index].word : nil
  }
}
