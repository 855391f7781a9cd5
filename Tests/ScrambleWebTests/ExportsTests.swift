import ScrambleCore
import ScrambleTesting
import Testing

@testable import ScrambleWeb

extension PageTests {
  /// Tests of answers that the transcripts do not cover.
  @Suite struct ExportsTests {
    private var page = PagePlayer()

    init() {
      page.deal(Array("silkworm".utf8))
    }

    private func answer(to word: String) -> Answer {
      Answer(play(PagePlayer.writeToInbox(word), 1_795_000_000, 10))
    }

    @Test(arguments: [-1, Int32(Inbox.size) + 1, .min, .max])
    func `a count beyond the size of the inbox is refused`(count: Int32) {
      #expect(Answer(play(count, 0, 0)).error == "outOfRange")
      #expect(Answer(openLexicon(count)).error == "outOfRange")
      #expect(Answer(mergeRecords(count, 10)).error == "outOfRange")
      #expect(Answer(mergeRecords(10, 5)).error == "outOfRange")
      #expect(Answer(importRecords(count, 10, 0)).error == "outOfRange")
    }

    @Test(arguments: [(3, 0), (-2, 0), (-1, 2), (-1, -1)])
    func `options that do not exist are refused`(grade: Int32, order: Int32) {
      #expect(Answer(setOptions(grade, order)).error == "outOfRange")
    }

    @Test func `a damaged lexicon is refused with a reason, and the previous one stays open`() {
      func error(_ bytes: [UInt8]) -> String? { Answer(openLexicon(PagePlayer.writeToInbox(bytes))).error }
      var newer = englishBytes
      newer[8] = 99
      var flipped = englishBytes
      flipped[5000] ^= 1
      #expect(error([]) == "notALexicon")
      #expect(error(newer) == "newerFormat")
      #expect(error(englishBytes.dropLast()) == "wrongLength")
      #expect(error(flipped) == "wrongChecksum")
      #expect(answer(to: "milk").outcome.word == "milk")
    }

    @Test func `an answer contains everything to display`() {
      _ = answer(to: "milk")
      let answer = answer(to: "skirl")
      let round: Answer = [
        "root": "silkworm", "daily": .null, "phase": "playing", "grade": "medium", "canGoBack": false,
        "isCustomWord": false, "key": answer.round.key, "canGoForward": false, "previous": .null,
      ]
      #expect(answer.round == round && RoundID(key: Array(round.key.string.utf8))?.freeRoot == "silkworm")
      let standing: Answer = [
        "score": 4, "found": 1, "total": 40, "bonus": 1, "remaining": 39, "rank": "thread", "share": 58, "clues": 0,
        "anagrams": 0, "isGoodDay": false, "goal": .null, "size": 0, "longest": "milk",
      ]
      #expect(answer.standing == standing)
      #expect(answer.next == ["points": 2, "rank": "strand"])
      let skirl: Answer = ["word": "skirl", "points": 2, "isBonus": true, "isAnagram": false]
      #expect(answer.foundWords == [skirl, ["word": "milk", "points": 2, "isBonus": false, "isAnagram": false]])
      #expect(answer.rankThresholds.elements.map(\.position) == [0, 80, 200, 400, 550, 700, 1000])
      #expect(answer.lengths.elements.first == ["length": 3, "found": 0, "remaining": 12, "share": 0])
      #expect(answer.missed == [])
    }

    @Test func `a found word saves only the record of its round`() {
      #expect(answer(to: "milk").records.elements.count == 1)
      let records = answer(to: "silk").savedRecords
      #expect(records.count == 1)
      #expect(records.first?.key.hasPrefix("silkworm-") == true)
      #expect(records.first?.value.contains("found silk 1.0\n") == true)
      #expect(answer(to: "mill").records == [])
    }

    @Test func `a refusal contains its code and details`() {
      #expect(answer(to: "mill").outcome == ["refusal": "lettersNotInRoot", "payload": [108, 1]])
      #expect(answer(to: "mi").outcome == ["refusal": "tooShort", "payload": []])
      #expect(answer(to: " ").outcome == .null)
    }

    @Test func `a new rank is reported with the word that reaches it`() {
      let newRankFlags = ["milk", "silk", "worm", "slim"].map { answer(to: $0).outcome.isNewRank }
      #expect(newRankFlags == [false, false, true, false])
    }

    @Test func `an ended round refuses words until it is continued, and revealing missed words is final`() {
      _ = answer(to: "milk")
      #expect(Answer(endRound(0, 20)).round.phase == "ended")
      #expect(answer(to: "silk").outcome.refusal == "roundEnded")
      #expect(Answer(keepPlaying(0, 30)).round.phase == "playing")
      #expect(answer(to: "silk").outcome.word == "silk")
      _ = endRound(0, 40)
      let revealed = Answer(reveal())
      #expect(revealed.missed.elements.count == 38)
      #expect(revealed.savedRecords.first?.value.contains("revealed\n") == true)
      #expect(Answer(keepPlaying(0, 50)).round.phase == "revealed")
    }

    @Test func `found words have the order that the player has chosen`() {
      for word in ["worm", "milk", "swirl"] { _ = answer(to: word) }
      func words(_ order: Int32) -> [Answer] {
        Answer(setOptions(-1, order)).foundWords.elements.map(\.word)
      }
      #expect(words(1) == ["milk", "swirl", "worm"])
      #expect(words(0) == ["swirl", "milk", "worm"])
    }

    @Test func `letters are matched with the typed characters`() {
      let answer = Answer(spelling(8, PagePlayer.writeToInbox("silkwormmill")))
      #expect(answer.beads == [-1, 1, 2, -1, -1, -1, -1, 0])
      #expect(answer.characters == [7, 1, 2, -1])
      #expect(Answer(spelling(0, PagePlayer.writeToInbox("milk"))).error == "outOfRange")
    }

    @Test func `letters are shuffled into a new order`() {
      let first = Answer(shuffle(0, 7)).letters.string
      let second = Answer(shuffle(PagePlayer.writeToInbox(first), 7)).letters.string
      #expect(Set([first, second, "silkworm"]).count == 3)
      #expect(first.sorted() == second.sorted())
    }

    @Test func `a round has the requested time limit and returns its time`() {
      func time(_ left: Int, isPaused: Bool = false, offersAgain: Bool = false) -> Answer {
        ["minutes": 3, "remaining": .number(left), "isPaused": .bool(isPaused), "offersAgain": .bool(offersAgain)]
      }
      #expect(Answer(newWord(3, 5, 1_795_000_000, 100)).time == time(1800))
      #expect(Answer(endIfTimeIsUp(1_795_000_000, 400)).time == time(1500))
      #expect(Answer(pause(1_795_000_000, 500)).time == time(1400, isPaused: true))
      #expect(Answer(resume(1_795_000_000, 900)).time == time(1400))
      let timedOut = Answer(endIfTimeIsUp(1_795_000_000, 9000))
      #expect(timedOut.time == time(0, offersAgain: true) && timedOut.round.phase == "ended")
      #expect(Answer(keepPlaying(1_795_000_000, 9100)).round.phase == "ended")
    }

    @Test func `without a time limit of its own, a new word has that of the current timed round`() {
      _ = newWord(3, 5, 1_795_000_000, 100)
      #expect(Answer(newWord(-1, 6, 1_795_000_000, 900)).time.remaining == 1800)
      #expect(Answer(newWord(0, 7, 1_795_000_000, 900)).time == .null)
    }

    @Test(arguments: [0, -1, 101, .max, .min] as [Int32])
    func `an invalid time limit is ignored`(minutes: Int32) {
      #expect(Answer(newWord(minutes, 5, 0, 0)).time == .null)
    }

    @Test func `only the time of a Forget is saved, and earlier records are ignored`() {
      let played = Answer(play(PagePlayer.writeToInbox("milk"), 1_795_000_000, 100))
      let record = played.savedRecords.values.first ?? ""
      let answer = Answer(forget(8, 1_795_000_010, 200))
      #expect(answer.standing.found == 0 && answer.round.canGoBack == false)
      #expect(answer.savedRecords.keys.sorted() == ["shelf"])
      #expect(answer.savedRecords["shelf"]?.contains("\nforgotten 1795000011\n") == true)
      #expect(Answer(loadRecords(PagePlayer.writeToInbox(record))).gain.rounds == 0)
      #expect(Answer(setDay(9999, 12, 31)).standing.found == 0 && Answer(overview()).open == [])
    }

    @Test func `without a game, calls that need one fail`() {
      _ = setRequest(0, 0, 0)
      #expect(Answer(play(0, 0, 0)).error == "noGame" && Answer(forget(1, 0, 0)).error == "noGame")
      #expect(Answer(overview()).error == "noGame" && Answer(endIfTimeIsUp(0, 0)).error == "noGame")
    }
  }
}
