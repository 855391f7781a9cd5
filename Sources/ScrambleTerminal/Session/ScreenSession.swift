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
  /// The place of the word found that is marked, to ask for its meaning.
  private(set) var marked: Int?
  let meanings: (Word) -> [Glossary.Meaning]
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
    /// What one of the ``ScreenSession/words`` means, by its place.
    case meaning(place: Int)
  }

  /// What the one who draws is asked to do.
  enum Request: Equatable {
    case leave(code: Int32)
    case suspend
    case redraw
  }

  init(
    _ saved: SavedGame, wording: Wording, clock: Clock, notes: [String] = [],
    meanings: @escaping (Word) -> [Glossary.Meaning] = { _ in [] },
    nextSeed: @escaping () -> UInt64 = { .random(in: 0...UInt64.max) }
  ) {
    self.saved = saved
    self.wording = wording
    self.clock = clock
    self.meanings = meanings
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
    if !showsMeaning, game.round.isEnded != (panel == .result) { open(game.round.isEnded ? .result : nil) }
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

  /// The words whose meanings can be looked at: those found, newest first, or at the end of a round those missed.
  var words: [Word] {
    game.round.phase == .revealed ? game.missed + game.missedBonus : game.round.found.map(\.word)
  }

  private var showsMeaning: Bool {
    if case .meaning = panel { true } else { false }
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
    let place = marked
    (message, marked) = (nil, nil)
    switch key {
    case .down: mark(min(place.map { $0 + 1 } ?? 0, words.count - 1))
    case .up where place != nil: mark((place ?? 0) - 1)
    case .right: if let place { open(.meaning(place: place)) }
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

  /// Marks a word found and scrolls to it; a place below 0 marks none.
  private mutating func mark(_ place: Int) {
    marked = place < 0 ? nil : place
    scrolled = max(0, place - 2)
  }

  private static func isRefusal(_ message: Message?) -> Bool {
    if case .refusal = message { true } else { false }
  }

  /// Takes a key to what lies over the game; returns whether the key has done its work with that.
  private mutating func takes(_ key: Key, by panel: Panel) -> Bool {
    switch (panel, key) {
    case (.meaning(let place), .down): open(.meaning(place: min(place + 1, words.count - 1)))
    case (.meaning(let place), .up): open(.meaning(place: max(place - 1, 0)))
    case (.meaning(let place), .escape), (.meaning(let place), .left), (.meaning(let place), .right),
      (.meaning(let place), .enter):
      close(at: place)
    case (.hint, .tab): takeClue()
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

  /// Goes back from a meaning to where it was asked for.
  private mutating func close(at place: Int) {
    open(game.round.isEnded ? .result : nil)
    if !game.round.isEnded { mark(place) }
  }

  /// At the end of a round nothing is played.
  private mutating func obeyAtEnd(_ key: Key) {
    switch key {
    case .enter, .control("N"): newWord()
    case .control("P"): goBack()
    case .escape: goOn()
    case .tab: reveal()
    case .right: if game.round.phase == .revealed, !words.isEmpty { open(.meaning(place: 0)) }
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
