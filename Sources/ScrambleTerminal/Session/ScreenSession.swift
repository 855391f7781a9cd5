import ScrambleKit
import WordScramble

/// The state of the full-screen game: it handles keys and is drawn as a picture, without a terminal.
struct ScreenSession {
  let wording: Wording
  let clock: Clock
  /// The game and where it is saved.
  var saved: SavedGame
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
  let meanings: (Word) -> [Glossary.Meaning]
  /// Returns the link to a round.
  let link: (Challenge) -> String
  let nextSeed: () -> UInt64
  /// The player's statistics, counted when it is opened.
  var statistics: PlayerStatistics?

  /// The message under the field until the next key.
  enum Message: Equatable {
    case refusal(Explanation, marked: Word?)
    case notes([String])
  }

  /// What a key asks the screen loop to do.
  enum Request: Equatable {
    case leave(code: Int32)
    case suspend
    case redraw
  }

  init(
    _ saved: SavedGame, wording: Wording, clock: Clock, notes: [String] = [],
    meanings: @escaping (Word) -> [Glossary.Meaning] = { _ in [] },
    link: @escaping (Challenge) -> String = { $0.link() },
    nextSeed: @escaping () -> UInt64 = { .random(in: 0...UInt64.max) }
  ) {
    self.saved = saved
    self.wording = wording
    self.clock = clock
    self.meanings = meanings
    self.link = link
    self.nextSeed = nextSeed
    letters = saved.game.round.shuffledLetters(seed: nextSeed(), in: saved.game.lexicon)
    panel = defaultPanel
    let news = [
      placeInSet, wording.missedYesterday(in: saved, clock: clock), wording.accepted(in: saved.game), offer, otherRound,
    ]
    let notes = notes + news.compactMap(\.self)
    message = notes.isEmpty ? nil : .notes(notes)
    noteError()
  }

  var game: Game { saved.game }

  /// Handles a key.
  mutating func press(_ key: Key) -> Request? {
    if let request = leaving(key) { return request }
    look(isPlayerActing: true)
    let isForgotten = saved.refresh()
    if panel.map({ handle(key, in: $0) }) != true { handle(key) }
    // Another program may have ended the round.
    if !isPanelPossible { open(defaultPanel) }
    tick()
    noteForgotten(isForgotten || saved.takeForgotten())
    noteError()
    return nil
  }

  /// Forgets everything if another program has, while no key is pressed.
  mutating func refresh() { noteForgotten(saved.refresh()) }

  /// Tells that another program has forgotten everything; the round has begun again.
  private mutating func noteForgotten(_ isForgotten: Bool) {
    guard isForgotten else { return }
    let notes = if case .notes(let notes) = message { notes } else { [String]() }
    open(defaultPanel)
    (scrolled, marked, message) = (0, nil, .notes([wording.text(.forgetElsewhere)] + notes))
  }

  mutating func open(_ panel: Panel?) {
    if panel != nil { message = nil }
    self.panel = panel
    page = 0
  }

  /// The words whose meanings can be opened: the found words, newest first, or those compared and missed at the end of a round.
  var words: [Word] {
    guard game.round.phase == .revealed else { return game.round.found.map(\.word) }
    let compared = game.comparison.map { $0.onlyOther + $0.both + $0.onlyOwn } ?? []
    return compared + (game.missed + game.missedBonus).filter { !compared.contains($0) }
  }

  private func leaving(_ key: Key) -> Request? {
    switch key {
    case .control("C"): .leave(code: 130)
    case .control("Q"): .leave(code: 0)
    case .control("D") where field.text.isEmpty: .leave(code: 0)
    case .control("Z"): .suspend
    case .control("L"): .redraw
    default: nil
    }
  }

  private mutating func handle(_ key: Key) {
    let before = message
    let index = marked
    (message, marked) = (nil, nil)
    switch key {
    case .down: mark(min(index.map { $0 + 1 } ?? 0, words.count - 1))
    case .up where index != nil: mark((index ?? 0) - 1)
    case .right: if let index { open(.meaning(index: index)) }
    case .enter: if !ScreenSession.isRefusal(before) { play() }
    case .text(" "): letters = game.round.shuffledLetters(seed: nextSeed(), avoiding: letters, in: game.lexicon)
    case .text("?"): open(.keys)
    case .text(let character): field.type(character)
    case .backspace: field.delete()
    case .control("U"), .control("W"), .escape: field.clear()
    case .up: field.recall()
    case .pageDown: scrolled = min(scrolled + 5, max(0, game.round.found.count - 1))
    case .pageUp: scrolled = max(0, scrolled - 5)
    case .tab: takeHint()
    case .control("N"): newWord()
    case .control("P"): goBack()
    case .control("F"): goForward()
    case .control("X"): keepMissingWord()
    case .control("O"): playToday()
    case .control("G"): if game.standing.rank == .wholeString { end() } else { open(.question) }
    case .control("R"): openStatistics()
    case .control("S"): share()
    case .control("E"): playNext()
    case .control("K"): openHandIn()
    case .control("Y"): if game.hasEarlierRound { playAgain() }
    case .control("T"): if game.round.minutes == nil { open(.time) } else { pause() }
    default: break
    }
  }

  /// Marks a word found and scrolls to it; an index below 0 marks none.
  mutating func mark(_ index: Int) {
    marked = index < 0 ? nil : index
    scrolled = max(0, index - 2)
  }

  private static func isRefusal(_ message: Message?) -> Bool {
    if case .refusal = message { true } else { false }
  }

  /// Reports once that a round could not be saved.
  private mutating func noteError() {
    guard let error = saved.takeError() else { return }
    let note = wording.text(.savingFailed, .text(error.message))
    if case .notes(let notes) = message { message = .notes(notes + [note]) } else { message = .notes([note]) }
  }
}
