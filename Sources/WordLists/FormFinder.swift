import WordScramble

/// Finds the headwords of which a word is a form. Leaves out false headwords that the spelling rules suggest, such as
/// *own* for *owner* and *see* for *seed*.
struct FormFinder {
  private let wordNet: WordNet
  private let senses: WordNetSenses
  private let scowl: Scowl
  private let classes: [String: WordClass]
  private let handGlosses: HandGlosses
  /// Words that must not be shown, so they are not named as headwords either.
  private let blocked: Set<String>

  init(of vocabulary: AcceptedWords, senses: WordNetSenses, handGlosses: HandGlosses) {
    (wordNet, scowl, classes) = (vocabulary.wordNet, vocabulary.scowl, vocabulary.classes)
    (self.senses, self.handGlosses) = (senses, handGlosses)
    blocked = vocabulary.lists.blocked.union(vocabulary.lists.notWords)
  }

  /// Returns the headwords of which a word is a form. Function words have none: *his* is not the plural of *hi*.
  func bases(of word: String) -> [WordNet.Base] {
    if handGlosses.isFunctionWord(word) { return [] }
    let spellingBases = (wordNet.bases(withFormsOf: word) + handGlosses.bases(withRegularFormsOf: word)).filter {
      isForm(word, $0)
    }
    var found: [WordNet.Base] = []
    for base in handGlosses.listedBases(of: word) + spellingBases
    where !blocked.contains(base.word) && !found.contains(base) {
      found.append(base)
    }
    return found
  }

  /// Returns whether a word really is the form of a base that its spelling suggests.
  private func isForm(_ word: String, _ base: WordNet.Base) -> Bool {
    if handGlosses.isFalseForm(base, for: word) || base.word.utf8.count == 1 { return false }
    // An abbreviation that has a meaning in our list, such as *ufo*, counts as a word.
    if handGlosses[base.word].isEmpty, senses.isAbbreviation(base.word) { return false }
    switch base.form {
    case .comparative, .superlative: return isComparison(word, base)
    case .past where word.hasSuffix("ed"): return isRegularPast(word, of: base.word)
    default: return true
    }
  }

  /// Returns whether a word is the -er or -est form of an adjective. It is if WordNet lists it as an exception, if
  /// SCOWL does not contain it, or if SCOWL contains both forms, such as *colder* and *coldest*.
  ///
  /// If the word is a headword itself, such as *forest*, the other form must also be in use.
  private func isComparison(_ word: String, _ base: WordNet.Base) -> Bool {
    if wordNet.isException(word, of: base) || scowl.words[word] == nil { return true }
    let otherDegree: String = base.form == .comparative ? word.dropLast(2) + "est" : word.dropLast(3) + "er"
    if scowl.longSuperlatives.contains(otherDegree[...]) { return true }
    return wordNet.isHeadword(word) ? isInUse(otherDegree) : scowl.words[otherDegree] != nil
  }

  /// Returns whether a word in -ed is a past of a verb. For a verb with other irregular pasts, such as *dream*, the
  /// word must be in use and must not be another word, as *seed* is.
  private func isRegularPast(_ word: String, of verb: String) -> Bool {
    let irregular = wordNet.irregularPasts[verb, default: []].filter { !$0.hasSuffix("ed") }
    guard !irregular.isEmpty, !wordNet.irregularPasts[verb, default: []].contains(word) else { return true }
    let others = wordNet.regularBases(of: word).filter { $0 != verb && wordNet.parts(of: $0).contains(.verb) }
    return isInUse(word) && wordNet.parts(of: word).isDisjoint(with: [.noun, .verb]) && others.isEmpty
  }

  private func isInUse(_ word: String) -> Bool {
    scowl.standardSize(of: word) <= 60 || classes[word]?.isCommon == true
  }
}
