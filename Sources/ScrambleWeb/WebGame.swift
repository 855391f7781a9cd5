import ScrambleCore

/// The state of a page: a lexicon, the records that were read, and the game.
///
/// A class, because a page has exactly one game.
final class WebGame {
  let inbox = Inbox()
  var outbox = Outbox()
  /// The difficulty of new words; nil for any.
  var grade: Grade?
  /// The order in which found words are listed.
  var foundOrder = FoundOrder.newest
  /// Today's puzzle; nil before the date of the first one.
  var today: DailyPuzzle?
  var timeZone = TimeZoneOffsets.utc
  /// What to open at the start.
  var request = Request.launch
  /// The records that were read before there was a game.
  private var loadedRecords = [UInt8]()

  /// The statistics of all rounds that the page has counted so far.
  var statistics = Statistics()

  private var lexicon: Lexicon?
  private var game: Game?

  /// Opens the lexicon in the first bytes of the inbox. On an error, the previous lexicon stays open.
  func openLexicon(_ byteCount: Int32) throws(CallError) {
    let bytes = try inbox.bytes(to: byteCount)
    do throws(LexiconError) {
      lexicon = try Lexicon(bytes)
    } catch {
      throw CallError(error)
    }
  }

  /// Discards the game, the records and the request.
  func reset() {
    game = nil
    loadedRecords = []
    request = .launch
  }

  /// Stores records until there is a game. Adds empty lines, because a truncated record must not affect the next one.
  func addRecords(_ records: [UInt8]) {
    let newline = UInt8(ascii: "\n")
    loadedRecords += records + [newline, newline]
  }

  /// Starts the game with the records that were read, then clears them and the request.
  func start(seed: UInt64, at second: Int64) throws(CallError) {
    guard let lexicon else { throw .noLexicon }
    game = Game(
      lexicon: lexicon, saved: SavedRounds(loadedRecords, at: second), opening: request, in: timeZone, seed: seed,
      at: second)
    loadedRecords = []
    request = .launch
  }

  func currentRound() throws(CallError) -> Round {
    guard let round = game?.round else { throw .noGame }
    return round
  }

  func requireLexicon() throws(CallError) -> Lexicon {
    guard let lexicon else { throw .noLexicon }
    return lexicon
  }

  var hasStarted: Bool { game != nil }

  /// Returns the result of a closure that reads the game.
  func query<Answer>(_ question: (Game) -> Answer) throws(CallError) -> Answer {
    guard let answer = game?.query(question) else { throw .noGame }
    return answer
  }

  /// Changes the game. Returns its new state with the records to save.
  func change(_ change: (inout Game) -> Void) throws(CallError) -> View {
    try view { game in
      change(&game)
      return nil
    }
  }

  /// Plays a guess. Returns the new state of the game with the result of the guess.
  func play(_ text: [UInt8], at second: Int64) throws(CallError) -> View {
    try view { game in
      let before = game.standing.rank
      do throws(Rejection) {
        let foundWord = try game.play(text, at: second)
        return foundWord.map { .found(NewFoundWordMessage($0, in: game, before: before)) }
      } catch {
        return .refused(RefusedMessage(error))
      }
    }
  }

  /// Merges records that another tab or engine has saved. Returns what they added; nil before there is a game.
  func merge(_ saved: SavedRounds) -> MergeSummaryMessage? {
    (game?.merge(saved, isImport: false)).map { MergeSummaryMessage($0) }
  }

  private func view(after change: (inout Game) -> OutcomeMessage?) throws(CallError) -> View {
    guard let view = game?.view(after: change, foundBy: foundOrder, today: today) else { throw .noGame }
    return view
  }
}

extension Game {
  // These functions access the game in place, which avoids a copy.

  fileprivate mutating func query<Answer>(_ question: (Game) -> Answer) -> Answer { question(self) }

  fileprivate mutating func view(
    after change: (inout Game) -> OutcomeMessage?, foundBy order: FoundOrder, today: DailyPuzzle?
  ) -> View {
    let outcome = change(&self)
    let records = takeUnsaved()
    return View(of: self, foundBy: order, today: today, outcome: outcome, records: records)
  }
}
