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
  case nothing, root, daily
  /// An invalid request.
  case bad
}

/// The result of reading records.
struct LoadedRecordsMessage: Message {
  let counts: RecordCountsMessage
  /// What the records added to the game; null before there is one.
  let gain: MergeSummaryMessage?

  func writeProperties(to json: JSONWriter) {
    json.add("counts", counts).add("gain", gain)
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

/// How many rounds and words a merge added, and how many rounds could not be merged.
struct MergeSummaryMessage: Message {
  let rounds: Int
  let words: Int
  let leftOut: Int

  func writeProperties(to json: JSONWriter) {
    json.add("rounds", rounds).add("words", words).add("leftOut", leftOut)
  }
}

/// The records in a part of a file.
struct RecordKeysMessage: Message {
  let counts: RecordCountsMessage
  /// The length in bytes of all complete records; 0 if there is none.
  let completeLength: Int
  /// The length in bytes of the first record; 0 if it is incomplete.
  let firstLength: Int
  let keys: [Text]

  func writeProperties(to json: JSONWriter) {
    json.add("counts", counts).add("completeLength", completeLength).add("firstLength", firstLength).add("keys", keys)
  }
}

/// The result of merging records into others.
struct MergedRecordsMessage: Message {
  /// The counts of the records that were merged in.
  let counts: RecordCountsMessage
  let gain: MergeSummaryMessage
  /// The changed records.
  let records: MessageArray<Record, RecordMessage>

  func writeProperties(to json: JSONWriter) {
    json.add("counts", counts).add("gain", gain).add("records", records)
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
  case root, daily
  case damaged, word, other
}

extension RecordCountsMessage {
  init(_ saved: SavedRounds) {
    self.init(
      valid: saved.recordCount, damaged: saved.damagedRecords.count, newer: saved.newerRecords.count,
      isTruncated: saved.isTruncated)
  }
}

extension MergeSummaryMessage {
  init(_ gain: History.MergeSummary) {
    self.init(rounds: gain.rounds, words: gain.words, leftOut: gain.unmergedCount)
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
