import ScrambleCore
import ScrambleTesting
import Testing

@testable import ScrambleWeb

extension PageTests {
  /// Tests of the statistics, the word book and the calendar.
  @Suite struct StatisticsExportsTests {
    private var page = PagePlayer()
    private var records: [String] = []

    /// 2026-11-22 12:00 UTC.
    private static let noon: Int64 = 1_795_348_800

    init() {
      _ = setDay(2026, 11, 22)
      _ = setTimeZone(PagePlayer.writeToInbox(""))
      records.append(record(of: 1, "silkworm", ["milk", "silk", "koi"], at: Self.noon - 400 * 86_400))
      records.append(record(of: 2, "326", ["1"], at: Self.noon))
      _ = setRequest(0, 0)
      _ = beginStatistics()
    }

    /// Plays the round that `setRequest` opens for a kind and a text, and returns its record. A number among the words
    /// is the index of a common word.
    private func record(of kind: Int32, _ text: String, _ words: [String], at seconds: Int64) -> String {
      _ = setRequest(kind, PagePlayer.writeToInbox(text))
      var answer = Answer(start(1, seconds))
      let root = answer.round.root.string
      let common = (try? Word(root.utf8)).map { Array(Puzzle(root: $0, in: english).common) } ?? []
      for word in words {
        let word = Int(word).map { common[$0].description } ?? word
        answer = Answer(play(PagePlayer.writeToInbox(word), seconds))
      }
      return answer.savedRecords.values.first ?? ""
    }

    private func count(_ records: [String]) {
      for record in records { _ = addStatistics(PagePlayer.writeToInbox(record)) }
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

    @Test func `records passed one at a time are counted for all time, this year and this month`() {
      count(records)
      let all = Answer(ScrambleWeb.statistics(0))
      #expect(all.summary.figures == [2, 4, 4, 3, 1, 0, 1])
      let rounds = all.ranks.elements.map { if case .number(let count) = $0.count { count } else { -1 } }
      #expect(rounds.reduce(0, +) == 2 && all.longest != [])
      for period in [Int32(1), 2] {
        #expect(Answer(ScrambleWeb.statistics(period)).summary.figures == [1, 1, 1, 1, 0, 0, 1])
      }
      _ = beginStatistics()
      #expect(Answer(ScrambleWeb.statistics(0)).summary.rounds == 0)
    }

    @Test func `a month returns its days, and an invalid month is refused`() {
      count(records)
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
