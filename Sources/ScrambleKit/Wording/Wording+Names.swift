public import WordScramble

/// What the things of the core are called in front of a player.
extension Wording {
  /// Returns the name of a rank.
  public func name(of rank: Rank) -> String {
    switch rank {
    case .thread: text(.rankThread)
    case .strand: text(.rankStrand)
    case .braid: text(.rankBraid)
    case .cord: text(.rankCord)
    case .bracelet: text(.rankBracelet)
    case .garland: text(.rankGarland)
    case .wholeString: text(.rankWholeString)
    }
  }

  /// Returns the name of a grade.
  public func name(of grade: Grade) -> String {
    switch grade {
    case .easy: text(.gradeEasy)
    case .medium: text(.gradeMedium)
    case .hard: text(.gradeHard)
    }
  }

  /// Returns where a meaning comes from: "plural of mouse, noun", or "noun" for a headword.
  public func origin(of meaning: Glossary.Meaning) -> String { origin(of: meaning, headword: meaning.headword) }

  /// Returns the clue about a word, its meaning without the word: "4 letters, starting with m, plural of ___, noun: any of numerous small rodents …".
  ///
  /// - Parameters:
  ///   - word: The word.
  ///   - meanings: Its meanings, of which the first is shown; without one, the line says so.
  package func clue(about word: Word, _ meanings: [Glossary.Meaning]) -> String {
    let first = String(decoding: word.ascii.prefix(1), as: UTF8.self)
    let letters = text(.clueLetters, .text(text(.lettersCount, .number(word.count))), .text(first))
    guard let meaning = meanings.first else { return "\(letters): \(text(.meaningNone))" }
    let origin = origin(of: meaning, headword: Glossary.Meaning.blank)
    return text(.clueText, .text(letters), .text(origin), .text(meaning.clue))
  }

  /// Returns a clue that was taken: "milk, found. 4 letters, starting with m, noun: …", or without the word while that is still to find.
  package func text(of clue: Clue, _ meanings: [Glossary.Meaning]) -> String {
    let meaning = self.clue(about: clue.word, meanings)
    guard clue.isFound else { return meaning }
    return text(.sentenceJoined, .text(text(.clueFound, .text("\(clue.word)"))), .text(meaning))
  }

  private func origin(of meaning: Glossary.Meaning, headword: String) -> String {
    let form = meaning.form.map { text(Wording.key(of: $0), .text(headword)) }
    return [form, text(Wording.key(of: meaning.kind))].compactMap(\.self).joined(separator: ", ")
  }

  /// Returns a line for each meaning: "plural of mouse, noun: any of numerous small rodents …", or one that says that none is known.
  public func lines(of meanings: [Glossary.Meaning]) -> [String] {
    meanings.isEmpty ? [text(.meaningNone)] : meanings.map { "\(origin(of: $0)): \($0.text)" }
  }

  /// Returns the same lines with the word before each.
  public func lines(of meanings: [Glossary.Meaning], for word: String) -> [String] {
    lines(of: meanings).map { word + (meanings.isEmpty ? ": " : ", ") + $0 }
  }

  private static func key(of form: Glossary.Form) -> WordingKey {
    switch form {
    case .plural: .meaningPlural
    case .past: .meaningPast
    case .participle: .meaningParticiple
    case .gerund: .meaningGerund
    case .third: .meaningThird
    case .comparative: .meaningComparative
    case .superlative: .meaningSuperlative
    }
  }

  private static func key(of kind: Glossary.Kind) -> WordingKey {
    switch kind {
    case .noun: .meaningNoun
    case .verb: .meaningVerb
    case .adjective: .meaningAdjective
    case .adverb: .meaningAdverb
    case .other: .meaningOther
    }
  }
}
