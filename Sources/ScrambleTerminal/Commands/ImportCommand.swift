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
      What cannot be read is left out.
      """)

  @Argument(help: "The file to read; - is standard input.", completion: .file()) var file: String

  func run() throws {
    let resources = CommandResources()
    let wording = try resources.wording(in: Language(environment: resources.environment))
    let text = try readFile()
    var store = try resources.store()
    let gain = try add(text, to: &store, in: try resources.files.loadLexicon())
    guard gain.records > 0 else {
      Output.printError(wording.importSummary(gain))
      throw ExitCode(65)
    }
    Output.printLine(wording.importSummary(gain))
  }

  private func readFile() throws -> [UInt8] {
    do throws(SystemError) {
      return try file == "-" ? ExportFile.bytesOfStandardInput() : ExportFile.bytes(of: file)
    } catch {
      let name = file == "-" ? "standard input" : String(printable: file.utf8, limit: 400)
      throw Output.failure(74, "cannot read \(name): \(error.message)")
    }
  }

  private func add(_ text: [UInt8], to store: inout RoundStore, in lexicon: Lexicon) throws -> Reading {
    do throws(SystemError) {
      return try store.add(text, in: lexicon, at: Clock.system.now())
    } catch {
      throw Output.failure(73, "cannot write your rounds: \(error.message)")
    }
  }
}
