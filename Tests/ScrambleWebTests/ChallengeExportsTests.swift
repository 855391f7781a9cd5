import ScrambleTesting
import Testing
import WordScramble

@testable import ScrambleWeb

extension PageTests {
  /// Rounds sent to others, rounds that answer theirs, and timed rounds.
  @Suite struct ChallengeExportsTests {
    private var page = PagePlayer()

    init() {
      page.deal(Array("silkworm".utf8), minimum: 3, scoring: "classic")
    }

    private func play(_ words: String..., at time: Int64 = 100) {
      for word in words { _ = ScrambleWeb.play(PagePlayer.put(word), 1_795_000_000, time) }
    }

    private func code() -> String { ParsedReply(link())["link"]?.first ?? "" }

    private func check(_ code: String) -> ParsedReply { ParsedReply(checkChallenge(PagePlayer.put(code))) }

    @Test func `the current round is told as a code, with the beads of its rank`() throws {
      play("milk", "silk", "worm", "koi")
      let answer = ParsedReply(link())
      let challenge = try Challenge(code: (answer["link"]?[0] ?? "").utf8)
      let result = try challenge.replay(in: english)
      #expect(result.round.found.map(\.word.description) == ["koi", "worm", "silk", "milk"])
      #expect(answer["link"]?[1] == "\(result.standing.rank.beads)" && answer["round"]?[0] == "silkworm")
      #expect(answer.records.isEmpty)
    }

    @Test func `a challenge is played again and told, with where its answers are kept`() {
      play("milk", "koi")
      _ = hint(1_795_000_000, 200)
      let code = code()
      let answer = check("https://example.org/#" + code)
      let valid = ["valid", "silkworm", "0", "3", "0", "0", "1", "40", "1", "3", "0", "1", "0", "20", "1"]
      #expect(answer["challenge"] == valid)
      #expect(answer["prefix"] == ["silkworm-"] && answer["unknown"] == nil)
      #expect(answer["round"] == nil, "the game is left alone")
    }

    @Test mutating func `what a chat did to a link is undone before it is checked or answered`() {
      play("milk")
      let link = "https://example.org/%23C\(code().dropFirst()).&fbclid=1"
      #expect(check(link)["challenge"]?.prefix(2) == ["valid", "silkworm"])
      page.dealAnother("planters")
      #expect(ParsedReply(answerChallenge(PagePlayer.put(link), 4, 1_795_000_100, 500))["rival"]?[0] == "1")
    }

    @Test func `a word that only another list knows is named`() throws {
      var builder = LexiconBuilder(partOf: 9)
      for word in ["silkworm", "milk", "kroms"] { builder.add(try Word(word.utf8), .everyday, root: .none) }
      let other = try Lexicon(try builder.build())
      var round = Round(root: try Word("silkworm".utf8))
      for word in ["milk", "kroms"] { try round.play(try Word(word.utf8), in: other) }
      let answer = check(String(decoding: Challenge(of: round, in: other).code, as: UTF8.self))
      #expect(answer["unknown"] == ["kroms"] && answer["challenge"]?.last == "0" && answer["challenge"]?[6] == "1")
    }

    @Test func `what is damaged or newer is said, and so is a word that cannot have been found`() {
      play("milk")
      #expect(check(String(code().dropLast()))["challenge"] == ["damaged"])
      #expect(check("")["challenge"] == ["damaged"] && check("c3.AAAA")["challenge"] == ["newer"])
      // silkworm with mill, of the edition 0.
      let mill = check("c1.iSFqs6LAAAAAAAAAAAAAAFGIWsAAIkqRUg")["challenge"]
      #expect(mill == ["word", "silkworm", "mill", "lettersNotInRoot", "108", "1"])
    }

    @Test mutating func `a challenge is answered on its own root, with its pace and, at the end, three columns`() {
      play("milk", "silk", at: 50)
      let code = code()
      page.dealAnother("planters")
      let answer = ParsedReply(answerChallenge(PagePlayer.put(code), 4, 1_795_000_100, 500))
      #expect(answer["round"]?[0] == "silkworm" && answer["standing"]?[1] == "0")
      #expect(
        answer["rival"] == ["2", "40", "0"]
          && answer.all("pace").map { Array($0.prefix(2)) } == [["50", "1"], ["50", "2"]])
      #expect(answer["both"] == nil)
      play("silk", "worm", at: 600)
      #expect(ParsedReply(end(1_795_000_100, 700))["verdict"] == ["4", "0", "4", "4"])
      let revealed = ParsedReply(reveal())
      #expect(revealed["both"] == ["silk"] && revealed["own"] == ["worm"] && revealed["theirs"] == ["milk"])
      #expect(revealed.records.values.contains { $0.contains("challenge \(code)\n") })
    }

    @Test func `a challenge that is not taken leaves the game as it is`() {
      play("milk")
      let answer = ParsedReply(answerChallenge(PagePlayer.put("c1.AAAA"), 4, 0, 500))
      #expect(answer["round"]?[0] == "silkworm" && answer["standing"]?[1] == "1" && answer.records.isEmpty)
    }

    @Test func `the same root is played again against the round as it was`() {
      #expect(ParsedReply(playAgain(3, 1_795_000_000, 10))["rival"] == nil)
      play("milk", "silk", at: 20)
      let answer = ParsedReply(playAgain(4, 1_795_000_000, 30))
      #expect(answer["round"]?[0] == "silkworm" && answer["standing"]?[1] == "0" && answer["rival"]?[0] == "2")
    }

    @Test func `a round takes as many minutes as are asked for, and tells its time`() {
      let answer = ParsedReply(newWord(3, 5, 1_795_000_000, 100))
      #expect(answer["time"] == ["3", "1800", "0", "0"])
      #expect(ParsedReply(endIfTimeIsUp(1_795_000_000, 400))["time"] == ["3", "1500", "0", "0"])
      #expect(ParsedReply(pause(1_795_000_000, 500))["time"] == ["3", "1400", "1", "0"])
      #expect(ParsedReply(resume(1_795_000_000, 900))["time"] == ["3", "1400", "0", "0"])
      let up = ParsedReply(endIfTimeIsUp(1_795_000_000, 9000))
      #expect(up["time"] == ["3", "0", "0", "1"] && up["round"]?[3] == "ended")
      #expect(ParsedReply(keepPlaying(1_795_000_000, 9100))["round"]?[3] == "ended")
    }

    @Test func `without minutes, a new word has those of the timed round that is played`() {
      _ = newWord(3, 5, 1_795_000_000, 100)
      #expect(ParsedReply(newWord(-1, 6, 1_795_000_000, 900))["time"] == ["3", "1800", "0", "0"])
      #expect(ParsedReply(newWord(0, 7, 1_795_000_000, 900))["time"] == nil)
    }

    @Test(arguments: [0, -1, 101, .max, .min] as [Int32])
    func `other minutes are none`(minutes: Int32) {
      #expect(ParsedReply(newWord(minutes, 5, 0, 0))["time"] == nil)
    }

    @Test(arguments: [-1, Int32(Inbox.size) + 1, .min])
    func `a count the inbox does not have is refused`(count: Int32) {
      #expect(ParsedReply(checkChallenge(count)).error == "outOfRange")
      #expect(ParsedReply(answerChallenge(count, 0, 0, 0)).error == "outOfRange")
    }

    @Test func `everything is forgotten but a mark on the shelf, and a record from before brings nothing`() {
      let record = ParsedReply(ScrambleWeb.play(PagePlayer.put("milk"), 1_795_000_000, 100)).records.values.first ?? ""
      let answer = ParsedReply(forget(8, 1_795_000_010, 200))
      #expect(answer["standing"]?[1] == "0" && answer["round"]?[5] == "0")
      #expect(answer.records.keys.sorted() == ["shelf"])
      #expect(answer.records["shelf"]?.contains("\nforgotten 1795000011\n") == true)
      #expect(ParsedReply(load(PagePlayer.put(record)))["standing"]?[1] == "0")
      #expect(ParsedReply(overview()).all("open").isEmpty)
    }

    @Test func `without a game there is nothing to send, to answer or to forget`() {
      _ = ask(0, 0, 0)
      #expect(ParsedReply(link()).error == "noGame" && ParsedReply(forget(1, 0, 0)).error == "noGame")
      #expect(ParsedReply(playAgain(1, 0, 0)).error == "noGame" && ParsedReply(endIfTimeIsUp(0, 0)).error == "noGame")
      #expect(ParsedReply(answerChallenge(0, 0, 0, 0)).error == "noGame")
    }
  }
}

extension PagePlayer {
  fileprivate mutating func dealAnother(_ root: String) {
    deal(Array(root.utf8), minimum: 3, scoring: "classic")
  }
}
