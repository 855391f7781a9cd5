/// What a class has found: the hand-ins of a set, each replayed.
///
///     var marks = Marks(of: set, in: lexicon, avoiding: sensitiveWords)
///     marks.add(Array("Dear teacher, h1.…".utf8))
///     marks.rows[0].total.points  // 31
public struct Marks: Sendable {
  /// The set.
  public let set: PuzzleSet
  /// The seats from which a hand-in counts, in ascending order.
  public private(set) var rows: [Row] = []
  /// What was found and does not count, in the order in which it was found.
  public private(set) var problems: [Problem] = []

  private let lexicon: Lexicon
  private let sensitiveWords: SensitiveWords

  /// Creates marks without hand-ins.
  ///
  /// - Parameters:
  ///   - set: The set that was played.
  ///   - lexicon: The word list.
  ///   - sensitiveWords: A hand-in with one of these, delicate words excepted, is damaged.
  public init(of set: PuzzleSet, in lexicon: Lexicon, avoiding sensitiveWords: SensitiveWords) {
    (self.set, self.lexicon, self.sensitiveWords) = (set, lexicon, sensitiveWords)
  }

  /// The hand-in of a seat that counts.
  public struct Row: Equatable, Sendable {
    /// The hand-in.
    public let handIn: HandIn
    /// The round at each place of the set, from 1; nil where none was begun.
    public let cells: [Cell?]
    /// Everything together. A unit word found in several rounds counts once.
    public let total: Cell
    /// Whether the words were judged with another edition of the lexicon, so that some may not count here.
    public let isOtherEdition: Bool
    /// Whether the seat has handed in other rounds too, of which those with fewer points do not count.
    public internal(set) var isRepeated = false
    /// The first seat with the same words at the same times, or nil.
    public internal(set) var sameAs: Int?

    /// The seat.
    public var seat: Int { handIn.seat }
  }

  /// What was found in a round, or in all of them.
  public struct Cell: Equatable, Sendable {
    /// How many common words were found.
    public let words: Int
    /// How many common words there are.
    public let possible: Int
    /// The points, bonus words included.
    public let points: Int
    /// The unit words that were found, from a to z.
    public let unitWords: [Word]
    /// Whether a round is still being played.
    public let isOpen: Bool
  }

  /// Why a code does not count.
  public enum Problem: Equatable, Sendable {
    /// It is truncated or mistyped, or carries a word that no set may have.
    case damaged
    /// A later version of the game made it.
    case newer
    /// It belongs to another set.
    case otherSet(seat: Int)
    /// It has a word that cannot have been found.
    case impossible(seat: Int, Word)
  }

  /// Adds every hand-in of a text: mails, or the export of a learning platform. A code that was added before is ignored.
  ///
  /// - Complexity: O(*n*) for *n* bytes, and for each hand-in that of ``HandIn/results(in:by:)``.
  public mutating func add(_ text: [UInt8]) {
    for code in HandInText.codes(in: text) {
      do throws(CodeError) {
        try add(HandIn(code: code, avoiding: sensitiveWords))
      } catch {
        problems.append(error == .newer ? .newer : .damaged)
      }
    }
    compare()
  }

  private mutating func add(_ handIn: HandIn) {
    guard handIn.set == set.checksum else { return problems.append(.otherSet(seat: handIn.seat)) }
    guard !rows.contains(where: { $0.handIn == handIn }) else { return }
    do throws(ChallengeError) {
      insert(Row(handIn, try handIn.results(in: set, by: lexicon), of: set, in: lexicon))
    } catch {
      if case .word(let word, _) = error {
        problems.append(.impossible(seat: handIn.seat, word))
      } else {
        problems.append(.damaged)
      }
    }
  }

  /// Adds a row; of two from one seat, the one with more points stays.
  private mutating func insert(_ row: Row) {
    guard let index = rows.firstIndex(where: { $0.seat >= row.seat }) else { return rows.append(row) }
    guard rows[index].seat == row.seat else { return rows.insert(row, at: index) }
    if row.total.points > rows[index].total.points { rows[index] = row }
    rows[index].isRepeated = true
  }

  /// Notes which seats have handed in the same words at the same times.
  private mutating func compare() {
    for index in rows.indices {
      let own = rows[index].handIn.rounds.map { $0.log.foundWords }
      let isEmpty = own.allSatisfy { $0.isEmpty }
      let first = rows[..<index].first { row in
        row.handIn.rounds.map { $0.place } == rows[index].handIn.rounds.map { $0.place }
          && row.handIn.rounds.map { $0.log.foundWords } == own
      }
      rows[index].sameAs = isEmpty ? nil : first?.seat
    }
  }

  /// The unit words that could be found in a round of the set and that nobody has found, from a to z.
  ///
  /// - Complexity: O(*n* *m*), where *n* is the number of unit words and *m* the number of rounds handed in.
  public var unitWordsMissed: [Word] {
    let possible = set.roots.map { set.unitWords(in: $0) }
    return set.unitWords.filter { word in
      possible.contains { $0.contains(word) } && !rows.contains { $0.total.unitWords.contains(word) }
    }
  }
}

extension Marks.Row {
  fileprivate init(_ handIn: HandIn, _ results: [ChallengeResult], of set: PuzzleSet, in lexicon: Lexicon) {
    var cells = [Marks.Cell?](repeating: nil, count: set.roots.count)
    for (part, result) in zip(handIn.rounds, results) {
      let unitWords = set.unitWords.filter { result.round.hasFound($0) }
      cells[part.place - 1] = Marks.Cell(
        words: result.standing.foundCount, possible: result.standing.total, points: result.standing.score,
        unitWords: unitWords, isOpen: part.isOpen)
    }
    self.init(
      handIn: handIn, cells: cells, total: Marks.Cell(sumOf: cells.compactMap { $0 }, of: set),
      isOtherEdition: handIn.edition != lexicon.edition)
  }
}

extension Marks.Cell {
  fileprivate init(sumOf cells: [Marks.Cell], of set: PuzzleSet) {
    self.init(
      words: cells.reduce(0) { $0 + $1.words }, possible: cells.reduce(0) { $0 + $1.possible },
      points: cells.reduce(0) { $0 + $1.points },
      unitWords: set.unitWords.filter { word in cells.contains { $0.unitWords.contains(word) } },
      isOpen: cells.contains { $0.isOpen })
  }
}
