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
/// sum 0f0c0bdfee7de08c
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

extension Record {
  /// Returns the next record of a file without the empty lines around it, or nil at the end of the file.
  ///
  /// A record ends at an empty line, or where the next one starts if the empty line is damaged. A record of this
  /// version also ends with its checksum.
  ///
  /// - Parameters:
  ///   - bytes: The content of the file.
  ///   - start: The index at which to start; on return, the index after the record.
  /// - Returns: The bytes of the record, and whether the file ends with it, without an empty line.
  static func next(in bytes: [UInt8], from start: inout Int) -> (bytes: ArraySlice<UInt8>, isLast: Bool)? {
    while start < bytes.count, bytes[start] == newline { start += 1 }
    guard start < bytes.count else { return nil }
    let recordStart = start
    while start + 1 < bytes.count,
      bytes[start] != newline || !(isRecordBoundary(bytes, start + 1) || endsWithChecksum(bytes[recordStart...start]))
    {
      start += 1
    }
    start += 1
    // A last record without an empty line after it may be truncated.
    return (bytes[recordStart..<start], start >= bytes.count)
  }

  private static let newline = UInt8(ascii: "\n")

  /// Returns whether an empty line or the first line of a record starts at an index.
  private static func isRecordBoundary(_ bytes: [UInt8], _ index: Int) -> Bool {
    switch bytes[index] {
    case newline: return true
    case UInt8(ascii: "r"):
      var line = RecordParser(bytes[index...])
      return line.consumeKind()
    default: return false
    }
  }

  /// Returns whether a record of this version ends with its checksum and is therefore complete.
  private static func endsWithChecksum(_ record: ArraySlice<UInt8>) -> Bool {
    let line = record.endIndex - 21
    guard line - record.startIndex > 8, record[line - 1] == newline, isChecksumLine(record[line...]) else {
      return false
    }
    var parser = RecordParser(record)
    return parser.consumeKind() && parser.number() == version
  }

  private static func isChecksumLine(_ line: ArraySlice<UInt8>) -> Bool {
    var parser = RecordParser(line)
    return parser.consume("sum ")
  }
}

extension RecordParser {
  /// Consumes the first word of a record if it comes next. Returns whether it does.
  mutating func consumeKind() -> Bool { consume("round ") }
}
