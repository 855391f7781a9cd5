import ArgumentParser
import ScrambleCore
import ScrambleKit

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#endif

/// The `play` command, which is the default: plays the game.
struct PlayCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "play", abstract: "Play, or resume your round.",
    usage: """
      wordscramble play
      wordscramble play --root silkworm
      wordscramble play --grade easy
      wordscramble play --date 2026-11-01
      printf 'milk\\nwork\\n' | wordscramble play --root silkworm
      """,
    discussion: """
      In a terminal the game fills the screen; ? shows its keys. A game with words from a pipe is not saved. \
      Rounds are saved in $XDG_STATE_HOME/wordscramble, or ~/.local/state/wordscramble.
      """)

  @Option(help: "The letters to play with, 3 to 15.", transform: Word.init(rootArgument:)) var root: Word?
  @Flag(help: "Play today's puzzle.") var daily = false
  @Option(help: "Play the daily puzzle of a past day, as YYYY-MM-DD.", transform: DailyPuzzle.init(dateArgument:))
  var date: DailyPuzzle?
  @Option(help: "A number that decides which word is dealt.") var seed: UInt64?
  @Option(help: "How hard the dealt words are.") var grade: Grade?
  @Flag(help: "Print one line per message, and never move the cursor.") var plain = false
  @Option(help: "When to use colors.") var color = ColorChoice.auto
  @Option(help: "The language of the game.") var language: Language?

  func validate() throws {
    let puzzleOptionCount = [root != nil, daily, seed != nil].count { $0 }
    guard puzzleOptionCount <= 1 else { throw ValidationError("Give --root, --daily or --seed, not two of them.") }
    guard puzzleOptionCount == 0 || date == nil else {
      throw ValidationError("--date says what is played; leave out --root, --daily and --seed.")
    }
    if let date, date.isLater(than: Clock.system.today) {
      throw ValidationError("The puzzle of that day is still to come.")
    }
  }

  func run() throws {
    let resources = CommandResources()
    let wording = try resources.wording(in: language ?? Language(environment: resources.environment))
    if isatty(STDIN_FILENO) == 0 { return try playPipe(resources, wording) }
    let isDumbTerminal = ["", "dumb"].contains(resources.environment["TERM"] ?? "")
    if plain || isDumbTerminal || isatty(STDOUT_FILENO) == 0 {
      try playLines(resources, wording)
    } else {
      try playScreen(resources, wording)
    }
  }

  /// What the options ask for, or nil if they ask for nothing.
  private func request() throws -> Request? {
    if let root { return .round(.free(root: root, minutes: 0)) }
    let puzzle = try daily ? DailyPuzzle(todayBy: .system) : date
    if let puzzle { return .round(.daily(puzzle.number)) }
    return seed == nil && grade == nil ? nil : newWord
  }

  private var newWord: Request { .newWord(grade, minutes: 0) }

  private func openSession(
    _ resources: CommandResources, _ wording: Wording
  ) throws -> (session: Session, notes: [String]) {
    try resources.openSession(try request() ?? .launch, grade: grade, seed: seed, wording)
  }

  /// Plays the words of a pipe in a separate game, which is never saved.
  private func playPipe(_ resources: CommandResources, _ wording: Wording) throws {
    let lexicon = try resources.files.loadLexicon()
    let game = resources.game(in: lexicon, opening: try request() ?? newWord, seed: seed)
    var plain = PlainGame(Session(game, wording: wording, clock: .system), isInteractive: false)
    if root == nil { Output.printError("\(game.round.root)") }
    var lines = LineReader(fileDescriptor: STDIN_FILENO)
    while let line = lines.next() { plain.respond(to: line).forEach(Output.printLine) }
    if let error = lines.error {
      throw Output.failure(74, "cannot read standard input: \(error.message)")
    }
    Output.printLine(plain.scoreLine)
  }

  private func playLines(_ resources: CommandResources, _ wording: Wording) throws {
    let (session, notes) = try openSession(resources, wording)
    var plain = PlainGame(session, isInteractive: true)
    notes.forEach(Output.printError)
    plain.openingLines().forEach(Output.printLine)
    var lines = LineReader(fileDescriptor: STDIN_FILENO)
    while !plain.isFinished {
      while !lines.waitForLine(atMost: Session.refreshInterval) {
        plain.announceNewDay().forEach(Output.printLine)
      }
      guard let line = lines.next() else { break }
      plain.respond(to: line).forEach(Output.printLine)
    }
    Output.printLine(plain.scoreLine)
    if !plain.session.isSaved { throw ExitCode(73) }
  }

  private func playScreen(_ resources: CommandResources, _ wording: Wording) throws {
    let (session, notes) = try openSession(resources, wording)
    let screen = ScreenGame(session, notes: notes)
    let console = Console(palette: Palette(color, environment: resources.environment))
    var loop = ScreenLoop(screen, console: console, glyphs: Glyphs(environment: resources.environment))
    let exitReason = loop.run()
    console.leaveScreen()
    let isSaved = loop.screen.session.isSaved
    let game = loop.screen.game
    let goesOn = isSaved && !game.round.isEnded
    Output.printError(wording.result(of: game) + (goesOn ? " " + wording.text(.savingKept) : ""))
    switch exitReason {
    case .signal(let number): ConsoleGuard.terminate(by: number)
    case .quit(let code): if code != 0 || !isSaved { throw ExitCode(isSaved ? code : 73) }
    }
  }
}
