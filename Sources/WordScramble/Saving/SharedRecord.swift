/// The data that this device saves of a shared round: its content, the player of this device, and the round in which
/// the player plays it.
///
/// `Documentation/SavedForm.md` describes the saved format.
package struct SharedRecord: Equatable, Sendable {
  /// The puzzle, and the known results of all players, including the player of this device.
  package private(set) var shared: SharedRound
  /// The identity of the player of this device.
  package private(set) var ownID: UInt64
  /// When the round was last opened as this player, in seconds since 1970-01-01 00:00 UTC.
  private(set) var lastOpenedAt: Int64
  /// When the round was first shared or opened here, in seconds since 1970-01-01 00:00 UTC.
  package private(set) var addedAt: Int64
  /// The round in which the player plays the shared round.
  package private(set) var round: RoundID

  init(_ shared: SharedRound, ownID: UInt64, lastOpenedAt: Int64, addedAt: Int64, round: RoundID) {
    (self.shared, self.ownID, self.lastOpenedAt) = (shared, ownID, lastOpenedAt)
    (self.addedAt, self.round) = (addedAt, round)
  }

  /// The key under which the record is saved: the table, and the checksum of the puzzle.
  package var key: [UInt8] { SharedRecord.key(of: shared.puzzle) }

  package static func key(of puzzle: SharedPuzzle) -> [UInt8] {
    var key = TextBuilder()
    key.add("g-")
    key.add(hexadecimal: puzzle.table)
    key.add("-")
    key.add(hexadecimal: puzzle.checksum)
    return key.bytes
  }

  /// The player of this device, or a player without a name and words if the shared round does not include this player.
  package var player: SharedPlayer { shared.player(ownID) ?? SharedPlayer(id: ownID, name: [], color: 0) }

  /// Returns the words of a round with one list that others are known to have found and the player has not, from a to
  /// z. Empty in a race.
  package func othersWords(avoiding sensitiveWords: SensitiveWords?) -> [OthersWord] {
    guard shared.puzzle.mode == .oneList else { return [] }
    let (mine, others) = (player.words, shared.countedPlayers)
    let words = others.reduce([Word]()) { .union($0, $1.words) }
    return words.filter { !mine.containsSorted($0) }.map { word in
      let finder = others.first { $0.words.containsSorted(word) }
      return OthersWord(word: word, name: finder?.shownName(avoiding: sensitiveWords) ?? [])
    }
  }

  /// Adds the content of a code.
  ///
  /// - Throws: A ``SharedRoundError``, in which case nothing changes.
  package mutating func add(_ other: SharedRound) throws(SharedRoundError) { try shared.add(other) }

  /// Adds the progress in the player's round. Any other round is ignored.
  ///
  /// - Throws: A ``SharedRoundError``, in which case nothing changes.
  package mutating func add(
    _ round: Round, in lexicon: Lexicon, avoiding sensitiveWords: SensitiveWords?
  ) throws(SharedRoundError) {
    guard round.id == self.round, round.root == shared.puzzle.root else { return }
    try shared.add(player.adding(round, in: lexicon, avoiding: sensitiveWords))
  }

  package mutating func rename(_ name: [UInt8], color: Int) throws(SharedRoundError) {
    var renamed = player
    renamed.rename(name, color: color)
    try shared.add(renamed)
  }

  /// Gives the player of this device the identity of a player in the shared round, as when the same person has already
  /// played in another browser.
  package mutating func changeIdentity(to id: UInt64, at moment: Moment) {
    (ownID, lastOpenedAt) = (id, max(moment.seconds, lastOpenedAt + 1))
  }

  /// Notes that the shared round was opened. If several shared rounds are played in the same round, the last one opened
  /// is shown.
  mutating func noteOpened(at moment: Moment) { changeIdentity(to: ownID, at: moment) }

  /// Returns the record merged with another state of it: the earlier ``addedAt``, the identity with which the round was
  /// last opened, the smaller identity of the round in which it is played, and the players of both. If a code cannot
  /// hold all players, those with the smaller identities are included.
  func merged(with other: SharedRecord) -> SharedRecord {
    var merged = (lastOpenedAt, ownID) < (other.lastOpenedAt, other.ownID) ? other : self
    merged.addedAt = min(addedAt, other.addedAt)
    merged.round = min(round, other.round)
    merged.shared = shared.mergedWithinLimits(with: other.shared)
    return merged
  }
}

/// A word that another player of a round with one list has found.
package struct OthersWord: Equatable, Sendable {
  package let word: Word
  /// The name of the player, in UTF-8, or empty.
  package let name: [UInt8]

  package init(word: Word, name: [UInt8]) {
    (self.word, self.name) = (word, name)
  }
}

extension Record {
  /// Creates the record of a shared round.
  package init(_ sharedRecord: SharedRecord) {
    var text = TextBuilder()
    text.add("shared ")
    text.add(Record.version)
    text.add(" ")
    text.add(sharedRecord.key)
    text.add("\n")
    text.add("since ", sharedRecord.addedAt)
    text.add("own ")
    text.add(hexadecimal: sharedRecord.ownID)
    text.add(" ")
    text.add(sharedRecord.lastOpenedAt)
    text.add("\n")
    text.add("in ", sharedRecord.round)
    text.add("code ")
    text.add(sharedRecord.shared.code)
    text.add("\n")
    self.init(key: sharedRecord.key, bytes: Record.addingChecksum(text))
  }
}

extension SharedRecord {
  /// Reads a record. Returns nil if it is damaged.
  init?(_ record: Record) {
    guard let body = RecordParser.verifiedBody(of: record.bytes.dropLast()) else { return nil }
    self.init(body)
  }

  private init?(_ body: ArraySlice<UInt8>) {
    var parser = RecordParser(body)
    guard let key = parser.sharedKey(), let addedAt = parser.since(), parser.consume("own "),
      let ownID = parser.hexadecimal(), parser.consume(byte: " "), let lastOpenedAt = parser.integer(),
      parser.consume("\nin "), let round = parser.id(), parser.consume("\ncode "),
      let shared = try? SharedRound(code: parser.visibleCharacters()), parser.consume(byte: "\n"), parser.isAtEnd
    else { return nil }
    self.init(shared, ownID: ownID, lastOpenedAt: lastOpenedAt, addedAt: addedAt, round: round)
    guard self.key == key else { return nil }
  }
}

extension RecordParser {
  /// Reads the first line of the record of a shared round. Returns the key, or nil if the line is invalid.
  mutating func sharedKey() -> [UInt8]? {
    guard consume("shared "), number() == Record.version, consume(byte: " ") else { return nil }
    let key = visibleCharacters()
    return key.starts(with: "g-".bytes) && key.count == 35 && consume(byte: "\n") ? key : nil
  }

  /// Reads the second line of the record of a shared round. Returns when the round was first shared or opened here, in
  /// seconds since 1970-01-01 00:00 UTC, or nil if the line is invalid.
  mutating func since() -> Int64? {
    guard consume("since "), let seconds = integer(), consume(byte: "\n") else { return nil }
    return seconds
  }
}
