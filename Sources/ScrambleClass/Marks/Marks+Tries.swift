import WordScramble

// Whether two hand-ins of a seat are of one player.
extension Marks.Row {
  /// Whether another hand-in of the seat is a try of the same player: one goes on where the other was, or has no word. Names before the codes
  /// that differ say that it is not.
  func isTry(ofPlayerOf other: Marks.Row) -> Bool {
    guard !handIn.isEmpty, !other.handIn.isEmpty else { return true }
    return handIn.goesOn(with: other.handIn) && !place.isOfAnother(than: other.place)
  }
}

extension HandIn {
  /// Whether it has no word.
  fileprivate var isEmpty: Bool { rounds.allSatisfy { $0.log.foundWords.isEmpty } }

  /// Whether one of two goes on where the other was, so that one player has played both: each round that is begun in both has the words of the
  /// shorter one at the same seconds.
  fileprivate func goesOn(with other: HandIn) -> Bool {
    let shared = rounds.compactMap { part -> Bool? in
      guard let log = other.rounds.first(where: { $0.place == part.place })?.log.foundWords else { return nil }
      let own = part.log.foundWords
      let length = min(own.count, log.count)
      return length == 0 ? nil : own[..<length] == log[..<length]
    }
    return !shared.isEmpty && shared.allSatisfy { $0 }
  }
}
