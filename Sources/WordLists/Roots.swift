import WordScramble

/// A word of eight letters from which the players spell words.
struct Root: Equatable {
  let word: String
  /// The common words that the letters of the root spell, including everyday words but not the root itself, in
  /// alphabetical order.
  let common: [String]
  /// The number of everyday words among the common words, which decides the grade.
  let everydayCount: Int
  /// Whether New Word deals the root even if the player has not included unfamiliar roots.
  var isFamiliar = false

  var grade: Grade { Grade(everydayWords: everydayCount) }
}

extension AcceptedWords {
  /// Returns the roots in alphabetical order. A root has eight letters and 10 to 200 common words.
  func roots() -> [Root] {
    let commonWords = Anagrams(classes.keys.filter { classes[$0]?.isCommon == true })
    let rule = ClassificationRule(scowl: scowl, wordNet: wordNet, lists: lists)
    let candidates = classes.keys.filter { isFitForRoot($0, by: rule) }.sorted()
    var roots = candidates.map { root($0, of: commonWords) }.filter { (10...200).contains($0.common.count) }
    let familiarWords = familiarRoots(among: roots)
    for index in roots.indices { roots[index].isFamiliar = familiarWords.contains(roots[index].word) }
    return roots
  }

  private func root(_ word: String, of commonWords: Anagrams) -> Root {
    let common = commonWords.words(spelledFrom: word)
    return Root(word: word, common: common, everydayCount: common.count { classes[$0] == .everyday })
  }

  /// Returns whether a word may be a root. It must have eight letters, standard spelling and size 60 or below, and must
  /// not be blocked, demoted or a name. Unless it is common or little-known, it must not be an odd comparison and,
  /// above size 50, WordNet must recognize it.
  private func isFitForRoot(_ word: String, by rule: ClassificationRule) -> Bool {
    guard word.utf8.count == 8, let wordClass = classes[word], wordClass != .blocked else { return false }
    guard !lists.demoted.contains(word), !lists.names.contains(word) else { return false }
    let size = scowl.standardSize(of: word)
    guard size <= 60 else { return false }
    if wordClass.isCommon || lists.littleKnown.contains(word) { return true }
    return (size <= 50 || wordNet.recognizes(word)) && !rule.isOddComparison(word)
  }

  /// Returns the familiar roots: common words that contain neither few nor very many others.
  ///
  /// Without a limit, half of them would be an -s, -ed or -ing form of a word. Only one in five may be such a form.
  /// Forms that are also headwords, such as `alarming`, take precedence, and then those with the most everyday words.
  private func familiarRoots(among roots: [Root]) -> Set<String> {
    let candidates = roots.filter {
      classes[$0.word]?.isCommon == true && (15...90).contains($0.common.count) && !lists.notDealt.contains($0.word)
    }
    let inflectedRoots = candidates.filter { isInflected($0.word) }.sorted {
      let (isFirstHeadword, isSecondHeadword) = (wordNet.isHeadword($0.word), wordNet.isHeadword($1.word))
      return isFirstHeadword == isSecondHeadword
        ? ($1.everydayCount, $0.word) < ($0.everydayCount, $1.word) : isFirstHeadword
    }
    let otherRoots = candidates.filter { !isInflected($0.word) }
    return Set((otherRoots + inflectedRoots.prefix(otherRoots.count / 4)).map(\.word))
  }

  /// Returns whether a word ends in -s, -ed or -ing and is a form of another word, even if it is also a headword
  /// itself, such as `painting`.
  func isInflected(_ word: String) -> Bool {
    ["s", "ed", "ing"].contains(where: word.hasSuffix)
      && wordNet.bases(of: word).contains { $0.part == .noun || $0.part == .verb }
  }
}
