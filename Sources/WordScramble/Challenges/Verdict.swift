/// The outcome of a round against the one that it answers. More words win, including bonus words; on a tie, more points
/// win.
///
/// Unlike in a ``Tally``, words come before points, because a challenge asks who finds more words.
package struct Verdict: Equatable, Sendable {
  /// Who won, and whether by words or points. The page depends on the raw values.
  package enum Outcome: String, Sendable {
    case won, lost, wonByPoints, lostByPoints, draw
  }

  package let outcome: Outcome
  /// The number of words or points by which the winner is ahead; 0 for a draw.
  package let lead: Int
  package let ownPoints: Int
  /// The points of the opponent.
  package let otherPoints: Int

  init(of own: Round, against other: Round) {
    let (own, other) = (Tally(own.found), Tally(other.found))
    (ownPoints, otherPoints) = (own.points, other.points)
    let (words, points) = (own.words - other.words, own.points - other.points)
    lead = abs(words == 0 ? points : words)
    if words != 0 {
      outcome = words > 0 ? .won : .lost
    } else if points != 0 {
      outcome = points > 0 ? .wonByPoints : .lostByPoints
    } else {
      outcome = .draw
    }
  }
}
