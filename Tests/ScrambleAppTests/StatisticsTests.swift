import ScrambleCore
import ScrambleKit
import ScrambleTesting
import Testing

@testable import ScrambleApp

/// The statistics, the word book and the calendar.
@MainActor struct StatisticsTests {
  private func computedStatistics(of model: GameModel) async throws -> StatisticsModel {
    try #require(await model.computeStatistics())
  }

  @Test func `before the first found word, the statistics are empty`() async throws {
    let statistics = try await computedStatistics(of: .playing())
    #expect(
      statistics.summary.rounds == 0 && statistics.wordCount == 0 && statistics.wordLengths.isEmpty
        && statistics.wordsToLearn.isEmpty)
  }

  @Test func `the statistics show what was played and the ranks as shares of a cord`() async throws {
    let model = GameModel.playing()
    model.play("milk", "mirk", "worms")
    let statistics = try await computedStatistics(of: model)
    #expect(statistics.summaryLines[0] == ("Rounds", "1") && statistics.summaryLines[1] == ("Words found", "3"))
    #expect(statistics.summaryLines.last! == ("Longest words", "worms"))
    #expect(statistics.rankLines.map(statistics.cordLength) == [0, 0, 0, 0, 0, 1, 0])
    #expect(statistics.weeksLine == ("Weeks in a row with 3 daily puzzles", "0"))
  }

  @Test func `the statistics are computed again each time they are opened`() async throws {
    let model = GameModel.playing()
    #expect(try await computedStatistics(of: model).summary.rounds == 0)
    model.play("milk")
    #expect(try await computedStatistics(of: model).summary.rounds == 1)
  }

  @Test func `the word book shows the words of a length, and all again`() async throws {
    let model = GameModel.playing()
    model.play("milk", "mirk", "worms")
    let statistics = try await computedStatistics(of: model)
    statistics.filterLength = 5
    #expect(statistics.wordCount == 1)
    statistics.filterLength = nil
    #expect(statistics.wordCount == 3)
  }

  @Test func `the calendar lists the days of the month and opens their puzzles`() async throws {
    let model = GameModel.playing()
    model.playDaily()
    model.play("\(model.unfoundWords[0])")
    model.panel = .calendar
    let statistics = try await computedStatistics(of: model)
    #expect(
      statistics.month == CivilMonth(year: 2026, month: 3) && statistics.days.count == 31
        && statistics.leadingDayCount == 6)
    #expect(statistics.days.map(\.progress)[7...10] == [.notPlayed, .notPlayed, .begun, .toCome])
    model.playDaily(statistics.days[0].number)
    #expect(model.panel == nil && model.game.round.daily == 60)
  }

  @Test(arguments: [(Language.english, "March 2026"), (.simplifiedChinese, "2026年3月")])
  func `the month is formatted in the player's language`(language: Language, title: String) async throws {
    #expect(try await computedStatistics(of: .playing(language: language)).monthTitle == title)
  }

  @Test func `a practice round contains the most words to learn, on a root whose round has not ended`() async throws {
    let model = GameModel.playing()
    for minutes in Round.timeLimits {
      model.startGame(minutes: minutes)
      model.startClock()
      model.play("milk")
      model.endRound()
    }
    model.panel = .wordBook
    let statistics = try await computedStatistics(of: model)
    let practice = try #require(statistics.practice)
    #expect(practice.root == "drowsily" && practice.count == 14)
    #expect(statistics.practiceText == "Play a round with 14 of these words")
    model.play(root: practice.root)
    #expect(model.rootWord == "drowsily" && model.usedWords.isEmpty && model.panel == nil)
  }
}
