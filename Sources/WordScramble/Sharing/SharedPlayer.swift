/// What a player has found in a shared round.
public struct SharedPlayer: Equatable, Sendable {
  /// The most characters of a name.
  public static let longestName = 12
  /// The most bytes of a name in UTF-8.
  public static let mostNameBytes = 36
  /// The colors a player may choose from, by number.
  public static let colors = 0...7
  /// The largest numbers of hints, of clues, and of changes of name and color.
  static let mostTimes = 10_000

  /// A random number of a device for one table: nobody can be followed from table to table.
  public internal(set) var id: UInt64
  /// The name, in UTF-8; empty if the player has given none.
  public internal(set) var name: [UInt8]
  /// The color, one of ``colors``.
  public internal(set) var color: Int
  /// How often name and color were changed.
  public internal(set) var changes = 0
  /// The fewest letters of a word, 3 or 4.
  public internal(set) var minimum = 3
  /// How long it was played, in seconds.
  public internal(set) var seconds = 0
  /// How many times the hint was looked at.
  public internal(set) var hints = 0
  /// How many words a clue was taken for.
  public internal(set) var clues = 0
  /// Whether the missed words were shown: nothing can be added.
  public internal(set) var isFinal = false
  /// The words found, from a to z.
  public internal(set) var words: [Word] = []

  /// Creates a player who has found nothing.
  ///
  /// - Parameters:
  ///   - id: A random number.
  ///   - name: Shortened to what a name may be: ``longestName`` characters and ``mostNameBytes`` bytes, without
  ///     controls and marks of direction.
  ///   - color: A color; another number counts as the last of ``colors``.
  public init(id: UInt64, name: [UInt8], color: Int) {
    (self.id, self.name) = (id, SharedPlayer.name(name))
    self.color = min(max(color, SharedPlayer.colors.lowerBound), SharedPlayer.colors.upperBound)
  }

  /// Returns the part of a text that can be a name.
  package static func name(_ text: [UInt8]) -> [UInt8] {
    let visible = VisibleText.beginning(of: Word.withoutSpace(text[...]).prefix(mostNameBytes), atMost: longestName)
    return Array(Word.withoutSpace(visible[...]))
  }

  /// Whether it is what a player of a code can be, whose words are in order.
  var isValid: Bool {
    SharedPlayer.name(name) == name && SharedPlayer.colors.contains(color) && changes <= SharedPlayer.mostTimes
      && hints <= SharedPlayer.mostTimes && clues <= SharedPlayer.mostTimes && seconds <= PlayTime.longest.seconds
      && words.indices.dropFirst().allSatisfy { words[$0 - 1] < words[$0] }
  }

  /// Returns what two codes know of one player: the words of both, and the larger numbers.
  ///
  /// The fewest letters are the smaller of both, so that the words of both may count. Of name and color, those that
  /// were changed more often count; of as many changes, those whose bytes come later.
  func merged(with other: SharedPlayer) -> SharedPlayer {
    var merged = isNamedBefore(other) ? other : self
    merged.minimum = min(minimum, other.minimum)
    (merged.seconds, merged.isFinal) = (max(seconds, other.seconds), isFinal || other.isFinal)
    (merged.hints, merged.clues) = (max(hints, other.hints), max(clues, other.clues))
    merged.words = [Word].union(words, other.words)
    return merged
  }

  private func isNamedBefore(_ other: SharedPlayer) -> Bool {
    if changes != other.changes { return changes < other.changes }
    if name != other.name { return name.lexicographicallyPrecedes(other.name) }
    return color < other.color
  }

  /// Changes name and color, if they differ.
  mutating func rename(_ name: [UInt8], color: Int) {
    let renamed = SharedPlayer(id: id, name: name, color: color)
    guard renamed.name != self.name || renamed.color != self.color else { return }
    (self.name, self.color) = (renamed.name, renamed.color)
    changes = min(changes + 1, SharedPlayer.mostTimes)
  }
}

extension SharedPlayer {
  /// Returns the player with what was done in a round.
  ///
  /// Words that nobody else could check are left out, and so are blocked and sensitive ones; a challenge leaves out the
  /// same.
  ///
  /// - Parameter sensitiveWords: Nil if they are not known.
  /// - Complexity: O(*n*), where *n* is the number of words found.
  func adding(_ round: Round, in lexicon: Lexicon, avoiding sensitiveWords: SensitiveWords?) -> SharedPlayer {
    var (played, known) = (SharedPlayer(id: id, name: name, color: color), self)
    (played.changes, played.minimum) = (changes, round.minimum)
    if words.isEmpty { known.minimum = round.minimum }
    let log = RoundLog(of: round, in: lexicon, avoiding: sensitiveWords)
    (played.seconds, played.isFinal) = (log.seconds, round.phase == .revealed)
    played.hints = min(log.assists.count { !$0.isClue }, SharedPlayer.mostTimes)
    played.clues = min(log.assists.count { $0.isClue }, SharedPlayer.mostTimes)
    played.words = log.foundWords.map { $0.word }.filter { lexicon.wordClass(of: $0) != .blocked }
    played.words.sortInPlace { $0 < $1 }
    return known.merged(with: played)
  }

  /// Whether a round can have the player's words: the letters are those of the root, and no word is too short or the
  /// root itself.
  func fits(_ puzzle: SharedPuzzle, with letters: LetterBag) -> Bool {
    words.allSatisfy { $0.count >= minimum && $0 != puzzle.root && letters.spells($0) }
  }
}

extension [Word] {
  /// Returns the words of two lists, each once; both lists and the result are from a to z.
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

  /// Returns whether a word is among these, which are from a to z.
  func containsSorted(_ word: Word) -> Bool {
    let place = firstPlace { !($0 < word) }
    return place < count && self[place] == word
  }
}
