import WordScramble

// Deciding whether two hand-ins from one seat are by the same player.
extension Marks.Row {
  /// Returns whether two hand-ins from one seat count as those of one player: one of them has no words, or one
  /// continues the other and the names before the codes do not differ.
  func isFromSamePlayer(as other: Marks.Row) -> Bool {
    guard !handIn.isEmpty, !other.handIn.isEmpty else { return true }
    return handIn.sharesBeginning(with: other.handIn) && !location.hasDifferentName(from: other.location)
  }
}

extension HandIn {
  /// Whether no words were found.
  fileprivate var isEmpty: Bool { rounds.allSatisfy { $0.log.foundWords.isEmpty } }

  /// Returns whether one hand-in continues the other: there is a round in which both have words, and in each such round
  /// the longer list begins with the words of the shorter one, at the same seconds.
  fileprivate func sharesBeginning(with other: HandIn) -> Bool {
    let shared = rounds.compactMap { begunRound -> Bool? in
      guard let otherWords = other.rounds.first(where: { $0.number == begunRound.number })?.log.foundWords else {
        return nil
      }
      let words = begunRound.log.foundWords
      let length = min(words.count, otherWords.count)
      return length == 0 ? nil : words[..<length] == otherWords[..<length]
    }
    return !shared.isEmpty && shared.allSatisfy { $0 }
  }
}
