import ScrambleKit
import WordScramble

/// The game on the whole screen: it handles keys and is drawn as a picture, without a terminal.
struct ScreenGame {
  var session: Session
  /// The characters typed so far.
  var field = Field()
  /// The letters of the root in the order in which they are shown.
  var letters: Word
  var message: Message?
  var panel: Panel?
  /// The page of the panel; past the last one, the first one is shown again.
  var page = 0
  /// The number of found words above the list.
  var scrolled = 0
  /// The index of the marked word, whose meaning the player can open.
  var marked: Int?
  /// The player's statistics, counted when it is opened.
  var statistics: PlayerStatistics?

  /// The message under the field until the next key.
  enum Message: Equatable {
    case refusal(Explanation, marked: Word?)
    case notes([String])
  }

  /// A panel over the game.
  enum Panel: Equatable {
    case keys
    case hint
    /// Asks whether to end the round.
    case question
    /// The result of a round in which every common word is found, and which can still be played.
    case finale
    /// The result of an ended round and, once the player has asked for them, the missed words.
    case result
    /// The meaning of one of the ``ScreenGame/words``.
    case meaning(index: Int)
    /// A timed round that is paused.
    case paused
    /// The choice of a time limit for a new word.
    case time
    /// The result to share.
    case share
    /// The set as it is handed in, with the seat number typed so far.
    case handIn(seat: String)
    /// A part of the player's statistics.
    case statistics(StatisticsPart)
  }

  init(_ session: Session, notes: [String] = []) {
    self.session = session
    letters = session.game.round.shuffledLetters(seed: session.nextSeed(), in: session.game.lexicon)
    panel = defaultPanel
    let news = [placeInSet, session.missedYesterday, wording.accepted(in: game), offer, otherRound]
    let notes = notes + news.compactMap(\.self)
    message = notes.isEmpty ? nil : .notes(notes)
    noteError()
  }

  var game: Game { session.game }
  var wording: Wording { session.wording }

  /// The panel that the state of the round asks for: a result, a pause, or none.
  var defaultPanel: Panel? {
    game.round.isEnded ? .result : game.isPaused ? .paused : nil
  }

  /// Whether the panel still fits the state of the round.
  private var isPanelPossible: Bool {
    switch panel {
    case .meaning, .time, .share, .handIn, .statistics: true
    case .keys, .hint, .question, .finale, nil: defaultPanel == nil
    case .result, .paused: panel == defaultPanel
    }
  }

  mutating func open(_ panel: Panel?) {
    if panel != nil { message = nil }
    self.panel = panel
    page = 0
  }

  /// Handles a key.
  mutating func press(_ key: Key) -> Request? {
    if let request = leaving(key) { return request }
    look(isPlayerActing: true)
    let isForgotten = session.refresh()
    if panel.map({ handle(key, in: $0) }) != true { handle(key) }
    // Another program may have ended the round.
    if !isPanelPossible { open(defaultPanel) }
    tick()
    noteForgotten(isForgotten || session.takeForgotten())
    noteError()
    return nil
  }

  /// Forgets everything if another program has, while no key is pressed.
  mutating func refresh() { noteForgotten(session.refresh()) }

  /// Tells that another program has forgotten everything; the round has begun again.
  private mutating func noteForgotten(_ isForgotten: Bool) {
    guard isForgotten else { return }
    let earlier = notes
    open(defaultPanel)
    (scrolled, marked, message) = (0, nil, .notes([wording.text(.forgetElsewhere)] + earlier))
  }

  /// Reports once that a round could not be saved.
  private mutating func noteError() {
    if let error = session.takeError() { message = .notes(notes + [error]) }
  }

  /// The notes of the message.
  var notes: [String] { if case .notes(let notes) = message { notes } else { [] } }

  /// The words whose meanings can be opened: the found words, newest first, or those compared and missed at the end of a round.
  var words: [Word] {
    guard game.round.phase == .revealed else { return game.round.found.map(\.word) }
    let compared = game.comparison.map { $0.onlyOther + $0.both + $0.onlyOwn } ?? []
    return compared + (game.missed + game.missedBonus).filter { !compared.contains($0) }
  }
}
