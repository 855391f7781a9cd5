#if Terminal
  import ArgumentParser
  import ScrambleClass
  import ScrambleKit
  import WordScramble

  /// The `mark` command: marks the codes that a class has handed in.
  struct MarkCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "mark", abstract: "Mark what a class has handed in.",
      usage: """
        wordscramble mark --set "https://words.example/#s1.AbC" <mails.txt
        cat seat-*.txt | wordscramble mark --set "#s1.AbC" --csv >marks.csv
        """,
      discussion: """
        Standard input is any text, such as emails or the export of a learning platform. Each code in it is found, and \
        each round is played again with the word list of this program. If a seat has handed in twice, the hand-in with \
        the most points counts; if two pupils may have used the seat, both are shown. \
        Exit codes: 1 if there is no hand-in in the text, 65 if there are some but none of them counts.
        """)

    @Option(help: "The link or code of the set.") var set: String
    @Flag(help: "Print a table for spreadsheets (RFC 4180).") var csv = false
    @Flag(help: "Print one line of JSON.") var json = false

    func validate() throws {
      guard !csv || !json else { throw ValidationError("Give --csv or --json, not both.") }
    }

    func run() throws {
      let resources = CommandResources()
      let wording = try resources.wording(in: Language(environment: resources.environment))
      let set = try resources.puzzleSet(set, wording)
      let files = resources.files
      var marks = Marks(of: set, in: try files.loadLexicon(), avoiding: try files.loadSensitiveWords())
      // Codes are ASCII. In UTF-16 files, even concatenated ones, each letter of a code has a zero byte beside it.
      marks.add(try CommandResources.standardInput().filter { $0 != 0 })
      try show(marks, wording)
      guard marks.rows.isEmpty else { return }
      throw ExitCode(marks.problems.isEmpty ? 1 : 65)
    }

    private func show(_ marks: Marks, _ wording: Wording) throws {
      if json { return Output.printLine(try JSONOutput(marks).jsonLine) }
      let report = MarksReport(of: marks, wording: wording)
      guard csv else { return Output.printLine(report.lines.joined(separator: "\n")) }
      Output.print(report.csv)
      report.problems.forEach(Output.printError)
    }

    private struct JSONOutput: Encodable {
      let roots: [String]
      let unitWords: [String]
      let unitWordsMissed: [String]
      let seats: [Seat]
      let problems: [Problem]

      init(_ marks: Marks) {
        roots = marks.set.roots.map(\.description)
        unitWords = marks.set.unitWords.map(\.description)
        unitWordsMissed = marks.unitWordsMissed.map(\.description)
        (seats, problems) = (marks.rows.map(Seat.init), marks.problems.map(Problem.init))
      }
    }

    private struct Seat: Encodable {
      let seat: Int
      let rounds: [OrNull<Cell>]
      let total: Cell
      let sameAs: OrNull<Int>
      let repeated: Bool
      let sameEdition: Bool

      init(_ row: Marks.Row) {
        (seat, rounds, total) = (row.seat, row.cells.map { OrNull($0.map(Cell.init)) }, Cell(row.total))
        (sameAs, repeated, sameEdition) = (OrNull(row.seatWithSameWords), row.isRepeated, !row.isOtherEdition)
      }
    }

    private struct Cell: Encodable {
      let words: Int
      let possible: Int
      let points: Int
      let unitWords: [String]
      let open: Bool

      init(_ cell: Marks.Cell) {
        (words, possible, points, open) = (cell.words, cell.possibleWords, cell.points, cell.isOpen)
        unitWords = cell.unitWords.map(\.description)
      }
    }

    private struct Problem: Encodable {
      let reason: String
      let seat: OrNull<Int>
      let word: OrNull<String>

      init(_ problem: Marks.Problem) {
        switch problem {
        case .damaged: (reason, seat, word) = ("damaged", OrNull(nil), OrNull(nil))
        case .newer: (reason, seat, word) = ("newer", OrNull(nil), OrNull(nil))
        case .otherSet(let number, _): (reason, seat, word) = ("otherSet", OrNull(number), OrNull(nil))
        case .impossible(let number, let impossible):
          (reason, seat, word) = ("word", OrNull(number), OrNull("\(impossible)"))
        }
      }
    }
  }
#endif
