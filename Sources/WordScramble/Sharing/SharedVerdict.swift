/// Who is ahead in a shared round, to be expressed in one sentence.
package enum SharedVerdict: Equatable, Sendable {
  /// There is nobody to compare with.
  case alone
  /// The leading players have equal results.
  case equal([SharedStandings.Name])
  /// The first player is ahead of the second by a number of words.
  case words(Int, SharedStandings.Name, SharedStandings.Name)
  /// The first player has as many words as the second and is ahead by a number of points.
  case points(Int, SharedStandings.Name, SharedStandings.Name)
  /// In one list: the number of common words that all players found together.
  case together(Int)
}

extension SharedStandings {
  /// Returns who is ahead.
  package func verdict(in mode: SharedMode) -> SharedVerdict {
    if mode == .oneList { return .together(foundCommonCount) }
    guard rows.count > 1 else { return .alone }
    let (first, second) = (rows[0], rows[1])
    if first.tally == second.tally { return .equal(rows.filter { $0.place == 1 }.map { $0.name }) }
    let words = first.tally.words - second.tally.words
    return words > 0
      ? .words(words, first.name, second.name)
      : .points(first.tally.points - second.tally.points, first.name, second.name)
  }
}
