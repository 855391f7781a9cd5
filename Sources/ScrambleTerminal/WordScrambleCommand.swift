import ArgumentParser
import ScrambleKit

/// `wordscramble`: the game in the terminal, and commands that answer questions about words and rounds.
@main
struct WordScrambleCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "wordscramble",
    abstract: "Spell words from the letters of a word.",
    usage: """
      wordscramble                             play, or resume your round
      wordscramble play --daily                play today's puzzle
      wordscramble check silkworm milk         check whether a word counts
      wordscramble define mice                 show the meanings of a word
      wordscramble solve triangle              list all words in some letters
      wordscramble daily --date 2026-12-24     show the puzzle of a day
      wordscramble daily --calendar            show your progress by day
      wordscramble words --common --length 4   list words
      wordscramble record                      show your statistics
      wordscramble share                       print a link to your round
      wordscramble challenge "LINK"            check the round of a link
      wordscramble play --challenge "LINK"     play against it
      wordscramble play --set "LINK"           play the rounds of a set
      wordscramble hand-in --seat 7            print them as a code
      wordscramble mark --set "LINK"           mark what a class handed in
      wordscramble export rounds.txt           write your rounds to a file
      wordscramble import rounds.txt           add the rounds of a file
      wordscramble forget                      delete every round
      """,
    discussion: """
      Answers go to standard output, everything else to standard error.
      Exit codes: 0 done, 1 refused word (check), no meaning (define), nothing to share (share) or \
      hand in (hand-in), no hand-in (mark), 64 wrong usage or value, \
      65 damaged data or link, 73 cannot write, 74 cannot read, 130 interrupted.
      """,
    version: "wordscramble \(GameVersion.current)",
    subcommands: [
      PlayCommand.self, CheckCommand.self, DefineCommand.self, SolveCommand.self, DailyCommand.self, WordsCommand.self,
      StatisticsCommand.self, ShareCommand.self, ChallengeCommand.self, HandInCommand.self, MarkCommand.self,
      ExportCommand.self, ImportCommand.self, ForgetCommand.self,
    ],
    defaultSubcommand: PlayCommand.self)

  /// Parses and runs a command.
  static func main() {
    let arguments = Array(CommandLine.arguments.dropFirst())
    let named = arguments.first == "help" ? arguments.dropFirst().first : arguments.first
    if let named, let complaint = complaint(aboutCommand: named) {
      Output.printError(complaint)
      exit(withError: ExitCode(64))
    }
    do {
      var command = try parseAsRoot(withShortOptions(arguments))
      try command.run()
    } catch {
      exit(after: error)
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
  private static func exit(after error: any Error) -> Never {
    let (code, message) = (exitCode(for: error), fullMessage(for: error))
    if code == .success {
      Output.printLine(message)
    } else if !message.isEmpty {
      let lines = message.split(separator: "\n", omittingEmptySubsequences: false)
      Output.printError(lines.map { String(printable: $0.utf8, limit: 400) }.joined(separator: "\n"))
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

/// Finds what somebody may have meant.
enum Suggestion {
  /// Returns the name that is fewest typing mistakes away, if it is few enough; of equals the first.
  static func nearest(to word: String, in names: [String]) -> String? {
    let typed = Array(word.utf8.prefix(32))
    let best = names.map { (name: $0, distance: distance(typed, Array($0.utf8))) }.min { $0.distance < $1.distance }
    guard let best, best.distance <= max(1, best.name.utf8.count / 2) else { return nil }
    return best.name
  }

  /// Returns how many letters to insert, delete, change or swap with their neighbour make one word of another.
  private static func distance(_ from: [UInt8], _ to: [UInt8]) -> Int {
    var rows = [Array(0...to.count)]
    for (line, letter) in from.enumerated() {
      var row = [line + 1]
      for (column, other) in to.enumerated() {
        let change = rows[line][column] + (letter == other ? 0 : 1)
        var cost = min(change, row[column] + 1, rows[line][column + 1] + 1)
        if line > 0, column > 0, letter == to[column - 1], from[line - 1] == other {
          cost = min(cost, rows[line - 1][column - 1] + 1)
        }
        row.append(cost)
      }
      rows.append(row)
    }
    return rows[from.count][to.count]
  }
}
