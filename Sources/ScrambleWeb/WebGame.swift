package import WordScramble

/// What a page has open: a lexicon, the records it has read, and the game.
///
/// A class, because a page has one game and nothing is gained by copying it.
package final class WebGame {
  package let inbox = Inbox()
  var outbox = Outbox()
  /// What new rounds are dealt by.
  package var options = DealOptions() {
    didSet { game?.options = options }
  }
  /// The order in which found words are listed.
  var order = FoundOrder.newest
  /// The puzzle of the player's day, or nil before the first.
  var today: DailyPuzzle?
  /// What the address asks for.
  var request = DealOptions()
  /// The round that was on screen before the page was loaded again.
  var onScreen: RoundID?
  /// Whether the game was open before, in an engine that was restarted.
  var isRestored = false
  /// Whether the lexicon is a part of a larger list that lacks the daily puzzle asked for.
  private var lacksDaily = false
  /// The records read before there was a game.
  private var loaded = [UInt8]()

  /// What the player has done in all rounds, as far as the page has counted them.
  var statistics = Statistics()
  /// The words that may not be kept as missing words; nil until the page has loaded them.
  var sensitiveWords: SensitiveWords? {
    didSet { game?.sensitiveWords = sensitiveWords }
  }
  /// The UTC offsets of the player's time zone.
  var timeZone = TimeZoneOffsets()

  private var lexicon: Lexicon?
  private var opening: LexiconOpening?
  private var game: Game?

  /// Begins to open the lexicon in the first bytes of the inbox; the previous lexicon stays in use until the new one is open.
  func beginOpening(_ count: Int32) throws(CallError) {
    opening = LexiconOpening(try inbox.bytes(to: count))
  }

  /// Takes the next step of opening the lexicon; returns whether it is open.
  func advanceOpening() throws(CallError) -> Bool {
    guard opening != nil else { throw .noLexicon }
    do throws(LexiconError) {
      guard let opened = try opening?.advance() else { return false }
      (lexicon, opening) = (opened, nil)
      return true
    } catch {
      opening = nil
      throw CallError(error)
    }
  }

  /// Forgets the game, the records and what was asked for.
  func forget() {
    (game, loaded, request, onScreen, isRestored) = (nil, [], DealOptions(), nil, false)
  }

  /// Keeps records until there is a game, followed by empty lines, so that a truncated one does not affect the next.
  func keep(_ records: [UInt8]) {
    let newline = UInt8(ascii: "\n")
    loaded += records + [newline, newline]
  }

  /// Starts the game with the records that were read, and clears them and the request.
  func start(seed: UInt64, at moment: Moment) throws(CallError) {
    guard let lexicon else { throw .noLexicon }
    let saved = SavedRounds(loaded)
    let opening = saved.opening(request, onScreen: onScreen, today: today)
    let puzzle = opening.daily.flatMap { DailyPuzzle(number: $0) }
    lacksDaily = lexicon.isPart && puzzle != nil && puzzle?.root(in: lexicon) == nil
    game = Game(
      lexicon: lexicon, options: options, opening: opening, today: today, isRestored: isRestored, saved: saved,
      seed: seed, at: moment)
    // The page watches the player once its other parts are loaded; an absence until then is found too.
    _ = game?.look(at: moment, isPlayerActing: true)
    game?.sensitiveWords = sensitiveWords
    (loaded, request, onScreen, isRestored) = ([], DealOptions(), nil, false)
  }

  /// Returns the round that is played.
  func round() throws(CallError) -> Round {
    guard let round = game?.round else { throw .noGame }
    return round
  }

  /// Returns the lexicon.
  package func openLexicon() throws(CallError) -> Lexicon {
    guard let lexicon else { throw .noLexicon }
    return lexicon
  }

  /// Returns the rounds that the player did not ask to be forgotten.
  func remembered(_ rounds: [Round]) -> [Round] {
    rounds.filter { game?.isForgotten($0) != true }
  }

  /// Returns the rounds of a set as far as they were dealt.
  func progress(of set: PuzzleSet) -> [Round?] {
    game?.progress(of: set) ?? set.roots.map { _ in nil }
  }

  /// Returns the place of the round that comes next in a set, or 0.
  func nextPlace(in set: PuzzleSet) -> Int { game?.nextPlace(in: set) ?? 0 }

  /// Whether there is a game.
  var hasStarted: Bool { game != nil }

  /// Changes the game, and writes its new state and the records to save.
  func change(_ reply: inout Reply, _ change: (inout Game, inout Reply) -> Void) throws(CallError) {
    guard game != nil else { throw .noGame }
    show(&reply) { game, reply in
      change(&game, &reply)
      for record in game.takeUnsaved() { reply.add(record) }
    }
  }

  /// Notes that the game is on screen; see ``WordScramble/Game/look(at:isPlayerActing:)``. Nothing is written as long as nothing has changed.
  func look(_ reply: inout Reply, isPlayerActing: Bool, at moment: Moment) throws(CallError) {
    guard let hasChanged = game?.look(at: moment, isPlayerActing: isPlayerActing) else { throw .noGame }
    if hasChanged { try change(&reply) { _, _ in } }
  }

  /// Adds records that another tab has written. What has to be saved because of them is saved with the next change.
  func merge(_ saved: SavedRounds, _ reply: inout Reply) {
    show(&reply) { game, reply in reply.add(game.merge(saved)) }
  }

  /// Writes the state of the game after a change, if there is a game.
  func show(_ reply: inout Reply, after change: (inout Game, inout Reply) -> Void = { _, _ in }) {
    game?.apply(change, &reply, order: order, today: today, lacksDaily: lacksDaily)
  }
}

extension Game {
  /// Changes the game, and writes its new state.
  fileprivate mutating func apply(
    _ change: (inout Game, inout Reply) -> Void, _ reply: inout Reply, order: FoundOrder, today: DailyPuzzle?,
    lacksDaily: Bool
  ) {
    change(&self, &reply)
    write(to: &reply, order: order, today: today, lacksDaily: lacksDaily)
  }
}
