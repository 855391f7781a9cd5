import ScrambleKit
import WordScramble

/// The full-screen game: keys in, a picture of the state out. It knows nothing of a terminal.
struct ScreenSession {
  let wording: Wording
  let clock: Clock
  /// The game and where it is saved.
  var saved: SavedGame
  /// What is being typed.
  var field = Field()
  /// The root's letters in the order in which they lie on the cord.
  var letters: Word
  var message: Message?
  private(set) var panel: Panel?
  /// Which page of the panel is looked at; counting goes on past the last one, which starts over.
  private(set) var page = 0
  /// How many found words are scrolled past.
  var scrolled = 0
  let nextSeed: () -> UInt64

  /// What stands under the field until the next key.
  enum Message: Equatable {
    case refusal(Explanation, marked: Word?)
    case notes([String])
  }

  /// What lies over the game.
  enum Panel: Equatable {
    case keys
    case hint
    /// Whether the round is to be ended.
    case question
    /// The result of a round that has ended and, once they have been asked for, the words missed.
    case result
  }

  /// What the one who draws is asked to do.
  enum Request: Equatable {
    case leave(code: Int32)
    case suspend
    case redraw
  }

  init(
    _ saved: SavedGame, wording: Wording, clock: Clock, notes: [String] = [],
    nextSeed: @escaping () -> UInt64 = { .random(in: 0...UInt64.max) }
  ) {
    self.saved = saved
    self.wording = wording
    self.clock = clock
    self.nextSeed = nextSeed
    letters = saved.game.round.shuffledLetters(seed: nextSeed())
    message = notes.isEmpty ? nil : .notes(notes)
    panel = saved.game.round.isEnded ? .result : nil
    noteError()
  }

  var game: Game { saved.game }

  /// Does what a key asks for.
  mutating func press(_ key: Key) -> Request? {
    if let request = leaving(key) { return request }
    if panel.map({ takes(key, by: $0) }) != true { obey(key) }
    // Another program can have finished the round that is played here too.
    if game.round.isEnded != (panel == .result) { open(game.round.isEnded ? .result : nil) }
    noteError()
    return nil
  }

  /// Stops counting play time, while the player is away.
  mutating func pause() { saved.pause() }

  /// Counts play time again.
  mutating func resume() { saved.resume() }

  mutating func open(_ panel: Panel?) {
    if panel != nil { message = nil }
    self.panel = panel
    page = 0
  }

  private func leaving(_ key: Key) -> Request? {
    switch key {
    case .control("C"): .leave(code: 130)
    case .control("Q"): .leave(code: 0)
    case .control("D") where field.entry.isEmpty: .leave(code: 0)
    case .control("Z"): .suspend
    case .control("L"): .redraw
    default: nil
    }
  }

  private mutating func obey(_ key: Key) {
    let before = message
    message = nil
    switch key {
    case .enter: if !ScreenSession.isRefusal(before) { play() }
    case .text(" "): letters = game.round.shuffledLetters(seed: nextSeed(), besides: letters)
    case .text("?"): open(.keys)
    case .text(let sign): field.type(sign)
    case .backspace: field.delete()
    case .control("U"): field.clear()
    case .up: field.recall()
    case .pageDown: scrolled = min(scrolled + 5, max(0, game.round.found.count - 1))
    case .pageUp: scrolled = max(0, scrolled - 5)
    case .tab: takeHint()
    case .control("N"): newWord()
    case .control("P"): goBack()
    case .control("G"): open(.question)
    default: break
    }
  }

  private static func isRefusal(_ message: Message?) -> Bool {
    if case .refusal = message { true } else { false }
  }

  /// Takes a key to what lies over the game; returns whether the key has done its work with that.
  private mutating func takes(_ key: Key, by panel: Panel) -> Bool {
    switch (panel, key) {
    case (_, .text(" ")), (_, .pageDown), (_, .down): page += 1
    case (_, .pageUp), (_, .up): page = max(0, page - 1)
    case (.question, .enter): end()
    case (.question, .control("G")): open(nil)
    case (.result, _): obeyAtEnd(key)
    case (_, .tab), (_, .escape), (_, .enter), (_, .text("?")): open(nil)
    default:
      open(nil)
      return false
    }
    return true
  }

  /// At the end of a round nothing is played.
  private mutating func obeyAtEnd(_ key: Key) {
    switch key {
    case .enter, .control("N"): newWord()
    case .control("P"): goBack()
    case .escape: goOn()
    case .tab: reveal()
    default: break
    }
  }

  /// Says once that a round could not be saved.
  private mutating func noteError() {
    guard let error = saved.takeError() else { return }
    let note = wording.text(.savingFailed, .text(error.message))
    if case .notes(let notes) = message { message = .notes(notes + [note]) } else { message = .notes([note]) }
  }
}
