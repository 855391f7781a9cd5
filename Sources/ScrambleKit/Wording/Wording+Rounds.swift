public import WordScramble

/// Sentences about other rounds than the current one: unfinished ones, and those on a word of the player's own.
extension Wording {
  /// What a round is called: "Daily No 327", or the root of any other.
  public func name(of round: Round) -> String {
    if let daily = round.daily { return text(.dailyNumber, .number(daily)) }
    return "\(round.root)"
  }

  /// How much is found: "12 of 42", or "Found 12" for a player who does not want to know how many there are.
  package func progress(_ found: Int, of total: Int, showsCount: Bool) -> String {
    showsCount ? text(.foundOfTotal, .number(found), .number(total)) : text(.foundCount, .number(found))
  }

  /// How many words a root of the player's own makes: "Makes 12 words."
  package func text(of own: OwnWord) -> String { text(.ownWordCount, .number(own.commonWords)) }

  /// Why a text cannot be a root: "école has é: use a to z."
  ///
  /// - Parameters:
  ///   - error: The reason.
  ///   - typed: What the player has typed.
  package func text(of error: OwnWordError, typed: String) -> String {
    switch error {
    case .empty: return text(.ownWordNote)
    case .notLetters(let characters):
      let names = list(characters, space: .ownWordSpace)
      return text(.ownWordNotLetters, .text(typed), .text(names))
    case .tooShort(let minimum): return text(.ownWordTooShort, .number(minimum))
    case .tooLong(let maximum): return text(.ownWordTooLong, .number(maximum))
    case .noCommonWord: return text(.ownWordNone)
    }
  }

  /// The characters that are not letters, one after the other.
  func list(_ characters: [Unicode.Scalar], space: WordingKey) -> String {
    characters.map { $0 == " " ? text(space) : $0.shown }.joined(separator: text(.refusalNotLettersListSeparator))
  }
}
