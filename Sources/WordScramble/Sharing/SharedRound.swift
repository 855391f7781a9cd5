/// A round that a few people play, each on their own device, and pass on as one code that holds what all have found.
///
///     if let puzzle = SharedPuzzle(table: 1, root: silkworm) {
///       var round = SharedRound(puzzle)
///       let received = round.code  // g1.…
///       try round.add(SharedRound(code: received))
///       round.players.count  // 0
///     }
///
/// Codes of one puzzle merge in any order, any number of times, to one result. `Documentation/SharedRounds.md` has the
/// form of the code.
public struct SharedRound: Equatable, Sendable {
  /// The most players.
  public static let maxPlayers = 12
  /// The most different words of all players.
  public static let maxWords = 1_000
  /// The most characters of a code.
  public static let maxCodeLength = 8_192

  /// What is played.
  public let puzzle: SharedPuzzle
  /// The players, in the ascending order of their identities.
  public private(set) var players: [SharedPlayer] = []

  /// Creates a shared round without players.
  public init(_ puzzle: SharedPuzzle) {
    self.puzzle = puzzle
  }

  /// Creates a shared round of players in order; nil for what no code can hold.
  init?(_ puzzle: SharedPuzzle, players: [SharedPlayer]) {
    (self.puzzle, self.players) = (puzzle, players)
    guard players.count <= SharedRound.maxPlayers, words.count <= SharedRound.maxWords,
      players.indices.dropFirst().allSatisfy({ players[$0 - 1].id < players[$0].id }),
      players.allSatisfy({ $0.isValid && $0.seconds <= puzzle.minutes.map { $0 * 60 } ?? .max })
    else { return nil }
  }

  /// The words of all players, each once, from a to z.
  ///
  /// - Complexity: O(*p* *n*), where *p* is the number of players and *n* that of their words.
  public var words: [Word] { players.reduce([]) { .union($0, $1.words) } }

  /// The players whose words the letters can spell. The others are carried on, but do not count.
  ///
  /// - Complexity: O(*n*), where *n* is the number of words of all players.
  package var countedPlayers: [SharedPlayer] {
    let letters = LetterBag(puzzle.root)
    return players.filter { $0.fits(puzzle, with: letters) }
  }

  /// Returns a player.
  public func player(_ id: UInt64) -> SharedPlayer? { players.first { $0.id == id } }

  /// Whether a player is one of the round or can be added; nil is a new one.
  package func hasRoom(for id: UInt64?) -> Bool {
    players.count < SharedRound.maxPlayers || id.map { player($0) != nil } ?? false
  }

  /// The first color that no player has, or the last one.
  package var freeColor: Int {
    SharedPlayer.colors.first { color in !players.contains { $0.color == color } } ?? SharedPlayer.colors.upperBound
  }

  /// Adds what another code knows of the same round.
  ///
  /// - Throws: A ``SharedRoundError``; nothing changes then.
  /// - Complexity: O(*p* *n*), where *p* is the number of players and *n* that of their words.
  public mutating func add(_ other: SharedRound) throws(SharedRoundError) {
    guard other.puzzle == puzzle else { throw .otherRound }
    var merged = self
    for player in other.players { merged.insert(player) }
    guard merged.players.count <= SharedRound.maxPlayers else { throw .full }
    guard merged == self || merged.fitsCode else { throw .tooLarge }
    self = merged
  }

  /// Adds what is known of a player.
  ///
  /// - Throws: A ``SharedRoundError``; nothing changes then.
  mutating func add(_ player: SharedPlayer) throws(SharedRoundError) {
    var other = SharedRound(puzzle)
    other.players = [player]
    try add(other)
  }

  /// Returns the players of both as far as a code can hold them, those with the smaller identities first, whichever of
  /// the two comes first.
  func addingWhatFits(_ other: SharedRound) -> SharedRound {
    var both = SharedRound(puzzle)
    for player in players + other.players { both.insert(player) }
    while !both.players.isEmpty, both.players.count > SharedRound.maxPlayers || !both.fitsCode {
      both.players.removeLast()
    }
    return both
  }

  private var fitsCode: Bool {
    words.count <= SharedRound.maxWords && code.count <= SharedRound.maxCodeLength
  }

  private mutating func insert(_ player: SharedPlayer) {
    let place = players.firstPlace { $0.id >= player.id }
    if place < players.count, players[place].id == player.id {
      players[place] = players[place].merged(with: player)
    } else {
      players.insert(player, at: place)
    }
  }
}

/// The reason two codes are not merged.
public enum SharedRoundError: Error, Equatable, Sendable {
  /// They are of different rounds.
  case otherRound
  /// There are ``SharedRound/maxPlayers`` players already.
  case full
  /// There would be more words or characters than a code may have.
  case tooLarge
}
