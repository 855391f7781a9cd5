#if Terminal
  import ArgumentParser
  import Foundation

  /// The `word-lists` program, which builds the game's word list.
  @main
  struct WordListsCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "word-lists", abstract: "Build the word list of the game.",
      subcommands: [CollectCommand.self, ReportCommand.self, PackCommand.self])

    /// Parses and runs a command. The exit codes are from sysexits.h: 65 for invalid data, 73 for a write error, 74 for
    /// a read error.
    static func main() {
      do {
        var command = try parseAsRoot()
        try command.run()
      } catch let error as CollectError {
        exitWithError(error.message, code: error.exitCode)
      } catch let error as CocoaError {
        exitWithError(error.localizedDescription, code: 73)
      } catch {
        exit(withError: error)
      }
    }

    private static func exitWithError(_ message: String, code: Int32) -> Never {
      FileHandle.standardError.write(Data("word-lists: \(message)\n".utf8))
      exit(withError: ExitCode(code))
    }
  }

  /// The `collect` command, which turns the Debian packages and the hand lists into the words as text.
  struct CollectCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "collect", abstract: "Write the words as text, from the Debian packages and the hand lists.")

    @OptionGroup var sources: SourceFolders
    @OptionGroup var data: DataFolder
    @OptionGroup var resources: ResourceFolder

    func run() throws {
      print(
        try Collect(scowl: sources.scowl, wordNet: sources.wordnet, data: data.data, resources: resources.resources)
          .run())
    }
  }

  /// The `report` command, which shows what `collect` would change.
  struct ReportCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "report", abstract: "List what collect would change, and write nothing.")

    @OptionGroup var sources: SourceFolders
    @OptionGroup var data: DataFolder

    func run() throws {
      print(try Report(Collect(scowl: sources.scowl, wordNet: sources.wordnet, data: data.data)).text)
    }
  }

  /// The `pack` command, which turns the words as text into the lexicon, the starters and the sensitive words.
  struct PackCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "pack",
      abstract: "Write english.lex, the starter lexicons of the page and english.sensitive, from the words as text.")

    @OptionGroup var data: DataFolder
    @OptionGroup var resources: ResourceFolder

    func run() throws {
      print(try Pack(data: data.data, resources: resources.resources).run())
    }
  }

  /// The folders of the Debian packages.
  struct SourceFolders: ParsableArguments {
    @Option(help: "The folder of SCOWL.", transform: folderURL) var scowl = Collect().scowl
    @Option(help: "The folder of WordNet.", transform: folderURL) var wordnet = Collect().wordNet
  }

  /// The folder of the words as text and the hand lists.
  struct DataFolder: ParsableArguments {
    @Option(help: "The folder of the words as text and the hand lists.", transform: folderURL) var data = Collect().data
  }

  /// The folder of the game's files.
  struct ResourceFolder: ParsableArguments {
    @Option(help: "The folder of the game's files.", transform: folderURL) var resources = Collect().resources
  }

  private func folderURL(_ path: String) -> URL {
    URL(filePath: path)
  }
#endif
