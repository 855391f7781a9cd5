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
      wordscramble play 'https://…#…' --name Ana
      printf 'milk\\nwork\\n' | wordscramble play --root silkworm
      """,
    discussion: """
      In a terminal the game fills the screen; ? shows its keys. A game with words from a pipe is not saved. \
      A link from a friend opens the puzzle that the friend plays; with a name, the game gives you a code to send \
      back. Rounds are saved in $XDG_STATE_HOME/wordscramble, or ~/.local/state/wordscramble.
      """)

  @Argument(help: "A link from a friend, in quotation marks, or the code in it.") var link: String?
  @Option(help: "Your name, for a code that invites friends.", transform: PlayerName.init(nameArgument:))
  var name: PlayerName?
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
    guard link == nil || (puzzleOptionCount == 0 && date == nil) else {
      throw ValidationError("The link says what is played; leave out --root, --daily, --date and --seed.")
    }
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

  /// Returns what the arguments ask for, or nil if they ask for nothing.
  private func request(_ resources: CommandResources, _ wording: Wording) throws -> Request? {
    if let link { return try Request(link: link, in: resources.files.loadLexicon(), wording) }
    if let root { return .round(.free(root: root, minutes: 0)) }
    let puzzle = try daily ? DailyPuzzle(todayBy: .system) : date
    if let puzzle { return .round(.daily(puzzle.number)) }
    return seed == nil && grade == nil ? nil : newWord
  }

  private var newWord: Request { .newWord(grade, minutes: 0) }

  private func openSession(
    _ resources: CommandResources, _ wording: Wording
  ) throws -> (session: Session, notes: [String]) {
    let request = try request(resources, wording) ?? .launch
    return try resources.openSession(request, name: name, grade: grade, seed: seed, wording)
  }

  /// Asks whether the player of the challenge who has the player's name is the same person, and then takes the words of
  /// that player. Ends the program if it is another person.
  private func settleName(in session: inout Session, _ lines: inout LineReader) throws {
    if let name, session.game.namesake != nil, name.key != session.game.ownName?.key {
      session.change { game, _ in game.setName(name) }
    }
    guard let namesake = session.game.namesake else { return }
    Output.printError(session.wording.text(.challengeSameName, .text("\u{2068}\(namesake.name)\u{2069}")) + " y/n")
    guard let answer = lines.next(), let letter = Word.trimmed(answer).first, "yY".utf8.contains(letter) else {
      throw Output.failure(64, session.wording.text(.challengeOtherName) + " (--name)")
    }
    session.change { $0.takeWords(of: namesake, at: $1) }
  }

  /// Plays the words of a pipe in a separate game, which is never saved.
  private func playPipe(_ resources: CommandResources, _ wording: Wording) throws {
    let lexicon = try resources.files.loadLexicon()
    var game = resources.game(in: lexicon, opening: try request(resources, wording) ?? newWord, seed: seed)
    game.playerName = name
    var session = Session(game, wording: wording, clock: .system)
    var lines = LineReader(fileDescriptor: STDIN_FILENO)
    try settleName(in: &session, &lines)
    session.openingNotes.forEach(Output.printError)
    if root == nil { Output.printError("\(game.round.root)") }
    var plain = PlainGame(session, isInteractive: false)
    while let line = lines.next() { plain.respond(to: line).forEach(Output.printLine) }
    if let error = lines.error {
      throw Output.failure(74, "cannot read standard input: \(error.message)")
    }
    plain.lastLines().forEach(Output.printLine)
  }

  private func playLines(_ resources: CommandResources, _ wording: Wording) throws {
    let opened = try openSession(resources, wording)
    var session = opened.session
    var lines = LineReader(fileDescriptor: STDIN_FILENO)
    try settleName(in: &session, &lines)
    var plain = PlainGame(session, isInteractive: true)
    opened.notes.forEach(Output.printError)
    plain.openingLines().forEach(Output.printLine)
    while !plain.isFinished {
      while !lines.waitForLine(atMost: Session.refreshInterval) {
        plain.announceNewDay().forEach(Output.printLine)
      }
      guard let line = lines.next() else { break }
      plain.respond(to: line).forEach(Output.printLine)
    }
    plain.lastLines().forEach(Output.printLine)
    if !plain.session.isSaved { throw ExitCode(73) }
  }

  private func playScreen(_ resources: CommandResources, _ wording: Wording) throws {
    let opened = try openSession(resources, wording)
    var session = opened.session
    var lines = LineReader(fileDescriptor: STDIN_FILENO)
    try settleName(in: &session, &lines)
    let screen = ScreenGame(session, notes: opened.notes)
    let console = Console(palette: Palette(color, environment: resources.environment))
    var loop = ScreenLoop(screen, console: console, glyphs: Glyphs(environment: resources.environment))
    let exitReason = loop.run()
    console.leaveScreen()
    session = loop.screen.session
    let challengeLines = session.challengeLines()
    let isSaved = session.isSaved
    let game = session.game
    let goesOn = isSaved && !game.round.isEnded
    Output.printError(wording.result(of: game) + (goesOn ? " " + wording.text(.savingKept) : ""))
    challengeLines.forEach(Output.printError)
    switch exitReason {
    case .signal(let number): ConsoleGuard.terminate(by: number)
    case .quit(let code): if code != 0 || !isSaved { throw ExitCode(isSaved ? code : 73) }
    }
  }
}
