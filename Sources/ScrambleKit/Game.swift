public import WordScramble

/// A player's game in any face: the round in hand, the shelf behind it, and the keeping of both.
///
/// A face shows what this holds and calls what the player asks for; it decides nothing itself.
public struct Game: Sendable {
  /// The words that count.
  public let lexicon: Lexicon
  /// What new words are dealt by.
  public let options: DealOptions
  /// The round in hand.
  public private(set) var round: Round
  /// The words of its root.
  public private(set) var puzzle: Puzzle
  /// The first trouble with keeping rounds, until a face has said it; play goes on meanwhile.
  public private(set) var saveTrouble: SystemError?
  /// Whether a round could not be kept at any time.
  public private(set) var hasFailedToSave = false

  private let dealer: Dealer
  private let store: RoundStore?
  private let now: @Sendable () -> Int64
  private var saved: SavedRounds

  /// Resumes the round in hand where it is what was asked for, or a kept one that was asked for by name; else deals a new one.
  ///
  /// - Parameters:
  ///   - saved: The rounds as they were kept.
  ///   - store: What keeps them; nil where nothing is to be kept.
  ///   - seed: The seed of a first deal that the options leave to chance.
  ///   - now: The time, in seconds since 1970-01-01 00:00 UTC.
  public init(
    lexicon: Lexicon, roots: [Word], options: DealOptions, saved: SavedRounds = SavedRounds(), store: RoundStore? = nil,
    seed: UInt64, now: @escaping @Sendable () -> Int64
  ) {
    self.lexicon = lexicon
    self.options = options
    self.saved = saved
    self.store = store
    self.now = now
    dealer = Dealer(roots: roots, in: lexicon)
    let candidates = options.isNamed ? saved.all : [saved.current].compactMap(\.self)
    if let kept = candidates.first(where: { options.isMet(by: $0, in: lexicon) })?.round(in: lexicon) {
      round = kept
    } else {
      let root = options.root ?? options.root(of: options.daily, in: lexicon)
      round = options.round(
        on: root ?? dealer.root(options, seed: options.seed ?? seed), daily: options.daily, began: now())
    }
    puzzle = Puzzle(root: round.root, in: lexicon)
    keep()
  }

  /// Whether there is a round to go back to.
  public var canGoBack: Bool { !saved.shelf.isEmpty }

  /// Plays what was typed; a find is on disk before this returns, or ``saveTrouble`` says why not.
  ///
  /// - Returns: The find, or nil for an empty text.
  /// - Throws: The first ``Rejection`` that applies.
  public mutating func play(text: some Sequence<UInt8>) throws(Rejection) -> Find? {
    let find = try round.play(text: text, in: lexicon)
    if find != nil { keep() }
    return find
  }

  /// Puts the round on the shelf and deals another.
  public mutating func newWord(seed: UInt64) {
    let recent = [round.root] + saved.shelf.compactMap { try? Word($0.root.utf8) }
    take(options.round(on: dealer.root(options, seed: seed, avoiding: recent), daily: nil, began: now()))
    keep()
  }

  /// Gives back the round before.
  ///
  /// - Returns: Whether there was one.
  public mutating func goBack() -> Bool {
    guard canGoBack else { return false }
    save { _ = $0.goBack() }
    if let before = saved.current?.round(in: lexicon) { take(before) }
    return true
  }

  /// Notes that the hint was shown, and returns it.
  public mutating func takeHint() -> [Hint] {
    round.hintsTaken += 1
    keep()
    return round.hints(in: puzzle)
  }

  /// Ends the round; the words missed may be shown from now on.
  public mutating func end() {
    round.isEnded = true
    keep()
  }

  /// Returns the trouble with keeping rounds once, for a face to say it.
  public mutating func takeSaveTrouble() -> SystemError? {
    defer { saveTrouble = nil }
    return saveTrouble
  }

  private mutating func take(_ another: Round) {
    if another.root != round.root { puzzle = Puzzle(root: another.root, in: lexicon) }
    round = another
  }

  private mutating func keep() {
    let taken = SavedRound(round)
    save { $0.keep(taken) }
  }

  /// Changes the rounds here and on disk; words that another program found in this round come along.
  private mutating func save(_ change: (inout SavedRounds) -> Void) {
    guard let store else { return change(&saved) }
    do throws(SystemError) {
      saved = try store.update(at: now(), change)
      if let current = saved.current, current != SavedRound(round), let merged = current.round(in: lexicon) {
        take(merged)
      }
    } catch {
      change(&saved)
      if !hasFailedToSave { saveTrouble = error }
      hasFailedToSave = true
    }
  }
}
