import ArgumentParser
import ScrambleCore
import ScrambleKit

/// The `daily` command: shows the puzzle of a day.
struct DailyCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "daily", abstract: "Show the daily puzzle of today or another day.",
    usage: """
      wordscramble daily
      wordscramble daily --date 2026-12-24
      wordscramble daily --number 325 --json
      """,
    discussion: "To play the puzzle of a past day, use wordscramble play --date 2026-11-01.")

  @Option(help: "The day, as YYYY-MM-DD.", transform: DailyPuzzle.init(dateArgument:)) var date: DailyPuzzle?
  @Option(
    help: "The number of the puzzle, 1 to \(DailyPuzzle.lastNumber).", transform: DailyPuzzle.init(numberArgument:))
  var number: DailyPuzzle?
  @Flag(help: "Print one line of JSON.") var json = false

  func validate() throws {
    guard date == nil || number == nil else { throw ValidationError("Give a date or a number, not both.") }
  }

  func run() throws {
    let daily = try date ?? number ?? DailyPuzzle(todayBy: .system)
    let lexicon = try CommandResources().files.loadLexicon()
    guard let root = daily.root(in: lexicon) else {
      throw Output.failure(65, "\(GameFiles.lexiconFileName) holds no daily puzzles.")
    }
    let puzzle = Puzzle(root: root, in: lexicon)
    let output = DayOutput(
      number: daily.number, date: daily.date.iso, root: "\(root)", grade: puzzle.grade.name,
      common: puzzle.common.count)
    Output.printLine(json ? try output.jsonLine : output.text)
  }

  private struct DayOutput: Encodable {
    let number: Int
    let date: String
    let root: String
    let grade: String
    let common: Int

    var text: String { "No \(number), \(date): \(root), \(grade), \(common) common words" }
  }
}
