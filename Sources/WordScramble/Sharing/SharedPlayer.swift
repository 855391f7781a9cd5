/// A player of a shared round, with the words that the player has found.
public struct SharedPlayer: Equatable, Sendable {
  /// The maximum number of characters in a name.
  public static let maxNameLength = 12
  /// The maximum number of UTF-8 bytes in a name.
  public static let maxNameBytes = 36
  /// The numbers of the colors that a player can choose from.
  public static let colors = 0...7
  /// The maximum number of hints, of clues, and of changes to name and color.
  static let maxTimes = 10_000

  /// A random number that identifies the player at one table only, so nobody can be tracked from table to table.
  public internal(set) var id: UInt64
  /// The name in UTF-8, or empty.
  public internal(set) var name: [UInt8]
  /// The number of the color, one of ``colors``.
  public internal(set) var color: Int
  /// The number of changes to name and color.
  public internal(set) var changeCount = 0
  /// The minimum number of letters in a word, 3 or 4.
  public internal(set) var minimum = 3
  /// How long the player has played, in seconds.
  public internal(set) var seconds = 0
  /// How many times the hint was shown.
  public internal(set) var hints = 0
  /// The number of words for which a clue was taken.
  public internal(set) var clues = 0
  /// Whether the player has seen the missed words, and so can find no more words.
  public internal(set) var isFinal = false
  /// The found words, from a to z.
  public internal(set) var words: [Word] = []

  /// Creates a player without found words.
  ///
  /// - Parameters:
  ///   - id: A random number.
  ///   - name: The name in UTF-8. It is shortened to ``maxNameLength`` characters and ``maxNameBytes`` bytes. Control
  ///     characters and direction marks are removed.
  ///   - color: One of ``colors``. Other numbers are clamped.
  public init(id: UInt64, name: [UInt8], color: Int) {
    (self.id, self.name) = (id, SharedPlayer.validName(from: name))
    self.color = min(max(color, SharedPlayer.colors.lowerBound), SharedPlayer.colors.upperBound)
  }

  /// Returns the part of a text that can be a name.
  package static func validName(from text: [UInt8]) -> [UInt8] {
    let visible = VisibleText.beginning(of: Word.trimmingSpace(text[...]).prefix(maxNameBytes), atMost: maxNameLength)
    return Array(Word.trimmingSpace(visible[...]))
  }

  /// Whether a code may contain the player: the values are within their limits, and the words are in order.
  var isValid: Bool {
    SharedPlayer.validName(from: name) == name && SharedPlayer.colors.contains(color)
      && changeCount <= SharedPlayer.maxTimes
      && hints <= SharedPlayer.maxTimes && clues <= SharedPlayer.maxTimes && seconds <= PlayTime.longest.seconds
      && words.indices.dropFirst().allSatisfy { words[$0 - 1] < words[$0] }
  }

  /// Returns two states of a player merged: the words of both, and the larger numbers. The player is final if one of
  /// the states is.
  ///
  /// The minimum number of letters is the smaller of both, so the words of both may count. The name and color come from
  /// the state in which they were changed more often; on a tie, from the one with the greater name or, if the names are
  /// equal, the greater color.
  func merged(with other: SharedPlayer) -> SharedPlayer {
    var merged = hasOlderName(than: other) ? other : self
    merged.minimum = min(minimum, other.minimum)
    (merged.seconds, merged.isFinal) = (max(seconds, other.seconds), isFinal || other.isFinal)
    (merged.hints, merged.clues) = (max(hints, other.hints), max(clues, other.clues))
    merged.words = [Word].union(words, other.words)
    return merged
  }

  private func hasOlderName(than other: SharedPlayer) -> Bool {
    if changeCount != other.changeCount { return changeCount < other.changeCount }
    if name != other.name { return name.lexicographicallyPrecedes(other.name) }
    return color < other.color
  }

  /// Changes the name and color, if either is different, and counts the change.
  mutating func rename(_ name: [UInt8], color: Int) {
    let renamed = SharedPlayer(id: id, name: name, color: color)
    guard renamed.name != self.name || renamed.color != self.color else { return }
    (self.name, self.color) = (renamed.name, renamed.color)
    changeCount = min(changeCount + 1, SharedPlayer.maxTimes)
  }
}

extension SharedPlayer {
  /// Returns the player with the progress of a round added.
  ///
  /// Words that the lexicon does not know are left out, because nobody else could check them, and so are blocked words
  /// and sensitive words, except delicate ones.
  ///
  /// - Parameter sensitiveWords: The sensitive words, or nil if they are not known.
  /// - Complexity: O(*n* log *n*), where *n* is the number of words found.
  func adding(_ round: Round, in lexicon: Lexicon, avoiding sensitiveWords: SensitiveWords?) -> SharedPlayer {
    var (played, known) = (SharedPlayer(id: id, name: name, color: color), self)
    (played.changeCount, played.minimum) = (changeCount, round.minimum)
    if words.isEmpty { known.minimum = round.minimum }
    let log = RoundLog(of: round, in: lexicon, avoiding: sensitiveWords)
    (played.seconds, played.isFinal) = (log.seconds, round.phase == .revealed)
    played.hints = min(log.assists.count { !$0.isClue }, SharedPlayer.maxTimes)
    played.clues = min(log.assists.count { $0.isClue }, SharedPlayer.maxTimes)
    played.words = log.foundWords.map { $0.word }.filter { lexicon.wordClass(of: $0) != .blocked }
    played.words.sortInPlace { $0 < $1 }
    return known.merged(with: played)
  }

  /// Returns whether all words of the player can be found in a puzzle: they are spelled from the letters, long enough,
  /// and not the root.
  func fits(_ puzzle: SharedPuzzle, with letters: LetterBag) -> Bool {
    words.allSatisfy { $0.count >= minimum && $0 != puzzle.root && letters.spells($0) }
  }
}

extension [Word] {
  /// Returns the union of two sorted arrays without duplicates, sorted.
  ///
  /// - Complexity: O(*n* + *m*), where *n* and *m* are the numbers of words.
  static func union(_ first: [Word], _ second: [Word]) -> [Word] {
    var (union, index) = ([Word](), 0)
    for word in second {
      while index < first.count, first[index] < word {
        union.append(first[index])
        index += 1
      }
      if index < first.count, first[index] == word { index += 1 }
      union.append(word)
    }
    return union + first[index...]
  }

  /// Returns whether a sorted array contains a word.
  func containsSorted(_ word: Word) -> Bool {
    let index = partitioningIndex { !($0 < word) }
    return index < count && self[index] == word
  }
}
