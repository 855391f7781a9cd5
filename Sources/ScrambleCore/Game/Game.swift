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
  public internal(set) var history: History
  /// What the latest ``open(_:in:seed:at:)`` opened instead of what was requested; nil if it followed the request.
  public internal(set) var substitute: Substitute?
  /// The player's name in the settings; nil if it is not known.
  public var playerName: PlayerName?
  /// The players that were known before the challenge that was opened last; nil if something else was opened last.
  var playersBefore: [Player]?
  /// Whether the round had been sent before that challenge was opened.
  var wasSentBefore = false

  /// Returns the roots to choose from. It is called when the first free round is dealt.
  let roots: @Sendable () -> [Word]
  /// Nil until the first root is chosen, because looking at all roots takes longer than starting a game.
  var dealer: Dealer?
  /// The number of the day on which the game or, after that, a day's own puzzle was opened.
  var openedDay = 0
  /// When the running clock of a timed round was last read, in seconds since 1970; nil while it does not run.
  var tickedAt: Int64?
  /// The rounds that have changed since ``takeUnsaved()``, each as it was then; nil if it was not known.
  private var unsaved: [(id: Round.ID, saved: Round?)] = []

  /// Creates a game and opens a round.
  ///
  /// - Parameters:
  ///   - lexicon: The words that count.
  ///   - roots: Returns the roots to choose from, or nil for those of the lexicon. If there are none, the root is
  ///     *silkworm*.
  ///   - history: The saved rounds.
  ///   - request: What to open.
  ///   - timeZone: The player's time zone.
  ///   - seed: The seed for choosing a root.
  ///   - second: The present time in seconds since 1970-01-01 00:00 UTC.
  public init(
    lexicon: Lexicon, roots: (@Sendable () -> [Word])? = nil, history: History = History(),
    opening request: Request = .launch, in timeZone: TimeZoneOffsets = .utc, seed: UInt64,
    at second: Int64
  ) {
    self.lexicon = lexicon
    self.roots = roots ?? { lexicon.roots.map { $0.word } }
    self.history = history
    round = Round(id: .free(root: Puzzle.defaultRoot, minutes: 0), root: Puzzle.defaultRoot)
    puzzle = Puzzle(root: round.root, in: lexicon)
    standing = Standing(of: round, in: puzzle)
    open(request, in: timeZone, seed: seed, at: second)
    // Nothing is unsaved if nothing could follow the request.
    if !hasUnsaved { open(.launch, in: timeZone, seed: seed, at: second) }
    openedDay = timeZone.dailyNumber(at: second)
  }
}

// Playing the current round.
extension Game {
  /// Plays the typed text. Empty text is ignored. While the letters are covered, no word is played.
  ///
  /// When the time of a timed round is up, the word that is being typed is still accepted. The round ends with that
  /// word.
  ///
  /// - Parameters:
  ///   - text: UTF-8, or any bytes.
  ///   - second: The present time in seconds since 1970-01-01 00:00 UTC.
  ///   - isBonusWord: Returns whether another dictionary knows a word that the lexicon does not know. It is not asked in
  ///     a daily puzzle.
  /// - Returns: The found word, or nil if the text is empty or the letters are covered.
  /// - Throws: The first ``Rejection`` that applies.
  @discardableResult
  public mutating func play(
    _ text: some Collection<UInt8>, at second: Int64, isBonusWord: (Word) -> Bool = { _ in false }
  ) throws(Rejection) -> FoundWord? {
    tick(at: second, isTyping: true)
    guard !isCovered else { return nil }
    defer { if round.isTimeUp { end(at: second) } }
    guard let foundWord = try findWord(in: text, isBonusWord) else { return nil }
    roundDidChange(at: second)
    return foundWord
  }

  private mutating func findWord(
    in text: some Collection<UInt8>, _ isBonusWord: (Word) -> Bool
  ) throws(Rejection) -> FoundWord? {
    do throws(Rejection) {
      return try round.play(text: text, in: lexicon)
    } catch {
      guard error == .unknownWord, round.daily == nil, let word = try? Word(text), isBonusWord(word) else {
        throw error
      }
      return round.add(word, .system)
    }
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
  package var hasUnsaved: Bool { !unsaved.isEmpty }

  /// Returns the records of what has changed since the last call.
  package mutating func takeUnsaved() -> [Record] {
    let records = unsaved.compactMap { id, saved in history[id].map { Record($0, since: saved) } }
    unsaved = []
    return records
  }

  /// Adds the records of another program or a file.
  ///
  /// - Parameters:
  ///   - text: The records.
  ///   - second: The present time in seconds since 1970-01-01 00:00 UTC.
  ///   - isSaved: Whether the records are saved here. Otherwise, ``takeUnsaved()`` returns what was new.
  /// - Returns: What was new.
  @discardableResult
  package mutating func add(_ text: [UInt8], at second: Int64, isSaved: Bool) -> Reading {
    let before = history
    let reading = history.add(text, in: lexicon, at: second)
    if !isSaved {
      for changed in history.rounds where changed != before[changed.id] { noteUnsaved(changed.id, since: before) }
    }
    if let joined = history[round.id] { show(round.joined(with: joined)) }
    return reading
  }

  /// Replaces all rounds by those of a file, because another program has replaced it.
  package mutating func reload(_ text: [UInt8], at second: Int64) {
    history = History()
    history.add(text, in: lexicon, at: second)
    show(history[round.id] ?? Round(id: round.id, root: round.root))
  }

  /// Shows another state of the current round.
  private mutating func show(_ round: Round) {
    self.round = round
    standing = Standing(of: round, in: puzzle)
    if round.isEnded { tickedAt = nil }
  }

  /// Forgets all rounds, and opens today's puzzle or, if there is none, a new word.
  ///
  /// The caller deletes what it has saved, and then saves what ``takeUnsaved()`` returns.
  package mutating func forget(in timeZone: TimeZoneOffsets, seed: UInt64, at second: Int64) {
    history = History()
    unsaved = []
    tickedAt = nil
    open(.launch, in: timeZone, seed: seed, at: second)
  }

  /// Stores the current round in the history and notes that it has to be saved.
  mutating func storeRound() {
    noteUnsaved(round.id, since: history)
    history.set(round)
  }

  private mutating func noteUnsaved(_ id: Round.ID, since before: History) {
    if !unsaved.contains(where: { $0.id == id }) { unsaved.append((id, before[id])) }
  }
}
