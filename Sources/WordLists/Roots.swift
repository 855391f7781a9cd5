import WordScramble

/// A word of eight letters that a round is played on.
struct Root: Equatable {
  let word: String
  /// Whether nearly everyone knows the word: it is itself a common word. A new game draws from these.
  let isFamiliar: Bool
  /// The common words its letters spell, everyday ones included, the root itself left out; a to z.
  let common: [String]
  /// How many of those are everyday words, which is its grade.
  let everydayCount: Int
}

extension Vocabulary {
  /// Returns the roots, a to z: eight letters, 10 to 200 common words.
  func roots() -> [Root] {
    let targets = Anagrams(classes.keys.filter { classes[$0]?.isCommon == true })
    let rule = Rule(scowl: scowl, wordNet: wordNet, lists: lists)
    let fit = classes.keys.filter { isFitForRoot($0, by: rule) }.sorted()
    return fit.map { root($0, of: targets) }.filter { (10...200).contains($0.common.count) }
  }

  private func root(_ word: String, of targets: Anagrams) -> Root {
    let common = targets.words(spelledFrom: word)
    return Root(
      word: word, isFamiliar: classes[word]?.isCommon == true, common: common,
      everydayCount: common.count { classes[$0] == .everyday })
  }

  /// Returns whether a word may be a root at all: standard spelling, size 60 and below, and nothing a player would call made up.
  private func isFitForRoot(_ word: String, by rule: Rule) -> Bool {
    guard word.utf8.count == 8, let wordClass = classes[word], wordClass != .blocked else { return false }
    guard !lists.demoted.contains(word), !lists.names.contains(word) else { return false }
    let size = scowl.standardSize(of: word)
    guard size <= 60 else { return false }
    return wordClass.isCommon || (size <= 50 || wordNet.knows(word)) && !rule.isOddComparison(word)
  }
}
