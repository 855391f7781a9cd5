/// The format in which rounds are saved, exported and imported: one fact per line, and a checksum at the end of each record.
///
///     round 1 silkworm-7f3e9a01c2d4e5f6
///     root silkworm
///     minimum 3
///     scoring classic
///     began 1795000000
///     played 61.2
///     found milk 12.3
///     sum 0123456789abcdef
///
/// Each record ends with an empty line, so that any number of them, one behind the other, are a file. `Documentation/SavedForm.md`
/// has every fact.
public struct Record: Equatable, Sendable {
  /// The version of this form. A record of a later one is left as it is.
  public static let version = 1
  /// The most bytes of a record, its empty line included; a longer one is damaged.
  public static let maxLength = 262_144

  /// The key under which the record is saved: `shelf`, or the identity of a round.
  public let key: [UInt8]
  /// The text of the record, its empty line included.
  public let bytes: [UInt8]
  /// Whether it is the record of the shelf.
  public var isShelf: Bool { !key.contains(UInt8(ascii: "-")) }

  /// Records a round.
  ///
  /// - Complexity: O(*n*), where *n* is the number of words found.
  @inline(never)
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

  /// Records a shelf, and behind it the rounds on it in which nothing was done yet.
  @inline(never)
  init(_ shelf: Shelf, in history: History) {
    var text = TextBuilder()
    text.add("shelf")
    key = text.bytes
    text.add(" ")
    text.add(Record.version)
    text.add("\n")
    if let current = shelf.current { text.add("current ", current) }
    for id in shelf.earlier { text.add("earlier ", id) }
    if shelf.forgotten > 0 { text.add("forgotten ", shelf.forgotten) }
    if shelf.restored > 0 { text.add("restored ", shelf.restored) }
    var bytes = Record.addingChecksum(text)
    for id in shelf.all {
      if let round = history[id], !round.hasProgress { bytes += Record(round).bytes }
    }
    self.bytes = bytes
  }

  /// Adds the checksum of a record and the empty line behind it.
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
  /// Creates the identity that a record has as its key; nil if no round has such a key.
  public init?(key: [UInt8]) {
    var parser = RecordParser(key[...])
    guard let id = parser.id(), parser.isAtEnd else { return nil }
    self = id
  }
}

extension TextBuilder {
  /// Adds an identity: `325-3-classic`, or `silkworm-7f3e9a01c2d4e5f6`.
  package mutating func add(_ id: RoundID) {
    switch id {
    case .daily(let number, let minimum, let scoring):
      add(number)
      add("-")
      add(minimum)
      add("-")
      add(scoring.staticName)
    case .free(let root, let number):
      add(root)
      add("-")
      add(hexadecimal: number)
    }
  }

  fileprivate mutating func add(_ name: StaticString, _ id: RoundID) {
    add(name)
    add(id)
    add("\n")
  }

  fileprivate mutating func add(_ name: StaticString, _ seconds: Int64) {
    add(name)
    add(seconds)
    add("\n")
  }

  /// Adds what there is to know of a round, its words in the order in which they were found.
  fileprivate mutating func addFacts(of round: Round) {
    add("root ", round.root)
    add("minimum ", round.minimum)
    add("scoring ")
    add(round.scoring.staticName)
    add("\nbegan ")
    add(round.startedAt)
    add("\n")
    if round.forgottenBefore > 0 { add("after ", round.forgottenBefore) }
    if let limit = round.limit { add("limit ", tenths: limit) }
    if let challenge = round.challenge { add("challenge ", challenge) }
    if round.playTime > 0 { add("played ", tenths: round.playTime) }
    for find in round.found.reversed() { add(find.isCommon ? "found " : "bonus ", find.word, at: find.time) }
    for assist in round.assists.reversed() { add(assist) }
    if let totals = round.totals { add(totals) }
    if round.phase == .revealed { add("revealed\n") }
  }

  private mutating func add(_ name: StaticString, _ word: Word) {
    add(name)
    add(word)
    add("\n")
  }

  private mutating func add(_ name: StaticString, _ number: Int) {
    add(name)
    add(number)
    add("\n")
  }

  private mutating func add(_ name: StaticString, tenths: Int) {
    add(name)
    add(tenths: tenths)
    add("\n")
  }

  private mutating func add(_ name: StaticString, _ text: [UInt8]) {
    add(name)
    add(text)
    add("\n")
  }

  private mutating func add(_ name: StaticString, _ word: Word, at time: Int) {
    add(name)
    add(word)
    add(" ", tenths: time)
  }

  private mutating func add(_ assist: Assist) {
    add("assist ")
    add(assist.kind.name)
    add(" ")
    if let word = assist.word { add(word) } else { add("-") }
    add(" ", tenths: assist.time)
  }

  private mutating func add(_ totals: Round.Totals) {
    add("total ")
    add(totals.words)
    add(" ")
    add(totals.points)
    add(" ")
    add(hexadecimal: totals.edition)
    add("\n")
  }
}
