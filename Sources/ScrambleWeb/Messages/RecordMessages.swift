import WordScramble

/// How what the address asks for is understood.
struct AskedMessage: Message {
  let asked: Asked
  let later: LaterMessage?
  /// Those of the keys under which the requested rounds may be saved.
  let prefixes: [Text]

  func writeProperties(to json: JSONWriter) {
    json.add("asked", asked).add("later", later).add("prefixes", prefixes)
  }
}

/// What an address asks for.
enum Asked: String, Choice {
  case nothing, root, daily
  /// What there is not.
  case bad
}

/// A daily puzzle that is still to come, and its day.
struct LaterMessage: Message {
  let number: Int
  let year: Int
  let month: Int
  let day: Int

  func writeProperties(to json: JSONWriter) {
    json.add("number", number).add("year", year).add("month", month).add("day", day)
  }
}

/// What came of reading records.
struct LoadedMessage: Message {
  let counts: RecordCountsMessage
  /// What they have brought to the game.
  let gain: GainMessage?
  /// Those of the rounds on the shelf.
  let keys: [RoundID]

  func writeProperties(to json: JSONWriter) {
    json.add("counts", counts).add("gain", gain).add("keys", keys)
  }
}

/// How many records are valid, damaged and newer, and whether the last one is cut off.
struct RecordCountsMessage: Message {
  let valid: Int
  let damaged: Int
  let newer: Int
  let isTruncated: Bool

  func writeProperties(to json: JSONWriter) {
    json.add("valid", valid).add("damaged", damaged).add("newer", newer).add("isTruncated", isTruncated)
  }
}

/// How many rounds and words a merge has brought, how many rounds it has left out, and whether it has made the game forget.
struct GainMessage: Message {
  let rounds: Int
  let words: Int
  let leftOut: Int
  let hasForgotten: Bool

  func writeProperties(to json: JSONWriter) {
    json.add("rounds", rounds).add("words", words).add("leftOut", leftOut).add("hasForgotten", hasForgotten)
  }
}

/// What a part of a file holds.
struct KeysMessage: Message {
  let counts: RecordCountsMessage
  /// The length of all complete records.
  let whole: Int
  /// The length of the first one.
  let first: Int
  let keys: [Text]

  func writeProperties(to json: JSONWriter) {
    json.add("counts", counts).add("whole", whole).add("first", first).add("keys", keys)
  }
}

/// What came of merging records into others.
struct MergedMessage: Message {
  /// Of the records that are merged in.
  let counts: RecordCountsMessage
  let gain: GainMessage
  /// Those that are changed.
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

/// What a pasted text leads to, or why it leads to nothing.
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
  /// Finds out what a text leads to.
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

  /// A code; what can be in none is a sign in its place, so that it stays damaged.
  private static func code(_ text: [UInt8]) -> Text {
    Text(PastedLink.mended(text).map { (0x21...0x7E).contains($0) ? $0 : UInt8(ascii: "!") })
  }
}
