import ScrambleCore

/// The interpretation of what the address requests.
struct RequestMessage: Message {
  let asked: RequestKind
  /// The requested root, if it is not that of a daily puzzle.
  let root: Word?

  func writeProperties(to json: JSONWriter) {
    json.add("asked", asked).add("root", root)
  }
}

/// The kind of request in an address.
enum RequestKind: String, CaseNameValue {
  case nothing, root, daily, challenge
  /// An invalid request.
  case bad
}

/// What was read from records.
struct ReadingMessage: Message {
  /// The number of complete records.
  let records: Int
  /// The number of new rounds.
  let rounds: Int
  /// The number of new words.
  let words: Int
  /// Whether a part could not be read.
  let hasSkipped: Bool

  func writeProperties(to json: JSONWriter) {
    json.add("records", records).add("rounds", rounds).add("words", words).add("hasSkipped", hasSkipped)
  }
}

/// The result of an import.
struct ImportMessage: Message {
  let gain: ReadingMessage
  /// The records to save.
  let records: MessageArray<Record, RecordMessage>

  func writeProperties(to json: JSONWriter) {
    json.add("gain", gain).add("records", records)
  }
}

/// What a pasted text leads to.
struct PastedMessage: Message {
  let kind: PastedKind
  /// A root, or the number of a daily puzzle, which is 0 for today's; null if the text leads nowhere.
  let value: Text?

  func writeProperties(to json: JSONWriter) {
    json.add("kind", kind).add("value", value)
  }
}

/// What a pasted text leads to, or the reason it leads nowhere.
enum PastedKind: String, CaseNameValue {
  case challenge, root, daily
  case damaged, word, other
}

extension ReadingMessage {
  init(_ reading: Reading) {
    self.init(
      records: reading.records, rounds: reading.rounds, words: reading.words, hasSkipped: reading.hasSkipped)
  }
}

extension RecordMessage {
  init(_ record: Record) {
    self.init(key: Text(record.id.key), text: Text(record.bytes))
  }
}

extension PastedMessage {
  init(of text: [UInt8], in lexicon: Lexicon) {
    switch PastedLink.destination(of: text, in: lexicon) {
    case .challenge: self.init(kind: .challenge, value: nil)
    case .root(let text):
      let root = WebGame.rootWord(in: text)
      self.init(kind: root == nil ? .damaged : .root, value: root.map { Text($0.ascii) })
    case .daily(let puzzle):
      var digits = TextBuilder()
      digits.add(puzzle?.number ?? 0)
      self.init(kind: .daily, value: Text(digits.bytes))
    case .nothing(.damaged): self.init(kind: .damaged, value: nil)
    case .nothing(.word): self.init(kind: .word, value: nil)
    case .nothing(.other): self.init(kind: .other, value: nil)
    }
  }
}
