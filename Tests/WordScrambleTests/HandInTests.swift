import ScrambleTesting
import Testing

@testable import WordScramble

/// What is handed in, and the marks that come of it.
struct HandInTests {
  /// A code as it has been written since the first version of the form. It is never changed; a later version adds its own.
  static let golden = "h1.jThxlK2keLEAAAAAAAAABxwhhZEJGIWpiWdFkg0C_zwPHQ"
  /// Codes that are mutated, by `Tests/Documentation/test_puzzle_sets.py` too, which comes to the same digest.
  static let codes = [
    "h1.jThxlK2keLEAAAAAAAAABxwhhZEJGIWpiWdFkg0C_zwPHQ",
    "h1.jThxlK2keLEAAAAAAAAAB6AAKeU1EQ",
    "h1.jThxlK2keLEAAAAAAAAACQRCAEr1gbMZgbO5QeCDKAp38teR",
  ]
  static let digest: UInt32 = 0x958c_288f
  static let lexicon = english
  static let sensitive = PuzzleSetTests.sensitive
  static let set = PuzzleSet(
    roots: ["silkworm", "planters", "starling"], unitWords: ["milk", "plant", "wormks", "zebra"])!

  /// A class plays: each seat finds so many words of each round.
  static func game(_ words: [[Word]], hint: Bool = false, set: PuzzleSet = set) -> Game {
    var game = Game(lexicon: lexicon, roots: [], options: DealOptions(), seed: 1, at: Moment(seconds: 0, uptime: 0))
    var now: Int64 = 100
    for (index, words) in words.enumerated() {
      game.play(set, place: index + 1, at: Moment(seconds: now, uptime: now * 10))
      for word in words {
        now += 3
        _ = try? game.play(text: word.ascii, at: Moment(seconds: now, uptime: now * 10))
      }
    }
    return game
  }

  static func code(seat: Int, _ words: [[Word]], set: PuzzleSet = set) -> [UInt8] {
    game(words, set: set).handIn(of: set, seat: seat).code
  }

  private func marks(_ text: [UInt8]) -> Marks {
    var marks = Marks(of: Self.set, in: Self.lexicon, avoiding: Self.sensitive)
    marks.add(text)
    return marks
  }

  @Test func `a unit word that the lexicon lacks counts in a round of the set, and a blocked word does not`() throws {
    var game = Self.game([["milk", "wormks"]])
    #expect(game.round.found.map(\.word) == ["wormks", "milk"])
    #expect(game.round.found.map(\.isCommon) == [true, true])
    #expect(game.playedSet?.unitWords == ["milk", "wormks"] && game.playedSet?.place == 1)
    let blocked = try #require(
      Self.lexicon.entries(spelledFrom: "starling").first { Self.lexicon.wordClass(of: $0.word) == .blocked })
    game.play(Self.set, place: 3, at: Moment(seconds: 900, uptime: 9000))
    #expect(throws: Rejection.unknownWord) {
      try game.play(text: blocked.word.ascii, at: Moment(seconds: 901, uptime: 9010))
    }
  }

  @Test func `the rounds of a set are played in order, left and resumed`() {
    var game = Self.game([["milk"], ["plant"]])
    game.play(Self.set, at: Moment(seconds: 500, uptime: 5000))
    #expect(game.playedSet?.place == 1 && game.round.found.map(\.word) == ["milk"])
    game.end(at: Moment(seconds: 501, uptime: 5010))
    game.play(Self.set, at: Moment(seconds: 502, uptime: 5020))
    #expect(game.playedSet?.place == 2 && game.round.found.map(\.word) == ["plant"])
    #expect(game.keptSets.map(\.checksum) == [Self.set.checksum])
  }

  @Test func `a hand-in is read back, and its rounds are replayed`() throws {
    let code = Self.code(seat: 7, [["milk", "worm"], [], ["ring"]])
    let handIn = try HandIn(code: code, avoiding: Self.sensitive)
    #expect(handIn.seat == 7 && handIn.rounds.map(\.place) == [1, 3] && handIn.rounds.allSatisfy(\.isOpen))
    let rounds = try handIn.replay(in: Self.set, by: Self.lexicon)
    #expect(rounds.map { $0.found.map(\.word) } == [["worm", "milk"], ["ring"]])
    #expect(rounds[0].found.map(\.time.seconds) == [6, 3])
    #expect(rounds.map(\.id) == [1, 3].map { .set(checksum: Self.set.checksum, place: $0) })
  }

  @Test func `a timed round that ran its full time can be handed in, and one that took longer cannot`() throws {
    let set = try #require(PuzzleSet(roots: ["silkworm"], minutes: 3))
    var game = Self.game([["milk"]], set: set)
    game.endIfTimeIsUp(at: Moment(seconds: 900, uptime: 9000))
    let handIn = try HandIn(code: game.handIn(of: set, seat: 7).code, avoiding: Self.sensitive)
    #expect(handIn.rounds.map(\.log.seconds) == [180] && handIn.rounds.map(\.isOpen) == [false])
    #expect(try handIn.replay(in: set, by: Self.lexicon).map { $0.found.map(\.word) } == [["milk"]])
    let log = RoundLog(seconds: 181, foundWords: [], assists: [])
    let longer = HandIn(
      seat: 7, set: set.checksum, edition: 7, rounds: [HandIn.Part(place: 1, isOpen: false, log: log)])
    #expect(throws: ChallengeError.damaged) { try longer.replay(in: set, by: Self.lexicon) }
  }

  @Test func `a round that ended without a word is handed in, and one that was only opened is not`() {
    var game = Self.game([["milk"], [], []])
    game.play(Self.set, place: 2, at: Moment(seconds: 500, uptime: 5000))
    game.end(at: Moment(seconds: 501, uptime: 5010))
    let rounds = game.handIn(of: Self.set, seat: 7).rounds
    #expect(rounds.map(\.place) == [1, 2] && rounds.map(\.isOpen) == [true, false])
  }

  @Test func `a seat outside the class is limited to it`() {
    let game = Self.game([["milk"]])
    #expect(game.handIn(of: Self.set, seat: 0).seat == 1 && game.handIn(of: Self.set, seat: 99).seat == 40)
  }

  @Test func `marks count words, points and unit words for each seat and round`() throws {
    let text =
      Self.code(seat: 12, [["milk", "worm"], ["plant"]]) + Array("\nand ".utf8) + Self.code(seat: 3, [["milk"]])
    let marks = marks(text)
    #expect(marks.rows.map(\.seat) == [3, 12] && marks.problems.isEmpty)
    let total = marks.rows[1].total
    #expect(total.words == 3 && total.unitWords == ["milk", "plant"] && total.isOpen)
    #expect(marks.rows[1].cells.map { $0?.words } == [2, 1, nil])
    #expect(marks.unitWordsMissed == ["wormks"], "no round holds zebra, so nobody has missed it")
  }

  @Test func `of two hand-ins of a seat the one with more points counts, and a code that is pasted twice is one`() {
    let (few, many) = (Self.code(seat: 5, [["milk"]]), Self.code(seat: 5, [["milk", "worm", "work"]]))
    for text in [few + [10] + many, many + [10] + few] {
      let marks = marks(text)
      #expect(marks.rows.map(\.total.words) == [3] && marks.rows[0].isRepeated)
    }
    #expect(!marks(few + [10] + few).rows[0].isRepeated)
  }

  @Test func `of two hand-ins of a seat with as many points the one with more words counts`() {
    let (few, many) = (Self.code(seat: 5, [["milk"], ["plant"]]), Self.code(seat: 5, [["milk"], [], ["rat", "art"]]))
    for text in [few + [10] + many, many + [10] + few] {
      let rows = marks(text).rows
      #expect(rows.map(\.total.words) == [3] && rows.map(\.total.points) == [4])
    }
  }

  @Test func `two players on one seat are both shown, and neither counts for the other`() {
    // The second begins later, so that not even the same first word is at the same second.
    var later = Self.game([])
    later.play(Self.set, place: 1, at: Moment(seconds: 0, uptime: 0))
    _ = try? later.play(text: Word("milk").ascii, at: Moment(seconds: 9, uptime: 90))
    let (one, other) = (Self.code(seat: 5, [["milk", "worm"]]), later.handIn(of: Self.set, seat: 5).code)
    for text in [one + [10] + other, other + [10] + one] {
      let rows = marks(text).rows
      #expect(rows.map(\.seat) == [5, 5] && rows.allSatisfy { $0.isShared && $0.isRepeated })
      #expect(rows.map(\.total.words).sorted() == [1, 2])
    }
    // A later try of one of them is not a third player; nothing handed in takes nothing away.
    let more = Self.code(seat: 5, [["milk", "worm", "work"]])
    let all: [[UInt8]] = [one, other, more, Self.code(seat: 5, [])]
    #expect(marks(Array(all.joined(separator: [10]))).rows.map(\.total.words) == [3, 1])
    // Rounds of which none is in both.
    let apart: [UInt8] = Self.code(seat: 5, [["milk"]]) + [10] + Self.code(seat: 5, [[], ["plant"]])
    let rows = marks(apart).rows
    #expect(rows.map(\.isShared) == [true, true])
  }

  @Test func `two players who begin with the same word at the same second are both shown`() {
    let (one, other) = (Self.code(seat: 5, [["milk", "worm"]]), Self.code(seat: 5, [["milk", "work", "silk"]]))
    for text in [one + [10] + other, other + [10] + one] {
      let rows = marks(text).rows
      #expect(rows.allSatisfy { $0.isShared } && rows.map(\.total.words).sorted() == [2, 3])
    }
    // A round that only one of two hand-ins has says nothing; one that both have differently does.
    let (first, more) = (Self.code(seat: 5, [["milk"]]), Self.code(seat: 5, [["milk"], ["plant"]]))
    #expect(marks(first + [10] + more).rows.map(\.isShared) == [false])
    let others = Self.code(seat: 5, [["milk"], ["ant"]])
    #expect(marks(more + [10] + others).rows.map(\.isShared) == [true, true])
  }

  @Test func `names before the codes tell players apart who have gone on with the same rounds`() {
    let (few, many) = (Self.code(seat: 5, [["milk"]]), Self.code(seat: 5, [["milk", "worm"]]))
    let named = { (one: String, other: String) -> [Marks.Row] in
      var text: [UInt8] = Array(one.utf8) + few
      text += Array("\n\(other)".utf8)
      return self.marks(text + many).rows
    }
    let both = named("Amina: ", "> Ben Li - ").map { String(decoding: $0.place.before, as: UTF8.self) }
    #expect(both == ["Amina", "Ben Li"])
    #expect(named("Amina ", "**Amina** ").map(\.isShared) == [false])
    #expect(named("", "Amina ").map(\.isShared) == [false])
    #expect(named("sent on 3 May: ", "sent on 4 May: ").map(\.isShared) == [false])
  }

  @Test func `a damaged code is named by its line and what stands before it`() {
    let code = String(decoding: Self.code(seat: 7, [["milk", "worm"]]), as: UTF8.self)
    let before = { (text: String) -> [String] in
      self.marks(Array(text.utf8)).problems.map { problem in
        guard case .damaged(let place) = problem else { return "\(problem)" }
        return "\(place.line) \(String(decoding: place.before, as: UTF8.self))"
      }
    }
    #expect(before("Dear teacher,\n> Amina: h1.AAAA\n\nBen - h1.BBBB, Zoë （h1.CCCC）") == ["2 Amina", "4 Ben", "4 Zoë"])
    #expect(before("\(code)\r\n李明： https://words.example/#h1.AAAA") == ["2 李明"])
    #expect(before("\(code) h1.AAAA\n\u{1B}]0;x\u{7}h1.A") == ["1 ", "2 0;x"])
    #expect(before(String(repeating: "é", count: 100) + " h1.A") == ["1 " + String(repeating: "é", count: 30)])
  }

  /// What chats and keyboards do: escaped signs, invisible characters, blanks, signs of Markdown, and words behind the code.
  private static func changed(_ code: String) -> [String] {
    let (start, rest): (Substring, Substring) = (code.prefix(9), code.dropFirst(9))
    let escaped: String = code.replacing("_", with: "\\_").replacing("h1.", with: "h1\\.").replacing("-", with: "\\-")
    var texts: [String] = [escaped, code.replacing("h1.", with: "H1. "), code.replacing("-", with: "\u{2013}")]
    texts.append(code.map { "\($0)\u{200B}" }.joined())
    texts.append(code.map { "\($0)\u{AD}" }.joined())
    texts.append("\(start) \(rest)")
    texts.append("\(start)\u{A0}\t\(rest)")
    texts += ["_\(code)_", "**\(code)**", "Amina-\(code)-", "\(code)Greetings from Amina"]
    return texts
  }

  @Test func `what chats do to a code is mended`() {
    for seat in 1...40 {
      let code = String(decoding: Self.code(seat: seat, [["milk", "worm", "work"], ["plant"]]), as: UTF8.self)
      for text in Self.changed(code) {
        #expect(marks(Array("> \(text)\nh1".utf8)).rows.map(\.seat) == [seat], "\(text)")
      }
    }
  }

  private static func place(_ line: Int) -> Marks.CodePlace { Marks.CodePlace(line: line, before: []) }

  @Test func `the same finds at the same times are noted, but not in empty hand-ins`() {
    let copied = [Self.code(seat: 2, [["milk"]]), Self.code(seat: 12, [["milk"]]), Self.code(seat: 13, [["worm"]])]
    #expect(marks(Array(copied.joined(separator: [10]))).rows.map(\.sameAs) == [nil, 2, nil])
    let empty = [Self.code(seat: 1, []), Self.code(seat: 2, [])]
    #expect(marks(Array(empty.joined(separator: [10]))).rows.map(\.sameAs) == [nil, nil])
  }

  @Test func `what does not count is named`() throws {
    let other = PuzzleSet(roots: ["silkworm"])!
    let impossible = HandIn(
      seat: 9, set: Self.set.checksum, edition: Self.lexicon.edition,
      rounds: [
        HandIn.Part(
          place: 1, isOpen: false,
          log: RoundLog(seconds: 5, foundWords: [RoundLog.TimedWord(word: "zebra", second: 1)], assists: []))
      ])
    var text = Array("h1.AAAA, h2.x ".utf8) + Self.code(seat: 4, [["milk"]], set: other)
    text += Array(" ".utf8) + impossible.code + Array(" h1.".utf8)
    #expect(
      marks(text).problems == [
        .damaged(Self.place(1)), .newer, .otherSet(seat: 4, set: other.checksum), .impossible(seat: 9, "zebra"),
        .damaged(Self.place(1)),
      ])
    #expect(marks(text).rows.isEmpty)
  }

  @Test func `a hand-in with a slur is damaged`() {
    let part = HandIn.Part(
      place: 1, isOpen: false,
      log: RoundLog(seconds: 5, foundWords: [RoundLog.TimedWord(word: "oaf", second: 1)], assists: []))
    let handIn = HandIn(seat: 9, set: Self.set.checksum, edition: Self.lexicon.edition, rounds: [part])
    #expect(marks(handIn.code).problems == [.damaged(Self.place(1))])
  }

  @Test(arguments: [76, 10, 3, 1], ["\n", "\r\n", "=\r\n", "\n> ", "\n\n\t"])
  func `a code is found though a mail has broken it into lines`(width: Int, mark: String) {
    let code = Self.code(seat: 7, [["milk", "worm", "work", "silk"], ["plant"]])
    var text = Array("Dear teacher,\nhere it is: ".utf8) + code.prefix(3)
    for (index, byte) in code.dropFirst(3).enumerated() {
      if index > 0, index % width == 0 { text += Array(mark.utf8) }
      text.append(byte)
    }
    #expect(marks(text + Array("\nGreetings\nAmina h1".utf8)).rows.map(\.seat) == [7])
  }

  @Test(arguments: ["h1.", "h1.A\n", "A\n", "h", "\u{202E}=1+1,", "h1.AA="])
  func `a megabyte of anything stops nothing`(part: String) {
    let text = Array(String(repeating: part, count: 1_000_000 / part.utf8.count).utf8)
    #expect(marks(text).rows.isEmpty)
  }

  @Test func `lines that could all belong to one code are read in time that grows with them`() {
    let lines = Array(("h1." + String(repeating: "A\n", count: 50_000)).utf8)
    #expect(marks(lines).problems == [.damaged(Self.place(1))])
    // As long as those of a mail.
    let line = String(repeating: "A", count: 76) + "\n"
    let mails = Array(String(repeating: "h1." + String(repeating: line, count: 1700), count: 2).utf8)
    #expect(marks(mails).problems == [.damaged(Self.place(1)), .damaged(Self.place(1701))])
  }

  /// In parts, so that no other test waits long for a thread. The first one has the digest.
  @Test(arguments: thoroughSeeds(5))
  func `mutated codes trap nothing, and only the code of the hand-in itself is taken`(part: UInt64) {
    let own = [Self.code(seat: 7, [["milk", "worm"], [], ["ring"]]), Self.code(seat: 1, [[], ["plant"]])]
    var mutations = ChallengeMutations(of: Self.codes, seed: 31 + part * 100)
    var replayed = ChallengeMutations(of: own.map { String(decoding: $0, as: UTF8.self) }, seed: 32 + part * 100)
    var (taken, digest) = (0, UInt32(0x811C_9DC5))
    for index in 0..<20_000 {
      let code = mutations.next()
      let handIn = try? HandIn(code: code, avoiding: SensitiveWords(slurs: [], delicate: []))
      if let handIn {
        taken += 1
        guard handIn.code == code else { return #expect(Bool(false), "\(String(decoding: code, as: UTF8.self))") }
      }
      ChallengeMutations.add(Self.line(handIn), to: &digest)
      // Replaying takes a hundred times as long as reading.
      if index % 200 == 0 {
        _ = try? HandIn(code: replayed.next(), avoiding: Self.sensitive).replay(in: Self.set, by: Self.lexicon)
      }
    }
    #expect(taken > 1000, "\(taken)")
    #expect(part > 0 || digest == Self.digest, "\(String(digest, radix: 16))")
  }

  private static func line(_ handIn: HandIn?) -> String {
    guard let handIn else { return "-" }
    let rounds = handIn.rounds.map { part in
      let words = part.log.foundWords.map { "\($0.word)@\($0.second)" }
      return (["\(part.place)", part.isOpen ? "open" : "ended", "\(part.log.seconds)"] + words).joined(separator: " ")
    }
    return (["\(handIn.seat) \(handIn.set) \(handIn.edition)"] + rounds).joined(separator: ", ")
  }

  @Test func `the code of a hand-in is frozen`() throws {
    let words = [RoundLog.TimedWord(word: "milk", second: 12), RoundLog.TimedWord(word: "worm", second: 30)]
    let log = RoundLog(seconds: 61, foundWords: words, assists: [RoundLog.Assist(isClue: false, second: 41)])
    let handIn = HandIn(
      seat: 7, set: PuzzleSetTests.whole.checksum, edition: 7, rounds: [HandIn.Part(place: 1, isOpen: true, log: log)])
    #expect(String(decoding: handIn.code, as: UTF8.self) == Self.golden)
    #expect(try HandIn(code: Self.golden.utf8, avoiding: Self.sensitive) == handIn)
  }

  @Test func `the table is CSV in which nothing acts as a formula`() {
    let marks = marks(Self.code(seat: 12, [["milk", "worm"], ["plant"]]))
    let headings = (1...15).map { Array("h\($0)".utf8) }
    let names = ["=1+1", "Ann, \"the\" best", "Zoë\r\n", "＝1", " @x", "-", "Bo"]
    let cells = names.map { name in
      let table = marks.csv(headings: headings, names: { _ in Array(name.utf8) }, notes: { _ in [] })
      return String(decoding: table, as: UTF8.self).split(separator: "\r\n")[1]
    }
    #expect(
      cells
        == ["'=1+1", "\"Ann, \"\"the\"\" best\"", "Zoë", "'＝1", "' @x", "'-", "Bo"].map {
          "12,\($0),2,4,1,1,2,1,,,,3,6,2,"
        })
    let tabs = marks.csv(
      headings: headings, separator: 0x09, names: { _ in Array("Ann\tLi; 1,5".utf8) }, notes: { _ in [] })
    #expect(
      String(decoding: tabs, as: UTF8.self).split(separator: "\r\n")[1]
        == "12\t\"AnnLi; 1,5\"\t2\t4\t1\t1\t2\t1\t\t\t\t3\t6\t2\t")
  }
}
