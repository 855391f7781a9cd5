import WordScramble

/// The rule that classifies words as everyday, common, rare or blocked.
///
/// The sizes of SCOWL alone let odd inflections through, such as `alibiing` and `absurder`. From size 35 on, WordNet
/// must therefore know a word.
struct ClassificationRule {
  let scowl: Scowl
  let wordNet: WordNet
  let lists: HandLists

  /// Returns the class of an accepted word. Lists of single words take precedence over the size in SCOWL, and among
  /// them the blocked words come first.
  func wordClass(of word: String) -> WordClass {
    if lists.blocked.contains(word) { return .blocked }
    if [lists.demoted, lists.littleKnown, lists.familyExceptions].contains(where: { $0.contains(word) }) {
      return .rare
    }
    if isListedAsCommon(word) { return scowl.standardSize(of: word) <= 20 ? .everyday : .common }
    if lists.addRare.contains(word) { return .rare }
    if scowl.standardSize(of: word) <= 20 { return .everyday }
    return isCommonBySize(word) || isFormOfCommonWord(word) ? .common : .rare
  }

  /// Returns whether a word is only the -er or -est form of adjectives above size 20.
  ///
  /// SCOWL generates such forms, and three out of four are never used, such as `adverser` and `absurdest`.
  func isOddComparison(_ word: String) -> Bool {
    guard !wordNet.isHeadword(word) else { return false }
    let bases = wordNet.bases(of: word)
    return !bases.isEmpty && bases.allSatisfy { $0.part == .adj && scowl.standardSize(of: $0.base) > 20 }
  }

  private func isListedAsCommon(_ word: String) -> Bool {
    lists.addCommon.contains(word) || lists.alwaysCommon.contains(word)
  }

  private func isCommonBySize(_ word: String) -> Bool {
    switch scowl.standardSize(of: word) {
    case ...20: true
    case ...35: wordNet.recognizes(word) && !isOddComparison(word)
    case ...50: wordNet.isHeadword(word) || isInflectionOfCommonBase(word) && !isOddComparison(word)
    default: false
    }
  }

  /// Returns whether a word of standard spelling is an -s, -ed or -ing form of a common word that people really use:
  /// `scarves`, `planned`.
  ///
  /// WordNet must list the common word as a noun or a verb. A common word from a hand list that WordNet does not list,
  /// such as `app`, may be either.
  private func isFormOfCommonWord(_ word: String) -> Bool {
    guard scowl.standardSize(of: word) <= 60, ["s", "ed", "ing"].contains(where: word.hasSuffix) else { return false }
    let unknownBases = Inflection.possibleBases(of: word).filter {
      isListedAsCommon($0) && !wordNet.isHeadword($0) && Inflection.forms(of: $0).contains(word)
    }
    return (wordNet.regularBases(of: word) + unknownBases).contains { wordClass(of: $0).isCommon }
  }

  private func isInflectionOfCommonBase(_ word: String) -> Bool {
    wordNet.bases(of: word).contains { scowl.standardSize(of: $0.base) <= 35 }
  }
}
