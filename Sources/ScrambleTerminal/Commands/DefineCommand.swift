import ArgumentParser
import ScrambleCore
import ScrambleKit

/// The `define` command: shows the meanings of words.
struct DefineCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "define", abstract: "Show the definitions of words.",
    usage: """
      wordscramble define mice
      wordscramble define leaves lei --json
      """,
    discussion: "Exit code 1: one of the words has no definition.")

  @Argument(help: "The words to define.") var words: [String]
  @Flag(help: "Print one line of JSON for each word.") var json = false

  func run() throws {
    let resources = CommandResources()
    let glossary = try resources.files.loadGlossary()
    let definitions = words.map { Definition($0.utf8, in: glossary.meanings) }
    if json {
      for definition in definitions { Output.printLine(try JSONOutput(definition).jsonLine) }
    } else {
      let wording = try resources.wording(in: Language(environment: resources.environment))
      for definition in definitions {
        wording.lines(of: definition.meanings, for: definition.word).forEach(Output.printLine)
      }
    }
    if definitions.contains(where: \.meanings.isEmpty) { throw ExitCode(1) }
  }

  private struct JSONOutput: Encodable {
    let word: String
    let senses: [MeaningOutput]

    init(_ definition: Definition) {
      word = definition.word
      senses = definition.meanings.map(MeaningOutput.init)
    }
  }

  private struct MeaningOutput: Encodable {
    let lemma: String
    let form: OrNull<String>
    let kind: String
    let meaning: String

    init(_ meaning: Glossary.Meaning) {
      lemma = meaning.headword
      form = OrNull(meaning.form?.rawValue)
      kind = meaning.kind.rawValue
      self.meaning = meaning.text
    }
  }
}
