/// All rounds by identity, joined from their records.
///
///     var history = History()
///     history.add(Record(round).bytes, in: lexicon, at: now).words  // 2
public struct History: Sendable {
  /// The rounds, sorted by identity.
  private var entries: [StoredRound] = []

  /// A reference to a round. Inserting among thousands of rounds then only moves references.
  private final class StoredRound: Sendable {
    let round: Round

    init(_ round: Round) {
      self.round = round
    }
  }

  public init() {}

  /// The rounds, sorted by identity.
  public var rounds: [Round] { entries.map { $0.round } }

  /// Accesses the round with an identity.
  public subscript(id: Round.ID) -> Round? {
    let index = index(of: id)
    return isStored(id, index) ? entries[index].round : nil
  }

  package func contains(_ id: Round.ID) -> Bool {
    isStored(id, index(of: id))
  }

  /// Returns whether a root has a round.
  func contains(root: Word) -> Bool { entries.contains { $0.round.root == root } }

  /// The rounds, those touched last first. Of those touched in the same second, free rounds come first, because New Word
  /// is often pressed as soon as today's puzzle has opened.
  var touchedLast: [Round] {
    var rounds = Array(rounds.reversed())
    rounds.sortInPlace { $1.touched < $0.touched }
    return rounds
  }

  /// Adds a round, or replaces its previous state.
  mutating func set(_ round: Round) {
    let index = index(of: round.id)
    if isStored(round.id, index) {
      entries[index] = StoredRound(round)
    } else {
      entries.insert(StoredRound(round), at: index)
    }
  }

  private func isStored(_ id: Round.ID, _ index: Int) -> Bool {
    index < entries.count && entries[index].round.id == id
  }

  /// Returns the index of a round, or the index at which to insert it.
  private func index(of id: Round.ID) -> Int {
    // Records are mostly read in order, so most new rounds belong at the end.
    if let last = entries.last, last.round.id < id { return entries.count }
    return entries.partitioningIndex { !($0.round.id < id) }
  }
}

extension History: Equatable {
  public static func == (first: History, second: History) -> Bool {
    first.rounds == second.rounds
  }
}

// Saving.
extension History {
  /// All rounds as records.
  public var text: [UInt8] { records(since: History()).flatMap { $0.bytes } }

  /// Returns the records of what has changed since an earlier state.
  package func records(since earlier: History) -> [Record] {
    rounds.compactMap { round in
      let known = earlier[round.id]
      return round == known ? nil : Record(round, since: known)
    }
  }

  /// Adds the records of a file. A round that is known gets the words of both.
  ///
  /// - Parameters:
  ///   - text: The content of the file.
  ///   - lexicon: The lexicon, which has the roots of the daily puzzles. It looks up no word.
  ///   - second: The present time in seconds since 1970-01-01 00:00 UTC. A saved moment more than a day later is not
  ///     believed.
  /// - Complexity: O(*n* log *r*), where *n* is the number of bytes and *r* the number of rounds.
  @discardableResult
  public mutating func add(_ text: [UInt8], in lexicon: Lexicon, at second: Int64) -> Reading {
    var reading = Reading()
    var reader = RecordReader(text, in: lexicon, at: second)
    while let new = reader.next() {
      let known = self[new.id]
      let joined = known?.joined(with: new) ?? new
      if joined != known { set(joined) }
      reading.records += 1
      reading.words += joined.found.count - (known?.found.count ?? 0)
      if joined.hasProgress && known?.hasProgress != true { reading.rounds += 1 }
    }
    reading.hasSkipped = reader.hasSkipped
    return reading
  }
}

/// What was read from a file of records.
public struct Reading: Equatable, Sendable {
  /// The number of complete records.
  public internal(set) var records = 0
  /// The number of rounds that had no word and no clue before.
  public internal(set) var rounds = 0
  /// The number of words that were not known before.
  public internal(set) var words = 0
  /// Whether a part could not be read.
  public internal(set) var hasSkipped = false

  package init() {}
}

extension Round {
  /// Returns the round with the facts of another state of it.
  func joined(with other: Round) -> Round {
    var joined = self
    joined.found = other.found.filter { !hasFound($0.word) } + found
    for word in other.clues where !clues.contains(word) { joined.clues.append(word) }
    joined.began = began == 0 || other.began == 0 ? max(began, other.began) : min(began, other.began)
    joined.touched = max(touched, other.touched)
    joined.secondsLeft = secondsLeft.map { min($0, other.secondsLeft ?? $0) }
    joined.name = other.name ?? name
    joined.players = players.joined(with: other.players).limited(keeping: joined.name)
    joined.isEnded = isEnded || other.isEnded
    return joined
  }
}
