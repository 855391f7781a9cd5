/// The grammatical form of a word, relative to its headword.
enum Form: String {
  case plural, past, participle, gerund, thirdPerson = "third", comparative, superlative
}

extension WordNet {
  /// A headword, and the form of it that a word is.
  struct Base: Hashable {
    let word: String
    let part: PartOfSpeech
    let form: Form
  }

  /// Returns the headwords of which a word is a form, by WordNet's lists of exceptions and by the spelling rules.
  ///
  ///     wordNet.bases(withFormsOf: "mice")  // the plural of mouse
  ///     wordNet.bases(withFormsOf: "leaves")  // the plural of leaf and of leave, the third person of leave
  func bases(withFormsOf word: String) -> [Base] {
    let irregular = exceptions[word, default: []].filter { $0.base != word && isHeadword($0.base) }
      .map { Base(word: $0.base, part: $0.part, form: form(of: word, from: $0.base, $0.part)) }
    return irregular + basesEndingInMan(of: word) + WordNet.bases(withRegularFormsOf: word) { parts(of: $0) }
  }

  /// Returns the headwords of which a word is a form by the spelling rules.
  ///
  /// - Parameter parts: A closure that returns the parts of speech of a headword, or none for any other word.
  static func bases(withRegularFormsOf word: String, parts: (String) -> Set<PartOfSpeech>) -> [Base] {
    // All regular forms end in -s, -ed, -ing, -er or -est.
    guard let last = word.utf8.last, "sdgrt".utf8.contains(last) else { return [] }
    let form: Form = word.hasSuffix("ing") ? .gerund : word.hasSuffix("ed") ? .past : .thirdPerson
    return Inflection.possibleBases(of: word).flatMap { base in
      let parts = parts(base)
      var found: [Base] = []
      if !parts.isDisjoint(with: [.noun, .verb]), Inflection.forms(of: base).contains(word) {
        if form == .thirdPerson, parts.contains(.noun) { found.append(Base(word: base, part: .noun, form: .plural)) }
        if parts.contains(.verb) { found.append(Base(word: base, part: .verb, form: form)) }
      }
      if parts.contains(.adj), let form = Inflection.comparisonForm(word, of: base) {
        found.append(Base(word: base, part: .adj, form: form))
      }
      return found
    }
  }

  /// Returns the noun in *-man* whose plural is a given word in *-men*, if there is one.
  private func basesEndingInMan(of word: String) -> [Base] {
    guard word.hasSuffix("men"), parts(of: word.dropLast(2) + "an").contains(.noun) else { return [] }
    return [Base(word: word.dropLast(2) + "an", part: .noun, form: .plural)]
  }

  /// Returns which irregular form a word is. The list of exceptions does not distinguish *sang* from *sung*.
  private func form(of word: String, from base: String, _ part: PartOfSpeech) -> Form {
    switch part {
    case .noun: return .plural
    case .adj, .adv: return word.hasSuffix("st") ? .superlative : .comparative
    case .verb:
      if word.hasSuffix("ing") { return .gerund }
      if word.hasSuffix("s") { return .thirdPerson }
      let others = irregularPasts[base, default: []].filter { $0 != word }
      return !others.isEmpty && isParticiple(word, beside: others) ? .participle : .past
    }
  }

  /// Returns whether one of several past forms is the participle: *torn*, *done*, or *sung* beside *sang*.
  private func isParticiple(_ word: String, beside others: [String]) -> Bool {
    func endsInN(_ word: String) -> Bool { word.hasSuffix("n") || word.hasSuffix("ne") }
    if others.contains(where: { endsInN($0) != endsInN(word) }) { return endsInN(word) }
    return word.contains("u") && others.contains { !$0.contains("u") }
  }
}
