import ScrambleKit
import WordScramble

/// The panels over the game, and the keys they handle.
extension ScreenSession {
  enum Panel: Equatable {
    case keys
    case hint
    /// Asks whether to end the round.
    case question
    /// The result of a round in which every common word is found, and which can still be played.
    case finale
    /// The result of an ended round and, once the player has asked for them, the missed words.
    case result
    /// The meaning of one of the ``ScreenSession/words``.
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

  /// The panel that the state of the round asks for: a result, a pause, or none.
  var defaultPanel: Panel? {
    game.round.isEnded ? .result : game.isPaused ? .paused : nil
  }

  /// Whether the panel still fits the state of the round.
  var isPanelPossible: Bool {
    switch panel {
    case .meaning, .time, .share, .handIn, .statistics: true
    default: panel == defaultPanel || defaultPanel == nil && panel != .result && panel != .paused
    }
  }

  /// Handles a key in a panel; returns false if the game has to handle it too.
  mutating func handle(_ key: Key, in panel: Panel) -> Bool {
    switch (panel, key) {
    case (.meaning(let index), _): return handle(key, inMeaningAt: index)
    case (.statistics(let part), _): handle(key, in: part)
    case (.handIn(let seat), _): handle(key, inHandInOf: seat)
    case (.paused, _): handleKeyWhilePaused(key)
    case (.time, .text(let character)): deal(for: character)
    case (.hint, .tab): takeClue()
    case (_, .text(" ")), (_, .pageDown), (_, .down): page += 1
    case (_, .pageUp), (_, .up): page = max(0, page - 1)
    case (.question, .enter): end()
    case (.question, .control("G")): open(nil)
    case (.result, _): handleKeyAtEnd(key)
    case (.finale, .control("S")): share()
    case (.finale, .enter): goOn()
    case (_, .tab), (_, .escape), (_, .enter), (_, .text("?")): open(defaultPanel)
    default:
      open(defaultPanel)
      return defaultPanel != nil
    }
    return true
  }

  /// Handles a key in the panel of a meaning.
  private mutating func handle(_ key: Key, inMeaningAt index: Int) -> Bool {
    switch key {
    case .down: open(.meaning(index: min(index + 1, words.count - 1)))
    case .up: open(.meaning(index: max(index - 1, 0)))
    case .escape, .left, .right, .enter: close(at: index)
    case .text(" "), .pageDown: page += 1
    case .pageUp: page = max(0, page - 1)
    default:
      open(defaultPanel)
      return defaultPanel != nil || key == .tab || key == .text("?")
    }
    return true
  }

  /// Closes a meaning and marks its word in the list.
  private mutating func close(at index: Int) {
    open(defaultPanel)
    if defaultPanel == nil { mark(index) }
  }

  /// Handles a key in the result panel, in which no word can be played.
  private mutating func handleKeyAtEnd(_ key: Key) {
    switch key {
    case .enter: goOn()
    case .control("N"): newWord()
    case .control("E"): playNext()
    case .control("K"): openHandIn()
    case .control("P"): goBack()
    case .control("F"): goForward()
    case .control("O"): playToday()
    case .control("R"): openStatistics()
    case .control("S"): share()
    case .control("T"): open(.time)
    case .control("Y"): playAgain()
    case .escape: keepPlaying()
    case .tab: reveal()
    case .right: if game.round.phase == .revealed, !words.isEmpty { open(.meaning(index: 0)) }
    default: break
    }
  }
}
