/// A round as it is saved, exported and imported: one fact per line, and a checksum at the end.
///
/// ```swift
/// print(String(decoding: Record(round).bytes, as: UTF8.self), terminator: "")
/// ```
/// ```text
/// round 1 silkworm-0
/// root silkworm
/// began 1795000000
/// touched 1795000060
/// found milk
/// found worm
/// sum 0000000000000000
///
/// ```
///
/// Each record ends with an empty line, so a file can consist of any number of consecutive records.
/// `Documentation/SavedForm.md` lists every fact.
public struct Record: Equatable, Sendable {
  /// The version of this format. Records of later versions are left unchanged.
  package static let version = 1
  /// The maximum length of a record with its empty line, in bytes. A longer one counts as damaged.
  package static let maxLength = 262_144

  /// The key under which the record is saved: ``Round/ID/key``.
  public let key: [UInt8]
  /// The text of the record, including its empty line.
  public let bytes: [UInt8]

  /// Creates the record of a round.
  public init(_ round: Round) {
    key = round.id.key
    var text = TextBuilder()
    text.add("round ")
    text.add(Record.version)
    text.add(" ")
    text.add(key)
    text.add("\n")
    text.addFacts(of: round)
    let sum = Checksum(text.bytes[...]).value
    text.add("sum ")
    text.add(hexadecimal: sum)
    text.add("\n\n")
    bytes = text.bytes
  }
}

extension TextBuilder {
  /// Adds the facts of a round, with its words in the order in which they were found.
  fileprivate mutating func addFacts(of round: Round) {
    addLine("root ", round.root)
    addLine("began ", round.began)
    addLine("touched ", round.touched)
    if let secondsLeft = round.secondsLeft { addLine("limit ", Int64(secondsLeft)) }
    for foundWord in round.found.reversed() { addLine(foundWord.isCommon ? "found " : "bonus ", foundWord.word) }
    for word in round.clues { addLine("clue ", word) }
    if round.isEnded { add("ended\n") }
  }

  private mutating func addLine(_ name: String, _ word: Word) {
    add(name)
    add(word)
    add("\n")
  }

  private mutating func addLine(_ name: String, _ number: Int64) {
    add(name)
    add(number)
    add("\n")
  }
}

/// The reason a record cannot be read.
public enum RecordError: Error, Equatable, Sendable {
  /// The bytes are not exactly one valid record of a round.
  case damaged
  /// A later version of the game wrote the record.
  case newer
}

extension Round {
  /// Creates a round from the bytes of its record: ``Record/bytes``.
  public init(record bytes: [UInt8]) throws(RecordError) {
    let saved = SavedRounds(bytes, at: .max)
    guard saved.newerRecords.isEmpty else { throw .newer }
    guard saved.isOneRound, let round = saved.history.rounds.first else { throw .damaged }
    self = round
  }
}

#if !hasFeature(Embedded)
  extension Round: Codable {
    public init(from decoder: any Decoder) throws {
      let text = try decoder.singleValueContainer().decode(String.self)
      try self.init(record: Array(text.utf8))
    }

    public func encode(to encoder: any Encoder) throws {
      var container = encoder.singleValueContainer()
      try container.encode(String(decoding: Record(self).bytes, as: UTF8.self))
    }
  }
#endif
