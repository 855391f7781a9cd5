/// Finds the meanings of a word and orders them. The first one is the clue.
struct MeaningFinder {
  /// A possible meaning of a word.
  struct Candidate {
    let headword: String
    let form: Form?
    let meaning: Glosses.Meaning
    let rank: Rank
    /// How often the meaning, or the headword that has it in our list, occurs in WordNet's texts.
    let count: Int
    /// The index of the meaning among those of the headword in our list, or nil for a meaning of WordNet.
    let index: Int?

    var isOurs: Bool { index != nil }
  }

  /// How suitable a meaning is as the first. Meanings in our list come before those of WordNet, unless their form is
  /// unlikely.
  enum Rank: Int {
    case formThatLeads, handGlossOfWord, handGlossOfHeadword, clear, unclear, latin, unlikelyForm
  }

  private let senses: WordNetSenses
  private let handGlosses: HandGlosses
  private let hidden: HiddenMeanings
  private let formFinder: FormFinder
  private var blankMarker: BlankMarker
  /// A cache of headwords by word, because most words are looked up twice.
  private var baseCache: [String: [WordNet.Base]] = [:]

  init(of vocabulary: AcceptedWords, senses: WordNetSenses, handGlosses: HandGlosses, hidden: HiddenMeanings) {
    (self.senses, self.handGlosses, self.hidden) = (senses, handGlosses, hidden)
    formFinder = FormFinder(of: vocabulary, senses: senses, handGlosses: handGlosses)
    blankMarker = BlankMarker(formFinder: formFinder)
  }

  /// Returns the headwords of which a word is a form.
  mutating func bases(of word: String) -> [WordNet.Base] {
    if let cached = baseCache[word] { return cached }
    let foundBases = formFinder.bases(of: word)
    baseCache[word] = foundBases
    return foundBases
  }

  /// Returns up to three meanings of a word: first the word's own meanings in our list and the best one of each
  /// headword, then the best others. WordNet's meanings do not stand beside ours.
  mutating func candidates(of word: String) -> [Candidate] {
    if handGlosses.hasNoMeaning(word) { return [] }
    var found = candidates(of: word, besideHandMeanings: false)
    // For a bonus word such as *badged*, whose headword has only other meanings in our list, WordNet's verb is better
    // than no meaning.
    if found.isEmpty { found = candidates(of: word, besideHandMeanings: true) }
    if found.contains(where: \.isOurs) { found.removeAll { !$0.isOurs } }
    return best(of: found)
  }

  private mutating func candidates(of word: String, besideHandMeanings: Bool) -> [Candidate] {
    var found = isOnlyFormWithHandMeaning(word) ? [] : meanings(of: word)
    for base in bases(of: word) {
      found += meanings(of: base, for: word, besideHandMeanings: besideHandMeanings)
    }
    return found
  }

  /// Returns whether a word has no meaning in our list but is a form of a headword that has one: *sloshed*, which
  /// WordNet knows as drunk.
  private mutating func isOnlyFormWithHandMeaning(_ word: String) -> Bool {
    handGlosses[word].isEmpty
      && bases(of: word).contains { base in
        !handGlosses.meanings(ofFormsOf: base.word, base.part).isEmpty
          && !handGlosses.comesLast(base.word, base.form, for: word)
      }
  }

  private func best(of candidates: [Candidate]) -> [Candidate] {
    func sortKey(_ candidate: (offset: Int, element: Candidate)) -> (Int, Int, Int, Int) {
      let element = candidate.element
      return (element.rank.rawValue, -element.count, element.index ?? 0, candidate.offset)
    }
    let sorted = candidates.enumerated().sorted { sortKey($0) < sortKey($1) }.map(\.element)
    var best: [Candidate] = []
    var others: [Candidate] = []
    // Two spellings of a word share one meaning: *grey*, *gray*.
    var seenTexts: Set<String> = []
    for candidate in sorted where seenTexts.insert(candidate.meaning.text).inserted {
      let isOther = best.contains { $0.headword == candidate.headword } && candidate.rank != .handGlossOfWord
      if isOther { others.append(candidate) } else { best.append(candidate) }
    }
    return Array((best + others).prefix(3))
  }

  /// Returns the meanings of a headword: those in our list or, if there are none, those of WordNet.
  private mutating func meanings(of word: String) -> [Candidate] {
    let handMeanings = handGlosses[word]
    if handMeanings.isEmpty { return wordNetMeanings(of: word, as: nil, nil) }
    return handMeanings.enumerated().map { index, meaning in
      Candidate(
        headword: word, form: nil, meaning: marked(meaning, of: word), rank: .handGlossOfWord, count: 0, index: index)
    }
  }

  /// Returns the meanings of a headword for one of its forms: those in our list for the same part of speech or, if our
  /// list has none for the headword, those of WordNet.
  ///
  /// WordNet has senses that nobody thinks of. Because *rue* is also a herb, *rues* would be its plural.
  private mutating func meanings(
    of base: WordNet.Base, for word: String, besideHandMeanings: Bool
  ) -> [Candidate] {
    let isLast = handGlosses.comesLast(base.word, base.form, for: word)
    let handMeanings = handGlosses.meanings(ofFormsOf: base.word, base.part)
    if handMeanings.isEmpty {
      guard besideHandMeanings || handGlosses[base.word].isEmpty else { return [] }
      let found = wordNetMeanings(of: base.word, as: base.form, base.part)
      return isLast ? found.map { $0.ranked(.unlikelyForm) } : found
    }
    // The frequency of meanings in our list is unknown. All meanings of a headword have that of the headword, and so
    // keep their order.
    let count = senses[base.word].map(\.count).max() ?? 0
    let rankOfForm: Rank = handGlosses.formLeads(base, for: word) ? .formThatLeads : .handGlossOfHeadword
    let rank = isLast ? .unlikelyForm : rankOfForm
    return handMeanings.map { meaning in
      Candidate(
        headword: base.word, form: base.form, meaning: marked(meaning, of: base.word), rank: rank, count: count,
        index: handGlosses[base.word].firstIndex(of: meaning))
    }
  }

  private mutating func wordNetMeanings(
    of headword: String, as form: Form?, _ part: WordNet.PartOfSpeech?
  ) -> [Candidate] {
    var found: [Candidate] = []
    for sense in senses[headword] where (part == nil || sense.part == part) && sense.isLowerCase {
      let readable = ReadableMeaning(sense.meaning)
      if hidden.contains(readable.text) { continue }
      let meaning = marked(Glosses.Meaning(kind: sense.part.letter, text: readable.text), of: headword)
      let isUnclear = readable.isLong || meaning.text.contains("{")
      let rank: Rank = readable.isLatin ? .latin : isUnclear ? .unclear : .clear
      found.append(
        Candidate(headword: headword, form: form, meaning: meaning, rank: rank, count: sense.count, index: nil))
    }
    return found
  }

  private mutating func marked(_ meaning: Glosses.Meaning, of headword: String) -> Glosses.Meaning {
    Glosses.Meaning(kind: meaning.kind, text: blankMarker.mark(meaning.text, of: headword))
  }
}

extension MeaningFinder.Candidate {
  fileprivate func ranked(_ rank: MeaningFinder.Rank) -> Self {
    Self(headword: headword, form: form, meaning: meaning, rank: rank, count: count, index: index)
  }
}

extension WordNet.PartOfSpeech {
  /// The letter for the part of speech in `english.glosses`.
  var letter: Character {
    switch self {
    case .noun: "n"
    case .verb: "v"
    case .adj: "a"
    case .adv: "r"
    }
  }

  /// Creates the part of speech of a letter. Returns nil for any other letter, such as `o`.
  init?(letter: Character) {
    guard let part = WordNet.PartOfSpeech.allCases.first(where: { $0.letter == letter }) else { return nil }
    self = part
  }
}
