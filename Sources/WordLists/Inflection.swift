/// The regular forms of English nouns and verbs.
enum Inflection {
  /// Returns the -s, -ed and -ing forms of a word in all usual spellings.
  ///
  ///     Inflection.forms(of: "vlog")  // vlogs, vlogged, vlogging
  ///     Inflection.forms(of: "cancel")  // cancels, canceled, canceling, cancelled, cancelling
  static func forms(of base: String) -> Set<String> {
    if endsInConsonant(base.dropLast()), base.hasSuffix("y") {
      return [base.dropLast() + "ies", base.dropLast() + "ied", base + "ing"]
    }
    if base.hasSuffix("e") {
      let keepsE = ["ee", "oe", "ye"].contains(where: base.hasSuffix)
      return [base + "s", base + "d", (keepsE ? base : String(base.dropLast())) + "ing"]
    }
    return Set(plurals(of: base) + stems(of: base).flatMap { [$0 + "ed", $0 + "ing"] })
  }

  /// Returns all bases that the endings of a word allow, including bases that are not words.
  static func possibleBases(of word: String) -> [String] {
    (1...4).flatMap { count in [String(word.dropLast(count)), word.dropLast(count) + "e", word.dropLast(count) + "y"] }
  }

  /// Returns whether a word is the -er or the -est form of an adjective, such as *bigger* or *happiest*; nil if the
  /// word is neither.
  static func comparisonForm(_ word: String, of base: String) -> Form? {
    let stems =
      base.hasSuffix("e")
      ? [String(base.dropLast())]
      : endsInConsonant(base.dropLast()) && base.hasSuffix("y") ? [base.dropLast() + "i", base] : stems(of: base)
    if stems.contains(where: { $0 + "er" == word }) { return .comparative }
    return stems.contains { $0 + "est" == word } ? .superlative : nil
  }

  private static func plurals(of base: String) -> [String] {
    if base.hasSuffix("o") { return [base + "s", base + "es"] }
    if base.hasSuffix("ch") { return [base + "es", base + "s"] }  // church, monarch
    return [["s", "x", "z", "sh"].contains(where: base.hasSuffix) ? base + "es" : base + "s"]
  }

  /// Returns the stems that -ed and -ing are added to: *plan* doubles its consonant, *cancel* may, *rain* does not.
  private static func stems(of base: String) -> [String] {
    guard let last = base.last, !"wxy".contains(last), endsInConsonant(base), !endsInConsonant(base.dropLast()),
      endsInConsonant(base.dropLast(2))
    else { return [base] }
    let isOneSyllable = endsInConsonant(base.dropLast(2)) && base.dropLast(2).allSatisfy { !isVowel($0) }
    return (isOneSyllable ? [] : [base]) + [base + String(last)]
  }

  private static func endsInConsonant(_ text: some StringProtocol) -> Bool {
    text.last.map { !isVowel($0) } ?? false
  }

  private static func isVowel(_ letter: Character) -> Bool {
    "aeiou".contains(letter)
  }
}
