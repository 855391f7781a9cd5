import ScrambleCore
import ScrambleKit

/// The game on the whole screen. It handles keys and is drawn as a picture, without a terminal.
struct ScreenGame {
  var session: Session
  var field = Field()
  /// The letters of the root in the order on the screen.
  var letters: Word
  var message: Message?
  var panel: Panel?
  /// The page of the panel. It wraps around after the last page.
  var page = 0
  /// The number of found words that are scrolled out above the list.
  var scrollOffset = 0
  /// The index of the selected word, whose meaning the player can open.
  var selectedIndex: Int?
  /// The player's statistics, computed when the panel opens.
  var statistics: PlayerStatistics?
  /// What invites others to the ended round.
  private(set) var challengeLines: [String] = []

  /// The message under the field. It stays until the next key.
  enum Message: Equatable {
    case refusal(Explanation, highlightedWord: Word?)
    case notes([String])
  }

  enum Panel: Equatable {
    case keys
    case hint
    /// The question whether to end the round.
    case question
    /// The result of a round in which every common word is found; bonus words can still be played.
    case finale
    /// The result of an ended round, with the missed words.
    case result
    /// The meaning of one of the ``ScreenGame/words``.
    case meaning(index: Int)
    case statistics(StatisticsSection)
  }

  init(_ session: Session, notes: [String] = []) {
    self.session = session
    letters = session.game.round.shuffledLetters(seed: session.nextSeed(), in: session.game.lexicon)
    open(defaultPanel)
    let notes = notes + session.openingNotes
    message = notes.isEmpty ? nil : .notes(notes)
    noteError()
  }

  var game: Game { session.game }
  var wording: Wording { session.wording }

  /// The panel that the state of the round requires, or nil.
  var defaultPanel: Panel? { game.round.isEnded ? .result : nil }

  /// Whether the panel still fits the state of the round.
  private var isPanelPossible: Bool {
    switch panel {
    case .meaning, .statistics: true
    case .keys, .hint, .question, .finale, nil: !game.round.isEnded
    case .result: game.round.isEnded
    }
  }

  mutating func open(_ panel: Panel?) {
    if panel != nil { message = nil }
    if panel == .result { challengeLines = session.challengeLines() }
    self.panel = panel
    page = 0
  }

  mutating func press(_ key: Key) -> Request? {
    if let request = loopRequest(for: key) { return request }
    if panel.map({ handle(key, in: $0) }) != true { handle(key) }
    // Another program may have ended the round.
    if !isPanelPossible { open(defaultPanel) }
    noteError()
    return nil
  }

  /// Reports once that a round could not be saved.
  private mutating func noteError() {
    if let error = session.consumeError() { message = .notes(notes + [error]) }
  }

  var notes: [String] { if case .notes(let notes) = message { notes } else { [] } }

  /// The words whose meanings can be opened: the found words, newest first, or after the end the missed words.
  var words: [Word] {
    game.round.isEnded ? game.missed + game.missedBonus : game.round.found.map(\.word)
  }
}
