/// One game on one root: the value that is saved, shown and replayed.
///
///     var round = Round(root: try Word("silkworm".utf8))
///     try round.play(try Word("milk".utf8), in: lexicon).points  // 2
///
/// The rules of the game are ``play(_:in:after:)``; everything else describes their result.
public struct Round: Equatable, Sendable {
  /// The lengths a root may have.
  public static let rootLengths = 3...15
  /// The fewest letters of a word that a player may choose.
  public static let minimums = 3...4
  /// How many minutes a timed round may take.
  public static let minutes = 1...100
  /// The minutes of the timed rounds that a player is offered, who may allow more time for each.
  public static let offeredMinutes = [3, 10]

  /// The identity of the round.
  public let id: RoundID
  /// The word whose letters may be used.
  public let root: Word
  /// The fewest letters a word may have: 3 or 4.
  public let minimum: Int
  /// What a word is worth.
  public let scoring: Scoring
  /// When the round began, in seconds since 1970-01-01 00:00 UTC.
  public internal(set) var startedAt: Int64
  /// The mark of the forget that the round came after, if the clock showed an earlier time when the round began; 0 otherwise.
  public internal(set) var forgottenBefore: Int64 = 0
  /// How long the round may be played, or nil for as long as the player likes.
  public internal(set) var limit: PlayTime?
  /// The code of the challenge the round answers, or nil.
  public internal(set) var challenge: [UInt8]?
  /// The words found, newest first.
  public internal(set) var found: [FoundWord] = []
  /// The help that was taken, newest first.
  public internal(set) var assists: [Assist] = []
  /// How long the round has been played.
  public internal(set) var playTime = PlayTime.zero
  /// Whether it is being played.
  public internal(set) var phase = Phase.playing
  /// The result of a finished round, as it was when it was finished.
  public internal(set) var totals: Totals?

  private let letters: LetterBag

  /// Whether a round is being played.
  public enum Phase: Equatable, Sendable {
    /// It takes words.
    case playing
    /// The player has ended it, and may go on as long as no missed word was shown.
    case ended
    /// Missed words were shown: it is finished.
    case revealed
  }

  /// What a finished round is compared with.
  public struct Totals: Equatable, Sendable {
    /// How many common words there were.
    public let words: Int
    /// The points of all common words.
    public let points: Int
    /// The edition of the lexicon.
    public let edition: UInt64
  }

  /// Creates a round without found words.
  ///
  /// - Parameters:
  ///   - root: 3 to 15 letters.
  ///   - minimum: The fewest letters of a word, 3 or 4.
  ///   - scoring: What a word is worth.
  ///   - daily: The number of the daily puzzle it is, or nil in free play.
  ///   - number: For free play, a random number that distinguishes it from other rounds on the same root.
  ///   - startedAt: When it begins, in seconds since 1970-01-01 00:00 UTC.
  public init(
    root: Word, minimum: Int = 3, scoring: Scoring = .classic, daily: Int? = nil, number: UInt64 = 0,
    startedAt: Int64 = 0
  ) {
    precondition(Round.minimums.contains(minimum) && Round.rootLengths.contains(root.count), "no such round")
    self.root = root
    self.minimum = minimum
    self.scoring = scoring
    self.startedAt = startedAt
    id = daily.map { .daily(number: $0, minimum: minimum, scoring: scoring) } ?? .free(root: root, number: number)
    letters = LetterBag(root)
  }

  /// The number of the daily puzzle the round began as, or nil in free play.
  public var daily: Int? { id.daily }

  /// Plays a word, which is either added to ``found`` or rejected.
  ///
  /// - Parameters:
  ///   - guess: The word the player spelled.
  ///   - lexicon: The words that count.
  ///   - time: The time of play since the round began.
  /// - Returns: The found word, which is now the first of ``found``.
  /// - Throws: The first ``Rejection`` that applies; the round is then as it was.
  /// - Complexity: O(*n* + *f*), where *n* is the number of letters in the guess and *f* the number of words found.
  @discardableResult
  public mutating func play(_ guess: Word, in lexicon: Lexicon, after time: PlayTime = .zero) throws(Rejection)
    -> FoundWord
  {
    try check(guess)
    guard guess.count <= Lexicon.longestWord else {
      throw .tooLong(length: guess.count, maximum: Lexicon.longestWord)
    }
    guard let wordClass = lexicon.wordClass(of: guess) else { throw .unknownWord }
    return add(guess, isCommon: wordClass.isCommon, after: time)
  }

  /// Checks a guess by the rules that need no lexicon.
  ///
  /// - Throws: The first ``Rejection`` that applies.
  func check(_ guess: Word) throws(Rejection) {
    guard phase == .playing else { throw .roundEnded }
    guard guess.count >= minimum else { throw .tooShort(minimum: minimum) }
    guard guess != root else { throw .sameAsRoot }
    guard !hasFound(guess) else { throw .alreadyFound(guess) }
    guard letters.spells(guess) else { throw lettersNotInRoot(guess) }
  }

  /// Plays the typed text. Empty text is ignored.
  ///
  /// - Parameters:
  ///   - text: The bytes typed, in UTF-8 or in no encoding at all.
  ///   - lexicon: The words that count.
  ///   - time: The time of play since the round began.
  /// - Returns: The found word, or nil if the text is empty.
  /// - Throws: The first ``Rejection`` that applies.
  @discardableResult
  public mutating func play(
    text: some Sequence<UInt8>, in lexicon: Lexicon, after time: PlayTime = .zero
  ) throws(Rejection) -> FoundWord? {
    let guess: Word
    do throws(WordError) {
      guess = try Word(text)
    } catch {
      switch error {
      case .empty: return nil
      case .notLetters(let characters): throw phase == .playing ? .notLetters(characters) : .roundEnded
      }
    }
    return try play(guess, in: lexicon, after: time)
  }

  /// Adds a word that was found earlier without judging it again: a later word list never removes a found word.
  public mutating func restore(_ word: Word, in lexicon: Lexicon, after time: PlayTime = .zero) {
    add(word, isCommon: lexicon.wordClass(of: word)?.isCommon ?? false, after: time)
  }

  /// Adds a word without asking the lexicon: a bonus that another dictionary knows, or a word found earlier.
  @discardableResult
  mutating func add(_ word: Word, isCommon: Bool, after time: PlayTime) -> FoundWord {
    let points = scoring.points(forLength: word.count, rootLength: root.count)
    let find = FoundWord(word: word, points: points, isCommon: isCommon, time: time)
    found.insert(find, at: 0)
    return find
  }

  /// Returns whether a saved round can have a word. A rule that is added later goes into ``check(_:)`` alone: it removes no found word.
  func admits(_ word: Word) -> Bool {
    word.count >= minimum && word != root && letters.spells(word)
  }

  private func lettersNotInRoot(_ guess: Word) -> Rejection {
    let index = letters.unavailableIndices(in: guess)[0]
    let letter = guess.letters[index]
    return .lettersNotInRoot(letter: guess.ascii[index], available: letters.count(of: letter))
  }
}
