import Foundation

/// Decides which meanings of WordNet are hidden: those with insults, coarse words, or words about drugs or sex.
struct HiddenMeanings {
  /// A phrase as lowercase words.
  private struct Phrase {
    let words: [Substring]
    /// Whether the last word may be the start of a longer one.
    let isPrefix: Bool

    init(_ line: String) {
      isPrefix = line.hasSuffix("*")
      words = HiddenMeanings.words(of: line)
    }

    /// Returns whether a sequence of words starts with the phrase.
    func matches(_ followingWords: ArraySlice<Substring>) -> Bool {
      guard let last = words.last, followingWords.count >= words.count, followingWords.starts(with: words.dropLast())
      else {
        return false
      }
      let correspondingWord = followingWords[followingWords.startIndex + words.count - 1]
      return isPrefix ? correspondingWord.hasPrefix(last) : correspondingWord == last
    }
  }

  /// Words that hide a meaning even if it is one of ``harmlessMeanings``.
  private let forbiddenWords: Set<String>
  /// The phrases by their first three letters, because a phrase may consist of the start of a word.
  private let phrases: [Substring: [Phrase]]
  /// Meanings that are shown although they contain one of ``phrases``.
  private let harmlessMeanings: Set<String>

  /// Reads `coarse.txt`, `hidden-phrases.txt` and `harmless-meanings.txt`.
  ///
  /// - Parameter slurs: The words of class `s`.
  init(folder: URL, slurs: Set<String>) throws(CollectError) {
    func entries(_ name: String) throws(CollectError) -> [String] {
      try TextFile(url: folder.appending(path: name)).entries().map(\.text)
    }
    forbiddenWords = Set(try entries("coarse.txt")).union(slurs)
    let allPhrases = try entries("hidden-phrases.txt").map(Phrase.init)
    phrases = Dictionary(grouping: allPhrases) { $0.words.first?.prefix(3) ?? "" }
    harmlessMeanings = Set(try entries("harmless-meanings.txt"))
  }

  /// Returns whether a meaning of WordNet is hidden because of a word or a phrase.
  func contains(_ meaning: String) -> Bool {
    let words = Self.words(of: meaning)
    if words.contains(where: { self.forbiddenWords.contains(String($0)) }) { return true }
    let containsPhrase = words.indices.contains { index in
      phrases[words[index].prefix(3), default: []].contains { $0.matches(words[index...]) }
    }
    return containsPhrase && !harmlessMeanings.contains(meaning)
  }

  /// Returns the runs of letters in a text, in lowercase.
  private static func words(of text: String) -> [Substring] {
    text.lowercased().split { !("a"..."z").contains($0) }
  }
}
