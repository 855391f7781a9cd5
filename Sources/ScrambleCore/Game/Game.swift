/// A player's game on every front end: the current round, the rounds left with New Word, and the history.
///
///     var options = DealOptions()
///     options.root = silkworm
///     var game = Game(lexicon: lexicon, roots: roots, options: options, seed: 1, at: now)
///     try game.play(text: "milk".utf8, at: now)?.points  // 2
///
/// A game is a value; time and random seeds are arguments. A front end shows the game and passes on the player's
/// actions. It decides nothing itself.
public struct Game: Sendable {
  /// The words that count.
  package let lexicon: Lexicon
  package var options: DealOptions
  public internal(set) var round: Round
  /// The words of the current root.
  package internal(set) var puzzle: Puzzle
  /// The progress of the current round.
  package internal(set) var standing: Standing
  /// The current round, and the earlier rounds that the player can go back to.
  package internal(set) var shelf: Shelf
  /// All known rounds.
  package internal(set) var history: History

  /// Whether the game was opened for the first visit of the day. Front ends then show what belongs to the first visit.
  package internal(set) var isFirstVisit = false
  /// The number of the day on which this game was opened, or on which it later started that day's puzzle; 0 if that day
  /// has no puzzle. Another program that is opened later does not change the number.
  var openedDay = 0

  let roots: [Word]?
  /// Nil until the first root is chosen, because looking at all roots takes longer than starting a game.
  var dealer: Dealer?
  /// When play time was last counted, on the monotonic clock; nil while it is not counted.
  var countedAt: Int64?
  /// What is known about the presence of the player; nil if the front end does not report it.
  var presence: PlayerPresence?
  var undoHistory = UndoHistory()
  var unsavedRounds: [RoundID] = []
  /// Whether the shelf has changed since the last call of ``takeUnsavedRecords()``.
  var hasUnsavedShelf = false

  /// Creates a game. It resumes the current round or the round that the request names. If neither matches, it deals a
  /// new one.
  ///
  /// - Parameters:
  ///   - lexicon: The words that count.
  ///   - roots: The roots to choose from, or nil for those of the lexicon. If the array is empty, the root is
  ///     *silkworm*.
  ///   - options: The options of new rounds.
  ///   - request: The request of the player, or nil if the options are the request.
  ///   - saved: The saved rounds.
  ///   - seed: The seed for choosing a root and the identity of a new round.
  ///   - moment: The present moment.
  public init(
    lexicon: Lexicon, roots: [Word]? = nil, options: DealOptions, request: DealOptions? = nil,
    saved: SavedRounds = SavedRounds(), seed: UInt64, at moment: Moment
  ) {
    self.lexicon = lexicon
    self.options = options
    self.roots = roots
    history = saved.history
    shelf = saved.shelf.filtered(to: history)
    round = Round(id: .free(root: Puzzle.defaultRoot, number: 0), root: Puzzle.defaultRoot)
    puzzle = Puzzle(of: round, in: lexicon)
    standing = Standing(of: round, in: puzzle)
    start(request ?? options, seed: seed, at: moment)
    undoHistory = UndoHistory()
  }

  /// The common words of the current round that have not been found, longest first.
  package var missed: [Word] { round.missed(in: puzzle) }

  /// The bonus words of the current round that have not been found and may be shown, longest first.
  package var missedBonus: [Word] { round.missedBonus(in: puzzle) }
}
