import ArgumentParser
import ScrambleKit
import WordScramble

/// `wordscramble daily`: the puzzle of a day.
struct DailyCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "daily", abstract: "Tell the puzzle of a day, today's unless told otherwise.",
    usage: """
      wordscramble daily
      wordscramble daily --date 2026-12-24
      wordscramble daily --number 325 --json
      """)

  @Option(help: "The day, as YYYY-MM-DD.", transform: Values.date) var date: DailyPuzzle?
  @Option(help: "The number of the puzzle, 1 to \(DailyPuzzle.last).", transform: Values.number) var number:
    DailyPuzzle?
  @Flag(help: "Answer in one line of JSON.") var json = false

  func validate() throws {
    guard date == nil || number == nil else { throw ValidationError("Give a date or a number, not both.") }
  }

  func run() throws {
    let daily = try date ?? number ?? Values.today(by: .system)
    let lexicon = try GameData().lexicon()
    guard let root = daily.root(in: lexicon) else {
      Output.say("wordscramble: \(GameFiles.lexicon) holds no daily puzzles.")
      throw ExitCode(65)
    }
    let puzzle = Puzzle(root: root, in: lexicon)
    let answer = Day(
      number: daily.number, date: daily.date.iso, root: "\(root)", grade: puzzle.grade.name,
      common: puzzle.common.count)
    Output.answer(json ? try answer.jsonLine : answer.text)
  }

  private struct Day: Encodable {
    let number: Int
    let date: String
    let root: String
    let grade: String
    let common: Int

    var text: String { "No \(number), \(date): \(root), \(grade), \(common) common words" }
  }
}
