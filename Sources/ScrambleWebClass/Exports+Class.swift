import ScrambleClass
import ScrambleWeb
import WordScramble

// What a teacher does with a set or a round: the projector, the printed key, and the marks. The page keeps the state
// and passes all of it to each call.

/// Plays a round in front of a class. The first line of the inbox has the code of a set or a root. Each following line
/// has the number of a team, a space, and the word that the team has called out. Only the last word may be refused.
///
/// - Parameters:
///   - byteCount: The number of bytes in the inbox.
///   - number: The number of the round in the set, from 1; for a root, the minimum length of a word.
///   - isEnded: 1 to include the common words that nobody has found, unit words first.
@_expose(wasm, "teamRound") @c(scramble_team_round)
public func teamRound(_ byteCount: Int32, _ number: Int32, _ isEnded: Int32) -> UnsafeMutableRawPointer? {
  answer { () throws(CallError) in
    var lines = try webGame.inbox.bytes(to: byteCount).split(
      separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    let (round, units) = try webGame.classRound(of: lines.removeFirst(), at: Int(number))
    let lexicon = try webGame.requireLexicon()
    var (game, refused) = (TeamRound(round), Rejection?.none)
    for line in lines where !line.isEmpty {
      let team = Int(line[line.startIndex] &- UInt8(ascii: "0"))
      do throws(Rejection) {
        try game.play(text: Array(line.dropFirst(2)), team: team, in: lexicon)
      } catch {
        refused = error
      }
    }
    let missed = isEnded == 1 ? game.missed(in: Puzzle(of: round, in: lexicon), puttingFirst: units) : []
    return TeamRoundMessage(game, refused: refused, units: units, missed: missed)
  }
}

/// Adds up the scores of teams. Each line of the inbox has the points of each team in a round, separated by spaces; the
/// current round is last.
@_expose(wasm, "teamStandings") @c(scramble_team_standings)
public func teamStandings(_ byteCount: Int32) -> UnsafeMutableRawPointer? {
  answer { () throws(CallError) in
    let lines = try webGame.inbox.bytes(to: byteCount).split(separator: UInt8(ascii: "\n"))
    let points = lines.map { line in
      line.split(separator: UInt8(ascii: " ")).map { $0.reduce(0) { $0 &* 10 &+ Int($1 &- UInt8(ascii: "0")) } }
    }
    let standings = TeamStandings(points: points)
    return TeamStandingsMessage(
      standings: standings.ranking.map { team in
        TeamStandingMessage(
          team: team, total: standings.totals[team - 1], isLeader: standings.leaders.contains(team))
      })
  }
}

/// Returns the common words of a round, longest first. The inbox has the code of a set or a root, and the number has
/// the same meaning as for `teamRound`.
@_expose(wasm, "puzzleKey") @c(scramble_puzzle_key)
public func puzzleKey(_ byteCount: Int32, _ number: Int32) -> UnsafeMutableRawPointer? {
  answer { () throws(CallError) in
    let (round, units) = try webGame.classRound(of: try webGame.inbox.bytes(to: byteCount)[...], at: Int(number))
    let words = round.missed(in: Puzzle(of: round, in: try webGame.requireLexicon()))
    return PuzzleKeyMessage(words: words.map { PuzzleKeyWordMessage(word: $0, isUnit: units.contains($0)) })
  }
}

/// Returns the letters of a root in a random order that differs from the root and from the order on the screen, if
/// possible. The inbox has the root, a space, and the letters in the order on the screen.
@_expose(wasm, "shuffleRoot") @c(scramble_shuffle_root)
public func shuffleRoot(_ byteCount: Int32, _ seed: UInt64) -> UnsafeMutableRawPointer? {
  answer { () throws(CallError) in
    let parts = try webGame.inbox.bytes(to: byteCount).split(separator: UInt8(ascii: " "))
    guard parts.count == 2 else { throw .outOfRange }
    let (round, _) = try webGame.classRound(of: parts[0], at: Round.minimums.lowerBound)
    return LettersMessage(
      round.shuffledLetters(seed: seed, avoiding: try? Word(parts[1]), in: try webGame.requireLexicon()))
  }
}

/// Returns the marks of a class. The first line of the inbox has the code of the set and the codes of other sets,
/// separated by spaces. The rest is a text with hand-ins. A hand-in for one of the other sets is reported with the code
/// of that set.
@_expose(wasm, "marks") @c(scramble_marks)
public func marks(_ byteCount: Int32) -> UnsafeMutableRawPointer? {
  answer { () throws(CallError) in
    let parts = try webGame.inbox.bytes(to: byteCount).split(
      separator: UInt8(ascii: "\n"), maxSplits: 1, omittingEmptySubsequences: false)
    let sets = parts[0].split(separator: UInt8(ascii: " "))
    let marks = try webGame.marks(of: sets.first ?? [], in: parts.count > 1 ? parts[1] : [])
    // The checksum of a set whose code cannot be read, such as one from a later version, is unknown.
    let others = sets.dropFirst().compactMap { code in
      (try? webGame.puzzleSet(code)).map { (checksum: $0.checksum, code: code) }
    }
    return MarksMessage(
      rows: marks.rows.map { SeatMarksMessage($0) },
      problems: marks.problems.map { MarkProblemMessage($0, codes: others) }, unitsMissed: marks.unitWordsMissed)
  }
}

/// Returns the marks of a class as CSV. The inbox has four parts with the group separator (1D) between them: the code
/// of the set; the headings, each followed by the record separator (1E); for each row of the marks a name and a note,
/// each followed by 1E; and the text with hand-ins.
///
/// - Parameter separator: The column separator.
@_expose(wasm, "marksTable") @c(scramble_marks_table)
public func marksTable(_ byteCount: Int32, _ separator: Int32) -> UnsafeMutableRawPointer? {
  answer { () throws(CallError) in
    let parts = try webGame.inbox.bytes(to: byteCount).split(
      separator: 0x1D, maxSplits: 3, omittingEmptySubsequences: false)
    guard parts.count == 4 else { throw .outOfRange }
    let fields = parts[2].split(separator: 0x1E, omittingEmptySubsequences: false).map { Array($0) }
    let field = { (index: Int) -> [UInt8] in index < fields.count ? fields[index] : [] }
    let headings = parts[1].split(separator: 0x1E, omittingEmptySubsequences: false).dropLast().map { Array($0) }
    let table = try webGame.marks(of: parts[0], in: parts[3]).csv(
      headings: headings, separator: UInt8(truncatingIfNeeded: separator), names: { field($0 * 2) },
      notes: { field($0 * 2 + 1) })
    return CSVMessage(csv: Text(table))
  }
}

extension WebGame {
  /// Returns a round for a class without found words, and its unit words. The text is the code of a set, with the
  /// number of a round in it, or a root, with the minimum length of a word.
  fileprivate func classRound(of text: ArraySlice<UInt8>, at number: Int) throws(CallError) -> (
    round: Round, units: [Word]
  ) {
    if let root = try? Word(text) {
      let (beginning, scoring) = (Moment(seconds: 0, uptime: 0), options.scoring ?? .classic)
      let round = try? Round(
        root: root, number: 0, minimum: number, scoring: scoring, vocabulary: .class(givenWords: []), at: beginning)
      guard let round else { throw .outOfRange }
      return (round, [])
    }
    let set = try puzzleSet(text)
    guard let round = set.round(number: number) else { throw .outOfRange }
    return (round, set.unitWords(in: round.root))
  }

  fileprivate func marks(of code: ArraySlice<UInt8>, in text: ArraySlice<UInt8>) throws(CallError) -> Marks {
    var marks = Marks(of: try puzzleSet(code), in: try requireLexicon(), avoiding: try requireSensitiveWords())
    marks.add(Array(text))
    return marks
  }
}
