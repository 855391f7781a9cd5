import ScrambleTesting
import Testing
import WordScramble

@testable import ScrambleWeb

extension PageTests {
  /// What the functions of the page answer beyond the transcripts.
  @Suite struct ExportsTests {
    private var page = PagePlayer()

    init() {
      page.deal(Array("silkworm".utf8), minimum: 3, scoring: "classic")
    }

    private func answer(to word: String) -> ParsedReply {
      ParsedReply(play(PagePlayer.put(word), 1_795_000_000, 10))
    }

    @Test(arguments: [-1, Int32(Inbox.size) + 1, .min, .max])
    func `a count the inbox does not have is refused`(count: Int32) {
      #expect(ParsedReply(play(count, 0, 0)).error == "outOfRange")
      #expect(ParsedReply(openLexicon(count)).error == "outOfRange")
      #expect(ParsedReply(merge(count, 10)).error == "outOfRange")
      #expect(ParsedReply(merge(10, 5)).error == "outOfRange")
      #expect(ParsedReply(importRecords(count, 10, 0)).error == "outOfRange")
    }

    @Test(arguments: [
      (2, 0, -1, 0, 0), (5, 0, -1, 0, 0), (3, 2, -1, 0, 0), (3, 0, 3, 0, 0), (3, 0, -1, 2, 0), (3, 0, -1, 0, 3),
    ])
    func `options that do not exist are refused`(options: (Int32, Int32, Int32, Int32, Int32)) {
      #expect(ParsedReply(setOptions(options.0, options.1, options.2, options.3, options.4)).error == "outOfRange")
    }

    @Test func `a damaged lexicon is refused by name and the one before stays open`() {
      func error(_ bytes: [UInt8]) -> String? { ParsedReply(openLexicon(PagePlayer.put(bytes))).error }
      var newer = englishBytes
      newer[8] = 99
      var flipped = englishBytes
      flipped[5000] ^= 1
      #expect(error([]) == "notALexicon")
      #expect(error(newer) == "newerFormat")
      #expect(error(englishBytes.dropLast()) == "wrongLength")
      #expect(error(flipped) == "wrongChecksum")
      #expect(answer(to: "milk")["outcome"] == ["found", "milk", "2", "0", "0", "0", "0"])
    }

    @Test func `a lexicon is opened in steps while the game goes on with the one before`() {
      #expect(ParsedReply(beginOpening(PagePlayer.put(englishBytes))).error == nil)
      for _ in 1..<6 {
        #expect(ParsedReply(advanceOpening())["whole"] == ["0"])
        #expect(answer(to: "mill")["outcome"]?[0] == "lettersNotInRoot")
      }
      #expect(ParsedReply(advanceOpening())["whole"] == ["1"])
      #expect(ParsedReply(advanceOpening()).error == "noLexicon")
      #expect(ParsedReply(beginOpening(PagePlayer.put([1, 2, 3]))).error == nil)
      #expect(ParsedReply(advanceOpening()).error == "notALexicon")
      #expect(answer(to: "milk")["outcome"]?[0] == "found")
    }

    @Test func `an answer tells everything there is to draw`() {
      _ = answer(to: "milk")
      let answer = answer(to: "skirl")
      #expect(answer["round"]?.prefix(9) == ["silkworm", "0", "3", "playing", "1", "0", "1", "0", "0"])
      #expect(RoundID(key: Array((answer["round"]?[9] ?? "").utf8))?.freeRoot == "silkworm")
      #expect(answer["standing"] == ["4", "1", "40", "1", "39", "0", "58", "0", "0", "0", "-1", "0", "milk"])
      #expect(answer["next"] == ["2", "1"])
      #expect(answer.all("found") == [["skirl", "2", "1", "0"], ["milk", "2", "0", "0"]])
      #expect(answer.all("rank").map { $0[1] } == ["0", "80", "200", "400", "550", "700", "1000"])
      #expect(answer.all("length").first == ["3", "0", "12", "0"])
      #expect(answer.all("missed").isEmpty)
    }

    @Test func `a find brings the record of its round and nothing else`() {
      #expect(answer(to: "milk").records.count == 1)
      let records = answer(to: "silk").records
      #expect(records.count == 1)
      #expect(records.first?.key.hasPrefix("silkworm-") == true)
      #expect(records.first?.value.contains("found silk 1.0\n") == true)
      #expect(answer(to: "mill").records.isEmpty)
    }

    @Test func `a refusal tells its code and what was seen`() {
      #expect(answer(to: "mill")["outcome"] == ["lettersNotInRoot", "108", "1"])
      #expect(answer(to: "mi")["outcome"] == ["tooShort", "3"])
      #expect(answer(to: " ")["outcome"] == nil)
    }

    @Test func `a new rank is told with the find that reaches it`() {
      let flags = ["milk", "silk", "worm", "slim"].map { answer(to: $0)["outcome"]?[5] }
      #expect(flags == ["0", "0", "1", "0"])
    }

    @Test func `an ended round takes no word, goes on when asked, and shows missed words for good`() {
      _ = answer(to: "milk")
      #expect(ParsedReply(end(0, 20))["round"]?[3] == "ended")
      #expect(answer(to: "silk")["outcome"] == ["roundEnded"])
      #expect(ParsedReply(keepPlaying(0, 30))["round"]?[3] == "playing")
      #expect(answer(to: "silk")["outcome"]?[0] == "found")
      _ = end(0, 40)
      let revealed = ParsedReply(reveal())
      #expect(revealed["missed"]?.count == 38)
      #expect(revealed.records.first?.value.contains("revealed\n") == true)
      #expect(ParsedReply(keepPlaying(0, 50))["round"]?[3] == "revealed")
    }

    @Test func `the order of the words found is the player's`() {
      for word in ["worm", "milk", "swirl"] { _ = answer(to: word) }
      func words(_ order: Int32) -> [String] { ParsedReply(setOptions(3, 0, -1, 0, order)).all("found").map { $0[0] } }
      #expect(words(1) == ["milk", "swirl", "worm"])
      #expect(words(2) == ["swirl", "milk", "worm"])
      #expect(words(0) == ["swirl", "milk", "worm"])
    }

    @Test func `letters are told by what took them`() {
      let answer = ParsedReply(spelling(8, PagePlayer.put("silkwormmill")))
      #expect(answer["beads"] == ["-1", "1", "2", "-1", "-1", "-1", "-1", "0"])
      #expect(answer["characters"] == ["7", "1", "2", "-1"])
      #expect(ParsedReply(spelling(0, PagePlayer.put("milk"))).error == "outOfRange")
    }

    @Test func `letters are shuffled into an order that is not shown`() {
      let first = ParsedReply(shuffle(0, 7))["letters"]?[0] ?? ""
      let second = ParsedReply(shuffle(PagePlayer.put(first), 7))["letters"]?[0] ?? ""
      #expect(Set([first, second, "silkworm"]).count == 3)
      #expect(first.sorted() == second.sorted())
    }
  }
}
