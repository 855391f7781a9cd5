/// One game on one root: the value that is played, timed, ended, saved, read back and replayed.
///
///     var round = try Round(root: Word("silkworm".utf8), number: 7, at: now)
///     try round.play(Word("milk".utf8), in: lexicon, after: .seconds(12)).points  // 2
///     round.end()
///     try Round(record: Record(round).bytes) == round  // true
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
  package static let offeredMinutes = [3, 10]

  /// The identity of the round.
  public let id: RoundID
  /// The word whose letters may be used.
  public let root: Word
  /// The fewest letters a word may have: 3 or 4.
  public let minimum: Int
  /// What a word is worth.
  public let scoring: Scoring
  /// The words that count.
  public internal(set) var vocabulary: Vocabulary
  /// When the round began, in seconds since 1970-01-01 00:00 UTC.
  public internal(set) var startedAt: Int64
  /// The mark of the forget that the round came after, if the clock showed an earlier time when the round began; 0
  /// otherwise.
  package internal(set) var forgottenBefore: Int64 = 0
  /// How long the round may be played, or nil for as long as the player likes.
  package var limit: PlayTime?
  /// The code of the challenge the round answers, or nil.
  package internal(set) var challengeCode: [UInt8]?
  /// The words found, newest first.
  public internal(set) var found: [FoundWord] = []
  /// The help that was taken, newest first.
  public internal(set) var assists: [Assist] = []
  /// The last words that the lexicon did not know, newest first, at most ``maxTries``.
  package internal(set) var tries: [TriedWord] = []
  /// How long the round has been played.
  public internal(set) var playTime = PlayTime.zero
  /// How often the round was ended.
  var endings = 0
  /// How many of these endings the player has taken back.
  var resumptions = 0
  /// The time of play at which the player removed the round from the unfinished ones.
  var removedAfter: PlayTime?
  /// Whether missed words were shown.
  var isRevealed = false
  /// The result of a finished round at the time when it was finished.
  public internal(set) var totals: Totals?

  let letters: LetterBag

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

  /// Creates a round whose facts have been checked.
  init(
    id: RoundID, root: Word, minimum: Int, scoring: Scoring, vocabulary: Vocabulary = .standard, startedAt: Int64 = 0
  ) {
    (self.id, self.root, self.minimum, self.scoring) = (id, root, minimum, scoring)
    (self.vocabulary, self.startedAt) = (vocabulary, startedAt)
    letters = LetterBag(root)
  }

  /// The number of the daily puzzle the round began as, or nil in free play.
  public var daily: Int? { id.daily }

  /// Whether it is being played.
  public var phase: Phase { isRevealed ? .revealed : endings > resumptions ? .ended : .playing }

  /// Plays a word in a round without a time limit; it is either added to ``found`` or rejected.
  ///
  /// - Parameters:
  ///   - guess: The word the player spelled.
  ///   - lexicon: The words that count.
  /// - Returns: The found word, which is now the first of ``found``.
  /// - Throws: The first ``Rejection`` that applies; no word is added then. A timed round throws
  ///   ``Rejection/roundEnded``: its time would never be up, so it takes words by ``play(_:in:after:)`` alone.
  /// - Complexity: that of ``play(_:in:after:)``.
  @discardableResult
  public mutating func play(_ guess: Word, in lexicon: Lexicon) throws(Rejection) -> FoundWord {
    guard minutes == nil else { throw .roundEnded }
    return try play(guess, in: lexicon, after: playTime)
  }

  /// Plays a word, which is either added to ``found`` or rejected.
  ///
  /// When the time of a timed round is up, one more guess is accepted: the word that was being typed. The round ends
  /// with it.
  ///
  /// - Parameters:
  ///   - guess: The word the player spelled.
  ///   - lexicon: The words that count.
  ///   - time: The time of play since the round began; an earlier time than ``playTime`` has no effect.
  /// - Returns: The found word, which is now the first of ``found``.
  /// - Throws: The first ``Rejection`` that applies; no word is added then. A round with as many words as can be saved
  ///   takes no more.
  /// - Complexity: O(*n* + *f*), where *n* is the number of letters in the guess and *f* the number of words found.
  @discardableResult
  public mutating func play(_ guess: Word, in lexicon: Lexicon, after time: PlayTime) throws(Rejection) -> FoundWord {
    advance(to: time)
    defer { endIfTimeIsUp() }
    try check(guess)
    if let wordClass = vocabulary.wordClass(of: guess, in: lexicon) {
      guard let foundWord = add(guess, isCommon: wordClass.isCommon, after: playTime) else { throw .roundEnded }
      return foundWord
    }
    throw guess.count > Lexicon.longestWord
      ? .tooLong(length: guess.count, maximum: Lexicon.longestWord) : .unknownWord
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

  /// Adds a word without asking the lexicon: a bonus that another dictionary knows, or a word found earlier.
  ///
  /// - Returns: The found word, or nil if the round has no room for it.
  @discardableResult
  mutating func add(_ word: Word, isCommon: Bool, after time: PlayTime) -> FoundWord? {
    let points = scoring.points(forLength: word.count, rootLength: root.count)
    let foundWord = FoundWord(word: word, points: points, isCommon: isCommon, time: time)
    found.insert(foundWord, at: 0)
    if hasRoom { return foundWord }
    found.removeFirst()
    return nil
  }

  /// Returns whether a saved round can have a word. A rule that is added later goes into ``check(_:)`` alone: it
  /// removes no found word.
  func admits(_ word: Word) -> Bool {
    word.count >= minimum && word != root && letters.spells(word)
  }

  private func lettersNotInRoot(_ guess: Word) -> Rejection {
    let index = letters.unavailableIndices(in: guess)[0]
    let letter = guess.letters[index]
    return .lettersNotInRoot(letter: guess.ascii[index], available: letters.count(of: letter))
  }
}
