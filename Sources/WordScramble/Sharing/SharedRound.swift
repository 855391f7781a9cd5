/// A round that a few people play on their own devices. They pass on a code that contains what all of them have found.
///
///     if let puzzle = SharedPuzzle(table: 1, root: silkworm) {
///       var round = SharedRound(puzzle)
///       let received = round.code  // g1.…
///       try round.add(SharedRound(code: received))
///       round.players.count  // 0
///     }
///
/// Codes of the same puzzle can be merged in any order and any number of times, with the same result.
/// `Documentation/SharedRounds.md` describes the format of the code.
public struct SharedRound: Equatable, Sendable {
  /// The maximum number of players.
  public static let maxPlayers = 12
  /// The maximum number of different words of all players.
  public static let maxWords = 1_000
  /// The maximum length of a code in characters.
  public static let maxCodeLength = 8_192

  public let puzzle: SharedPuzzle
  /// The players in ascending order of their identities.
  public private(set) var players: [SharedPlayer] = []

  public init(_ puzzle: SharedPuzzle) {
    self.puzzle = puzzle
  }

  /// Creates a shared round from players, or returns nil if they or their words are too many, one of them is not valid,
  /// or they are not in the order of their identities.
  init?(_ puzzle: SharedPuzzle, players: [SharedPlayer]) {
    (self.puzzle, self.players) = (puzzle, players)
    guard players.count <= SharedRound.maxPlayers, words.count <= SharedRound.maxWords,
      players.indices.dropFirst().allSatisfy({ players[$0 - 1].id < players[$0].id }),
      players.allSatisfy({ $0.isValid && $0.seconds <= puzzle.minutes.map { $0 * 60 } ?? .max })
    else { return nil }
  }

  /// The words of all players without duplicates, from a to z.
  ///
  /// - Complexity: O(*p* *n*), where *p* is the number of players and *n* the number of their words.
  public var words: [Word] { players.reduce([]) { .union($0, $1.words) } }

  /// The players whose words can all be found in the puzzle. The others stay in the code but do not count.
  ///
  /// - Complexity: O(*n*), where *n* is the number of words of all players.
  package var countedPlayers: [SharedPlayer] {
    let letters = LetterBag(puzzle.root)
    return players.filter { $0.fits(puzzle, with: letters) }
  }

  public func player(_ id: UInt64) -> SharedPlayer? { players.first { $0.id == id } }

  /// Returns whether a player is in the round or can be added. Nil means a new player.
  package func hasRoom(for id: UInt64?) -> Bool {
    players.count < SharedRound.maxPlayers || id.map { player($0) != nil } ?? false
  }

  /// The first color that no player has, or the last one if there is none.
  package var freeColor: Int {
    SharedPlayer.colors.first { color in !players.contains { $0.color == color } } ?? SharedPlayer.colors.upperBound
  }

  /// Adds the content of another code of the same round.
  ///
  /// - Throws: A ``SharedRoundError``, in which case nothing changes.
  /// - Complexity: O(*p* *n*), where *p* is the number of players and *n* the number of their words.
  public mutating func add(_ other: SharedRound) throws(SharedRoundError) {
    guard other.puzzle == puzzle else { throw .otherRound }
    var merged = self
    for player in other.players { merged.insert(player) }
    guard merged.players.count <= SharedRound.maxPlayers else { throw .full }
    guard merged == self || merged.fitsCode else { throw .tooLarge }
    self = merged
  }

  /// Adds a player, or merges the player with the known state.
  ///
  /// - Throws: A ``SharedRoundError``, in which case nothing changes.
  mutating func add(_ player: SharedPlayer) throws(SharedRoundError) {
    var other = SharedRound(puzzle)
    other.players = [player]
    try add(other)
  }

  /// Returns a round with the merged players of both. If a code cannot hold all of them, those with the smaller
  /// identities are included.
  func mergedWithinLimits(with other: SharedRound) -> SharedRound {
    var merged = SharedRound(puzzle)
    for player in players + other.players { merged.insert(player) }
    while !merged.players.isEmpty, merged.players.count > SharedRound.maxPlayers || !merged.fitsCode {
      merged.players.removeLast()
    }
    return merged
  }

  private var fitsCode: Bool {
    words.count <= SharedRound.maxWords && code.count <= SharedRound.maxCodeLength
  }

  private mutating func insert(_ player: SharedPlayer) {
    let index = players.partitioningIndex { $0.id >= player.id }
    if index < players.count, players[index].id == player.id {
      players[index] = players[index].merged(with: player)
    } else {
      players.insert(player, at: index)
    }
  }
}

/// The reason two codes cannot be merged.
public enum SharedRoundError: Error, Equatable, Sendable {
  /// The codes are of different rounds.
  case otherRound
  /// There are already ``SharedRound/maxPlayers`` players.
  case full
  /// There would be more words or characters than a code may have.
  case tooLarge
}
