extension Round {
  /// The maximum number of orders to try.
  private static let maxShuffles = 64

  /// Returns the letters of the root in a random order that differs from that of the root, and in which no consecutive
  /// letters spell a blocked word or an insult. If no such order is found, the letters are in the order of the root.
  ///
  /// - Parameters:
  ///   - seed: The seed. The same seed gives the same order on every device, if the other arguments are the same.
  ///   - previousOrder: The order shown before, which is avoided.
  ///   - lexicon: The lexicon of the round.
  /// - Complexity: O(*n*) lookups, where *n* is the number of letters, for each of at most 64 attempts.
  public func shuffledLetters(seed: UInt64, avoiding previousOrder: Word? = nil, in lexicon: Lexicon) -> Word {
    var generator = SplitMix64(seed: seed)
    var letters = root.letters
    for _ in 0..<Round.maxShuffles {
      generator.shuffle(&letters)
      if letters != root.letters, letters != previousOrder?.letters, !lexicon.hasInsult(in: letters) {
        return Word(letters: letters)
      }
    }
    // All letters are the same, or, very rarely, no attempt gave a suitable order.
    return root
  }
}
