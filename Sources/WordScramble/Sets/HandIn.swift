/// The results that a player hands in after the rounds of a set: a seat number and the actions in each round, without a
/// name and without rejected words.
///
///     let set = try PuzzleSet(code: "s1.FEkLVZ0WQ9YGzJGRKNGIWpXrA2aTcwIMyfD3".utf8, avoiding: sensitiveWords)
///     let code = "h1.jThxlK2keLEAAAAAAAAABxwhhZEJGIWpiWdFkg0C_zwPHQ"
///     let handIn = try HandIn(code: code.utf8, avoiding: sensitiveWords)
///     handIn.seat  // 7
///     try handIn.replay(in: set, by: lexicon).map(\.score)  // 4
///
/// `Documentation/PuzzleSets.md` describes the format of the code.
public struct HandIn: Equatable, Sendable {
  /// The valid seat numbers in a class.
  public static let seats = 1...40

  /// The seat number of the player.
  public let seat: Int
  /// The checksum of the set.
  public let setChecksum: UInt64
  /// The edition of the lexicon that checked the words.
  public let edition: UInt64
  /// The rounds that were begun, in order.
  public let rounds: [BegunRound]

  /// A round of the set that was begun.
  public struct BegunRound: Equatable, Sendable {
    /// The number of the round in the set, from 1.
    public let number: Int
    /// Whether the round is in progress: it has not ended and has common words left to find.
    public let isOpen: Bool
    public let log: RoundLog
  }

  /// Creates the results of a player.
  ///
  /// - Parameters:
  ///   - seat: One of ``seats``. Other numbers are clamped.
  ///   - set: The set.
  ///   - round: Returns the player's round with an identity, or nil.
  ///   - lexicon: The lexicon that checked the words.
  ///   - sensitiveWords: Words that are left out, except delicate ones, because they would make the code invalid. Nil
  ///     if they are not known.
  /// - Complexity: O(*n*), where *n* is the number of words found, and that of a ``Puzzle`` for each round.
  init(
    seat: Int, of set: PuzzleSet, round: (RoundID) -> Round?, in lexicon: Lexicon,
    avoiding sensitiveWords: SensitiveWords?
  ) {
    let checksum = set.checksum
    let begunRounds = set.roots.indices.compactMap { index -> BegunRound? in
      let number = index + 1
      guard let round = round(.set(checksum: checksum, number: number)), round.root == set.roots[index],
        round.hasProgress || round.isEnded
      else { return nil }
      let state = SetRound(number: number, of: set, played: round, in: lexicon).state
      let log = RoundLog(of: round, in: lexicon, avoiding: sensitiveWords)
      return BegunRound(number: number, isOpen: state != .ended, log: log)
    }
    let seat = min(max(seat, HandIn.seats.lowerBound), HandIn.seats.upperBound)
    self.init(seat: seat, setChecksum: checksum, edition: lexicon.edition, rounds: begunRounds)
  }

  init(seat: Int, setChecksum: UInt64, edition: UInt64, rounds: [BegunRound]) {
    (self.seat, self.setChecksum, self.edition, self.rounds) = (seat, setChecksum, edition, rounds)
  }

  /// The words of all rounds.
  private var words: [Word] { rounds.flatMap { $0.log.foundWords.map { $0.word } } }
}

// The code; Documentation/PuzzleSets.md describes it.
extension HandIn {
  private static let format = CodeFormat(letter: .handIn, versions: 1...1)

  /// The results as text: `h1.`, then letters, digits, `-` and `_`.
  public var code: [UInt8] {
    var bits = BitWriter()
    bits.write(uint64: setChecksum)
    bits.write(uint64: edition)
    bits.write(UInt32(seat), bits: 6)
    bits.write(count: rounds.count)
    for begunRound in rounds {
      bits.write(count: begunRound.number)
      bits.write(begunRound.isOpen ? 1 : 0, bits: 1)
      bits.write(begunRound.log)
    }
    return HandIn.format.encode(bits, version: 1)
  }

  /// Creates the results from their code.
  ///
  /// - Parameters:
  ///   - text: The code alone, or after `#`.
  ///   - sensitiveWords: Words that make a code count as damaged, except delicate ones.
  /// - Throws: ``CodeError/damaged`` or ``CodeError/newer``.
  /// - Complexity: O(*n*), where *n* is the number of characters.
  public init(code text: some Sequence<UInt8>, avoiding sensitiveWords: SensitiveWords) throws(CodeError) {
    let (code, _, bits) = try HandIn.format.decode(Array(text))
    guard let handIn = HandIn(bits), handIn.code.elementsEqual(code),
      handIn.words.allSatisfy({ sensitiveWords.allows($0) })
    else { throw .damaged }
    self = handIn
  }

  /// Returns whether a code is complete, regardless of its words.
  package static func isComplete(_ code: [UInt8]) -> Bool {
    guard let decoded = try? format.decode(code) else { return false }
    return HandIn(decoded.bits)?.code.elementsEqual(code) ?? false
  }

  /// Reads the bits that precede the checksum.
  private init?(_ bits: BitReader) {
    var bits = bits
    let (setChecksum, edition, seat) = (bits.uint64(), bits.uint64(), Int(bits.read(bits: 6)))
    guard HandIn.seats.contains(seat), let count = bits.count(), count <= PuzzleSet.sizes.upperBound else { return nil }
    var rounds: [BegunRound] = []
    for _ in 0..<count {
      guard let number = bits.count(), PuzzleSet.sizes.contains(number), number > rounds.last?.number ?? 0 else {
        return nil
      }
      let isOpen = bits.read(bits: 1) == 1
      guard let log = RoundLog(&bits) else { return nil }
      rounds.append(BegunRound(number: number, isOpen: isOpen, log: log))
    }
    self.init(seat: seat, setChecksum: setChecksum, edition: edition, rounds: rounds)
  }
}

extension HandIn {
  /// Replays the rounds that were handed in.
  ///
  /// - Throws: ``ChallengeError/damaged`` if these are the results of another set, or have a round or a time that the
  ///   set does not allow. ``ChallengeError/word(_:_:)`` for the first word that breaks the rules.
  /// - Returns: Each of ``rounds`` as it was played. If the results come from another edition, words that are only
  ///   missing from this lexicon are left out.
  /// - Complexity: O(*n*²) for *n* words in a round.
  public func replay(in set: PuzzleSet, by lexicon: Lexicon) throws(ChallengeError) -> [Round] {
    guard self.setChecksum == set.checksum else { throw .damaged }
    var replayed: [Round] = []
    for begunRound in rounds {
      guard let round = set.round(number: begunRound.number),
        begunRound.log.seconds <= set.minutes.map({ $0 * 60 }) ?? .max
      else {
        throw .damaged
      }
      var unknown: [Word] = []
      replayed.append(
        try Round(replaying: begunRound.log, on: round, judgedBy: edition, in: lexicon, unknown: &unknown))
    }
    return replayed
  }
}

extension HandIn {
  /// The name of a file for the code, without its extension, in UTF-8: `seat-07`.
  package var fileName: [UInt8] {
    var name = TextBuilder()
    name.add(seat < 10 ? "seat-0" : "seat-")
    name.add(seat)
    return name.bytes
  }
}
