import WordScramble

/// Texts to look up: words of the list, and as many texts that differ from a word in one letter and are not in the
/// list.
struct Guesses {
  private static let count = 20_000

  /// The texts in lower case, for implementations that compare strings as they are.
  let texts: [String]
  /// The same texts as ``Word`` values.
  let words: [Word]
  /// The same texts with a capital first letter, as phone keyboards type them.
  let typedTexts: [String]

  init(_ inputs: Inputs) throws {
    let wordSet = Set(inputs.words)
    var (words, generator) = (inputs.words, SplitMix64(seed: 20))
    generator.shuffle(&words)
    let hits = Array(words.prefix(Guesses.count / 2))
    var texts = hits + hits.map { Guesses.changedWord($0, wordSet, &generator) }
    generator.shuffle(&texts)
    self.texts = texts
    self.words = try texts.map { try Word($0.utf8) }
    typedTexts = texts.map { $0.prefix(1).uppercased() + $0.dropFirst() }
  }

  /// Returns the word with one letter changed so that the result is not a word.
  private static func changedWord(_ word: String, _ wordSet: Set<String>, _ generator: inout SplitMix64) -> String {
    while true {
      var letters = Array(word.utf8)
      letters[Int(generator.next(below: UInt32(letters.count)))] = UInt8(ascii: "a") + UInt8(generator.next(below: 26))
      let text = String(decoding: letters, as: UTF8.self)
      if !wordSet.contains(text) { return text }
    }
  }
}
