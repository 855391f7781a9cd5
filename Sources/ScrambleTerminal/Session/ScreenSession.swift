import ScrambleKit
import WordScramble

/// The full-screen game: keys in, a picture of the state out. It knows nothing of a terminal.
struct ScreenSession {
  private(set) var game: Game
  let wording: Wording
  let clock: Clock
  private(set) var entry = Entry()
  /// The root's letters in the order in which they lie on the cord.
  private(set) var letters: [UInt8]
  private(set) var message: Message?
  private(set) var panel: Panel?
  /// Which page of the panel is looked at; counting goes on past the last one, which starts over.
  private(set) var page = 0
  /// How many found words are scrolled past.
  private(set) var scrolled = 0
  private var lastEntry = Entry()
  private var nextSeed: () -> UInt64

  /// What stands under the field until the next key.
  enum Message: Equatable {
    case refusal(Explanation, marked: Word?)
    case notes([String])
  }

  /// What lies over the game.
  enum Panel: Equatable {
    case keys
    case hint([Hint])
    case end
  }

  /// What the one who draws is asked to do.
  enum Request: Equatable {
    case leave(code: Int32)
    case suspend
    case redraw
  }

  init(
    game: Game, wording: Wording, clock: Clock, notes: [String] = [],
    nextSeed: @escaping () -> UInt64 = { .random(in: 0...UInt64.max) }
  ) {
    self.game = game
    self.wording = wording
    self.clock = clock
    self.nextSeed = nextSeed
    letters = game.round.root.letters
    message = notes.isEmpty ? nil : .notes(notes)
    panel = game.round.isEnded ? .end : nil
    letters = game.round.shuffledLetters(seed: nextSeed())
    noteTrouble()
  }

  /// Does what a key asks for.
  mutating func press(_ key: Key) -> Request? {
    if let request = leaving(key) { return request }
    if let panel, takes(key, by: panel) { return nil }
    let before = message
    message = nil
    switch key {
    case .enter: if !isRefusal(before) { play() }
    case .text(" "): shuffle()
    case .text("?"): open(.keys)
    case .text(let sign): type(sign, anew: isRefusal(before))
    case .backspace: entry.removeLast()
    case .control("U"): entry = Entry()
    case .up: entry = lastEntry
    case .pageDown: scrolled = min(scrolled + 5, max(0, game.round.found.count - 1))
    case .pageUp: scrolled = max(0, scrolled - 5)
    case .tab: open(.hint(game.takeHint()))
    case .control("N"): newWord()
    case .control("P"): goBack()
    case .control("G"): end()
    default: break
    }
    return nil
  }

  private func leaving(_ key: Key) -> Request? {
    switch key {
    case .control("C"): .leave(code: 130)
    case .control("Q"): .leave(code: 0)
    case .control("D") where entry.isEmpty: .leave(code: 0)
    case .control("Z"): .suspend
    case .control("L"): .redraw
    default: nil
    }
  }

  private mutating func open(_ panel: Panel?) {
    self.panel = panel
    page = 0
  }

  /// Takes a key to what lies over the game; returns whether the key has done its work with that.
  private mutating func takes(_ key: Key, by panel: Panel) -> Bool {
    switch (panel, key) {
    case (_, .text(" ")), (_, .pageDown), (_, .down): page += 1
    case (_, .pageUp), (_, .up): page = max(0, page - 1)
    case (.end, .enter), (.end, .control("N")): newWord()
    case (.end, .control("P")): goBack()
    // At the end of a round the words missed are looked at, and nothing is played any more.
    case (.end, _): break
    case (_, .tab), (_, .escape), (_, .enter), (_, .text("?")): open(nil)
    default:
      open(nil)
      return false
    }
    return true
  }

  private func isRefusal(_ message: Message?) -> Bool {
    if case .refusal = message { true } else { false }
  }

  private mutating func type(_ sign: Unicode.Scalar, anew: Bool) {
    if anew { entry = Entry() }
    entry.add(sign)
  }

  private mutating func play() {
    guard !entry.isEmpty else { return }
    let before = game.round.rank(in: game.puzzle)
    lastEntry = entry
    do throws(Rejection) {
      guard let find = try game.play(text: entry.bytes) else { return }
      entry = Entry()
      scrolled = 0
      message = .notes(notes(on: find, before: before))
      noteTrouble()
    } catch {
      let explanation = wording.explanation(of: error, text: entry.bytes, root: game.round.root)
      let marked = error == .alreadyFound ? try? Word(entry.bytes) : nil  // What was found before is a word.
      message = .refusal(explanation, marked: marked)
      if let marked { show(marked) }
    }
  }

  private func notes(on find: Find, before: Rank) -> [String] {
    let key: WordingKey = find.isCommon ? .noteFound : .noteFoundBonus
    var notes = [wording.text(key, .text("\(find.word)"), .number(find.points))]
    let rank = game.round.rank(in: game.puzzle)
    if rank == .wholeString, before != rank {
      notes += [wording.text(.noteAllFound), wording.text(.noteAllFoundMore)]
    } else if rank != before {
      notes.append(wording.text(.noteNewRank, .text(wording.name(of: rank))))
    }
    return notes
  }

  /// Scrolls so that a word of the list can be seen.
  private mutating func show(_ word: Word) {
    scrolled = game.round.found.firstIndex { $0.word == word } ?? 0
  }

  private mutating func shuffle() {
    let before = letters
    for _ in 0..<8 where letters == before { letters = game.round.shuffledLetters(seed: nextSeed()) }
  }

  private mutating func newWord() {
    let left = game.round.root
    game.newWord(seed: nextSeed())
    begin(saying: wording.text(.noteNewWord, .text("\(left)")))
  }

  private mutating func goBack() {
    guard game.goBack() else {
      message = .notes([wording.text(.noteNothingBefore)])
      return
    }
    begin(saying: wording.text(.noteBackTo, .text("\(game.round.root)")))
  }

  private mutating func begin(saying note: String) {
    entry = Entry()
    lastEntry = Entry()
    scrolled = 0
    letters = game.round.shuffledLetters(seed: nextSeed())
    open(game.round.isEnded ? .end : nil)
    message = .notes([note])
    noteTrouble()
  }

  private mutating func end() {
    game.end()
    entry = Entry()
    open(.end)
    noteTrouble()
  }

  /// Says once that a round could not be kept.
  private mutating func noteTrouble() {
    guard let trouble = game.takeSaveTrouble() else { return }
    let note = wording.text(.savingFailed, .text(trouble.message))
    if case .notes(let notes) = message { message = .notes(notes + [note]) } else { message = .notes([note]) }
  }
}
