import ScrambleTesting
import Testing

@testable import ScrambleCore

/// Merging two records of one round.
struct MergingTests {
  /// Merges the words of two rounds literally by the rules, pair by pair.
  private func expectedMerge(_ mine: [FoundWord], _ theirs: [FoundWord]) -> [FoundWord] {
    var merged = mine
    for other in theirs {
      if let index = merged.firstIndex(where: { $0.word == other.word }) {
        merged[index].time = min(merged[index].time, other.time)
      } else {
        merged.append(other)
      }
    }
    if merged == mine || merged.allSatisfy(theirs.contains) { return merged == mine ? mine : theirs }
    return merged.sorted { ($1.time, $0.word) < ($0.time, $1.word) }
  }

  @Test(arguments: UInt64(0)..<200)
  func `words and help of two rounds match a simple merge`(seed: UInt64) throws {
    var generator = SplitMix64(seed: seed)
    let words: [Word] = ["milk", "silk", "worm", "work", "slim", "milks", "oil"]
    let rounds = (0..<2).map { _ in
      var round = Round(root: "silkworm", number: 1)
      for _ in 0..<generator.next(in: 0...9) {
        let found = (word: generator.pick(words), time: PlayTime(tenths: generator.next(in: 0...3)))
        if !round.hasFound(found.word) { round.add(found.word, isCommon: true, after: found.time) }
        let help = (word: generator.pick(words), time: PlayTime(tenths: generator.next(in: 0...3)))
        round.takeClue(about: help.word, after: help.time)
      }
      return round
    }
    let merged = try #require(rounds[0].merged(with: rounds[1]))
    #expect(merged.found == expectedMerge(rounds[0].found, rounds[1].found))
    let newAssists = rounds[1].assists.filter { !rounds[0].assists.contains($0) }
    #expect(merged.assists.count == rounds[0].assists.count + newAssists.count || merged.assists == rounds[1].assists)
    #expect((rounds[0].assists + rounds[1].assists).allSatisfy(merged.assists.contains))
    #expect(merged.cluedWords.count == Set(merged.assists.compactMap(\.word)).count)
  }

  /// Returns a finished round with some common words of two points each, and its totals.
  private func finishedRound(_ words: [Word], _ totals: Round.Totals) -> Round {
    var round = Round(root: "silkworm", number: 1)
    for (index, word) in words.enumerated() { round.add(word, isCommon: true, after: PlayTime(tenths: index)) }
    (round.isRevealed, round.totals) = (true, totals)
    return round
  }

  private func totals(_ words: Int, _ points: Int, edition: UInt64 = 1) -> Round.Totals {
    Round.Totals(words: words, points: points, edition: edition)
  }

  private func savedAndRead(_ rounds: Round...) -> Round? {
    SavedRounds(rounds.flatMap { Record($0).bytes }).history.rounds.first
  }

  @Test func `the totals of a round grow with the common words of a merged record`() throws {
    let small = finishedRound(["milk"], totals(1, 2))
    let large = finishedRound(["milk", "worm", "silk"], totals(9, 20, edition: 2))
    for merged in [savedAndRead(small, large), savedAndRead(large, small)] {
      #expect(merged?.totals == totals(3, 6))
      let standing = Standing(of: try #require(merged), in: Puzzle(root: "silkworm", in: english))
      #expect(standing.foundCount == 3 && standing.total == 3 && standing.remaining == 0)
    }
  }

  @Test func `the totals of a record grow to the words found in it`() throws {
    let read = try #require(savedAndRead(finishedRound(["milk", "worm", "silk"], totals(1, 1))))
    #expect(read.totals == totals(3, 6))
    #expect(Statistics(of: [read], in: english).summary().averageShare == 1000)
  }

  @Test func `of two totals, the smaller edition counts, then fewer words, then fewer points`() {
    for (one, other, result) in [
      (totals(9, 20), totals(4, 8, edition: 2), totals(9, 20)), (totals(9, 20), totals(4, 30), totals(4, 20)),
      (totals(9, 20), totals(9, 19), totals(9, 19)),
    ] {
      #expect(savedAndRead(finishedRound([], one), finishedRound([], other))?.totals == result)
      #expect(savedAndRead(finishedRound([], other), finishedRound([], one))?.totals == result)
    }
  }

  /// Returns a round with many assists from a given time on, each a line of 28 bytes.
  private func roundWithAssists(_ count: Int, from time: Int = 1) -> Round {
    var round = Round(root: "silkworm", number: 1)
    round.add("milk", isCommon: true, after: PlayTime(tenths: time))
    round.assists = (0..<count).reversed().map {
      Assist(kind: .clue, word: "silkworm", time: PlayTime(tenths: 10_000 + time + $0))
    }
    return round
  }

  /// The maximum number of assists in such a round.
  private var maxAssists: Int { (Record.maxLength - Record(roundWithAssists(0)).bytes.count) / 28 }

  @Test func `a record that is too long is damaged`() {
    let (longRecord, tooLongRecord) = (
      Record(roundWithAssists(maxAssists)).bytes, Record(roundWithAssists(maxAssists + 1)).bytes
    )
    #expect(longRecord.count <= Record.maxLength && SavedRounds(longRecord).recordCount == 1)
    #expect(tooLongRecord.count > Record.maxLength && SavedRounds(tooLongRecord).damagedRecords.count == 1)
  }

  @Test func `a record that cannot be merged is damaged and leaves the previous one unchanged`() {
    let one = roundWithAssists(5000)
    let other = roundWithAssists(5000, from: 5001)
    let file = SavedRounds(Record(one).bytes + Record(other).bytes)
    #expect(file.history.rounds == [one] && file.damagedRecords.map { Array($0) + [10] } == [Record(other).bytes])
    let daily = SavedRounds(
      [Round(root: "silkworm", daily: 3), Round(root: "alarming", daily: 3)].flatMap { Record($0).bytes })
    #expect(daily.history.rounds.map(\.root) == ["silkworm"] && daily.damagedRecords.count == 1)
  }

  @Test func `an import leaves out and reports what it cannot merge`() {
    var saved = SavedRounds(Record(roundWithAssists(5000)).bytes)
    let before = saved
    let (gain, changed) = saved.add(SavedRounds(Record(roundWithAssists(5000, from: 5001)).bytes), at: 5)
    #expect(gain.unmergedCount == 1 && gain.isEmpty && changed.isEmpty && saved == before)
  }

  @Test func `help that a record cannot hold is not noted`() {
    var options = DealOptions()
    options.root = "silkworm"
    let saved = SavedRounds(Record(roundWithAssists(maxAssists)).bytes)
    let moment = Moment(seconds: 0, uptime: 0)
    var game = Game(lexicon: english, options: options, saved: saved, seed: 1, at: moment)
    for _ in 0..<3 { game.takeHint(at: moment) }
    game.takeClue(at: moment)
    #expect(SavedRounds(game.takeUnsavedRecords().flatMap(\.bytes)).history.rounds == [game.round])
  }
}
