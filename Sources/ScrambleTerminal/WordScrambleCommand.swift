import ArgumentParser
import ScrambleKit

/// `wordscramble`: the game in the terminal, and the questions one can ask its engine.
@main
struct WordScrambleCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "wordscramble",
    abstract: "Spell words from the letters of a word.",
    usage: """
      wordscramble                             play, or go on where you left
      wordscramble play --daily                play today's puzzle
      wordscramble check silkworm milk         ask whether a word counts
      wordscramble define mice                 tell what a word means
      wordscramble solve triangle              list all words in some letters
      wordscramble daily --date 2026-12-24     tell the puzzle of a day
      wordscramble daily --calendar            tell how you did each day
      wordscramble words --common --length 4   list words
      wordscramble record                      tell what you have found in all
      wordscramble share                       print a link to your round
      wordscramble challenge "LINK"            check the round of a link
      wordscramble play --challenge "LINK"     play against it
      wordscramble export rounds.txt           write your rounds to a file
      wordscramble import rounds.txt           add the rounds of a file
      wordscramble forget                      delete every round
      """,
    discussion: """
      Answers go to standard output, everything else to standard error.
      Exit codes: 0 done, 1 refused word (check), no meaning (define) or nothing to share (share), 64 wrong usage or value, \
      65 damaged data or link, 73 cannot write, 74 cannot read, 130 interrupted.
      """,
    version: "wordscramble 0.1.0",
    subcommands: [
      PlayCommand.self, CheckCommand.self, DefineCommand.self, SolveCommand.self, DailyCommand.self, WordsCommand.self,
      RecordCommand.self, ShareCommand.self, ChallengeCommand.self, ExportCommand.self, ImportCommand.self,
      ForgetCommand.self,
    ],
    defaultSubcommand: PlayCommand.self)

  /// Parses and runs a command; what it says of a mistake is made printable, for it repeats what was typed.
  static func main() {
    let arguments = Array(CommandLine.arguments.dropFirst())
    let named = arguments.first == "help" ? arguments.dropFirst().first : arguments.first
    if let named, let complaint = complaint(aboutCommand: named) {
      Output.say(complaint)
      exit(withError: ExitCode(64))
    }
    do {
      var command = try parseAsRoot(withShortOptions(arguments))
      try command.run()
    } catch {
      leave(after: error)
    }
  }

  /// Cuts the names of options after 64 characters: the parser compares an unknown one with every name it has, character by character.
  static func withShortOptions(_ arguments: [String]) -> [String] {
    let options = arguments.prefix { $0 != "--" }
    let short = options.map { argument in
      guard argument.utf8.first == UInt8(ascii: "-") else { return argument }
      let name = argument.unicodeScalars.prefix { $0 != "=" }
      return String(name.prefix(64)) + String(argument.unicodeScalars[name.endIndex...])
    }
    return short + arguments.dropFirst(options.count)
  }

  /// Ends the program: help and completions are written as they are, but an error repeats what was typed.
  private static func leave(after error: any Error) -> Never {
    let (code, message) = (exitCode(for: error), fullMessage(for: error))
    if code == .success {
      Output.answer(message)
    } else if !message.isEmpty {
      let lines = message.split(separator: "\n", omittingEmptySubsequences: false)
      Output.say(lines.map { String(printable: $0.utf8, limit: 400) }.joined(separator: "\n"))
    }
    exit(withError: code)
  }

  private static func complaint(aboutCommand name: String) -> String? {
    let commands = configuration.subcommands.compactMap { $0.configuration.commandName } + ["help"]
    guard !name.hasPrefix("-"), !commands.contains(name) else { return nil }
    let shown = String(printable: name.utf8, limit: 64)
    let hint = Suggestion.nearest(to: name, in: commands).map { " Did you mean '\($0)'?" } ?? ""
    return """
      Error: '\(shown)' is not a command.\(hint)
      Usage: wordscramble [\(commands.joined(separator: "|"))]
        See 'wordscramble --help' for more information.
      """
  }
}
