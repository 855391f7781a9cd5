import WordScramble

/// The contents of `english.glosses`. `Documentation/Glosses.md` describes every line.
struct Glosses {
  /// A meaning of a headword. The kind is a letter: n for a noun, v for a verb, a for an adjective, r for an adverb,
  /// and o for any other word.
  struct Meaning: Hashable {
    let kind: Character
    let text: String
  }

  /// A meaning of a word: a headword, the form of the headword that the word is, and the index among the headword's
  /// meanings. The form is nil if the word is the headword.
  struct Reference: Equatable {
    let headword: String
    let form: Form?
    let index: Int
  }

  /// The headwords with their meanings. Braces enclose the words that would reveal a headword.
  private(set) var meanings: [String: [Meaning]] = [:]
  /// The words whose meanings are not simply the first three of their own line, with at most three meanings each.
  private(set) var references: [String: [Reference]] = [:]

  /// Finds the meanings of all words that may be shown.
  init(of vocabulary: AcceptedWords, senses: WordNetSenses, handGlosses: HandGlosses, hidden: HiddenMeanings) {
    var finder = MeaningFinder(of: vocabulary, senses: senses, handGlosses: handGlosses, hidden: hidden)
    let words = vocabulary.classes.filter { $0.value != .blocked }.keys.sorted()
    let forms = Set(words.filter { !finder.bases(of: $0).isEmpty })
    // Headwords come before forms, so that a headword's own meanings are the first on its line.
    for word in words where !forms.contains(word) { _ = references(for: finder.candidates(of: word)) }
    for word in words where forms.contains(word) {
      let wordReferences = references(for: finder.candidates(of: word))
      if !wordReferences.isEmpty { references[word] = wordReferences }
    }
    for word in words where references[word] == nil { limit(word, to: handGlosses[word].count) }
  }

  /// The file: the headwords, an empty line, and the other words.
  var text: String {
    let headwordLines = meanings.sorted { $0.key < $1.key }.map { word, meanings in
      ([word] + meanings.map { "\($0.kind) \($0.text)" }).joined(separator: "\t")
    }
    let formLines = references.sorted { $0.key < $1.key }.map { word, references in
      ([word] + references.map { "\($0.headword) \($0.form?.rawValue ?? "-") \($0.index)" }).joined(separator: "\t")
    }
    return (["glosses 1"] + headwordLines + [""] + formLines).map { $0 + "\n" }.joined()
  }

  /// Returns the meanings of a word, the clue first, as a program that reads the file does.
  func meanings(of word: String) -> [(headword: String, form: Form?, meaning: Meaning)] {
    guard let references = references[word] else {
      return meanings[word, default: []].prefix(3).map { (word, nil, $0) }
    }
    return references.map { ($0.headword, $0.form, meanings[$0.headword, default: []][$0.index]) }
  }

  private mutating func references(for candidates: [MeaningFinder.Candidate]) -> [Reference] {
    candidates.map { candidate in
      var headwordMeanings = meanings[candidate.headword, default: []]
      let index = headwordMeanings.firstIndex(of: candidate.meaning) ?? headwordMeanings.count
      if index == headwordMeanings.count { headwordMeanings.append(candidate.meaning) }
      meanings[candidate.headword] = headwordMeanings
      return Reference(headword: candidate.headword, form: candidate.form, index: index)
    }
  }

  /// Limits a headword to the meanings in our list if its line also has meanings that only its forms need, as *bank*
  /// has for *banked*.
  private mutating func limit(_ word: String, to count: Int) {
    guard count > 0, count < min(3, meanings[word, default: []].count) else { return }
    references[word] = (0..<count).map { Reference(headword: word, form: nil, index: $0) }
  }
}
