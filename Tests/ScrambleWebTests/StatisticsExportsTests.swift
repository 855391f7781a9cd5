import ScrambleCore
import ScrambleTesting
import Testing

@testable import ScrambleWeb

extension PageTests {
  /// Tests of the statistics, the word book and the calendar.
  @Suite struct StatisticsExportsTests {
    /// 2026-11-22 12:00 UTC.
    private static let noon: Int64 = 1_795_348_800

    init() {
      _ = PagePlayer()
      _ = setDay(2026, 11, 22)
      _ = setTimeZone(PagePlayer.writeToInbox(""))
      _ = setRequest(0, 0)
      _ = start(1, Self.noon)
    }

    /// Plays a round of last year and today's puzzle.
    private func playTwoRounds() {
      _ = ScrambleWeb.open(PagePlayer.writeToInbox("silkworm"), 1, Self.noon)
      for word in ["milk", "silk", "koi"] { _ = play(PagePlayer.writeToInbox(word), Self.noon - 400 * 86_400) }
      let root = Answer(playToday(1, Self.noon)).round.root.string
      let common = Puzzle(root: try! Word(root.utf8), in: english).common
      _ = play(PagePlayer.writeToInbox(common[1].description), Self.noon)
    }

    @Test func `nothing is counted at first`() {
      let answer = Answer(ScrambleWeb.statistics(0))
      let nothing: Answer = [
        "rounds": 0, "words": 0, "distinctWords": 0, "common": 0, "bonus": 0, "allWords": 0, "dailies": 0,
        "averageShare": 0,
      ]
      #expect(answer.summary == nothing)
      #expect(answer.ranks.elements.map(\.count) == Array(repeating: 0, count: 7))
      #expect(answer.longest == [] && answer.weeks == 0)
    }

    @Test func `rounds are counted for all time, this year and this month, and each change counts`() {
      playTwoRounds()
      let all = Answer(ScrambleWeb.statistics(0))
      #expect(all.summary.figures == [2, 4, 4, 3, 1, 0, 1])
      let rounds = all.ranks.elements.map { if case .number(let count) = $0.count { count } else { -1 } }
      #expect(rounds.reduce(0, +) == 2 && all.longest != [])
      for period in [Int32(1), 2] {
        #expect(Answer(ScrambleWeb.statistics(period)).summary.figures == [1, 1, 1, 1, 0, 0, 1])
      }
      let record = "round planters\nfound planet common\nend\n\n"
      _ = loadRecords(PagePlayer.writeToInbox(record), Self.noon)
      #expect(Answer(ScrambleWeb.statistics(0)).summary.rounds == 3)
      _ = importRecords(PagePlayer.writeToInbox(record.replacing("planters", with: "planets")), Self.noon)
      #expect(Answer(ScrambleWeb.statistics(0)).summary.rounds == 4)
      _ = forget(1, Self.noon)
      #expect(Answer(ScrambleWeb.statistics(0)).summary.rounds == 0)
    }

    @Test func `a month returns its days, and an invalid month is refused`() {
      playTwoRounds()
      let answer = Answer(calendar(2026, 11))
      let month: Answer = [
        "year": 2026, "month": 11, "weekday": 6, "length": 30, "hasPrevious": true, "hasNext": false,
      ]
      #expect(answer.month == month)
      let dates = answer.dates.elements
      #expect(dates.count == 30)
      #expect(dates[20] == ["day": 21, "number": 325, "progress": "notPlayed", "rank": .null])
      #expect(dates[22] == ["day": 23, "number": 327, "progress": "toCome", "rank": .null])
      #expect(dates[21].number == 326 && dates[21].progress == "begun" && dates[21].rank != .null)
      #expect(Answer(calendar(2025, 12)).dates == [])
      for (year, month) in [(2026, 13), (2026, 0), (0, 1), (10_000, 1)] as [(Int32, Int32)] {
        #expect(Answer(calendar(year, month)).error == "outOfRange")
      }
    }
  }
}

extension Answer {
  /// The figures of a summary, except the average share.
  fileprivate var figures: [Answer] {
    [self.rounds, self.words, self.distinctWords, self.common, self.bonus, self.allWords, self.dailies]
  }
}
