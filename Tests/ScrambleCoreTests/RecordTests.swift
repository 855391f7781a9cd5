import ScrambleTesting
import Testing

@testable import ScrambleCore

struct RecordTests {
  static let goldenText = """
    round 1 silkworm-3
    root silkworm
    began 1795000000
    touched 1795000060
    limit 119
    found milk
    bonus koi
    clue worm
    clue silk
    ended

    """

  static var goldenRound: Round {
    var round = try! Round(root: "silkworm", minutes: 3)
    round.began = 1_795_000_000
    round.touched = 1_795_000_060
    round.secondsLeft = 119
    round.add("milk", isCommon: true)
    round.add("koi", isCommon: false)
    round.clues = ["worm", "silk"]
    round.isEnded = true
    return round
  }

  private func read(_ bytes: [UInt8]) -> SavedRounds { SavedRounds(bytes, at: noon) }

  private func text(_ record: Record) -> String { String(decoding: record.bytes, as: UTF8.self) }

  @Test func `a record has one fact per line`() throws {
    let record = Record(Self.goldenRound)
    #expect(String(decoding: record.key, as: UTF8.self) == "silkworm-3")
    #expect(text(record).hasPrefix(Self.goldenText + "sum "))
    #expect(record.bytes == Self.record(Self.goldenText))
    #expect(try Round(record: record.bytes) == Self.goldenRound)
  }

  @Test func `facts that a round does not have are not written`() {
    #expect(Record(Round(root: "tea")).bytes == Self.record("round 1 tea-0\nroot tea\nbegan 0\ntouched 0\n"))
  }

  @Test(arguments: [(.daily(325), "325"), (.free(root: "tea", minutes: 0), "tea-0")] as [(Round.ID, String)])
  func `the key of a record is the identity of its round`(id: Round.ID, key: String) {
    let round = Round(id: id, root: "tea")
    #expect(String(decoding: Record(round).key, as: UTF8.self) == key && id.key == Record(round).key)
    #expect(Round.ID(key: Array(key.utf8)) == id)
  }

  @Test(arguments: ["", "silkworm", "silkworm-", "silkworm-1", "silkworm-03", "ab-0", "69-", "0", "069", "69 "])
  func `a text that is the key of no round has no identity`(key: String) {
    #expect(Round.ID(key: Array(key.utf8)) == nil)
  }

  @Test func `identities are sorted by number, then from a to z, then by minutes`() {
    let ids: [Round.ID] = [
      .daily(9), .daily(10), .free(root: "tea", minutes: 0), .free(root: "tea", minutes: 3),
      .free(root: "team", minutes: 0),
    ]
    #expect(ids.reversed().sorted() == ids)
  }

  @Test func `a moment more than a day from now is not believed`() throws {
    let bytes = Record(Self.goldenRound).bytes
    let times = [noon + 60 - 86_400, noon + 59 - 86_400, noon - 86_401].map { second in
      SavedRounds(bytes, at: second).history.rounds.map { [$0.began, $0.touched] }
    }
    #expect(times == [[[noon, noon + 60]], [[noon, 0]], [[0, 0]]])
  }

  @Test(arguments: UInt64(0)..<200)
  func `a written record is read back`(seed: UInt64) throws {
    var generator = SplitMix64(seed: seed)
    let rounds = (0..<5).map { _ in generator.round() }
    let bytes = rounds.flatMap { Record($0).bytes }
    let saved = read(bytes)
    #expect(saved.history.rounds == rounds.sorted { $0.id < $1.id })
    #expect(saved.damagedRecords.isEmpty && saved.newerRecords.isEmpty && !saved.isTruncated && saved.recordCount == 5)
    #expect(
      saved.history.rounds.flatMap { Record($0).bytes } == rounds.sorted { $0.id < $1.id }.flatMap { Record($0).bytes })
  }

  @Test func `concatenated files are a file, and repetitions are one round`() {
    let one = Record(Self.goldenRound).bytes
    let other = Record(Round(root: "tea")).bytes
    #expect(read(one + other + one).history.rounds.count == 2)
    #expect(read([10, 10] + one + [10, 10, 10] + other).history.rounds.count == 2)
    #expect(read(Array(one.dropLast())).history.rounds == [Self.goldenRound])
  }

  @Test func `a truncated last record is left out and reported, and the others are intact`() {
    let bytes = Record(Self.goldenRound).bytes
    for length in 1..<bytes.count - 1 {
      let saved = read(Record(Round(root: "tea")).bytes + bytes.prefix(length))
      #expect(saved.history.rounds.map(\.root) == ["tea"])
      #expect(saved.isTruncated && saved.damagedRecords.isEmpty)
    }
  }

  @Test func `any changed byte damages only its own record`() {
    let before = Record(Round(root: "tea")).bytes
    let after = Record(Round(root: "oat")).bytes
    let bytes = Record(Self.goldenRound).bytes.dropLast()
    for index in bytes.indices {
      for mask in [UInt8(1), 0x20, 0x80] {
        var damaged = Array(bytes)
        damaged[index] ^= mask
        let saved = read(before + damaged + [10] + after)
        #expect(saved.history[Self.goldenRound.id] == nil, "byte \(index)")
        #expect(saved.history.rounds.map(\.root).contains("tea") && saved.history.rounds.map(\.root).contains("oat"))
        #expect(saved.damagedRecords.count + saved.newerRecords.count >= 1 && !saved.isTruncated)
      }
    }
  }

  @Test func `a damaged empty line does not lose the record before it`() {
    let records = [Record(Round(root: "alarming")), Record(Round(root: "silkworm"))]
    var bytes = records.flatMap(\.bytes)
    bytes[records[0].bytes.count - 1] ^= 2
    let saved = read(bytes)
    #expect(saved.history.rounds.map(\.root) == ["alarming"] && saved.damagedRecords.count == 1)
    let newerRecord = Array("round 2 x\nroot silkworm\nsum 0123456789abcdef\nand more\n\n".utf8)
    #expect(read(newerRecord + bytes).newerRecords == [newerRecord.dropLast()])
  }

  @Test func `records of a later version are left unchanged`() {
    let newerRecord = Array("round 2 silkworm-3\nweather fine\n\n".utf8)
    let saved = read(newerRecord + Record(Round(root: "tea")).bytes)
    #expect(saved.history.rounds.map(\.root) == ["tea"])
    #expect(saved.newerRecords.map(Array.init) == [newerRecord.dropLast()] && saved.damagedRecords.isEmpty)
  }

  @Test(
    arguments: [
      "root silkworm": "root silkwork", "found milk": "found mill", "bonus koi": "bonus ok", "\nfound milk": "\nmilk",
      "found milk\n": "found silkworm\n", "bonus koi\n": "bonus milk\n", "began 1795000000": "began 01795000000",
      "touched 1795000060": "touched -1", "limit 119": "limit 181", "silkworm-3\n": "silkworm-4\n",
      "silkworm-3": "silkworm-0", "clue worm": "clue mill", "ended": "ended 1", "limit 119\n": "weather fine\n",
    ])
  func `a record that no round can have is damaged even with a correct checksum`(old: String, new: String) {
    let body = Self.goldenText.replacing(old, with: new)
    let saved = read(Self.record(body))
    #expect(body != Self.goldenText && saved.history.rounds.isEmpty && saved.damagedRecords.count == 1)
  }

  @Test func `a record of a puzzle with another root is damaged`() {
    let rounds = ["silkworm", "alarming"].map { Round(id: .daily(3), root: $0) }
    let saved = read(rounds.flatMap { Record($0).bytes })
    #expect(saved.history.rounds == [rounds[0]] && saved.damagedRecords.count == 1)
  }

  @Test func `a record that is too long is damaged`() {
    let clues = Array(repeating: "clue worm\n", count: Record.maxLength / 10).joined()
    #expect(read(Self.record(Self.goldenText + clues)).damagedRecords.count == 1)
  }

  /// Returns a record of some lines, with the right checksum.
  static func record(_ lines: String) -> [UInt8] {
    let body = Array(lines.utf8)
    var checksumLine = TextBuilder()
    checksumLine.add("sum ")
    checksumLine.add(hexadecimal: Checksum(body[...]).value)
    return body + checksumLine.bytes + [10, 10]
  }

  @Test func `truncations and mutations are read without a trap`() {
    var generator = SplitMix64(seed: 9)
    let bytes = Record(Self.goldenRound).bytes + Record(Round(id: .daily(7), root: "tea")).bytes
    var readCount = 0
    for _ in 0..<thorough(200_000) {
      var damaged = bytes
      for _ in 0..<generator.next(in: 1...3) { generator.damage(&damaged) }
      if generator.next(in: 0...3) == 0 { Self.fixChecksums(&damaged) }
      readCount += read(damaged).recordCount
    }
    #expect(readCount > 0)
  }

  /// Corrects the checksums of damaged records, so their content is checked.
  private static func fixChecksums(_ bytes: inout [UInt8]) {
    var start = 0
    var fixedBytes = [UInt8]()
    while let record = Record.next(in: bytes, from: &start) {
      let body = record.bytes.dropLast(21)
      var text = TextBuilder()
      text.add(Array(body))
      text.add("sum ")
      text.add(hexadecimal: Checksum(body).value)
      text.add("\n\n")
      fixedBytes += text.bytes
    }
    bytes = fixedBytes
  }
}

extension SplitMix64 {
  /// Returns a round as somebody might have played it.
  mutating func round() -> Round {
    let root = word(lengths: 3...15, alphabet: 8)
    guard next(in: 0...2) == 0 else { return round(on: root, minutes: pick([nil, 3, 10])) }
    return played(Round(id: .daily(next(in: 1...5000)), root: root))
  }

  /// Returns a free round as somebody might have played it.
  mutating func round(on root: Word, minutes: Int?) -> Round {
    played(try! Round(root: root, minutes: minutes))
  }

  private mutating func played(_ round: Round) -> Round {
    var round = round
    round.touched = Int64(next(in: 0...1_700_000_000))
    for _ in 0..<next(in: 0...12) {
      var letters = round.root.letters
      shuffle(&letters)
      let word = Word(letters: Array(letters.prefix(next(in: 3...8))))
      guard round.canContain(word), !round.hasFound(word) else { continue }
      if next(in: 0...3) == 0 { round.takeClue(about: word) } else { round.add(word, isCommon: next(in: 0...3) > 0) }
    }
    if round.hasProgress { round.began = Int64(next(in: 1...1_700_000_000)) }
    round.secondsLeft = round.secondsLeft.map { next(in: 0...$0) }
    if next(in: 0...3) == 0 { round.end() }
    return round
  }

  /// Changes, removes or duplicates some bytes, or truncates the text.
  mutating func damage(_ bytes: inout [UInt8]) {
    guard bytes.count > 1 else { return }
    let index = next(in: 0...bytes.count - 1)
    switch next(in: 0...4) {
    case 0: bytes[index] = byte()
    case 1: bytes.removeSubrange(index..<min(bytes.count, index + next(in: 1...20)))
    case 2: bytes.insert(contentsOf: bytes[index..<min(bytes.count, index + next(in: 1...20))], at: index)
    case 3: bytes[index] = pick(Array("\n -.0123456789az".utf8))
    default: bytes.removeLast(min(bytes.count - 1, next(in: 1...60)))
    }
  }
}
