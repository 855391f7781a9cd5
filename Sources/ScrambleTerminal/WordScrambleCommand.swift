import ArgumentParser
import ScrambleKit

/// The `wordscramble` program: the game in the terminal, and commands about words and the player's rounds.
@main
struct WordScrambleCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "wordscramble",
    abstract: "Spell words from the letters of a word.",
    usage: """
      wordscramble                             play, or resume your round
      wordscramble play --daily                play today's puzzle
      wordscramble play '#…' --name Ana        play the puzzle of a friend
      wordscramble check silkworm milk         check whether a word counts
      wordscramble define mice                 show the definitions of a word
      wordscramble solve triangle              list all words in some letters
      wordscramble daily --date 2026-12-24     show the puzzle of a day
      wordscramble statistics                  show your statistics
      wordscramble export rounds.txt           write your rounds to a file
      wordscramble import rounds.txt           add the rounds of a file
      wordscramble forget                      delete every round
      """,
    discussion: """
      Answers go to standard output, everything else to standard error.
      Exit codes: 0 done, 1 refused word (check), no definition (define), \
      64 wrong usage or value, 65 damaged data, 73 cannot write, 74 cannot read, 130 interrupted.
      """,
    version: "wordscramble \(GameVersion.current)",
    subcommands: [
      PlayCommand.self, CheckCommand.self, DefineCommand.self, SolveCommand.self, DailyCommand.self,
      StatisticsCommand.self, ExportCommand.self, ImportCommand.self, ForgetCommand.self,
    ],
    defaultSubcommand: PlayCommand.self)

  /// Runs the program. The default `main` would print an error without making it printable.
  static func main() {
    do {
      var command = try parseAsRoot()
      try command.run()
    } catch let error as FileError {
      end(because: error)
    } catch {
      exit(after: error)
    }
  }

  /// Ends the program, on the screen or not, because a file of the game is missing or damaged.
  static func end(because error: FileError) -> Never {
    ConsoleGuard.restore()
    exit(after: Output.failure(error.isFileDamaged ? 65 : 74, error.message))
  }

  /// Ends the program. Prints help and completions unchanged, but makes errors printable because they repeat what was
  /// typed.
  private static func exit(after error: any Error) -> Never {
    let code = exitCode(for: error)
    let message = fullMessage(for: error)
    if code == .success {
      Output.printLine(message)
    } else if !message.isEmpty {
      let lines = message.split(separator: "\n", omittingEmptySubsequences: false)
      Output.printError(lines.map { String(printable: $0.utf8, limit: 400) }.joined(separator: "\n"))
    }
    exit(withError: code)
  }
}
