import ArgumentParser
import ScrambleCore
import ScrambleKit

/// The `solve` command: lists the words that can be spelled from some letters.
struct SolveCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "solve", abstract: "List all words that can be spelled from some letters.",
    usage: """
      wordscramble solve triangle
      wordscramble solve triangle --common --json
      """)

  @Argument(help: "3 to 15 letters.", transform: Word.init(rootArgument:)) var letters: Word
  @Flag(help: "Only common words.") var common = false
  @Flag(help: "Print one line of JSON.") var json = false

  func run() throws {
    let puzzle = Puzzle(root: letters, in: try CommandResources().files.loadLexicon())
    let output = Solution(
      root: "\(letters)", common: puzzle.common.map(\.description),
      rare: common ? [] : puzzle.rare.map(\.description))
    Output.printLine(json ? try output.jsonLine : output.text)
  }

  private struct Solution: Encodable {
    let root: String
    let common: [String]
    let rare: [String]

    /// A line for each length, longest first, with rare words in brackets, and then a line with the numbers of words.
    var text: String {
      let words = common.map { ($0, $0) } + rare.map { ($0, "[\($0)]") }
      let lengths = Set(words.map(\.0.utf8.count)).sorted(by: >)
      let paragraphs = lengths.map { length in
        let shownWords = words.filter { $0.0.utf8.count == length }.sorted { $0.0 < $1.0 }.map(\.1)
        return "\(length): \(shownWords.joined(separator: " "))"
      }
      return (paragraphs + ["\(common.count) common, \(rare.count) rare"]).joined(separator: "\n")
    }
  }
}
