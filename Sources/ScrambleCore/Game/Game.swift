/// A player's game on every front end: the current round and the history of all rounds.
///
///     var game = Game(lexicon: lexicon, seed: 1, at: now)
///     game.open(.round(.free(root: silkworm, minutes: 0)), in: timeZone, seed: 2, at: now)
///     try game.play("milk".utf8, at: now)?.points  // 2
///
/// A game is a value; time and random seeds are arguments. A front end shows the game and passes on the player's
/// actions. It decides nothing itself.
public struct Game: Sendable {
  /// The words that count.
  package let lexicon: Lexicon
  public internal(set) var round: Round
  /// The words of the current root.
  package internal(set) var puzzle: Puzzle
  /// The progress of the current round.
  package internal(set) var standing: Standing
  /// All known rounds.
  package internal(set) var history: History
  /// What the latest ``open(_:in:seed:at:)`` opened instead of what was requested; nil if it followed the request.
  public internal(set) var substitute: Substitute?

  /// Returns the roots to choose from. It is called when the first free round is dealt.
  let roots: @Sendable () -> [Word]
  /// Nil until the first root is chosen, because looking at all roots takes longer than starting a game.
  var dealer: Dealer?
  /// The number of the latest day on which a round was opened; 0 if that day has no puzzle.
  var openedDay = 0
  /// When the running clock of a timed round was last read, in seconds since 1970; nil while it does not run.
  var tickedAt: Int64?
  var unsavedRounds: [Round.ID] = []

  /// Creates a game and opens a round.
  ///
  /// - Parameters:
  ///   - lexicon: The words that count.
  ///   - roots: Returns the roots to choose from, or nil for those of the lexicon. If there are none, the root is
  ///     *silkworm*.
  ///   - saved: The saved rounds.
  ///   - request: What to open.
  ///   - timeZone: The player's time zone.
  ///   - seed: The seed for choosing a root.
  ///   - second: The present time in seconds since 1970-01-01 00:00 UTC.
  public init(
    lexicon: Lexicon, roots: (@Sendable () -> [Word])? = nil, saved: SavedRounds = SavedRounds(),
    opening request: Request = .launch, in timeZone: TimeZoneOffsets = .utc, seed: UInt64,
    at second: Int64
  ) {
    self.lexicon = lexicon
    self.roots = roots ?? { lexicon.roots.map { $0.word } }
    history = saved.history
    round = Round(id: .free(root: Puzzle.defaultRoot, minutes: 0), root: Puzzle.defaultRoot)
    puzzle = Puzzle(root: round.root, in: lexicon)
    standing = Standing(of: round, in: puzzle)
    open(request, in: timeZone, seed: seed, at: second)
    if !history.contains(round.id) { open(.launch, in: timeZone, seed: seed, at: second) }
  }
}

// Playing the current round.
extension Game {
  /// Plays the typed text. Empty text is ignored. While the letters are covered, no word is played.
  ///
  /// When the time of a timed round is up, the word that is being typed is still accepted. The round ends with that
  /// word.
  ///
  /// - Returns: The found word, or nil if the text is empty or the letters are covered.
  /// - Throws: The first ``Rejection`` that applies.
  @discardableResult
  public mutating func play(_ text: some Sequence<UInt8>, at second: Int64) throws(Rejection) -> FoundWord? {
    tick(at: second, isTyping: true)
    guard !isCovered else { return nil }
    defer { if round.isTimeUp { end(at: second) } }
    guard let foundWord = try round.play(text: text, in: lexicon) else { return nil }
    roundDidChange(at: second)
    return foundWord
  }

  /// Adds a word that another dictionary knows, as a bonus word.
  ///
  /// - Returns: The found word. Nil if the rules do not allow the word, if the letters are covered, or in a daily
  ///   puzzle.
  package mutating func acceptBonusWord(_ word: Word, at second: Int64) -> FoundWord? {
    // If the rules refuse the word, the front end already shows the rejection that made it ask another dictionary.
    guard !isCovered, round.daily == nil, (try? round.check(word)) != nil else { return nil }
    let foundWord = round.add(word, isCommon: false)
    roundDidChange(at: second)
    return foundWord
  }

  /// Ends the round. This is final, so ask the player first.
  package mutating func end(at second: Int64) {
    guard !round.isEnded else { return }
    tickedAt = nil
    round.end()
    roundDidChange(at: second)
  }

  func standing(of round: Round) -> Standing {
    Standing(of: round, in: Puzzle(root: round.root, in: lexicon))
  }

  /// The common words of the current round that have not been found, longest first.
  package var missed: [Word] { round.missed(in: puzzle) }

  /// The bonus words of the current round that have not been found and may be shown, longest first.
  package var missedBonus: [Word] { round.missedBonus(in: puzzle) }

  /// Whether somebody chose the root: the round is not a daily puzzle, and the root is not one of the lexicon's roots.
  package var hasCustomRoot: Bool { round.daily == nil && lexicon.rootStatus(of: round.root) == .none }

  /// Updates what depends on the round after an action in it.
  mutating func roundDidChange(at second: Int64) {
    if round.began == 0 { round.began = second }
    round.touched = second
    standing = Standing(of: round, in: puzzle)
    storeRound()
  }
}

// Clues: the meaning of a word not yet found, without the word. The result shows how many were taken.
extension Game {
  /// The word that the next clue is about, or nil if there is none or the round has ended. It has neither been found
  /// nor had a clue.
  ///
  /// Everyday words come first, then less familiar common words, and last all words of three letters, for which a clue
  /// helps the least. Within the group, the word in the middle is chosen, which is the same on every front end.
  package var nextClueWord: Word? {
    guard !round.isEnded else { return nil }
    let left = puzzle.common.entries.filter { !round.hasFound($0.word) && !round.clues.contains($0.word) }
    let longer = left.filter { $0.count > Round.minWordLength }
    let everyday = longer.filter { $0.wordClass == .everyday }
    let candidates = [everyday, longer, left].first { !$0.isEmpty }
    return candidates.map { $0[$0.count / 2].word }
  }

  /// The clues taken in the round, earliest first.
  package var clues: [Clue] {
    round.clues.map { Clue(word: $0, isFound: round.hasFound($0)) }
  }

  /// Notes that the player was shown the clue for ``nextClueWord``.
  ///
  /// - Returns: The word that the clue is about, or nil if there is no clue left, the round has ended or its letters
  ///   are covered.
  @discardableResult
  package mutating func takeClue(at second: Int64) -> Word? {
    guard !isCovered, let word = nextClueWord else { return nil }
    round.takeClue(about: word)
    roundDidChange(at: second)
    return word
  }
}

/// A clue that was taken. Its word is not shown before the player has found the word.
package struct Clue: Equatable, Sendable {
  package let word: Word
  package let isFound: Bool

  package init(word: Word, isFound: Bool) {
    self.word = word
    self.isFound = isFound
  }
}

// Saving.
extension Game {
  package var hasUnsaved: Bool { !unsavedRounds.isEmpty }

  /// Returns the records that have changed since the last call. Each replaces the record saved under the same key.
  package mutating func takeUnsaved() -> [Record] {
    let records = unsavedRounds.compactMap { history[$0].map { Record($0) } }
    unsavedRounds = []
    return records
  }

  /// All rounds, for export to a file.
  package var saved: SavedRounds {
    var saved = SavedRounds()
    saved.history = history
    return saved
  }

  /// Adds rounds from another program, another tab, or a file. A round that exists on both sides gets the found words of
  /// both.
  ///
  /// - Parameters:
  ///   - saved: The rounds to add.
  ///   - isImport: Whether the rounds are not saved here yet.
  /// - Returns: What was new.
  @discardableResult
  package mutating func merge(_ saved: SavedRounds, isImport: Bool) -> History.MergeSummary {
    var summary = History.MergeSummary()
    history.set(round)  // The clock may have run since its last change.
    for other in saved.history.rounds {
      let known = history[other.id]
      summary += history.merge(other)
      if isImport && history[other.id] != known { noteUnsaved(other.id) }
    }
    if let merged = history[round.id] { round = merged }
    standing = Standing(of: round, in: puzzle)
    if round.isEnded { tickedAt = nil }
    return summary
  }

  /// Forgets all rounds, and opens today's puzzle or, if there is none, a new word.
  ///
  /// The caller deletes what it has saved, and then saves what ``takeUnsaved()`` returns.
  package mutating func forget(in timeZone: TimeZoneOffsets, seed: UInt64, at second: Int64) {
    history = History()
    unsavedRounds = []
    tickedAt = nil
    open(.launch, in: timeZone, seed: seed, at: second)
  }

  /// Stores the current round in the history and notes that it has to be saved.
  mutating func storeRound() {
    history.set(round)
    noteUnsaved(round.id)
  }

  private mutating func noteUnsaved(_ id: Round.ID) {
    if !unsavedRounds.contains(id) { unsavedRounds.append(id) }
  }
}
