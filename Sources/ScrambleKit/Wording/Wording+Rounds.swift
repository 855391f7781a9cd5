package import ScrambleCore

/// Sentences about rounds other than the current one: unfinished rounds, rounds on a word that the player entered, and
/// rounds that a pasted link opens.
extension Wording {
  /// Returns the name of a round: "Daily No 327", or the root.
  package func name(of round: RoundSummary) -> String {
    if let daily = round.daily { return text(.dailyNumber, .number(daily)) }
    return "\(round.root)"
  }

  /// Returns the progress: "12 of 42", or "Found 12" for a player who does not want to see the total.
  package func progress(_ found: Int, of total: Int, showsCount: Bool) -> String {
    showsCount ? text(.foundOfTotal, .number(found), .number(total)) : text(.foundCount, .number(found))
  }

  /// Returns the reason a pasted text cannot be opened.
  package func text(of refusal: PastedLink.Refusal) -> String {
    switch refusal {
    case .damaged: text(.linkDamaged)
    case .word: text(.linkIsWord)
    case .other: text(.linkIsOther)
    }
  }

  /// Returns the number of words that a custom root makes: "Makes 12 words."
  package func text(of customWord: CustomWord) -> String { text(.ownWordCount, .number(customWord.commonWordCount)) }

  /// Returns the reason a text cannot be a root: "école has é: use a to z."
  ///
  /// - Parameters:
  ///   - typed: The text that the player entered.
  package func text(of error: CustomWordError, typed: String) -> String {
    switch error {
    case .empty: return text(.ownWordNote)
    case .notLetters(let characters):
      let names = characterList(characters, spaceName: .ownWordSpace)
      return text(.ownWordNotLetters, .text(typed), .text(names))
    case .tooShort(let minimum): return text(.ownWordTooShort, .number(minimum))
    case .tooLong(let maximum): return text(.ownWordTooLong, .number(maximum))
    case .noCommonWord: return text(.ownWordNone)
    }
  }

  /// Returns the characters that are not letters as a list, with a name for the space.
  func characterList(_ characters: [Unicode.Scalar], spaceName: WordingKey) -> String {
    characters.map { $0 == " " ? text(spaceName) : $0.displayText }.joined(
      separator: text(.refusalNotLettersListSeparator))
  }
}
