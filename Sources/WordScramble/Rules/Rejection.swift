/// The reason a guess scores nothing, in the order in which the reasons are looked for.
public enum Rejection: Error, Equatable, Sendable {
  /// The text has something in it that is no letter from `a` to `z`.
  case notLetters
  /// The guess has fewer letters than the player asked for.
  case tooShort(minimum: Int)
  /// The guess is the root.
  case sameAsRoot
  /// The guess was found earlier in the round.
  case alreadyFound
  /// The root lacks a letter of the guess, or has it less often.
  case lettersNotInRoot
  /// The guess is longer than any word of the lexicon.
  case tooLong(maximum: Int)
  /// The lexicon does not know the guess.
  case unknownWord
}
