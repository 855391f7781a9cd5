import ArgumentParser
import ScrambleKit
import WordScramble

/// `wordscramble define`: what words mean.
struct DefineCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "define", abstract: "Tell what words mean.",
    usage: """
      wordscramble define mice
      wordscramble define leaves lei --json
      """,
    discussion: "The answer ends with code 1 if any of the words has no meaning.")

  @Argument(help: "The words.") var words: [String]
  @Flag(help: "Answer in a line of JSON for each word.") var json = false

  func run() throws {
    let glossary = try GameData().glossary()
    let answers = words.map { Answer($0, in: glossary) }
    for answer in answers { Output.answer(json ? try answer.jsonLine : answer.text) }
    if answers.contains(where: \.senses.isEmpty) { throw ExitCode(1) }
  }

  private struct Answer: Encodable {
    let word: String
    let senses: [Sense]

    init(_ typed: String, in glossary: Glossary) {
      let word = try? Word(typed.utf8)
      self.word = word.map(\.description) ?? String(printable: Word.trimmed(Array(typed.utf8)), limit: 64)
      senses = word.map { glossary.meanings(of: $0).map(Sense.init) } ?? []
    }

    var text: String {
      if senses.isEmpty { return "\(word): no meaning is known." }
      return senses.map { "\(word), \($0.origin)\($0.kind): \($0.meaning)" }.joined(separator: "\n")
    }
  }

  private struct Sense: Encodable {
    let lemma: String
    let form: String?
    let kind: String
    let meaning: String

    init(_ meaning: Glossary.Meaning) {
      (lemma, form) = (meaning.headword, meaning.form?.rawValue)
      (kind, self.meaning) = (meaning.kind.rawValue, meaning.text)
    }

    /// "plural of mouse, ", or nothing for a headword.
    var origin: String {
      switch form {
      case nil: ""
      case "gerund": "-ing form of \(lemma), "
      case "third": "third person of \(lemma), "
      case let form?: "\(form) of \(lemma), "
      }
    }

    private enum CodingKeys: String, CodingKey {
      case lemma, form, kind, meaning
    }

    /// Writes the form of a headword as null, where a synthesized encoder would leave it out.
    func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encode(lemma, forKey: .lemma)
      try container.encode(form, forKey: .form)
      try container.encode(kind, forKey: .kind)
      try container.encode(meaning, forKey: .meaning)
    }
  }
}
