public import WordScramble

/// The marks of a class: the hand-ins of a set, each replayed.
///
///     let set = try PuzzleSet(code: "s1.FEkLVZ0WQ9YGzJGRKNGIWpXrA2aTcwIMyfD3".utf8, avoiding: sensitiveWords)
///     var marks = Marks(of: set, in: lexicon, avoiding: sensitiveWords)
///     marks.add(Array("Dear teacher, h1.jThxlK2keLEAAAAAAAAABxwhhZEJGIWpiWdFkg0C_zwPHQ".utf8))
///     marks.rows[0].seat  // 7
///     marks.rows[0].total.points  // 4
public struct Marks: Sendable {
  public let set: PuzzleSet
  /// The hand-ins that count, in ascending order of their seats.
  public private(set) var rows: [Row] = []
  /// The codes that do not count, in the order in which they were found.
  public private(set) var problems: [Problem] = []

  private let lexicon: Lexicon
  private let sensitiveWords: SensitiveWords

  /// Creates marks without hand-ins.
  ///
  /// A hand-in with a sensitive word, except a delicate one, counts as damaged.
  public init(of set: PuzzleSet, in lexicon: Lexicon, avoiding sensitiveWords: SensitiveWords) {
    (self.set, self.lexicon, self.sensitiveWords) = (set, lexicon, sensitiveWords)
  }

  /// A hand-in that counts.
  public struct Row: Equatable, Sendable {
    public let handIn: HandIn
    /// The result of each round of the set; nil if it was not begun.
    public let cells: [Cell?]
    /// The total of all rounds. A unit word found in several rounds counts once.
    public let total: Cell
    /// Whether the set was played with another edition of the lexicon. Some of the words may not count here.
    public let isOtherEdition: Bool
    /// The location of the code in the text.
    public let location: CodeLocation
    /// Whether there is more than one hand-in from the seat.
    public internal(set) var isRepeated = false
    /// Whether another row has the same seat, which two players may have used.
    public internal(set) var isSeatShared = false
    /// The seat of the first earlier row with the same words at the same times; nil if there is none or no word was
    /// found.
    public internal(set) var seatWithSameWords: Int?

    public var seat: Int { handIn.seat }
  }

  /// The result of one round, or the total of all rounds.
  public struct Cell: Equatable, Sendable {
    /// The number of common words found.
    public let words: Int
    /// The number of common words in the puzzle.
    public let possibleWords: Int
    /// The points, including bonus words.
    public let points: Int
    /// The unit words found, from a to z.
    public let unitWords: [Word]
    /// Whether a round is still being played: it has not ended, and there are words left to find.
    public let isOpen: Bool
  }

  public enum Problem: Equatable, Sendable {
    /// The code is truncated, mistyped or invalid, or contains a word that no set may contain.
    case damaged(CodeLocation)
    /// A later version of the game created the code.
    case newer
    /// The code belongs to another set, identified by its checksum.
    case otherSet(seat: Int, set: UInt64)
    /// The code contains a word that cannot have been found.
    case impossible(seat: Int, Word)
  }

  /// Adds all hand-ins in a text, such as emails or the export of a learning platform. A hand-in that already has a row
  /// is ignored.
  ///
  /// - Complexity: O(*n*) for *n* bytes, and for each hand-in that of `HandIn.replay(in:by:)`.
  public mutating func add(_ text: [UInt8]) {
    for match in HandInText.codes(in: text) {
      do throws(CodeError) {
        try add(HandIn(code: match.code, avoiding: sensitiveWords), match.location)
      } catch {
        problems.append(error == .newer ? .newer : .damaged(match.location))
      }
    }
    findIdenticalHandIns()
  }

  private mutating func add(_ handIn: HandIn, _ location: CodeLocation) {
    guard handIn.setChecksum == set.checksum else {
      return problems.append(.otherSet(seat: handIn.seat, set: handIn.setChecksum))
    }
    guard !rows.contains(where: { $0.handIn == handIn }) else { return }
    do throws(ChallengeError) {
      insert(Row(handIn, location, try handIn.replay(in: set, by: lexicon), of: set, in: lexicon))
    } catch {
      if case .word(let word, _) = error {
        problems.append(.impossible(seat: handIn.seat, word))
      } else {
        problems.append(.damaged(location))
      }
    }
  }

  /// Adds a row. Of two hand-ins of one player, only the one with more points or, on a tie, with more words counts. If
  /// two players used one seat, both have a row.
  private mutating func insert(_ row: Row) {
    let seatRows = rows.indices.filter { rows[$0].seat == row.seat }
    guard let samePlayerRow = seatRows.first(where: { rows[$0].isFromSamePlayer(as: row) }) else {
      rows.insert(row, at: rows.firstIndex { $0.seat > row.seat } ?? rows.endIndex)
      return updateFlags(ofSeat: row.seat)
    }
    if row.total.tally > rows[samePlayerRow].total.tally { rows[samePlayerRow] = row }
    rows[samePlayerRow].isRepeated = true
    updateFlags(ofSeat: row.seat)
  }

  /// Updates the flags of the rows that share a seat.
  private mutating func updateFlags(ofSeat seat: Int) {
    let indices = rows.indices.filter { rows[$0].seat == seat }
    guard indices.count > 1 else { return }
    for index in indices { (rows[index].isRepeated, rows[index].isSeatShared) = (true, true) }
  }

  /// Notes for each row the seat of the first earlier row with the same words at the same times, unless there are no
  /// words.
  private mutating func findIdenticalHandIns() {
    for index in rows.indices {
      let words = rows[index].handIn.rounds.map { $0.log.foundWords }
      let isEmpty = words.allSatisfy { $0.isEmpty }
      let firstRow = rows[..<index].first { row in
        row.handIn.rounds.map { $0.number } == rows[index].handIn.rounds.map { $0.number }
          && row.handIn.rounds.map { $0.log.foundWords } == words
      }
      rows[index].seatWithSameWords = isEmpty ? nil : firstRow?.seat
    }
  }

  /// The unit words that nobody has found although a round of the set contains them, from a to z.
  ///
  /// - Complexity: O(*n* *m*), where *n* is the number of unit words and *m* the number of rounds handed in.
  public var unitWordsMissed: [Word] {
    let wordsInRounds = set.roots.map { set.unitWords(in: $0) }
    return set.unitWords.filter { word in
      wordsInRounds.contains { $0.contains(word) } && !rows.contains { $0.total.unitWords.contains(word) }
    }
  }
}

extension Marks.Row {
  fileprivate init(
    _ handIn: HandIn, _ location: Marks.CodeLocation, _ rounds: [Round], of set: PuzzleSet, in lexicon: Lexicon
  ) {
    var cells = [Marks.Cell?](repeating: nil, count: set.roots.count)
    for (begunRound, round) in zip(handIn.rounds, rounds) {
      let standing = Standing(of: round, in: Puzzle(of: round, in: lexicon))
      let unitWords = set.unitWords.filter { round.hasFound($0) }
      cells[begunRound.number - 1] = Marks.Cell(
        words: standing.foundCount, possibleWords: standing.total, points: standing.score, unitWords: unitWords,
        isOpen: begunRound.isOpen)
    }
    self.init(
      handIn: handIn, cells: cells, total: Marks.Cell(sumOf: cells.compactMap { $0 }, of: set),
      isOtherEdition: handIn.edition != lexicon.edition, location: location)
  }
}

extension Marks.Cell {
  /// The points and common words, for comparison.
  fileprivate var tally: Tally { Tally(points: points, words: words) }

  fileprivate init(sumOf cells: [Marks.Cell], of set: PuzzleSet) {
    self.init(
      words: cells.reduce(0) { $0 + $1.words }, possibleWords: cells.reduce(0) { $0 + $1.possibleWords },
      points: cells.reduce(0) { $0 + $1.points },
      unitWords: set.unitWords.filter { word in cells.contains { $0.unitWords.contains(word) } },
      isOpen: cells.contains { $0.isOpen })
  }
}
