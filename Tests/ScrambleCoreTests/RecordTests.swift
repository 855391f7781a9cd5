import ScrambleTesting
import Testing

@testable import ScrambleCore

struct RecordTests {
  /// A record as the first version of the format wrote it. It never changes; a later version adds a record of its own.
  static let goldenText = """
    round 1 silkworm-00000000000000ff
    root silkworm
    began 1795000000
    limit 180.0
    played 61.2
    found milk 12.3
    bonus koi 40.0
    assist hint - 41.5
    assist clue worm 50.0
    total 44 86 0000000000000007
    revealed
    sum 
    """

  static var goldenRound: Round {
    var round = Round(root: "silkworm", number: 255, startedAt: 1_795_000_000)
    round.timeLimit = 1800
    round.playTime = 612
    round.add("milk", isCommon: true, after: 123)
    round.add("koi", isCommon: false, after: 400)
    let clue = Assist.Kind(name: "clue")
    round.assists = [Assist(kind: clue, word: "worm", time: 500), Assist(kind: .hint, word: nil, time: 415)]
    round.totals = Round.Totals(words: 44, points: 86, edition: 7)
    round.isRevealed = true
    return round
  }

  private func text(_ record: Record) -> String { String(decoding: record.bytes, as: UTF8.self) }

  @Test func `a record has one fact per line, and its format is frozen`() throws {
    let record = Record(Self.goldenRound)
    #expect(String(decoding: record.key, as: UTF8.self) == "silkworm-00000000000000ff")
    #expect(text(record).hasPrefix(Self.goldenText))
    #expect(text(record).hasSuffix("sum 2529a6a2c78eb505\n\n"))
    #expect(SavedRounds(record.bytes).history.rounds == [Self.goldenRound])
  }

  @Test func `the records of a daily puzzle and of the shelf have their keys`() throws {
    let daily = Round(root: "alarming", daily: 325, startedAt: 5)
    #expect(String(decoding: Record(daily).key, as: UTF8.self) == "325")
    let shelf = Shelf(current: daily.id, earlier: [Self.goldenRound.id])
    let record = Record(shelf, in: History())
    #expect(record.isShelf && !Record(daily).isShelf)
    #expect(text(record).hasPrefix("shelf 1\ncurrent 325\nearlier silkworm-00000000000000ff\nsum "))
    #expect(SavedRounds(record.bytes).shelf == shelf)
  }

  @Test(arguments: UInt64(0)..<200)
  func `a written record is read back`(seed: UInt64) throws {
    var generator = SplitMix64(seed: seed)
    let rounds = (0..<5).map { _ in generator.round() }
    let bytes = rounds.flatMap { Record($0).bytes }
    let saved = SavedRounds(bytes)
    #expect(saved.history.rounds == rounds.sorted { $0.id < $1.id })
    #expect(saved.damagedRecords.isEmpty && saved.newerRecords.isEmpty && !saved.isTruncated && saved.recordCount == 5)
    #expect(
      saved.history.rounds.flatMap { Record($0).bytes } == rounds.sorted { $0.id < $1.id }.flatMap { Record($0).bytes })
  }

  @Test func `concatenated files are a file, and repetitions are one round`() {
    let (one, other) = (Record(Self.goldenRound).bytes, Record(Round(root: "tea")).bytes)
    #expect(SavedRounds(one + other + one).history.rounds.count == 2)
    #expect(SavedRounds([10, 10] + one + [10, 10, 10] + other).history.rounds.count == 2)
    #expect(SavedRounds(Array(one.dropLast())).history.rounds == [Self.goldenRound])
  }

  @Test func `a truncated last record is left out and reported, and the others are intact`() {
    let bytes = Record(Self.goldenRound).bytes
    for length in 1..<bytes.count - 1 {
      let saved = SavedRounds(Record(Round(root: "tea")).bytes + bytes.prefix(length))
      #expect(saved.history.rounds.map(\.root) == ["tea"])
      #expect(saved.isTruncated && saved.damagedRecords.isEmpty)
    }
  }

  @Test func `any changed byte damages only its own record`() {
    let (before, after) = (Record(Round(root: "tea")).bytes, Record(Round(root: "oat")).bytes)
    let bytes = Record(Self.goldenRound).bytes.dropLast()
    for index in bytes.indices {
      for mask in [UInt8(1), 0x20, 0x80] {
        var damaged = Array(bytes)
        damaged[index] ^= mask
        let saved = SavedRounds(before + damaged + [10] + after)
        #expect(saved.history[Self.goldenRound.id] == nil, "byte \(index)")
        #expect(saved.history.rounds.map(\.root).contains("tea") && saved.history.rounds.map(\.root).contains("oat"))
        #expect(saved.damagedRecords.count + saved.newerRecords.count >= 1 && !saved.isTruncated)
      }
    }
  }

  @Test func `a damaged empty line does not lose the record before it`() {
    let records = [Record(Round(root: "alarming", number: 1)), Record(Round(root: "silkworm", number: 2))]
    var bytes = records.flatMap(\.bytes)
    bytes[records[0].bytes.count - 1] ^= 2
    let saved = SavedRounds(bytes)
    #expect(saved.history.rounds.map(\.root) == ["alarming"] && saved.damagedRecords.count == 1)
    let newerRecord = Array("round 2 x\nroot silkworm\nsum 0123456789abcdef\nand more\n\n".utf8)
    #expect(SavedRounds(newerRecord + bytes).newerRecords == [newerRecord.dropLast()])
  }

  @Test func `records of a later version are left unchanged`() {
    let newerRecord = Array("round 2 silkworm-00000000000000ff\nweather fine\n\n".utf8)
    let saved = SavedRounds(newerRecord + Record(Round(root: "tea")).bytes)
    #expect(saved.history.rounds.map(\.root) == ["tea"])
    #expect(saved.newerRecords.map(Array.init) == [newerRecord.dropLast()] && saved.damagedRecords.isEmpty)
  }

  @Test(
    arguments: [
      "root silkworm": "root silkwork", "found milk 12.3": "found mill 12.3", "bonus koi 40.0": "bonus ok 40.0",
      "found milk": "found silkworm", "bonus koi": "bonus milk", "began 1795000000": "began 01795000000",
      "played 61.2": "played 61", "revealed\n": "", "total 44": "total 44444444", "limit 180.0": "limit 1e9.0",
      "assist hint - 41.5": "assist hint 41.5", "played 61.2\n": "weather fine\n",
      "silkworm-00000000000000ff": "silkworm-00000000000000fg", "bonus koi 40": "ended 1.5\nbonus koi 40",
      "played 61": "resumed -1\nplayed 61",
    ])
  func `a record that no round can have is damaged even with a correct checksum`(old: String, new: String) {
    let body = Self.goldenText.dropLast(4).replacing(old, with: new)
    let saved = SavedRounds(Self.record(String(body)))
    #expect(body == Self.goldenText.dropLast(4) || saved.history.rounds.isEmpty && saved.damagedRecords.count == 1)
  }

  @Test(arguments: ["current x\n", "earlier\n", "forgotten a\n", "opened x\n", "unknown 5\n", "dealt 5"])
  func `a shelf with an invalid line is damaged`(line: String) {
    #expect(SavedRounds(Self.record("shelf 1\n" + line)).damagedRecords.count == 1)
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
    let shelf = Record(Shelf(current: Self.goldenRound.id, earlier: [.daily(1)]), in: History()).bytes
    let bytes = Record(Self.goldenRound).bytes + shelf + Record(Round(root: "tea", daily: 7)).bytes
    var readCount = 0
    for _ in 0..<thorough(200_000) {
      var damaged = bytes
      for _ in 0..<generator.next(in: 1...3) { generator.damage(&damaged) }
      if generator.next(in: 0...3) == 0 { Self.fixChecksums(&damaged) }
      readCount += SavedRounds(damaged).recordCount
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

extension Shelf {
  init(current: RoundID?, earlier: [RoundID]) {
    self.init()
    self.current = current
    self.earlier = earlier
  }
}

extension SplitMix64 {
  /// Returns a round as somebody might have played it.
  mutating func round(on root: Word? = nil) -> Round {
    let root = root ?? word(lengths: 3...15, alphabet: 8)
    let daily = next(in: 0...2) == 0 ? next(in: 1...5000) : nil
    var round = Round(root: root, daily: daily, number: next(), startedAt: Int64(next(in: 0...2_000_000_000)))
    for _ in 0..<next(in: 0...12) {
      var letters = root.letters
      shuffle(&letters)
      let word = Word(letters: Array(letters.prefix(next(in: 3...8))))
      guard round.canContain(word), !round.hasFound(word) else { continue }
      round.playTime = round.playTime + PlayTime(tenths: next(in: 1...900))
      round.add(word, isCommon: next(in: 0...3) > 0, after: round.playTime)
    }
    if next(in: 0...2) == 0 {
      round.assists = [Assist(kind: .hint, word: nil, time: round.playTime)]
    }
    for _ in 0..<next(in: 0...3) { if round.phase == .playing { round.end() } else { round.keepPlaying() } }
    if next(in: 0...3) == 0 { round.remove() }
    if next(in: 0...4) == 0 {
      round.isRevealed = true
      round.totals = Round.Totals(words: next(in: 0...300), points: next(in: 0...900), edition: next())
      round.growTotals()
    }
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
