import ScrambleTesting
import Testing

@testable import ScrambleCore

struct RecordTests {
  private func text(_ record: Record) -> String { String(decoding: record.bytes, as: UTF8.self) }

  private func read(_ text: String, at second: Int64 = noon) -> (history: History, reading: Reading) {
    var history = History()
    let reading = history.add(Array(text.utf8), in: english, at: second)
    return (history, reading)
  }

  @Test func `a record has what is new in a round, a fact a line`() throws {
    var round = try Round(root: "silkworm", minutes: 3)
    #expect(text(Record(round)) == "round silkworm-3\nend\n\n")
    round.began = noon
    round.touched = noon + 60
    round.secondsLeft = 119
    round.add("milk", .common)
    round.add("koi", .bonus)
    round.takeClue(about: "worm")
    let facts = """
      began 1795000000
      touched 1795000060
      limit 119
      found milk common
      found koi bonus
      clue worm
      """
    #expect(text(Record(round)) == "round silkworm-3\n\(facts)\nend\n\n")
    let earlier = round
    round.touched += 9
    round.add("skirm", .system)
    round.takeClue(about: "silk")
    round.end()
    let newFacts = "touched 1795000069\nfound skirm system\nclue silk\nended"
    #expect(text(Record(round, since: earlier)) == "round silkworm-3\n\(newFacts)\nend\n\n")
    #expect(text(Record(round, since: round)) == "round silkworm-3\nend\n\n")
  }

  @Test func `the players of a challenge and the name are facts of a round`() throws {
    var round = Round(root: "silkworm")
    round.players.add(Player(name: "Ana Maria", words: ["silk", "milk"]))
    round.players.add(Player(name: "李", hasFinished: true))
    round.name = "Zoë"
    let facts = "player playing milk,silk Ana Maria\nplayer finished - 李\nname Zoë\n"
    #expect(text(Record(round)) == "round silkworm\n\(facts)end\n\n")
    #expect(read(text(Record(round))).history.rounds == [round])
    let earlier = round
    round.players.add(Player(name: "ANA MARIA", words: ["worm", "milk"], hasFinished: true))
    round.name = "Zoe"
    let newFacts = "player finished worm ANA MARIA\nname Zoe\n"
    #expect(text(Record(round, since: earlier)) == "round silkworm\n\(newFacts)end\n\n")
    #expect(read(text(Record(earlier)) + text(Record(round, since: earlier))).history.rounds == [round])
  }

  @Test(
    arguments: [
      (.daily(325), "325"), (.daily(2_912_443), "2912443"), (.free(root: "tea", minutes: 0), "tea"),
      (.free(root: "silkworm", minutes: 10), "silkworm-10"),
    ] as [(Round.ID, String)])
  func `the key of a record is the identity of its round`(id: Round.ID, key: String) {
    #expect(id.key == Array(key.utf8) && Round.ID(key: Array(key.utf8)) == id)
  }

  @Test(arguments: [
    "", "silkworm-", "silkworm-0", "silkworm-1", "silkworm-03", "silkworm-3-3", "silkworm ", "Silkworm", "ab",
    "abcdefghijklmnop", "69-3", "0", "069", "69 ", "2912444",
  ])
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

  @Test func `a moment more than a day from now is not believed`() {
    let text = "round silkworm\nbegan \(noon)\ntouched \(noon + 60)\nend\n\n"
    let times = [noon + 60 - 86_400, noon + 59 - 86_400, noon - 86_401].map { second in
      read(text, at: second).history.rounds.map { [$0.began, $0.touched] }
    }
    #expect(times == [[[noon, noon + 60]], [[noon, 0]], [[0, 0]]])
  }

  @Test(arguments: [
    "found mill common", "found silkworm common", "found mi common", "found Milk common", "found mi1k common",
    "found milk", "found milk rare", "found milk common ", "clue mill", "clue worm silk", "clue ", "began 01",
    "began -1", "began ", "touched 1795000060x", "touched 1000000000000000000", "limit 181", "limit 1.5",
    "player playing milk", "player playing milk ", "player playing  Ana", "player Ana", "player left milk Ana",
    "player playing mill Ana", "player playing milk,, Ana", "player playing milk, Ana", "player playing Milk Ana",
    "player playing -,milk Ana", "player playing - Ana ", "player finished -  Ana", "player playing - A\u{200B}na",
    "player playing - abcdefghijklmnopqrstuvwxy", "name ", "name  Ana", "name A  B", "name a\u{301}\u{302}\u{303}",
  ])
  func `a record with a wrong fact is skipped alone`(fact: String) {
    let records = ["clue worm", "found worm common\n\(fact)\nfound silk common", "found milk common"].map {
      "round silkworm-3\n\($0)\nend\n\n"
    }
    let (history, reading) = read(records.joined())
    #expect(history == read(records[0] + records[2]).history)
    #expect(reading.records == 2 && reading.hasSkipped)
  }

  @Test(arguments: [
    ("end\n\n", []), ("end", []), ("found milk common\n\n", []),
    ("round silkworm\nfound milk common\n", []), ("round silkworm\nfound milk common\n\n", []),
    ("round silkworm\n\nfound milk common\nend\n\n", []),
    ("round silkworm\nfound milk common\nround silkworm\nfound worm common\nend\n\n", ["worm"]),
    ("round silkworm\nfound milk common\nended 1\nend\n\n", ["milk"]),
    ("round silkworm\nlimit 5\nfound milk common\nend\n\n", []), ("round silkworm-3\nfound milk common\nend", []),
  ])
  func `what belongs to no record, and a record that is not whole, are skipped`(text: String, words: [Word]) {
    let (history, reading) = read(text)
    #expect(history.rounds.flatMap { $0.found.map(\.word) } == words && reading.hasSkipped)
  }

  @Test func `the order of facts, a fact told twice, more empty lines and carriage returns change nothing`() {
    let first = "\nround silkworm\nended\nclue worm\nfound milk common\nfound milk common\nend\n"
    let text = first + "round silkworm\nfound worm common\nend\n"
    let (history, reading) = read(text.replacing("\n", with: "\r\n"))
    #expect(history.rounds.map { $0.found.map(\.word) + $0.clues } == [["worm", "milk", "worm"]])
    #expect(history.rounds.map(\.isEnded) == [true] && !reading.hasSkipped)
  }

  @Test(arguments: thoroughSeeds(50))
  func `a text cut anywhere has every record whose end is written, and no fact of others`(seed: UInt64) {
    var generator = SplitMix64(seed: seed)
    let records = generator.records(4).map(\.bytes)
    let next = Record(generator.round()).bytes
    var whole: [UInt8] = []
    for record in records {
      for count in 0..<record.count {
        // Only the empty line may be missing: without a line break, `end` may be the start of `ended`.
        let isWhole = count == record.count - 1
        #expect(History(whole + record.prefix(count)) == History(whole + (isWhole ? record : [])))
        // The next program ends the line that was cut.
        let separator = [UInt8](repeating: UInt8(ascii: "\n"), count: 2)
        var expected = History(whole + record.prefix(count) + separator)
        expected.add(next, in: english, at: noon)
        #expect(History(whole + record.prefix(count) + separator + next) == expected)
      }
      whole += record
    }
  }

  @Test func `damaged texts are read without a trap`() {
    var generator = SplitMix64(seed: 9)
    let bytes = generator.records(3).flatMap(\.bytes)
    var readCount = 0
    for _ in 0..<thorough(200_000) {
      var damaged = bytes
      for _ in 0..<generator.next(in: 1...3) { generator.damage(&damaged) }
      readCount += History(damaged).rounds.count
    }
    #expect(readCount > 0)
  }
}

extension SplitMix64 {
  /// Changes, removes or duplicates some bytes, or truncates the text.
  fileprivate mutating func damage(_ bytes: inout [UInt8]) {
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
