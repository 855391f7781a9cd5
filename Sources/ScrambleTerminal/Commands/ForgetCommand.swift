import ArgumentParser
import ScrambleCore
import ScrambleKit

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#endif

/// The `forget` command: deletes every round, after a confirmation unless `--yes` is given.
struct ForgetCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "forget", abstract: "Delete all rounds and statistics permanently.",
    usage: """
      wordscramble export rounds.txt && wordscramble forget
      wordscramble forget --yes
      """,
    discussion: """
      It asks once. Without a terminal it does nothing unless --yes is given. \
      Rounds you have exported can be imported again.
      """)

  @Flag(help: "Do not ask.") var yes = false

  func run() throws {
    guard yes || isatty(STDIN_FILENO) == 1 else {
      throw ValidationError("Nobody can be asked here; --yes forgets everything without asking.")
    }
    let resources = CommandResources()
    let wording = try resources.wording(in: Language(environment: resources.environment))
    var store = try resources.store()
    let history = try resources.loadHistory(from: &store, wording)
    guard yes || askForConfirmation(wording) else { return Output.printLine(wording.text(.forgetKept)) }
    var game = resources.game(in: try resources.files.loadLexicon(), history: history)
    try forget(&game, in: &store)
    Output.printLine(wording.text(.forgetDone))
  }

  private func forget(_ game: inout Game, in store: inout RoundStore) throws {
    do throws(SystemError) {
      try store.forget(
        &game, in: Clock.system.timeZone, seed: .random(in: 0...UInt64.max), at: Clock.system.now())
    } catch {
      throw Output.failure(73, "cannot write your rounds: \(error.message)")
    }
  }

  private func askForConfirmation(_ wording: Wording) -> Bool {
    for key in [WordingKey.forgetQuestion, .forgetMessage, .forgetExport, .forgetAsk] {
      Output.printError(wording.text(key))
    }
    var lines = LineReader(fileDescriptor: STDIN_FILENO)
    return lines.next().map { Word.trimmed($0).elementsEqual("yes".utf8) } ?? false
  }
}
