import ArgumentParser
import ScrambleKit
import WordScramble

/// `wordscramble record`: what was played in all.
struct RecordCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "record", abstract: "Show the statistics of all your rounds.",
    usage: """
      wordscramble record
      wordscramble record --json
      """)

  @Flag(help: "Print one line of JSON.") var json = false

  func run() throws {
    let resources = CommandResources()
    let wording = try resources.wording(in: Language(environment: resources.environment))
    let record = try resources.record(wording, clock: .system)
    let sentences = wording.sentences(of: record).joined(separator: "\n")
    Output.answer(json ? try Answer(record.figures(of: .allTime)).jsonLine : sentences)
  }

  private struct Answer: Encodable {
    let rounds: Int
    let words: Int
    let distinctWords: Int
    let common: Int
    let bonus: Int
    let longest: [String]
    let wholeStrings: Int
    let dailies: Int
    let seconds: Int64
    let ranks: [String: Int]

    init(_ figures: Figures) {
      (rounds, words, distinctWords) = (figures.rounds, figures.words, figures.distinctWords)
      (common, bonus, longest) = (figures.common, figures.bonus, figures.longest.map(\.description))
      (wholeStrings, dailies, seconds) = (figures.wholeStrings, figures.dailies, figures.secondsPlayed)
      ranks = Dictionary(uniqueKeysWithValues: Rank.allCases.map { ($0.name, figures.ranks[Int($0.rawValue)]) })
    }
  }
}
