import WordScramble

/// The interpretation of what the address requests.
struct AskedMessage: Message {
  let asked: Asked
  let later: LaterMessage?
  /// The prefixes of the keys under which the requested rounds may be saved.
  let prefixes: [Text]

  func writeProperties(to json: JSONWriter) {
    json.add("asked", asked).add("later", later).add("prefixes", prefixes)
  }
}

/// The kind of request in an address.
enum Asked: String, Choice {
  case nothing, root, daily
  /// A request that does not exist.
  case bad
}

/// A future daily puzzle and its date.
struct LaterMessage: Message {
  let number: Int
  let year: Int
  let month: Int
  let day: Int

  func writeProperties(to json: JSONWriter) {
    json.add("number", number).add("year", year).add("month", month).add("day", day)
  }
}

/// The result of reading records.
struct LoadedMessage: Message {
  let counts: RecordCountsMessage
  /// What the records added to the game.
  let gain: GainMessage?
  /// The keys of the rounds on the shelf.
  let keys: [RoundID]

  func writeProperties(to json: JSONWriter) {
    json.add("counts", counts).add("gain", gain).add("keys", keys)
  }
}

/// The numbers of valid, damaged and newer records, and whether the last record is truncated.
struct RecordCountsMessage: Message {
  let valid: Int
  let damaged: Int
  let newer: Int
  let isTruncated: Bool

  func writeProperties(to json: JSONWriter) {
    json.add("valid", valid).add("damaged", damaged).add("newer", newer).add("isTruncated", isTruncated)
  }
}

/// How many rounds and words a merge added, how many rounds it left out, and whether it made the game forget.
struct GainMessage: Message {
  let rounds: Int
  let words: Int
  let leftOut: Int
  let hasForgotten: Bool

  func writeProperties(to json: JSONWriter) {
    json.add("rounds", rounds).add("words", words).add("leftOut", leftOut).add("hasForgotten", hasForgotten)
  }
}

/// The content of a part of a file.
struct KeysMessage: Message {
  let counts: RecordCountsMessage
  /// The length in bytes of all complete records.
  let whole: Int
  /// The length in bytes of the first record.
  let first: Int
  let keys: [Text]

  func writeProperties(to json: JSONWriter) {
    json.add("counts", counts).add("whole", whole).add("first", first).add("keys", keys)
  }
}

/// The result of merging records into others.
struct MergedMessage: Message {
  /// The counts of the records that were merged in.
  let counts: RecordCountsMessage
  let gain: GainMessage
  /// The changed records.
  let records: Each<Record, RecordMessage>

  func writeProperties(to json: JSONWriter) {
    json.add("counts", counts).add("gain", gain).add("records", records)
  }
}

/// What a pasted text leads to.
struct PastedMessage: Message {
  let kind: PastedKind
  /// A code, a root, or the number of a daily puzzle, 0 for today's.
  let value: Text?

  func writeProperties(to json: JSONWriter) {
    json.add("kind", kind).add("value", value)
  }
}

/// What a pasted text leads to, or the reason it leads nowhere.
enum PastedKind: String, Choice {
  case challenge, set, shared, root, daily
  case damaged, handIn, word, other
}

extension RecordCountsMessage {
  init(_ saved: SavedRounds) {
    self.init(
      valid: saved.count, damaged: saved.damaged.count, newer: saved.newer.count, isTruncated: saved.isTruncated)
  }
}

extension GainMessage {
  init(_ gain: History.MergeSummary) {
    self.init(rounds: gain.rounds, words: gain.words, leftOut: gain.leftOut, hasForgotten: gain.hasForgotten)
  }
}

extension RecordMessage {
  init(_ record: Record) {
    self.init(key: Text(record.key), text: Text(record.bytes))
  }
}

extension PastedMessage {
  init(of text: [UInt8]) {
    switch PastedLink.destination(of: text) {
    case .challenge: self.init(kind: .challenge, value: PastedMessage.code(text))
    case .set: self.init(kind: .set, value: PastedMessage.code(text))
    case .sharedRound: self.init(kind: .shared, value: PastedMessage.code(text))
    case .root(let text):
      let root = WebGame.root(text)
      self.init(kind: root == nil ? .damaged : .root, value: root.map { Text($0.ascii) })
    case .daily(let number):
      var digits = TextBuilder()
      digits.add(number ?? 0)
      self.init(kind: .daily, value: Text(digits.bytes))
    case .nothing(.damaged): self.init(kind: .damaged, value: nil)
    case .nothing(.handIn): self.init(kind: .handIn, value: nil)
    case .nothing(.word): self.init(kind: .word, value: nil)
    case .nothing(.other): self.init(kind: .other, value: nil)
    }
  }

  /// Returns a code. Characters that no code contains are replaced, which keeps it damaged.
  private static func code(_ text: [UInt8]) -> Text {
    Text(PastedLink.mended(text).map { (0x21...0x7E).contains($0) ? $0 : UInt8(ascii: "!") })
  }
}
