import ArgumentParser
import ScrambleCore
import ScrambleKit

/// The `statistics` command: shows the player's statistics.
struct StatisticsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "statistics", abstract: "Show the statistics of all your rounds.",
    usage: """
      wordscramble statistics
      wordscramble statistics --json
      """)

  @Flag(help: "Print one line of JSON.") var json = false

  func run() throws {
    let resources = CommandResources()
    let wording = try resources.wording(in: Language(environment: resources.environment))
    let history = try resources.loadHistory(wording)
    let statistics = PlayerStatistics(of: history, in: try resources.files.loadLexicon(), clock: .system)
    let sentences = wording.sentences(of: statistics).joined(separator: "\n")
    Output.printLine(json ? try JSONOutput(statistics.summary(of: .allTime)).jsonLine : sentences)
  }

  private struct JSONOutput: Encodable {
    let rounds: Int
    let words: Int
    let distinctWords: Int
    let common: Int
    let bonus: Int
    let longest: [String]
    let allWords: Int
    let dailies: Int
    let ranks: [String: Int]

    init(_ summary: StatisticsSummary) {
      rounds = summary.rounds
      words = summary.words
      distinctWords = summary.distinctWords
      common = summary.commonCount
      bonus = summary.bonusCount
      longest = summary.longest.map(\.description)
      allWords = summary.allWords
      dailies = summary.dailies
      ranks = Dictionary(uniqueKeysWithValues: Rank.allCases.map { ($0.name, summary.ranks[Int($0.rawValue)]) })
    }
  }
}
