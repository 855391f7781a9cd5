#if Terminal
  import ArgumentParser
  import ScrambleKit
  import WordScramble

  /// The `daily` command: shows the puzzle of a day, or the player's progress in the puzzles of a month.
  struct DailyCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "daily", abstract: "Show the daily puzzle of today or another day.",
      usage: """
        wordscramble daily
        wordscramble daily --date 2026-12-24
        wordscramble daily --number 325 --json
        wordscramble daily --calendar
        wordscramble daily --calendar 2026-11 --json
        """,
      discussion: "To play the puzzle of a past day, use wordscramble play --date 2026-11-01.")

    @Option(help: "The day, as YYYY-MM-DD.", transform: DailyPuzzle.init(dateArgument:)) var date: DailyPuzzle?
    @Option(
      help: "The number of the puzzle, 1 to \(DailyPuzzle.lastNumber).", transform: DailyPuzzle.init(numberArgument:))
    var number: DailyPuzzle?
    @Flag(help: "Show your progress in each puzzle of a month.") var calendar = false
    @Argument(
      help: "The month of the calendar, as YYYY-MM. (default: this month)",
      transform: CivilMonth.init(argument:))
    var month: CivilMonth?
    @Flag(help: "Print one line of JSON.") var json = false

    func validate() throws {
      guard date == nil || number == nil else { throw ValidationError("Give a date or a number, not both.") }
      guard calendar || month == nil else { throw ValidationError("A month goes with --calendar, a day with --date.") }
      guard !calendar || date == nil && number == nil else {
        throw ValidationError("A calendar shows a month; leave out --date and --number.")
      }
    }

    func run() throws {
      if calendar { try printMonth() } else { try printDay() }
    }

    private func printMonth() throws {
      let resources = CommandResources()
      let wording = try resources.wording(in: Language(environment: resources.environment))
      let today = try DailyPuzzle(todayBy: .system)
      let month = month ?? CivilMonth(of: today.date)
      let days = try resources.statistics(wording, clock: .system).days(of: month)
      guard !days.isEmpty else {
        Output.printError(wording.text(.calendarNone))
        throw ExitCode(64)
      }
      let output = MonthOutput(month: month.iso, days: days.map(MonthOutput.Day.init))
      Output.printLine(json ? try output.jsonLine : days.map(wording.text(of:)).joined(separator: "\n"))
    }

    private func printDay() throws {
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

    private struct MonthOutput: Encodable {
      let month: String
      let days: [Day]

      struct Day: Encodable {
        let number: Int
        let date: String
        let progress: String
        let rank: OrNull<String>

        init(_ day: CalendarDay) {
          (number, date, progress, rank) = (day.number, day.date.iso, day.progress.rawValue, OrNull(day.rank?.name))
        }
      }
    }
  }
#endif
