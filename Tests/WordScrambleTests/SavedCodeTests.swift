import Testing

@testable import WordScramble

/// The codes that commit 1a34f91 wrote are read, written and replayed as they were then.
struct SavedCodeTests {
  private let lexicon = SavedForms.lexicon

  @Test(arguments: [("challenges.txt", 900), ("class-challenges.txt", 500)])
  func `a challenge has the same code and the same words and points`(file: String, count: Int) throws {
    let lines = SavedForms.codes(of: file)
    #expect(lines.count == count)
    for line in lines {
      let challenge = try #require(try? Challenge(code: line.code), "\(line)")
      #expect(challenge.code == line.code, "\(line)")
      let result = try #require(try? challenge.replay(in: lexicon), "\(line)")
      #expect(figures(of: result) == line.figures, "\(line)")
      // A replayed round has no clues and hints, so its code is the same only if the challenge has none.
      guard challenge.assists.isEmpty, result.isSameEdition else { continue }
      #expect(Challenge(of: result.round, in: lexicon).code == line.code, "\(line)")
    }
  }

  @Test func `a set has the same code, checksum and words`() throws {
    let lines = SavedForms.codes(of: "sets.txt")
    #expect(lines.count == 300)
    for line in lines {
      let set = try set(line)
      #expect(set.code == line.code, "\(line)")
      #expect(figures(of: set) == line.figures, "\(line)")
    }
  }

  @Test func `a hand-in has the same code and the same words and points in its set`() throws {
    let (lines, sets) = (SavedForms.codes(of: "hand-ins.txt"), SavedForms.codes(of: "sets.txt"))
    #expect(lines.count == 300)
    for line in lines {
      let handIn = try #require(try? HandIn(code: line.code, avoiding: SavedForms.noSensitiveWords), "\(line)")
      #expect(handIn.code == line.code, "\(line)")
      let number = try #require(Int(line.figures[0]))
      let rounds = try #require(try? handIn.replay(in: set(sets[number - 1]), by: lexicon), "\(line)")
      #expect(figures(of: handIn, rounds) == line.figures.dropFirst(), "\(line)")
    }
  }

  private func set(_ line: SavedForms.Line) throws -> PuzzleSet {
    try #require(try? PuzzleSet(code: line.code, avoiding: SavedForms.noSensitiveWords), "\(line)")
  }

  private func figures(of result: ChallengeResult) -> [String] {
    let standing = result.standing
    let numbers = [standing.score, standing.foundCount, standing.bonusCount, standing.total, result.unknown.count]
    return numbers.map { "\($0)" } + [result.isSameEdition ? "same" : "other"]
  }

  private func figures(of set: PuzzleSet) -> [String] {
    var checksum = TextBuilder()
    checksum.add(hexadecimal: set.checksum)
    let counts = [set.roots.count, set.unitWords.count, set.findableUnitWords.count]
    return [String(decoding: checksum.bytes, as: UTF8.self)] + counts.map { "\($0)" }
  }

  private func figures(of handIn: HandIn, _ rounds: [Round]) -> ArraySlice<String> {
    let standings = rounds.map { Standing(of: $0, in: Puzzle(of: $0, in: lexicon)) }
    let sums = [\Standing.score, \.foundCount, \.bonusCount].map { figure in
      standings.reduce(0) { $0 + $1[keyPath: figure] }
    }
    return ([handIn.seat, handIn.rounds.count] + sums).map { "\($0)" }[...]
  }
}
