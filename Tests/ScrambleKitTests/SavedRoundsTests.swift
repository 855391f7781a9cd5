import Foundation
import ScrambleKit
import Testing
import WordScramble

struct SavedRoundsTests {
  @Test func `a round comes back as it was`() throws {
    var round = Round(root: "silkworm", minimum: 4, scoring: .letters, daily: 7, began: 99)
    for word in ["milk", "mirk", "work"] as [Word] { try round.play(word, in: english) }
    round.hintsTaken = 2
    round.isEnded = true
    #expect(SavedRound(round).round(in: english) == round)
  }

  @Test func `a word that a later list has lost stays found`() {
    let kept = saved("silkworm", ["wormsilk", "milk"])
    #expect(kept.round(in: english)?.found.map(\.word) == ["wormsilk", "milk"])
    #expect(kept.round(in: english)?.bonusCount == 1)
  }

  @Test func `the first format loads for ever`() throws {
    let fixture = """
      {"current":{"began":1795257760,"daily":325,"ended":false,"found":["work","milk"],"hints":1,"minimum":3,\
      "root":"silkworm","scoring":"classic"},"format":1,"shelf":[{"began":5,"ended":true,"found":["ring"],"hints":0,\
      "minimum":4,"root":"alarming","scoring":"letters"}]}

      """
    let rounds = try SavedRounds(json: Array(fixture.utf8))
    #expect(rounds.current?.found == ["work", "milk"])
    #expect(rounds.shelf.first?.round(in: english)?.score == 4)
    #expect(String(decoding: try rounds.json, as: UTF8.self) == fixture)
  }

  @Test func `the shelf holds the last twenty, latest first`() {
    var rounds = SavedRounds()
    for number in 1...30 { rounds.begin(saved("silkworm", ["milk"], began: Int64(number))) }
    #expect(rounds.current?.began == 30)
    #expect(rounds.shelf.map(\.began) == (10...29).reversed())
  }

  @Test func `going back again and again comes round to where it began, and loses nothing`() {
    var rounds = SavedRounds()
    for number in 1...5 { rounds.begin(saved("silkworm", ["milk"], began: Int64(number))) }
    var order: [Int64] = []
    for _ in 1...5 {
      let hasGone = rounds.goBack()
      #expect(hasGone)
      order.append(rounds.current!.began)
    }
    #expect(order == [4, 3, 2, 1, 5])
  }

  @Test func `the round just left comes back even untouched, and one further down only if something was done in it`() {
    var rounds = SavedRounds()
    rounds.begin(saved("silkworm", ["milk"]))
    rounds.begin(saved("alarming", began: 2))
    rounds.begin(saved("triangle", began: 3))
    #expect(rounds.shelf.map(\.root) == ["alarming", "silkworm"])
    rounds.begin(saved("mountain", began: 4))
    #expect(rounds.shelf.map(\.root) == ["triangle", "silkworm"])
    let first = rounds.goBack()
    let second = rounds.goBack()
    let third = rounds.goBack()
    #expect(first && second && !third)
    #expect(rounds.current?.root == "silkworm")
  }

  @Test func `two programs in one round keep the words of both`() {
    var rounds = SavedRounds()
    rounds.keep(saved("silkworm", ["milk"]))
    rounds.keep(saved("silkworm", ["work"]))
    #expect(rounds.current?.found == ["work", "milk"])
    #expect(rounds.shelf.isEmpty)
  }

  private func example() throws -> [UInt8] {
    var rounds = SavedRounds()
    rounds.begin(saved("alarming", ["ring"]))
    rounds.begin(saved("silkworm", ["milk", "work"], began: 2, daily: 3))
    return try rounds.json
  }

  @Test func `every truncation is refused or whole`() throws {
    let whole = try example()
    for length in 0..<whole.count - 1 {
      #expect(throws: SaveError.damaged) { try SavedRounds(json: Array(whole.prefix(length))) }
    }
  }

  @Test func `every flipped byte gives rounds that can be played or a clean refusal`() throws {
    let whole = try example()
    for offset in whole.indices {
      for bit in 0..<8 {
        var bytes = whole
        bytes[offset] ^= 1 << UInt8(bit)
        guard let rounds = try? SavedRounds(json: bytes) else { continue }
        _ = rounds.current?.round(in: english)?.score
      }
    }
  }

  @Test func `a later format is told from damage`() {
    #expect(throws: SaveError.newerFormat(2)) { try SavedRounds(json: Array(#"{"format":2,"rounds":7}"#.utf8)) }
    #expect(throws: SaveError.damaged) { try SavedRounds(json: Array(#"{"format":0,"shelf":[]}"#.utf8)) }
  }
}
