import WordScramble

/// All accepted words, each with its class. See `Data/README.md`.
struct AcceptedWords {
  let scowl: Scowl
  let wordNet: WordNet
  let lists: HandLists

  let classes: [String: WordClass]

  /// Applies the rule to the sources.
  init(scowl: Scowl, wordNet: WordNet, lists: HandLists) {
    self.scowl = scowl
    self.wordNet = wordNet
    self.lists = lists
    let rule = ClassificationRule(scowl: scowl, wordNet: wordNet, lists: lists)
    let accepted = lists.addedWords.union(scowl.words.keys).subtracting(lists.notWords)
    classes = Dictionary(uniqueKeysWithValues: accepted.map { ($0, rule.wordClass(of: $0)) })
  }

  /// The lines of `words.tsv` in alphabetical order. A word that only a hand list contains has no size. A word that is
  /// refused although SCOWL contains it has the class x.
  var lines: [String] {
    let refused = lists.notWords.filter { scowl.words[$0] != nil }
    return refused.union(classes.keys).sorted().map { word in
      let size = scowl.words[word].map { String($0.size) } ?? "-"
      return "\(word)\t\(size)\t\(classes[word]?.letter ?? WordClass.refusedLetter)"
    }
  }
}
