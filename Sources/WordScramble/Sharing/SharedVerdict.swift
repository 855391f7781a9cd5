/// Who is ahead in a shared round, for one sentence.
package enum SharedVerdict: Equatable, Sendable {
  /// There is nobody to compare with.
  case alone
  /// The first players have found as much as each other.
  case equal([SharedStandings.Name])
  /// A player has found so many more words than the next one.
  case words(Int, SharedStandings.Name, SharedStandings.Name)
  /// A player has as many words as the next one, and so many more points.
  case points(Int, SharedStandings.Name, SharedStandings.Name)
  /// All have found so many of the common words together, for one list.
  case together(Int)
}

extension SharedStandings {
  /// Who is ahead.
  package func verdict(in mode: SharedMode) -> SharedVerdict {
    if mode == .oneList { return .together(foundCommon) }
    guard rows.count > 1 else { return .alone }
    let (first, second) = (rows[0], rows[1])
    if first.tally == second.tally { return .equal(rows.filter { $0.place == 1 }.map { $0.name }) }
    let words = first.tally.words - second.tally.words
    return words > 0
      ? .words(words, first.name, second.name)
      : .points(first.tally.points - second.tally.points, first.name, second.name)
  }
}
