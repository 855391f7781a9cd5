import ArgumentParser
import ScrambleCore
import ScrambleKit

/// The `check` command: shows whether a word counts, and if not, why.
struct CheckCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "check", abstract: "Say whether a word counts and, if not, why.",
    usage: """
      wordscramble check silkworm milk
      wordscramble check silkworm milk --found milk,work --json
      """)

  @Argument(help: "The word whose letters may be used.", transform: Word.init(rootArgument:)) var root: Word
  @Argument(help: "The word to check.") var word: String
  @Option(help: "Words that were already found, separated by commas.") var found = ""
  @Flag(help: "Print one line of JSON.") var json = false

  func validate() throws {
    guard !Word.trimmed(Array(word.utf8)).isEmpty else { throw ValidationError("The word to check is empty.") }
  }

  func run() throws {
    let resources = CommandResources()
    let lexicon = try resources.files.loadLexicon()
    var round = try Round(root: root)
    for text in found.split(separator: ",") {
      if let word = try? Word(text) { round.assumeFound(word) }  // Text that is not a word is ignored.
    }
    let foundWord: FoundWord?
    do throws(Rejection) {
      foundWord = try round.play(text: word.utf8, in: lexicon)
    } catch {
      let wording = try resources.wording(in: json ? .english : Language(environment: resources.environment))
      try show(wording.explanation(of: error, root: root))
      throw ExitCode(1)
    }
    if let foundWord { try show(foundWord) }
  }

  private func show(_ foundWord: FoundWord) throws {
    let ring = foundWord.isCommon ? "common" : "rare"
    let output = AcceptedOutput(root: "\(root)", word: "\(foundWord.word)", points: foundWord.points, ring: ring)
    Output.printLine(
      json ? try output.jsonLine : "\(foundWord.word) +\(foundWord.points)\(foundWord.isCommon ? "" : " bonus")")
  }

  private func show(_ refusal: Explanation) throws {
    let printableWord = Definition(word.utf8) { _ in [] }.word
    let output = RefusedOutput(
      root: "\(root)", word: printableWord, reason: refusal.code, title: refusal.title, message: refusal.message,
      detail: refusal.detail)
    Output.printLine(json ? try output.jsonLine : refusal.singleLine)
  }

  private struct AcceptedOutput: Encodable {
    let root: String
    let word: String
    let accepted = true
    let points: Int
    let ring: String
  }

  private struct RefusedOutput: Encodable {
    let root: String
    let word: String
    let accepted = false
    let reason: String
    let title: String
    let message: String
    let detail: String?
  }
}
