import ScrambleTesting
import Testing
import WordScramble

@testable import ScrambleWeb

extension PageTests {
  /// The record, the word book and the calendar, as the page asks for them.
  @Suite struct StatisticsExportsTests {
    private var page = PagePlayer()
    private var records: [String] = []

    /// 2026-11-22 12:00 UTC.
    private static let noon: Int64 = 1_795_348_800

    init() {
      _ = setDay(2026, 11, 22)
      _ = setTimeZone(PagePlayer.put(""))
      records.append(record(of: 1, "silkworm", ["milk", "silk", "koi"], at: Self.noon - 400 * 86_400))
      records.append(record(of: 2, "326", ["1"], at: Self.noon))
      _ = ask(0, 0, 0)
      _ = beginStatistics()
    }

    /// Plays a round of a kind of request, and returns its record; a number means one of the common words.
    private func record(of kind: Int32, _ text: String, _ words: [String], at seconds: Int64) -> String {
      _ = ask(kind, PagePlayer.put(text), 0)
      var answer = ParsedReply(start(1, seconds, 0))
      let root = answer["round"]?[0] ?? ""
      let common = (try? Word(root.utf8)).map { Array(Puzzle(root: $0, in: english).common) } ?? []
      for word in words {
        let word = Int(word).map { common[$0].description } ?? word
        answer = ParsedReply(play(PagePlayer.put(word), seconds, 100))
      }
      return answer.records.values.first { !$0.hasPrefix("shelf") } ?? ""
    }

    private func count(_ records: [String]) {
      for record in records { _ = addStatistics(PagePlayer.put(record)) }
    }

    @Test func `nothing is counted at first`() {
      let answer = ParsedReply(ScrambleWeb.statistics(0))
      #expect(answer["summary"] == Array(repeating: "0", count: 9))
      #expect(
        answer["ranks"] == Array(repeating: "0", count: 7) && answer["longest"] == nil && answer["weeks"] == ["0"])
    }

    @Test func `records are counted in parts, for all time, this year and this month`() {
      count(records)
      let all = ParsedReply(ScrambleWeb.statistics(0))
      #expect(all["summary"]?.prefix(7) == ["2", "4", "4", "3", "1", "0", "1"])
      #expect(all["ranks"]?.compactMap { Int($0) }.reduce(0, +) == 2 && all["longest"]?.isEmpty == false)
      for period in [Int32(1), 2] {
        #expect(
          ParsedReply(ScrambleWeb.statistics(period))["summary"]?.prefix(7) == ["1", "1", "1", "1", "0", "0", "1"])
      }
      _ = beginStatistics()
      #expect(ParsedReply(ScrambleWeb.statistics(0))["summary"]?[0] == "0")
    }

    @Test(arguments: [-1, 3, .max] as [Int32])
    func `a period that does not exist is refused`(period: Int32) {
      #expect(ParsedReply(ScrambleWeb.statistics(period)).error == "outOfRange")
    }

    @Test func `a month tells its days, and no month that does not exist does`() {
      count(records)
      let answer = ParsedReply(calendar(2026, 11))
      #expect(answer["month"] == ["2026", "11", "6", "30", "1", "0"])
      let dates = answer.all("date")
      #expect(dates.count == 30 && dates[20] == ["21", "325", "0", "-1"] && dates[22] == ["23", "327", "3", "-1"])
      #expect(dates[21].prefix(3) == ["22", "326", "1"] && dates[21][3] != "-1")
      #expect(ParsedReply(calendar(2025, 12)).all("date").isEmpty)
      for (year, month) in [(2026, 13), (2026, 0), (0, 1), (10_000, 1)] as [(Int32, Int32)] {
        #expect(ParsedReply(calendar(year, month)).error == "outOfRange")
      }
    }

    @Test func `before the first puzzle there is neither record nor calendar`() {
      _ = setDay(2025, 12, 31)
      #expect(
        ParsedReply(ScrambleWeb.statistics(0)).error == "outOfRange"
          && ParsedReply(calendar(2026, 1)).error == "outOfRange")
    }

    @Test func `the word book is listed by length and letters`() {
      count([records[0]])
      func words(_ length: Int32, _ text: String) -> [String] {
        ParsedReply(wordBook(length, PagePlayer.put(text))).all("entry").map { $0[0] }
      }
      #expect(words(0, "") == ["koi", "milk", "silk"] && words(4, "") == ["milk", "silk"])
      #expect(words(0, "IL") == ["milk", "silk"] && words(3, "il").isEmpty)
      let entry = ParsedReply(wordBook(3, 0))["entry"]
      #expect(entry == ["koi", "1", "\(Self.noon - 400 * 86_400)", "0"])
      #expect(ParsedReply(wordBook(0, -1)).error == "outOfRange")
    }

    @Test func `words to learn are those missed in finished rounds`() {
      count(records)
      #expect(ParsedReply(toLearn()).all("learn").isEmpty)
      _ = ask(1, PagePlayer.put("silkworm"), 0)
      _ = start(1, Self.noon, 0)
      _ = play(PagePlayer.put("milk"), Self.noon, 10)
      _ = end(Self.noon, 20)
      let finished = ParsedReply(reveal()).records.values.first { !$0.hasPrefix("shelf") } ?? ""
      _ = beginStatistics()
      count([finished])
      let learn = ParsedReply(toLearn()).all("learn")
      #expect(
        learn.count == 39 && learn.allSatisfy { $0[1...] == ["1", "0", "0"] } && !learn.contains { $0[0] == "milk" })
    }

    @Test func `the clocks of a place decide on which day a round began`() {
      let late = record(of: 1, "silkworm", ["milk"], at: 1_793_491_200 - 1800)  // 2026-10-31 23:30 UTC
      count([late])
      #expect(ParsedReply(ScrambleWeb.statistics(2))["summary"]?[0] == "0")
      _ = setTimeZone(PagePlayer.put("0 -18000 1793000000 3600"))
      #expect(ParsedReply(ScrambleWeb.statistics(2))["summary"]?[0] == "1")
      _ = setTimeZone(PagePlayer.put("0 -18000"))
      #expect(ParsedReply(ScrambleWeb.statistics(2))["summary"]?[0] == "0")
      _ = setTimeZone(PagePlayer.put("- 5,,x 99999999999999999999 -"))
      #expect(ParsedReply(ScrambleWeb.statistics(2)).error == nil)
    }

    @Test func `what was forgotten is not counted`() {
      _ = ask(0, 0, 0)
      _ = start(1, Self.noon, 0)
      _ = forget(2, Self.noon + 10, 10)
      count(records)
      #expect(ParsedReply(ScrambleWeb.statistics(0))["summary"]?[0] == "0")
    }
  }
}
