#if Terminal
  import ArgumentParser
  import ScrambleKit
  import WordScramble

  /// The `share` command: prints the result of the current round and a link to the round.
  struct ShareCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "share", abstract: "Print the result of the current round, and a link to it.",
      usage: """
        wordscramble share
        WORDSCRAMBLE_PAGE=https://words.example wordscramble share --json
        """,
      discussion: """
        The link opens the page at $WORDSCRAMBLE_PAGE; without that variable it is only the part that begins with #. \
        The game that opens the link checks every word. \
        Exit code 1: no word has been found in the current round, so there is nothing to share.
        """)

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
      let output = JSONOutput(text: wording.result(of: game), link: game.challenge.link(to: resources.pageAddress))
      Output.printLine(json ? try output.jsonLine : wording.shareLines(game, link: output.link).joined(separator: "\n"))
    }

    private struct JSONOutput: Encodable {
      let text: String
      let link: String
    }
  }
#endif
