/// One game on one root: what is saved, shown, replayed and, sent to a server, played again.
///
///     var round = Round(root: try Word("silkworm".utf8))
///     try round.play(try Word("milk".utf8), in: lexicon).points  // 2
///
/// The rules of the game are ``play(_:in:)``; everything else here only tells what they led to.
public struct Round: Equatable, Sendable {
  /// The lengths a root may have.
  public static let rootLengths = 3...15

  /// The word whose letters are played with.
  public let root: Word
  /// The fewest letters a word may have: 3 or 4.
  public let minimum: Int
  /// What a word is worth.
  public let scoring: Scoring
  /// The number of the daily puzzle the round began as, or nil in free play.
  public let daily: Int?
  /// When the round began, in seconds since 1970-01-01 00:00 UTC; the host says, for the core has no clock.
  public let began: Int64
  /// The words found, newest first.
  public private(set) var found: [Find] = []
  /// How often the hint was shown.
  public var hintsTaken = 0
  /// Whether the player has ended the round and seen the words missed.
  public var isEnded = false

  private let letters: LetterBag

  /// Begins a round with nothing found.
  public init(root: Word, minimum: Int = 3, scoring: Scoring = .classic, daily: Int? = nil, began: Int64 = 0) {
    self.root = root
    self.minimum = minimum
    self.scoring = scoring
    self.daily = daily
    self.began = began
    letters = LetterBag(root)
  }

  /// Plays a word: it is found, or there is a reason why not.
  ///
  /// - Parameters:
  ///   - guess: The word the player spelled.
  ///   - lexicon: The words that count.
  /// - Returns: The find, which now stands first in ``found``.
  /// - Throws: The first ``Rejection`` that applies; the round is then as it was.
  /// - Complexity: O(*n* + *f*), where *n* is the number of letters in the guess and *f* the number of words found.
  @discardableResult
  public mutating func play(_ guess: Word, in lexicon: Lexicon) throws(Rejection) -> Find {
    guard guess.count >= minimum else { throw .tooShort(minimum: minimum) }
    guard guess != root else { throw .sameAsRoot }
    guard !found.contains(where: { $0.word == guess }) else { throw .alreadyFound }
    guard LetterBag(guess).isContained(in: letters) else { throw .lettersNotInRoot }
    guard guess.count <= Lexicon.longestWord else { throw .tooLong(maximum: Lexicon.longestWord) }
    guard let wordClass = lexicon.wordClass(of: guess) else { throw .unknownWord }
    return add(guess, wordClass)
  }

  /// Gives back a word found earlier, without asking whether it counts: a later word list takes no word away.
  public mutating func restore(_ word: Word, in lexicon: Lexicon) {
    add(word, lexicon.wordClass(of: word) ?? .rare)
  }

  @discardableResult
  private mutating func add(_ word: Word, _ wordClass: WordClass) -> Find {
    let points = scoring.points(forLength: word.count, rootLength: root.count)
    let find = Find(word: word, points: points, isCommon: wordClass.isCommon)
    found = [find] + found
    return find
  }

  /// Plays what was typed; an empty text is nothing, not a mistake.
  ///
  /// - Parameter text: The bytes typed, in UTF-8 or in no encoding at all.
  /// - Returns: The find, or nil where the text is empty.
  /// - Throws: The first ``Rejection`` that applies.
  @discardableResult
  public mutating func play(text: some Sequence<UInt8>, in lexicon: Lexicon) throws(Rejection) -> Find? {
    let guess: Word
    do throws(WordError) {
      guess = try Word(text)
    } catch {
      switch error {
      case .empty: return nil
      case .notLetters: throw .notLetters
      }
    }
    return try play(guess, in: lexicon)
  }
}

/// A word that was found in a round.
public struct Find: Equatable, Sendable {
  /// The word.
  public let word: Word
  /// What it was worth.
  public let points: Int
  /// Whether it counts towards "found 12 of 44"; otherwise it is a bonus.
  public let isCommon: Bool
}
