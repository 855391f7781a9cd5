/// A round as it is saved, exported and imported: one fact per line, and a checksum at the end. The shelf also has a
/// record.
///
/// ```swift
/// print(String(decoding: Record(round).bytes, as: UTF8.self), terminator: "")
/// ```
/// ```text
/// round 1 silkworm-0000000000000007
/// root silkworm
/// began 1795000000
/// played 30.0
/// found milk 12.0
/// found worm 30.0
/// sum fa84fcc1da661bd3
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

  /// The key under which the record is saved: `shelf` or the identity of a round.
  public let key: [UInt8]
  /// The text of the record, including its empty line. For a shelf, also the text of the records that follow it.
  public let bytes: [UInt8]
  package var isShelf: Bool { RoundID(key: key) == nil }

  /// Creates the record of a round.
  public init(_ round: Round) {
    var text = TextBuilder()
    text.add(round.id)
    key = text.bytes
    text = TextBuilder()
    text.add("round ")
    text.add(Record.version)
    text.add(" ")
    text.add(key)
    text.add("\n")
    text.addFacts(of: round)
    bytes = Record.addingChecksum(text)
  }

  /// Creates the record of a shelf, followed by the records of the rounds on it that have no progress.
  init(_ shelf: Shelf, in history: History) {
    var text = TextBuilder()
    text.add("shelf")
    key = text.bytes
    text.add(" ")
    text.add(Record.version)
    text.add("\n")
    if let current = shelf.current { text.add("current ", current) }
    for id in shelf.earlier { text.add("earlier ", id) }
    if shelf.forgottenAt > 0 { text.add("forgotten ", shelf.forgottenAt) }
    if shelf.restoredAt > 0 { text.add("restored ", shelf.restoredAt) }
    if shelf.lastOpenedDay > 0 { text.add("opened ", shelf.lastOpenedDay) }
    var bytes = Record.addingChecksum(text)
    for id in shelf.all {
      if let round = history[id], !round.hasProgress { bytes += Record(round).bytes }
    }
    self.bytes = bytes
  }

  /// Returns the bytes of a record with its checksum and the empty line after it.
  private static func addingChecksum(_ text: TextBuilder) -> [UInt8] {
    var text = text
    let sum = Checksum(text.bytes[...]).value
    text.add("sum ")
    text.add(hexadecimal: sum)
    text.add("\n\n")
    return text.bytes
  }
}

extension RoundID {
  /// Creates the identity that a record has as its key, or returns nil if the key is not that of a round.
  public init?(key: [UInt8]) {
    var parser = RecordParser(key[...])
    guard let id = parser.id(), parser.isAtEnd else { return nil }
    self = id
  }
}
