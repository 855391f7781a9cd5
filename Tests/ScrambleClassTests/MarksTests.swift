import ScrambleTesting
import Testing

@testable import ScrambleClass
@testable import WordScramble

struct MarksTests {
  private let set = PuzzleSet.example

  @Test func `marks count words, points and unit words for each seat and round`() throws {
    let text =
      set.code(seat: 12, finding: [["milk", "worm"], ["plant"]]) + Array("\nand ".utf8)
      + set.code(seat: 3, finding: [["milk"]])
    let marks = Marks.ofExample(text)
    #expect(marks.rows.map(\.seat) == [3, 12] && marks.problems.isEmpty)
    let total = marks.rows[1].total
    #expect(total.words == 3 && total.unitWords == ["milk", "plant"] && total.isOpen)
    #expect(marks.rows[1].cells.map { $0?.words } == [2, 1, nil])
    #expect(marks.unitWordsMissed == ["wormks"], "no round holds zebra, so nobody has missed it")
  }

  @Test func `of two hand-ins from a seat, the one with more points counts, and a code pasted twice counts once`() {
    let (few, many) = (
      set.code(seat: 5, finding: [["milk"]]),
      set.code(seat: 5, finding: [["milk", "worm", "work"]])
    )
    for text in [few + [10] + many, many + [10] + few] {
      let marks = Marks.ofExample(text)
      #expect(marks.rows.map(\.total.words) == [3] && marks.rows[0].isRepeated)
    }
    #expect(!Marks.ofExample(few + [10] + few).rows[0].isRepeated)
  }

  @Test func `of two hand-ins from a seat with equal points, the one with more words counts`() {
    let few = set.code(seat: 5, finding: [["milk"], ["plant"]])
    let many = set.code(seat: 5, finding: [["milk"], [], ["rat", "art"]])
    for text in [few + [10] + many, many + [10] + few] {
      let rows = Marks.ofExample(text).rows
      #expect(rows.map(\.total.words) == [3] && rows.map(\.total.points) == [4])
    }
  }

  @Test func `two players on one seat are listed separately`() {
    // The second player begins later, so even the same first word is found at another second.
    var laterGame = set.game(finding: [])
    laterGame.play(set, number: 1, at: Moment(seconds: 0, uptime: 0))
    _ = try? laterGame.play(text: Word("milk").ascii, at: Moment(seconds: 9, uptime: 90))
    let (one, other) = (
      set.code(seat: 5, finding: [["milk", "worm"]]), laterGame.handIn(of: set, seat: 5).code
    )
    for text in [one + [10] + other, other + [10] + one] {
      let rows = Marks.ofExample(text).rows
      #expect(rows.map(\.seat) == [5, 5] && rows.allSatisfy { $0.isSeatShared && $0.isRepeated })
      #expect(rows.map(\.total.words).sorted() == [1, 2])
    }
    // A later attempt by one of them does not count as a third player, and an empty hand-in replaces nothing.
    let more = set.code(seat: 5, finding: [["milk", "worm", "work"]])
    let all: [[UInt8]] = [one, other, more, set.code(seat: 5, finding: [])]
    #expect(Marks.ofExample(Array(all.joined(separator: [10]))).rows.map(\.total.words) == [3, 1])
    // The two hand-ins have no round in common.
    let withoutCommonRound: [UInt8] =
      set.code(seat: 5, finding: [["milk"]]) + [10]
      + set.code(seat: 5, finding: [[], ["plant"]])
    let rows = Marks.ofExample(withoutCommonRound).rows
    #expect(rows.map(\.isSeatShared) == [true, true])
  }

  @Test func `two players who begin with the same word at the same second are listed separately`() {
    let (one, other) = (
      set.code(seat: 5, finding: [["milk", "worm"]]),
      set.code(seat: 5, finding: [["milk", "work", "silk"]])
    )
    for text in [one + [10] + other, other + [10] + one] {
      let rows = Marks.ofExample(text).rows
      #expect(rows.allSatisfy { $0.isSeatShared } && rows.map(\.total.words).sorted() == [2, 3])
    }
    // A round that only one hand-in contains does not mean another player, but a round that differs between them does.
    let (first, more) = (
      set.code(seat: 5, finding: [["milk"]]),
      set.code(seat: 5, finding: [["milk"], ["plant"]])
    )
    #expect(Marks.ofExample(first + [10] + more).rows.map(\.isSeatShared) == [false])
    let others = set.code(seat: 5, finding: [["milk"], ["ant"]])
    #expect(Marks.ofExample(more + [10] + others).rows.map(\.isSeatShared) == [true, true])
  }

  @Test func `names before the codes distinguish players who continue the same rounds`() {
    let (few, many) = (
      set.code(seat: 5, finding: [["milk"]]),
      set.code(seat: 5, finding: [["milk", "worm"]])
    )
    let rowsBehindNames = { (one: String, other: String) -> [Marks.Row] in
      var text: [UInt8] = Array(one.utf8) + few
      text += Array("\n\(other)".utf8)
      return Marks.ofExample(text + many).rows
    }
    let textsBefore = rowsBehindNames("Amina: ", "> Ben Li - ").map {
      String(decoding: $0.location.textBefore, as: UTF8.self)
    }
    #expect(textsBefore == ["Amina", "Ben Li"])
    #expect(rowsBehindNames("Amina ", "**Amina** ").map(\.isSeatShared) == [false])
    #expect(rowsBehindNames("", "Amina ").map(\.isSeatShared) == [false])
    #expect(rowsBehindNames("sent on 3 May: ", "sent on 4 May: ").map(\.isSeatShared) == [false])
  }

  @Test func `the same words at the same times are noted, but not in empty hand-ins`() {
    let copiedCodes = [
      set.code(seat: 2, finding: [["milk"]]), set.code(seat: 12, finding: [["milk"]]),
      set.code(seat: 13, finding: [["worm"]]),
    ]
    #expect(Marks.ofExample(Array(copiedCodes.joined(separator: [10]))).rows.map(\.seatWithSameWords) == [nil, 2, nil])
    let empty = [set.code(seat: 1, finding: []), set.code(seat: 2, finding: [])]
    #expect(Marks.ofExample(Array(empty.joined(separator: [10]))).rows.map(\.seatWithSameWords) == [nil, nil])
  }

  @Test func `codes that do not count are reported with a reason`() throws {
    let other = PuzzleSet(roots: ["silkworm"])!
    let impossible = HandIn(
      seat: 9, setChecksum: set.checksum, edition: english.edition,
      rounds: [
        HandIn.BegunRound(
          number: 1, isOpen: false,
          log: RoundLog(seconds: 5, foundWords: [RoundLog.TimedWord(word: "zebra", second: 1)], assists: []))
      ])
    var text = Array("h1.AAAA, h2.x ".utf8) + other.code(seat: 4, finding: [["milk"]])
    text += Array(" ".utf8) + impossible.code + Array(" h1.".utf8)
    #expect(
      Marks.ofExample(text).problems == [
        .damaged(.onLine(1)), .newer, .otherSet(seat: 4, set: other.checksum), .impossible(seat: 9, "zebra"),
        .damaged(.onLine(1)),
      ])
    #expect(Marks.ofExample(text).rows.isEmpty)
  }

  @Test func `a hand-in with a slur is damaged`() {
    let part = HandIn.BegunRound(
      number: 1, isOpen: false,
      log: RoundLog(seconds: 5, foundWords: [RoundLog.TimedWord(word: "oaf", second: 1)], assists: []))
    let handIn = HandIn(seat: 9, setChecksum: set.checksum, edition: english.edition, rounds: [part])
    #expect(Marks.ofExample(handIn.code).problems == [.damaged(.onLine(1))])
  }

  @Test func `the marks are CSV in which nothing acts as a formula`() {
    let marks = Marks.ofExample(set.code(seat: 12, finding: [["milk", "worm"], ["plant"]]))
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
    let tabTable = marks.csv(
      headings: headings, separator: 0x09, names: { _ in Array("Ann\tLi; 1,5".utf8) }, notes: { _ in [] })
    #expect(
      String(decoding: tabTable, as: UTF8.self).split(separator: "\r\n")[1]
        == "12\t\"AnnLi; 1,5\"\t2\t4\t1\t1\t2\t1\t\t\t\t3\t6\t2\t")
  }
}
