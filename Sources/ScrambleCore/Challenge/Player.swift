/// Somebody who plays the same puzzle, as a challenge says.
public struct Player: Equatable, Sendable {
  public internal(set) var name: PlayerName
  /// The found words, alphabetically, each once.
  public internal(set) var words: [Word]
  /// Whether the player has ended the round.
  public internal(set) var hasFinished: Bool

  /// Creates a player.
  ///
  /// - Parameter words: The found words in any order.
  public init(name: PlayerName, words: [Word] = [], hasFinished: Bool = false) {
    self.name = name
    self.words = Player.union(words, [])
    self.hasFinished = hasFinished
  }

  /// Returns what two devices know of one person. Of two spellings of the name, the first in the order of bytes stays.
  func joined(with other: Player) -> Player {
    let isOtherFirst = other.name.utf8.lexicographicallyPrecedes(name.utf8)
    return Player(
      name: isOtherFirst ? other.name : name, words: Player.union(words, other.words),
      hasFinished: hasFinished || other.hasFinished)
  }

  /// Returns the words that an earlier state of the player lacks.
  func words(since earlier: Player?) -> [Word] {
    guard let earlier else { return words }
    return words.filter { !earlier.words.contains($0) }
  }

  private static func union(_ first: [Word], _ second: [Word]) -> [Word] {
    var words = first + second
    words.sortInPlace { $0 < $1 }
    var union: [Word] = []
    for word in words where word != union.last { union.append(word) }
    return union
  }
}

/// Players of one puzzle, sorted by the keys of their names.
extension [Player] {
  /// Returns the player with a name.
  func player(named name: PlayerName) -> Player? {
    let key = name.key
    return first { $0.name.key == key }
  }

  /// Returns the players of both, each person once.
  func joined(with others: [Player]) -> [Player] {
    var joined = self
    for other in others { joined.add(other) }
    return joined
  }

  /// Adds a player, or what is new about a known one.
  mutating func add(_ player: Player) {
    let key = player.name.key
    let index = partitioningIndex { !$0.name.key.lexicographicallyPrecedes(key) }
    if index < count, self[index].name.key == key {
      self[index] = self[index].joined(with: player)
    } else {
      insert(player, at: index)
    }
  }

  /// Returns at most as many players as a challenge has: those with the most words, then by name, and always the player
  /// with a given name.
  func limited(keeping name: PlayerName? = nil) -> [Player] {
    guard count > Challenge.maxPlayers else { return self }
    let key = name?.key
    var ranked = self
    ranked.sortInPlace { $1.words.count < $0.words.count }
    ranked.sortInPlace { first, second in first.name.key == key && second.name.key != key }
    var limited = Array(ranked.prefix(Challenge.maxPlayers))
    limited.sortInPlace { $0.name.key.lexicographicallyPrecedes($1.name.key) }
    return limited
  }
}
