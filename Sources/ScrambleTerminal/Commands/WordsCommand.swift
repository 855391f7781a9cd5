#if Terminal
  import ArgumentParser
  import ScrambleKit
  import WordScramble

  /// The `words` command: lists the words that may be shown, or the roots.
  struct WordsCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "words", abstract: "List words from a to z, one per line.",
      usage: """
        wordscramble words
        wordscramble words --common --length 4
        wordscramble words --roots
        """)

    enum Kind: String, EnumerableFlag {
      case common, rare, roots

      static func help(for kind: Kind) -> ArgumentHelp? {
        switch kind {
        case .common: "Only common words."
        case .rare: "Only rare words."
        case .roots: "Only starting words."
        }
      }
    }

    @Flag(help: "Which words to list.") var kind: Kind?
    @Option(help: "Only words with this number of letters.") var length: Int?

    func run() throws {
      let words = try kind == .roots ? roots() : shownWords()
      let matchingWords = words.filter { length == nil || $0.utf8.count == length }
      if !matchingWords.isEmpty { Output.printLine(matchingWords.joined(separator: "\n")) }
    }

    private func roots() throws -> [String] {
      let roots = Set(try CommandResources().files.loadRoots().map(\.description)).sorted()
      return roots.isEmpty ? [Puzzle.defaultRoot.description] : roots
    }

    private func shownWords() throws -> [String] {
      try CommandResources().files.loadLexicon().shownEntries
        .filter { kind == nil || $0.wordClass.isCommon == (kind == .common) }
        .map(\.word.description)
    }
  }
#endif
