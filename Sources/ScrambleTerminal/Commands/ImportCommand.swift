import ArgumentParser
import ScrambleCore
import ScrambleKit

/// The `import` command: adds the rounds of an exported file to the player's rounds.
struct ImportCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "import", abstract: "Add the rounds of an exported file to yours.",
    usage: """
      wordscramble import rounds.txt
      wordscramble import - <rounds.txt
      """,
    discussion: """
      A round that is in both gets the words of both. Nothing is deleted, and importing a file again changes nothing. \
      Damaged records and records from a newer version are skipped and counted.
      """)

  @Argument(help: "The file to read; - is standard input.", completion: .file()) var file: String

  func run() throws {
    let resources = CommandResources()
    let wording = try resources.wording(in: Language(environment: resources.environment))
    let imported = SavedRounds(try readFile(), at: Clock.system.now())
    try checkRecords(of: imported, wording)
    var store = try resources.store()
    let (gain, notes) = try add(imported, to: &store)
    reportSkippedRecords(imported, gain, wording)
    try notes.forEach { try resources.report($0, wording) }
    Output.printLine(wording.importSummary(gain))
  }

  private func readFile() throws -> [UInt8] {
    do throws(ReadError) {
      return try file == "-" ? ExportFile.bytesOfStandardInput() : ExportFile.bytes(of: file)
    } catch {
      let name = file == "-" ? "standard input" : String(printable: file.utf8, limit: 400)
      let hint = error == .notRegularFile ? "; import - reads standard input" : ""
      throw Output.failure(74, "cannot read \(name): \(error.message)\(hint)")
    }
  }

  private func reportSkippedRecords(_ imported: SavedRounds, _ gain: History.MergeSummary, _ wording: Wording) {
    let skippedCount = imported.damagedRecords.count + (imported.isTruncated ? 1 : 0) + gain.unmergedCount
    if skippedCount > 0 { Output.printError(wording.text(.transferSkippedDamaged, .number(skippedCount))) }
  }

  /// Reports records of a newer version. Ends the program if the file has no record that this version can read.
  private func checkRecords(of imported: SavedRounds, _ wording: Wording) throws {
    if !imported.newerRecords.isEmpty {
      Output.printError(wording.text(.transferSkippedNewer, .number(imported.newerRecords.count)))
    }
    guard imported.recordCount == 0 else { return }
    if imported.newerRecords.isEmpty { Output.printError(wording.text(.transferFileDamaged)) }
    throw ExitCode(65)
  }

  private func add(_ imported: SavedRounds, to store: inout RoundStore) throws -> (History.MergeSummary, [LoadNote]) {
    do throws(SystemError) {
      return try store.add(imported, at: Clock.system.now())
    } catch {
      throw Output.failure(73, "cannot write your rounds: \(error.message)")
    }
  }
}
