import Foundation
import ScrambleKit
import ScrambleTesting
import Testing
import WordScramble

@testable import ScrambleApp

/// The statistics, the word book, the calendar, and Forget Everything.
@MainActor struct StatisticsTests {
  private let time = TestTime()

  private func counted(_ model: GameModel) async throws -> StatisticsModel {
    try #require(await model.computeStatistics())
  }

  @Test func `before the first found word, the statistics are empty`() async throws {
    let statistics = try await counted(.playing())
    #expect(
      statistics.summary.rounds == 0 && statistics.count == 0 && statistics.lengths.isEmpty
        && statistics.toLearn.isEmpty)
  }

  @Test func `the statistics show what was played and the ranks as shares of a cord`() async throws {
    let model = GameModel.playing()
    model.play("milk", "mirk", "worms")
    let statistics = try await counted(model)
    #expect(statistics.lines[0] == ("Rounds", "1") && statistics.lines[1] == ("Words found", "3"))
    #expect(statistics.lines.last! == ("Longest words", "worms"))
    #expect(statistics.ranks.map(statistics.share) == [0, 0, 0, 0, 0, 1, 0])
    #expect(statistics.weeks == ("Weeks in a row with 3 daily puzzles", "0"))
  }

  @Test func `a period includes only its own days in the player's time zone`() async throws {
    time.set(to: "2026-02-28T22:30:00Z")
    let model = GameModel.playing(time: time)
    model.play("milk")
    time.set(to: "2026-02-28T23:30:00Z")
    time.zone = TimeZone(identifier: "Europe/Berlin")!
    model.startGame()
    model.play("work")
    let statistics = try await counted(model)
    #expect(statistics.summary.rounds == 2)
    statistics.period = .thisMonth
    #expect(statistics.summary.rounds == 1)
    statistics.period = .thisYear
    #expect(statistics.summary.rounds == 2)
  }

  @Test func `the statistics are computed again each time they are opened`() async throws {
    let model = GameModel.playing()
    #expect(try await counted(model).summary.rounds == 0)
    model.play("milk")
    #expect(try await counted(model).summary.rounds == 1)
  }

  @Test func `the word book is filtered by letter, length and text`() async throws {
    let model = GameModel.playing()
    model.play("milk", "work", "worms", "mirk")
    let statistics = try await counted(model)
    #expect(statistics.count == 4 && statistics.lengths == [4, 5] && statistics.letters.map(\.id) == ["m", "w"])
    statistics.text = " OR "
    #expect(statistics.letters.flatMap(\.entries).map(\.word) == ["work", "worms"])
    statistics.length = 5
    #expect(statistics.letters.flatMap(\.entries).map(\.word) == ["worms"])
    statistics.text = "milk"
    #expect(statistics.count == 0 && statistics.letters.isEmpty)
    (statistics.text, statistics.length) = ("", nil)
    #expect(statistics.text(of: statistics.letters[0].entries[0]) == "found once, on 2026-03-10")
  }

  @Test func `missed words are listed to learn after a round is finished`() async throws {
    let model = GameModel.playing()
    model.play("milk")
    model.endRound()
    model.reveal()
    let statistics = try await counted(model)
    #expect(statistics.toLearn.count == 39 && statistics.missedText(of: statistics.toLearn[0]) == "missed once")
  }

  @Test func `the calendar lists the days of the month and opens all but future puzzles`() async throws {
    let model = GameModel.playing()
    model.playDaily()
    model.play("\(model.toFind[0])")
    model.panel = .calendar
    let statistics = try await counted(model)
    #expect(statistics.month.iso == "2026-03" && statistics.days.count == 31 && statistics.daysBefore == 6)
    #expect(statistics.days.map(\.progress)[7...10] == [.notPlayed, .notPlayed, .begun, .toCome])
    model.playDaily(statistics.days[10].number)
    #expect(model.panel == .calendar && model.game.round.daily == model.today)
    model.playDaily(statistics.days[0].number)
    #expect(model.panel == nil && model.game.round.daily == 60)
  }

  @Test func `the months range from the first puzzle to today`() async throws {
    let statistics = try await counted(.playing())
    statistics.showLaterMonth()
    #expect(!statistics.hasLaterMonth && statistics.month.iso == "2026-03")
    for _ in 0..<5 { statistics.showEarlierMonth() }
    #expect(!statistics.hasEarlierMonth && statistics.month.iso == "2026-01")
    statistics.showLaterMonth()
    #expect(statistics.hasLaterMonth && statistics.month.iso == "2026-02")
  }

  @Test(arguments: [(Language.english, "March 2026"), (.simplifiedChinese, "2026年3月")])
  func `the month is formatted in the player's language`(language: Language, title: String) async throws {
    #expect(try await counted(.playing(language: language)).monthTitle == title)
  }

  @Test func `the calendar can cross the turn of the year`() async throws {
    time.set(to: "2027-01-10T12:00:00Z")
    let statistics = try await counted(.playing(time: time))
    statistics.showEarlierMonth()
    #expect(statistics.month.iso == "2026-12")
    statistics.showLaterMonth()
    #expect(statistics.month.iso == "2027-01")
  }

  @Test func `Forget Everything deletes the rounds from disk too, and only an import restores them`() throws {
    let folder = try TemporaryFolder()
    let model = GameModel.playing(folder: folder, time: time)
    model.play("milk")
    model.startGame()
    model.play("work")
    let file = model.exportedRounds()
    let old = GameModel.playing(folder: folder, time: time)
    time.date += 60
    model.panel = .settings
    model.forgetEverything()
    #expect(model.panels.news == "Everything is forgotten." && model.said == model.panels.news)
    #expect(model.usedWords.isEmpty && !model.game.canGoBack && model.game.history.rounds.count == 1)
    old.play("worm")
    #expect(!old.usedWords.contains("work"))
    let reopened = GameModel.playing(folder: folder, time: time)
    #expect(Set(reopened.game.history.rounds.flatMap(\.found).map(\.text)).isDisjoint(with: ["milk", "work"]))
    model.importRounds(file)
    #expect(model.panels.news == "Your rounds have been added: 2 new rounds, 2 new words.")
  }

  @Test func `a game without a store can forget everything`() {
    let model = GameModel.playing()
    model.play("milk")
    model.forgetEverything()
    #expect(model.usedWords.isEmpty && model.beads.count == 8 && model.panels.news == "Everything is forgotten.")
  }
}
