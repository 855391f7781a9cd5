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
  package var today: DailyPuzzle?
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

  /// Asks the game something that changes nothing.
  package func ask<Answer>(_ question: (Game) -> Answer) throws(CallError) -> Answer {
    guard let answer = game?.answer(question) else { throw .noGame }
    return answer
  }

  /// Changes the game; returns its new state, with the records to save.
  package func change(_ change: (inout Game) -> Void) throws(CallError) -> View {
    try view { game in
      change(&game)
      return nil
    }
  }

  /// Plays a guess; returns the new state of the game, with what came of the guess.
  func play(_ text: [UInt8], at moment: Moment) throws(CallError) -> View {
    try view { game in
      let before = game.standing.rank
      do throws(Rejection) {
        let foundWord = try game.play(text: text, at: moment)
        return foundWord.map { .found(NewFindMessage($0, in: game, before: before)) }
      } catch {
        return .refused(RefusedMessage(error))
      }
    }
  }

  /// Notes that the game is on screen, as ``WordScramble/Game/look(at:isPlayerActing:)`` does; returns whether it has changed, or nil if there
  /// is none.
  func look(isPlayerActing: Bool, at moment: Moment) -> Bool? {
    game?.look(at: moment, isPlayerActing: isPlayerActing)
  }

  /// Finishes yesterday's puzzle; returns what its result shows, with the records to save, or nil if there is none.
  func finishYesterday() -> ResultMessage? {
    guard let yesterday = game?.finishYesterday(today), let records = game?.takeUnsaved() else { return nil }
    let view = View(of: yesterday, foundBy: order, today: today, lacksDaily: false, outcome: nil, records: records)
    return ResultMessage(view: view, link: LinkMessage(of: yesterday), upcoming: yesterday.nextDaily(today) ?? 0)
  }

  /// Adds records that another tab has written; returns what they have brought, or nil before there is a game. What has to be saved because of
  /// them is saved with the next change.
  func merge(_ saved: SavedRounds) -> GainMessage? {
    (game?.merge(saved)).map { GainMessage($0) }
  }

  private func view(after change: (inout Game) -> OutcomeMessage?) throws(CallError) -> View {
    let view = game?.view(after: change, foundBy: order, today: today, lacksDaily: lacksDaily)
    guard let view else { throw .noGame }
    return view
  }
}

extension Game {
  // These change or look at the game in its place, which is not copied.

  fileprivate mutating func answer<Answer>(_ question: (Game) -> Answer) -> Answer { question(self) }

  fileprivate mutating func view(
    after change: (inout Game) -> OutcomeMessage?, foundBy order: FoundOrder, today: DailyPuzzle?, lacksDaily: Bool
  ) -> View {
    let outcome = change(&self)
    let records = takeUnsaved()
    return View(of: self, foundBy: order, today: today, lacksDaily: lacksDaily, outcome: outcome, records: records)
  }
}
