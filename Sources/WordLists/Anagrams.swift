/// Finds the words that can be spelled with the letters of another word.
///
/// Words are indexed by their sorted letters, and every subset of the letters of a root is looked up. This method is
/// simple and shares no code with the game's solver, so that tests can compare the two.
struct Anagrams {
  /// The sorted letters of a word of at most eight letters, five bits each.
  typealias Key = UInt64

  private let wordsByKey: [Key: [String]]

  init(_ words: some Sequence<String>) {
    self.wordsByKey = Dictionary(grouping: words, by: Self.key)
  }

  /// Returns the words that the letters of a root spell, in alphabetical order, without the root itself.
  ///
  /// - Complexity: O(2^*n*), where *n* is the number of letters of the root.
  func words(spelledFrom root: String) -> [String] {
    Self.subsetKeys(of: root).flatMap { wordsByKey[$0, default: []] }.filter { $0 != root }.sorted()
  }

  /// Returns the key that all anagrams of a word share.
  static func key(of word: String) -> Key {
    word.utf8.sorted().reduce(0, append)
  }

  private static func subsetKeys(of root: String) -> Set<Key> {
    var subsetKeys: Set<Key> = [0]
    for letter in root.utf8.sorted() { subsetKeys.formUnion(subsetKeys.map { append($0, letter) }) }
    return subsetKeys
  }

  private static func append(_ key: Key, _ letter: UInt8) -> Key {
    key << 5 | Key(letter & 31)
  }
}
