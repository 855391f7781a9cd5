public import ScrambleCore

/// The names of the core's values that a player sees.
extension Wording {
  public func name(of rank: Rank) -> String {
    switch rank {
    case .start: text(.rankStart)
    case .fair: text(.rankFair)
    case .fine: text(.rankFine)
    case .good: text(.rankGood)
    case .great: text(.rankGreat)
    case .superb: text(.rankSuperb)
    case .allWords: text(.rankAllWords)
    }
  }

  public func name(of grade: Grade) -> String {
    switch grade {
    case .easy: text(.gradeEasy)
    case .medium: text(.gradeMedium)
    case .hard: text(.gradeHard)
    }
  }

  /// Returns the form, if any, and part of speech of a meaning: "plural of mouse, noun", or "noun" for a headword.
  public func grammar(of meaning: Glossary.Meaning) -> String { grammar(of: meaning, headword: meaning.headword) }

  /// Returns the clue for a word, its meaning with the word blanked out: "4 letters, starting with m, plural of ___,
  /// noun: any of numerous small rodents …".
  ///
  /// - Parameters:
  ///   - meanings: The meanings of the word. The first is shown; if there is none, the text says so.
  package func clue(about word: Word, _ meanings: [Glossary.Meaning]) -> String {
    let first = String(decoding: word.ascii.prefix(1), as: UTF8.self)
    let letters = text(.clueLetters, .text(text(.lettersCount, .number(word.count))), .text(first))
    guard let meaning = meanings.first else { return "\(letters): \(text(.meaningNone))" }
    let grammar = grammar(of: meaning, headword: Glossary.Meaning.blank)
    return text(.clueText, .text(letters), .text(grammar), .text(meaning.clue))
  }

  /// Returns a clue that was taken: "milk, found. 4 letters, starting with m, noun: …", or without the word until it is
  /// found.
  package func text(of clue: Clue, _ meanings: [Glossary.Meaning]) -> String {
    let meaning = self.clue(about: clue.word, meanings)
    guard clue.isFound else { return meaning }
    return text(.sentenceJoined, .text(text(.clueFound, .text("\(clue.word)"))), .text(meaning))
  }

  private func grammar(of meaning: Glossary.Meaning, headword: String) -> String {
    let form = meaning.form.map { text(Wording.key(of: $0), .text(headword)) }
    return [form, text(Wording.key(of: meaning.kind))].compactMap(\.self).joined(separator: ", ")
  }

  /// Returns a line for each meaning: "plural of mouse, noun: any of numerous small rodents …"; if there is none, one
  /// line that says so.
  public func lines(of meanings: [Glossary.Meaning]) -> [String] {
    meanings.isEmpty ? [text(.meaningNone)] : meanings.map { "\(grammar(of: $0)): \($0.text)" }
  }

  /// Returns a line for each meaning, prefixed with the word.
  public func lines(of meanings: [Glossary.Meaning], for word: String) -> [String] {
    lines(of: meanings).map { word + (meanings.isEmpty ? ": " : ", ") + $0 }
  }

  private static func key(of form: Glossary.Form) -> WordingKey {
    switch form {
    case .plural: .meaningPlural
    case .past: .meaningPast
    case .participle: .meaningParticiple
    case .gerund: .meaningGerund
    case .thirdPerson: .meaningThird
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

  package func name(of period: Statistics.Period) -> String {
    switch period {
    case .allTime: text(.statisticsAllTime)
    case .thisYear: text(.statisticsThisYear)
    case .thisMonth: text(.statisticsThisMonth)
    }
  }
}
