import ScrambleTesting
import Testing

@testable import ScrambleCore

/// The player's statistics, compared with simple counting.
struct StatisticsTests {
  private static let lexicon = english

  /// Returns rounds as somebody might have played them over two years, some of them ended and some without progress.
  private func rounds(_ seed: UInt64, count: Int = 60) -> [Round] {
    var generator = SplitMix64(seed: seed)
    return (0..<count).map { _ in
      var round = generator.playedRound()
      round.began = 1_767_225_600 + Int64(generator.next(in: 0...730 * 86_400))
      if generator.next(in: 0...2) == 0 { round.end() }
      return round
    }
  }

  /// Expects a summary to match rounds that are counted one by one.
  private func expect(_ summary: StatisticsSummary, of rounds: [Round]) {
    let played = rounds.filter { !$0.found.isEmpty }
    let foundWords = played.flatMap(\.found)
    let standings = played.map { Standing(of: $0, in: Puzzle(root: $0.root, in: Self.lexicon)) }
    #expect(summary.rounds == played.count && summary.words == foundWords.count)
    #expect(
      summary.commonCount == foundWords.count { $0.isCommon } && summary.bonusCount == foundWords.count { !$0.isCommon }
    )
    #expect(summary.distinctWords == Set(foundWords.map(\.word)).count)
    #expect(summary.dailies == played.count { $0.daily != nil })
    for rank in Rank.allCases { #expect(summary.ranks[Int(rank.rawValue)] == standings.count { $0.rank == rank }) }
    #expect(summary.allWords == standings.count { $0.remaining == 0 && $0.total > 0 })
    let shares = standings.map { $0.total == 0 ? 0 : $0.foundCount * 1000 / $0.total }
    #expect(summary.averageShare == (shares.isEmpty ? 0 : shares.reduce(0, +) / shares.count))
    let shownWords = Set(foundWords.map(\.word)).filter { Self.lexicon.wordClass(of: $0) != .blocked }
    let longest = shownWords.filter { $0.count == shownWords.map(\.count).max() }.sorted()
    #expect(summary.longest == Array(longest.prefix(3)))
  }

  @Test(arguments: UInt64(0)..<8)
  func `every number matches counting one by one`(seed: UInt64) {
    let rounds = rounds(seed, count: 100)
    let statistics = Statistics(of: rounds, in: Self.lexicon)
    expect(statistics.summary(), of: rounds)
    let utc = TimeZoneOffsets.utc
    let today = CivilDate(year: 2027, month: 11, day: 22)!
    #expect(statistics.summary(of: .allTime, today: today, by: .utc) == statistics.summary())
    let year = rounds.filter { utc.date(ofSecond: $0.began) >= CivilDate(year: 2027, month: 1, day: 1)! }
    expect(statistics.summary(of: .thisYear, today: today, by: .utc), of: year)
    let month = rounds.filter { utc.date(ofSecond: $0.began) >= CivilDate(year: 2027, month: 11, day: 1)! }
    expect(statistics.summary(of: .thisMonth, today: today, by: .utc), of: month)
    #expect(!month.isEmpty && month.count < year.count && year.count < rounds.count)
  }

  @Test func `rounds counted in parts and in any order give the same result`() {
    var generator = SplitMix64(seed: 4)
    var rounds = rounds(3, count: 200)
    let complete = Statistics(of: rounds, in: Self.lexicon)
    generator.shuffle(&rounds)
    var partial = Statistics()
    for (index, round) in rounds.enumerated() {
      partial.add(round, in: Self.lexicon)
      if index % 50 == 0 { partial.words.mergePending() }
    }
    #expect(partial.summary() == complete.summary() && partial.words.found == complete.words.found)
    #expect(partial.words.toLearn == complete.words.toLearn)
  }

  @Test func `a round belongs to the year in which it began in the player's time zone`() {
    var round = Round(root: "silkworm")
    round.began = 1_798_761_600 - 1800  // 2026-12-31 23:30 UTC
    round.add("milk", .common)
    let statistics = Statistics(of: [round], in: Self.lexicon)
    let today = CivilDate(year: 2027, month: 1, day: 1)!
    let berlin = TimeZoneOffsets(changes: [TimeZoneOffsets.Change(since: 0, offset: 3600)])
    #expect(statistics.summary(of: .thisYear, today: today, by: .utc).rounds == 0)
    #expect(statistics.summary(of: .thisYear, today: today, by: berlin).rounds == 1)
    #expect(statistics.summary(of: .thisMonth, today: today, by: berlin).distinctWords == 1)
  }

  @Test func `nothing counts before a word is found`() {
    var cluedRound = Round(root: "silkworm")
    cluedRound.takeClue(about: "milk")
    let statistics = Statistics(of: [cluedRound, Round(root: "planters")], in: Self.lexicon)
    #expect(statistics.summary() == Statistics().summary() && statistics.summary().rounds == 0)
    #expect(statistics.rounds.count == 1)
  }

  @Test func `a blocked word counts but is never shown`() throws {
    let lexicon = try WordList(everyday: "milk silkworm", rare: "koi", blocked: "mirks").lexicon()
    var round = Round(root: "silkworm")
    for word in ["milk", "mirks", "koi"] as [Word] { try round.play(word, in: lexicon) }
    let statistics = Statistics(of: [round], in: lexicon)
    let summary = statistics.summary()
    #expect(summary.words == 3 && summary.distinctWords == 3 && summary.longest == ["milk"])
    #expect(statistics.words.found(length: nil, containing: []).map(\.word) == ["koi", "milk"])
  }
}

extension SplitMix64 {
  /// Returns a round on a root of the game, with words of its lexicon and some clues.
  mutating func playedRound() -> Round {
    var round =
      switch next(in: 0...3) {
      case 0: try! Round(daily: next(in: 1...5000), in: english)
      case 1: try! Round(root: pick(english.roots).word, minutes: pick(Round.timeLimits))
      default: Round(root: pick(english.roots).word)
      }
    let puzzle = Puzzle(root: round.root, in: english)
    var words = Array(puzzle.common) + puzzle.rare
    shuffle(&words)
    for word in words.prefix(next(in: 0...60)) {
      if next(in: 0...5) > 0 { _ = try? round.play(word, in: english) } else { round.takeClue(about: word) }
    }
    return round
  }
}
