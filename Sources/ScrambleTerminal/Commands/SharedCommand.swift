#if Terminal
  import ArgumentParser
  import ScrambleKit
  import WordScramble

  /// The `shared` command: shows the standings of a round that several people play together.
  struct SharedCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "shared", abstract: "Show how a round played together stands.",
      usage: """
        wordscramble shared "https://words.example/#g1.AbC"
        wordscramble shared "#g1.AbC" --json
        wordscramble shared - <link.txt
        """,
      discussion: """
        What you have found in the round counts too, and a link with all of it is printed. Nothing is saved: \
        play --shared plays the round. In a race, you see the others' words once you have finished. \
        Put the link in quotes, because # begins a comment in a shell. \
        Exit codes: 64 if the link has no such code, 65 if it is damaged or newer than this program.
        """)

    @Argument(help: "The link, or its part that begins with #g1. or g1.; - is standard input.") var link: String
    @Flag(help: "Print one line of JSON.") var json = false

    func run() throws {
      let resources = CommandResources()
      let wording = try resources.wording(in: json ? .english : Language(environment: resources.environment))
      let code = try link == "-" ? CommandResources.standardInput() : Array(link.utf8)
      var shared = try resources.sharedRound(code, wording)
      let game = try savedGame(resources, wording)
      let record = try mergedRecord(shared, in: game, wording)
      shared = record?.shared ?? shared
      let standings =
        record.map { game.standings(of: $0) }
        ?? SharedStandings(of: shared, ownID: nil, in: game.lexicon, avoiding: game.sensitiveWords)
      if json { return Output.printLine(try JSONOutput(shared, standings, wording).jsonLine) }
      let chat = wording.chatMessage(
        about: shared, link: shared.link(to: resources.pageAddress), avoiding: game.sensitiveWords)
      let lines = report(on: shared.puzzle, standings, wording) + (record == nil ? [] : chat)
      Output.printLine(lines.joined(separator: "\n"))
    }

    /// Returns the player's saved game, which the command only reads.
    private func savedGame(_ resources: CommandResources, _ wording: Wording) throws -> Game {
      let saved = try resources.loadSavedRounds(wording, at: Clock.system.moment())
      var options = DealOptions()
      options.roundID = saved.shelf.current
      var game = try resources.game(options, saved: saved, at: .now)
      game.sensitiveWords = try resources.files.loadSensitiveWords()
      return game
    }

    /// Returns the record of the round on this device with the code merged into it, or nil if the round was never
    /// played here. Ends the program if they cannot be merged.
    private func mergedRecord(_ shared: SharedRound, in game: Game, _ wording: Wording) throws -> SharedRecord? {
      guard var record = game.sharedRecord(of: shared.puzzle) else { return nil }
      do throws(SharedRoundError) {
        try record.add(shared)
      } catch {
        throw Output.failure(65, wording.text(of: error))
      }
      return record
    }

    /// Returns the puzzle, the standings and, if this device has a player in the round who may see them, the words.
    private func report(on puzzle: SharedPuzzle, _ standings: SharedStandings, _ wording: Wording) -> [String] {
      let title = wording.text(
        .sentenceLabelled, .text(wording.name(of: puzzle)), .text(wording.name(of: puzzle.mode)))
      let sections = standings.ownID == nil ? [] : wording.sections(of: standings)
      let words = sections.map { section in
        wording.text(
          .sentenceLabelled, .text(section.title),
          .text(section.words.map(\.description).joined(separator: " ")))
      }
      return [title] + wording.lines(of: standings, in: puzzle.mode) + words
    }

    private struct JSONOutput: Encodable {
      let table: String
      let root: String
      let number: Int
      let mode: String
      let players: [Player]
      let everyone: [String]
      let only: [String: [String]]
      let missed: [String]

      init(_ shared: SharedRound, _ standings: SharedStandings, _ wording: Wording) {
        let puzzle = shared.puzzle
        table = JSONOutput.hexadecimal(puzzle.table)
        (root, number, mode) = ("\(puzzle.root)", puzzle.daily ?? 0, puzzle.mode.name)
        players = standings.rows.map { Player($0, wording) }
        // Even in list mode, only a player who has finished gets the words, because this command asks no question
        // first.
        everyone = standings.isFinished ? standings.foundByEveryone.map(\.description) : []
        let wordsByPlayer =
          standings.isFinished ? standings.foundByOne.map { (wording.name(of: $0.players[0]), ["\($0.word)"]) } : []
        only = Dictionary(wordsByPlayer, uniquingKeysWith: +)
        missed = standings.isFinished ? standings.missed.map(\.description) : []
      }

      private static func hexadecimal(_ number: UInt64) -> String {
        let digits = String(number, radix: 16)
        return String(repeating: "0", count: 16 - digits.count) + digits
      }
    }

    private struct Player: Encodable {
      let name: String
      let words: Int
      let points: Int
      let final: Bool

      init(_ row: SharedStandings.Row, _ wording: Wording) {
        (name, words) = (wording.name(of: row.name), row.tally.words)
        (points, final) = (row.tally.points, row.isFinal)
      }
    }
  }
#endif
