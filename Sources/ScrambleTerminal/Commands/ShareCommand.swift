#if Terminal
  import ArgumentParser
  import ScrambleKit
  import WordScramble

  /// The `share` command: prints the result of the current round.
  struct ShareCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "share", abstract: "Print the result of the current round.",
      usage: """
        wordscramble share
        wordscramble share --json
        """,
      discussion: "Exit code 1: no word has been found in the current round, so there is nothing to share.")

    @Flag(help: "Print one line of JSON.") var json = false

    func run() throws {
      let resources = CommandResources()
      let wording = try resources.wording(in: Language(environment: resources.environment))
      let saved = try resources.loadSavedRounds(wording, at: Clock.system.moment())
      guard let current = saved.shelf.current, saved.history[current]?.found.isEmpty == false else {
        Output.printError(wording.text(.shareNothing))
        throw ExitCode(1)
      }
      var options = DealOptions()
      options.roundID = current
      let game = try resources.game(options, saved: saved, at: .now)
      let output = JSONOutput(text: wording.result(of: game))
      Output.printLine(json ? try output.jsonLine : wording.shareLines(game).joined(separator: "\n"))
    }

    private struct JSONOutput: Encodable {
      let text: String
    }
  }
#endif
