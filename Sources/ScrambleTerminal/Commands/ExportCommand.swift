import ArgumentParser
import ScrambleCore
import ScrambleKit

/// The `export` command: writes every round to a file or to standard output.
struct ExportCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "export", abstract: "Write your rounds to a file, as a backup or for another device.",
    usage: """
      wordscramble export rounds.txt
      wordscramble export --force rounds.txt
      wordscramble export | ssh elsewhere wordscramble import -
      """,
    discussion: """
      The file is text, and has every round but no settings. Without FILE it is written to standard output. \
      An existing file is replaced only with --force, and never by an incomplete one.
      """)

  @Argument(help: "The file to write; - is standard output.", completion: .file()) var file: String?
  @Flag(help: "Replace an existing file.") var force = false

  func run() throws {
    let resources = CommandResources()
    let wording = try resources.wording(in: Language(environment: resources.environment))
    let bytes = try resources.loadHistory(wording).text
    guard let file, file != "-" else { return Output.print(bytes) }
    try write(bytes, to: file)
  }

  private func write(_ bytes: [UInt8], to file: String) throws {
    do throws(SystemError) {
      try ExportFile.write(bytes, to: file, replacing: force)
    } catch {
      let name = String(printable: file.utf8, limit: 400)
      let hint = error.isFileExistsError ? "; --force replaces it" : ""
      throw Output.failure(73, "cannot write \(name): \(error.message)\(hint)")
    }
  }
}
