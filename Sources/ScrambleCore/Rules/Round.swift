/// One game on one root: a value that can be played, timed, ended, saved and read.
///
///     var round = try Round(root: Word("silkworm".utf8), number: 7, at: now)
///     try round.play(Word("milk".utf8), in: lexicon, after: .seconds(12)).points  // 2
///     round.end()
///     try Round(record: Record(round).bytes) == round  // true
///
/// The rules of the game are in ``play(_:in:after:)``. Everything else describes their result.
public struct Round: Equatable, Sendable {
  /// The valid lengths of a root.
  public static let rootLengths = 3...15
  /// The minimum number of letters in a word that counts.
  public static let minWordLength = 3
  /// The valid time limits in minutes.
  public static let minutes = 1...100
  /// The time limits in minutes that the game suggests. The player may choose any other valid one.
  package static let suggestedMinutes = [3, 10]

  public let id: RoundID
  /// The word whose letters may be used.
  public let root: Word
  /// The start of the round, in seconds since 1970-01-01 00:00 UTC.
  public internal(set) var startedAt: Int64
  /// The time of the last Forget if the clock showed an earlier time when the round started; otherwise 0.
  package internal(set) var forgottenBefore: Int64 = 0
  /// The time limit, or nil for none.
  var timeLimit: PlayTime?
  /// The found words, newest first.
  public internal(set) var found: [FoundWord] = []
  /// The help taken, newest first.
  public internal(set) var assists: [Assist] = []
  public internal(set) var playTime = PlayTime.zero
  /// How often the round was ended.
  var endCount = 0
  /// How often the player has resumed the round after an end.
  var resumeCount = 0
  /// The play time at which the player removed the round from the unfinished rounds.
  var removedAfter: PlayTime?
  var isRevealed = false
  /// The totals of a finished round, as they were when it was finished, but never less than what was found.
  public internal(set) var totals: Totals?

  let letters: LetterBag

  /// The phase of a round.
  public enum Phase: Equatable, Sendable {
    /// The round takes words.
    case playing
    /// The player has ended the round, or its time is up. The player can resume a round whose time is not up.
    case ended
    /// The round is finished, and its missed words were shown.
    case revealed
  }

  /// The totals that a finished round is compared with.
  public struct Totals: Equatable, Sendable {
    /// The number of common words.
    public let words: Int
    /// The points of all common words.
    public let points: Int
    public let edition: UInt64
  }

  /// Creates a round from valid values.
  init(id: RoundID, root: Word, startedAt: Int64 = 0) {
    self.id = id
    self.root = root
    self.startedAt = startedAt
    letters = LetterBag(root)
  }

  /// The number of the daily puzzle, or nil if the round is not one.
  public var daily: Int? { id.daily }

  public var phase: Phase { isRevealed ? .revealed : endCount > resumeCount ? .ended : .playing }

  /// Plays a word in a round without a time limit. It is either added to ``found`` or rejected.
  ///
  /// - Parameters:
  ///   - guess: The word that the player spelled.
  ///   - lexicon: The words that count.
  /// - Returns: The found word, which is now the first of ``found``.
  /// - Throws: The first ``Rejection`` that applies, in which case no word is added. A timed round throws
  ///   ``Rejection/roundEnded``: its time would never be up, so it only takes words through ``play(_:in:after:)``.
  /// - Complexity: that of ``play(_:in:after:)``.
  @discardableResult
  public mutating func play(_ guess: Word, in lexicon: Lexicon) throws(Rejection) -> FoundWord {
    guard minutes == nil else { throw .roundEnded }
    return try play(guess, in: lexicon, after: playTime)
  }

  /// Plays a word. It is either added to ``found`` or rejected.
  ///
  /// When the time of a timed round is up, the word that was being typed is still accepted. The round ends with that
  /// word.
  ///
  /// - Parameters:
  ///   - guess: The word that the player spelled.
  ///   - lexicon: The words that count.
  ///   - time: The play time since the start of the round. A time earlier than ``playTime`` has no effect.
  /// - Returns: The found word, which is now the first of ``found``.
  /// - Throws: The first ``Rejection`` that applies, in which case no word is added. A round with the maximum number of
  ///   words that can be saved takes no more.
  /// - Complexity: O(*n* + *f*), where *n* is the number of letters in the guess and *f* the number of words found.
  @discardableResult
  public mutating func play(_ guess: Word, in lexicon: Lexicon, after time: PlayTime) throws(Rejection) -> FoundWord {
    advance(to: time)
    defer { endIfTimeIsUp() }
    try check(guess)
    if let wordClass = lexicon.wordClass(of: guess) {
      guard let foundWord = add(guess, isCommon: wordClass.isCommon, after: playTime) else { throw .roundEnded }
      return foundWord
    }
    throw guess.count > Lexicon.maxWordLength
      ? .tooLong(length: guess.count, maximum: Lexicon.maxWordLength) : .unknownWord
  }

  /// Checks a guess against the rules that need no lexicon.
  func check(_ guess: Word) throws(Rejection) {
    guard phase == .playing else { throw .roundEnded }
    guard guess.count >= Round.minWordLength else { throw .tooShort }
    guard guess != root else { throw .sameAsRoot }
    guard !hasFound(guess) else { throw .alreadyFound(guess) }
    guard letters.spells(guess) else { throw lettersNotInRoot(guess) }
  }

  /// Adds a word without checking it against the rules or the lexicon.
  ///
  /// - Returns: The found word, or nil if the round is too large to be saved with it.
  @discardableResult
  mutating func add(_ word: Word, isCommon: Bool, after time: PlayTime) -> FoundWord? {
    let foundWord = FoundWord(word: word, points: word.points(in: root), isCommon: isCommon, time: time)
    found.insert(foundWord, at: 0)
    if isWithinSizeLimit { return foundWord }
    found.removeFirst()
    return nil
  }

  /// Returns whether a saved round may contain a word. Rules that are added later go only into ``check(_:)``, because
  /// they must not remove found words.
  func canContain(_ word: Word) -> Bool {
    word.count >= Round.minWordLength && word != root && letters.spells(word)
  }

  private func lettersNotInRoot(_ guess: Word) -> Rejection {
    let index = letters.unavailableIndices(in: guess)[0]
    let letter = guess.letters[index]
    return .lettersNotInRoot(letter: guess.ascii[index], available: letters.count(of: letter))
  }
}
