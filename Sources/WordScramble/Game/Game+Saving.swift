/// Keeping rounds, and bringing them in from elsewhere.
extension Game {
  /// Whether there is anything to keep.
  public var hasUnsaved: Bool { hasUnsavedShelf || !unsavedRounds.isEmpty }

  /// Returns what is to be kept since the last call, a record for each key; what was kept under it before is out of date.
  ///
  /// A find changes the record of its own round and nothing else. The record of the shelf has with it the rounds in which nothing was done
  /// yet.
  public mutating func takeUnsaved() -> [Record] {
    defer { (unsavedRounds, hasUnsavedShelf) = ([], false) }
    var records = unsavedRounds.compactMap { history[$0].map { Record($0) } }
    if hasUnsavedShelf { records.append(Record(shelf, in: history)) }
    return records
  }

  /// All rounds, for a file that is read elsewhere.
  public var saved: SavedRounds {
    var saved = SavedRounds()
    (saved.shelf, saved.history) = (shelf, history)
    saved.history.set(round)
    return saved
  }

  /// Adds rounds from elsewhere: another program, another tab, a file. Words of a round that both have are united.
  ///
  /// - Returns: How much was new.
  @discardableResult
  public mutating func merge(_ saved: SavedRounds, isImport: Bool = false) -> History.Gain {
    var gain = History.Gain()
    history.set(round)  // It may have been played longer than at its last change.
    let waiting = unsavedRounds
    for other in saved.history.rounds {
      let before = history[other.id]
      gain += history.merge(other)
      if isImport && history[other.id] != before && !waiting.contains(other.id) { unsavedRounds.append(other.id) }
    }
    let before = shelf
    shelf.merge(saved.shelf.having(history))
    if shelf != before { hasUnsavedShelf = true }
    if let merged = history[round.id], merged != round {
      round = merged.judged(by: lexicon)
      standing = Standing(of: round, in: puzzle)
      history.set(round)
      if round.isEnded { countedAt = nil }
    }
    return gain
  }
}

extension Round {
  /// The longest time that is counted, in tenths of a second: three years.
  static let longestPlay = 999_999_999

  /// Returns a round going on as a lexicon judges it: no word is taken away, one that is unknown is a bonus. A finished one stays as it was.
  func judged(by lexicon: Lexicon) -> Round {
    guard phase != .revealed else { return self }
    var judged = self
    judged.found = found.map { find in
      let isCommon = lexicon.wordClass(of: find.word)?.isCommon ?? false
      return Find(word: find.word, points: find.points, isCommon: isCommon, time: find.time)
    }
    return judged
  }
}
