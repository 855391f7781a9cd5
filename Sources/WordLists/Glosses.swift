import WordScramble

/// The contents of `english.glosses`; `Documentation/Glosses.md` describes every line.
struct Glosses {
  /// One meaning of a headword; the kind is a letter: n, v, a, r for an adverb, o for any other.
  struct Meaning: Hashable {
    let kind: Character
    let text: String
  }

  /// A meaning of a word: a headword, which form of it the word is, and which of the headword's meanings.
  struct Reference: Equatable {
    let headword: String
    let form: Form?
    let index: Int
  }

  /// The headwords with their meanings.
  private(set) var meanings: [String: [Meaning]] = [:]
  /// The words that are a form of something, with at most three meanings.
  private(set) var references: [String: [Reference]] = [:]

  /// The headwords of each word that may be shown; none for function words, because *his* is no plural of *hi*.
  private var bases: [String: [WordNet.Base]] = [:]

  private let wordNet: WordNet
  private let senses: WordNetSenses
  private let own: OwnGlosses
  /// Words that no meaning may contain.
  private let hidden: Set<String>
  /// Words without a meaning, which are never named as the headword of a form either.
  private let blocked: Set<String>

  /// Finds the meanings of all words that may be shown.
  init(of vocabulary: Vocabulary, senses: WordNetSenses, own: OwnGlosses) {
    (wordNet, self.senses, self.own) = (vocabulary.wordNet, senses, own)
    hidden = vocabulary.lists.slurs.union(vocabulary.lists.coarse)
    blocked = vocabulary.lists.blocked.union(vocabulary.lists.refused)
    let words = vocabulary.classes.filter { $0.value != .blocked }.keys.sorted()
    for word in words { bases[word] = findBases(of: word) }
    // A headword's own meanings come first, so that they are shown first.
    for word in words where bases(of: word).isEmpty { _ = refer(to: candidates(of: word)) }
    for word in words where !bases(of: word).isEmpty {
      let found = refer(to: candidates(of: word))
      if !found.isEmpty { references[word] = found }
    }
  }

  /// The file: the headwords, an empty line, and the words that are forms.
  var text: String {
    var headwords: [String: [String]] = [:]
    let first = meanings.sorted { $0.key < $1.key }.map { word, meanings in
      ([word] + meanings.map { "\($0.kind) \(marked($0.text, of: word, &headwords))" }).joined(separator: "\t")
    }
    let second = references.sorted { $0.key < $1.key }.map { word, references in
      ([word] + references.map { "\($0.headword) \($0.form?.rawValue ?? "-") \($0.index)" }).joined(separator: "\t")
    }
    return (["glosses 1"] + first + [""] + second).map { $0 + "\n" }.joined()
  }

  /// Puts braces around the words of a meaning that would reveal its headword in a clue.
  ///
  /// - Parameter headwords: The headwords of the words seen so far; most words occur in many meanings.
  private func marked(_ text: String, of headword: String, _ headwords: inout [String: [String]]) -> String {
    text.replacing(/[A-Za-z]+/) { match in
      let word = match.output.lowercased()
      if headwords[word] == nil { headwords[word] = bases(of: word).map(\.word) }
      let isForm = headwords[word]?.contains(headword) == true
      return isForm || reveals(word, headword) ? "{\(match.output)}" : String(match.output)
    }
  }

  /// Returns whether a word that is no form of a headword reveals it: it is the headword or has its stem, as *baker* has that of *baking*.
  private func reveals(_ word: String, _ headword: String) -> Bool {
    if word == headword { return true }
    let stem = zip(word, headword).prefix { $0 == $1 }.count
    return stem >= max(4, min(word.count, headword.count) - 2)
  }

  /// A meaning that a word may have.
  private struct Candidate {
    let headword: String
    let form: Form?
    let meaning: Meaning
    let count: Int
  }

  /// Returns the headwords of which a word is a form.
  private func bases(of word: String) -> [WordNet.Base] {
    bases[word] ?? findBases(of: word)
  }

  private func findBases(of word: String) -> [WordNet.Base] {
    if own.isGrammar(word) { return [] }
    return (own.forms(of: word) + wordNet.forms(of: word)).filter { !blocked.contains($0.word) }
  }

  /// Returns the meanings of a word: the best of each headword first, then by how often they are used.
  private func candidates(of word: String) -> [Candidate] {
    let found = meanings(ofEachHeadwordOf: word, areNames: false)
    return best(of: found.isEmpty ? meanings(ofEachHeadwordOf: word, areNames: true) : found, for: word)
  }

  private func meanings(ofEachHeadwordOf word: String, areNames: Bool) -> [Candidate] {
    var found = meanings(of: word, as: nil, areNames: areNames)
    for base in bases(of: word) {
      found += meanings(of: base.word, as: base.form, base.part, areNames: areNames).filter { new in
        !found.contains { $0.headword == new.headword && $0.meaning == new.meaning }
      }
    }
    return found
  }

  private func best(of candidates: [Candidate], for word: String) -> [Candidate] {
    var found = candidates
    found.sort { ($0.count, $0.headword == word ? 1 : 0) > ($1.count, $1.headword == word ? 1 : 0) }
    var best: [Candidate] = []
    var others: [Candidate] = []
    for candidate in found {
      if best.contains(where: { $0.headword == candidate.headword }) {
        others.append(candidate)
      } else {
        best.append(candidate)
      }
    }
    return Array((best + others).prefix(3))
  }

  private func meanings(of headword: String, as form: Form?, _ part: WordNet.Part? = nil, areNames: Bool) -> [Candidate]
  {
    let ours = own[headword].filter { part == nil || $0.kind == part?.letter }.map { meaning in
      // A meaning of our own comes first for a word that WordNet lacks, and last otherwise.
      let count = meaning.kind == "o" || senses[headword].isEmpty ? Int.max : 0
      return Candidate(headword: headword, form: form, meaning: meaning, count: count)
    }
    let shown = senses[headword].filter { (part == nil || $0.part == part) && isShown($0.meaning) }
    return ours
      + shown.filter { $0.isLowerCase != areNames }.map { sense in
        let meaning = Meaning(kind: sense.part.letter, text: sense.meaning)
        return Candidate(headword: headword, form: form, meaning: meaning, count: sense.count)
      }
  }

  /// Returns whether a meaning holds no word that should not be shown.
  private func isShown(_ meaning: String) -> Bool {
    !meaning.lowercased().split { !("a"..."z").contains($0) }.contains { hidden.contains(String($0)) }
  }

  private mutating func refer(to candidates: [Candidate]) -> [Reference] {
    candidates.map { candidate in
      var known = meanings[candidate.headword, default: []]
      let index = known.firstIndex(of: candidate.meaning) ?? known.count
      if index == known.count { known.append(candidate.meaning) }
      meanings[candidate.headword] = known
      return Reference(headword: candidate.headword, form: candidate.form, index: index)
    }
  }
}

extension WordNet.Part {
  /// The letter for the part of speech in `english.glosses`.
  var letter: Character {
    switch self {
    case .noun: "n"
    case .verb: "v"
    case .adj: "a"
    case .adv: "r"
    }
  }

  /// Creates the part of speech of a letter; nil for `o`, which is none of them.
  init?(letter: Character) {
    guard let part = WordNet.Part.allCases.first(where: { $0.letter == letter }) else { return nil }
    self = part
  }
}
