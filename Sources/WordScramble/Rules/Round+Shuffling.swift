extension Round {
  /// How many orders are drawn before the root's own is taken.
  private static let mostDraws = 64

  /// Returns the letters of the root in a random order that is not the root's own if there is another, and in which no
  /// letters side by side are a blocked word or an insult.
  ///
  /// - Parameters:
  ///   - seed: The same seed gives the same order on every device.
  ///   - shown: The order shown before, which is not to come again if there is another.
  ///   - lexicon: The list of the round; a part of it that is complete for the root gives the same order.
  /// - Complexity: O(*n*) lookups, where *n* is the number of letters, for each of at most 64 draws.
  public func shuffledLetters(seed: UInt64, avoiding shown: Word? = nil, in lexicon: Lexicon) -> Word {
    var generator = SplitMix64(seed: seed)
    var letters = root.letters
    for _ in 0..<Round.mostDraws {
      generator.shuffle(&letters)
      if letters != root.letters, letters != shown?.letters, !lexicon.hasInsult(in: letters) {
        return Word(letters: letters)
      }
    }
    // A root of one letter has no other order. Of any other, so many draws hardly ever miss all that are fit.
    return root
  }
}
