import ScrambleKit
import WordScramble

/// What lies over the game, and the keys that are pressed there.
extension ScreenSession {
  enum Panel: Equatable {
    case keys
    case hint
    /// Whether the round is to be ended.
    case question
    /// The result of a round that has ended and, once they have been asked for, the words missed.
    case result
    /// What one of the ``ScreenSession/words`` means, by its place.
    case meaning(place: Int)
    /// A timed round that waits.
    case paused
    /// How long a new word may take.
    case time
    /// The round as it is shown to others.
    case share
    /// A part of the player's record.
    case record(RecordPart)
  }

  /// What lies over the game where nothing else was asked for.
  var resting: Panel? {
    game.round.isEnded ? .result : game.isPaused ? .paused : nil
  }

  /// Whether the panel may stay where it is.
  var isPanelPossible: Bool {
    switch panel {
    case .meaning, .time, .share, .record: true
    default: panel == resting || resting == nil && panel != .result && panel != .paused
    }
  }

  /// Takes a key to what lies over the game; returns whether the key has done its work with that.
  mutating func takes(_ key: Key, by panel: Panel) -> Bool {
    switch (panel, key) {
    case (.meaning(let place), _): return walk(key, from: place)
    case (.record(let part), _): obey(key, at: part)
    case (.paused, _): obeyWhilePaused(key)
    case (.time, .text(let sign)): deal(for: sign)
    case (.hint, .tab): takeClue()
    case (_, .text(" ")), (_, .pageDown), (_, .down): page += 1
    case (_, .pageUp), (_, .up): page = max(0, page - 1)
    case (.question, .enter): end()
    case (.question, .control("G")): open(nil)
    case (.result, _): obeyAtEnd(key)
    case (_, .tab), (_, .escape), (_, .enter), (_, .text("?")): open(resting)
    default:
      open(resting)
      return resting != nil
    }
    return true
  }

  /// Takes a key to a meaning.
  private mutating func walk(_ key: Key, from place: Int) -> Bool {
    switch key {
    case .down: open(.meaning(place: min(place + 1, words.count - 1)))
    case .up: open(.meaning(place: max(place - 1, 0)))
    case .escape, .left, .right, .enter: close(at: place)
    case .text(" "), .pageDown: page += 1
    case .pageUp: page = max(0, page - 1)
    default:
      open(resting)
      return resting != nil || key == .tab || key == .text("?")
    }
    return true
  }

  /// Goes back from a meaning to where it was asked for.
  private mutating func close(at place: Int) {
    open(resting)
    if resting == nil { mark(place) }
  }

  /// At the end of a round nothing is played.
  private mutating func obeyAtEnd(_ key: Key) {
    switch key {
    case .enter, .control("N"): newWord()
    case .control("P"): goBack()
    case .control("R"): openRecord()
    case .control("S"): share()
    case .control("T"): open(.time)
    case .control("Y"): playAgain()
    case .escape: goOn()
    case .tab: reveal()
    case .right: if game.round.phase == .revealed, !words.isEmpty { open(.meaning(place: 0)) }
    default: break
    }
  }
}
