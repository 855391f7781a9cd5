#if Terminal
  import ArgumentParser
  import ScrambleKit
  import WordScramble

  /// The `hand-in` command: prints the player's rounds of a set as a code for the teacher.
  struct HandInCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "hand-in", abstract: "Print the code to hand in for a set of rounds.",
      usage: """
        wordscramble hand-in --seat 7
        wordscramble hand-in --set "#s1.AbC" --seat 7 >seat-07.txt
        """,
      discussion: """
        The code holds your seat number and what you did in each round of the set: words, hints and times, but no name and no \
        wrong tries. Nothing is sent. Exit code 1: no round of the set has been started, so there is nothing to hand in.
        """)

    @Option(help: "The link or code of the set. (default: the set of the current round)") var set: String?
    @Option(help: "Your seat number, 1 to 40.", transform: HandIn.seat(argument:)) var seat: Int

    func run() throws {
      let resources = CommandResources()
      let wording = try resources.wording(in: Language(environment: resources.environment))
      let namedSet = try set.map { try resources.puzzleSet($0, wording) }
      let saved = try resources.loadSavedRounds(wording, at: Clock.system.moment())
      var options = DealOptions()
      options.roundID = saved.shelf.current
      var game = try resources.game(options, saved: saved, at: .now)
      game.sensitiveWords = try resources.files.loadSensitiveWords()
      guard let set = namedSet ?? game.playedSet?.set else { throw nothingToHandIn(wording.text(.handInNoSet)) }
      let handIn = game.handIn(of: set, seat: seat)
      guard !handIn.rounds.isEmpty else { throw nothingToHandIn(wording.text(of: handIn, in: set)) }
      Output.print(handIn.code + [UInt8(ascii: "\n")])
    }

    private func nothingToHandIn(_ sentence: String) -> ExitCode {
      Output.printError(sentence)
      return ExitCode(1)
    }
  }
#endif
