/// How a round has ended against the one that it answers: more words win, bonus words too; of as many words, more points.
///
/// This is not the order of ``Tally``, which is for marks: a challenge asks who finds more words.
package struct Verdict: Equatable, Sendable {
  /// Who is ahead, and in what. The page knows the cases by their raw values.
  package enum Outcome: String, Sendable {
    case won, lost, wonByPoints, lostByPoints, draw
  }

  /// Who is ahead, and in what.
  package let outcome: Outcome
  /// By how many words or points.
  package let lead: Int
  /// The points of the player.
  package let ownPoints: Int
  /// The points of the other round.
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
