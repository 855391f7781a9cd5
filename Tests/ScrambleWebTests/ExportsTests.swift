import ScrambleCore
import ScrambleTesting
import Testing

@testable import ScrambleWeb

extension PageTests {
  /// Tests of answers that the transcripts do not cover.
  @Suite struct ExportsTests {
    private var page = PagePlayer()
    private let now = PagePlayer.now

    init() {
      page.deal(Array("silkworm".utf8))
    }

    private func answer(to word: String) -> Answer {
      Answer(play(PagePlayer.writeToInbox(word), now))
    }

    @Test(arguments: [-1, Int32(Inbox.size) + 1, .min, .max])
    func `a count beyond the size of the inbox is refused`(count: Int32) {
      #expect(Answer(play(count, 0)).error == "outOfRange")
      #expect(Answer(ScrambleWeb.open(count, 0, 0)).error == "outOfRange")
      #expect(Answer(openLexicon(count)).error == "outOfRange")
      #expect(Answer(loadRecords(count, 0)).error == "outOfRange")
      #expect(Answer(importRecords(count, 0)).error == "outOfRange")
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
        "root": "silkworm", "daily": .null, "grade": "medium", "isCustomWord": false, "key": "silkworm",
        "isEnded": false,
      ]
      #expect(answer.round == round)
      let standing: Answer = [
        "score": 5, "found": 1, "total": 40, "bonus": 1, "remaining": 39, "rank": "start", "share": 66, "clues": 0,
        "anagrams": 0, "isGoodDay": false, "goal": .null, "size": 0, "longest": "milk",
      ]
      #expect(answer.standing == standing)
      #expect(answer.next == ["points": 1, "rank": "fair"])
      let skirl: Answer = ["word": "skirl", "points": 3, "isBonus": true, "isAnagram": false]
      #expect(answer.foundWords == [skirl, ["word": "milk", "points": 2, "isBonus": false, "isAnagram": false]])
      #expect(answer.rankThresholds.elements.map(\.position) == [0, 80, 200, 400, 550, 700, 1000])
      #expect(answer.lengths.elements.first == ["length": 3, "found": 0, "remaining": 12, "share": 0])
      #expect(answer.missed == [] && answer.time == .null)
      #expect(answer.offer == .null && answer.later == .null && answer.isAnyGrade == false)
    }

    @Test func `a found word saves only what is new`() {
      let milk = "round silkworm\nbegan \(now)\nfound milk common\nend\n\n"
      #expect(answer(to: "milk").savedRecords == ["silkworm": milk])
      #expect(answer(to: "silk").savedRecords == ["silkworm": "round silkworm\nfound silk common\nend\n\n"])
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

    @Test func `a round that has ended refuses words and shows the missed ones`() {
      _ = answer(to: "milk")
      let ended = Answer(endRound(now))
      #expect(ended.round.isEnded == true && ended.missed.elements.count == 39)
      #expect(ended.savedRecords == ["silkworm": "round silkworm\nended\nend\n\n"])
      #expect(answer(to: "silk").outcome.refusal == "roundEnded")
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

    @Test func `the clock of a timed round runs from Play until the player leaves`() {
      func time(_ left: Int, isCovered: Bool) -> Answer {
        ["minutes": 3, "remaining": .number(left), "isCovered": .bool(isCovered)]
      }
      #expect(Answer(newWord(3, 5, now)).time == time(180, isCovered: true))
      #expect(Answer(tick(0, now + 5)).time == time(180, isCovered: true))
      #expect(Answer(startClock(now + 10)).time == time(180, isCovered: false))
      #expect(Answer(tick(0, now + 11)).time == time(179, isCovered: false))
      #expect(Answer(stopClock(now + 12)).time == time(178, isCovered: true))
    }

    @Test func `when its time is up, a timed round ends once no word is being typed`() {
      _ = newWord(3, 5, now)
      _ = startClock(now)
      for second in stride(from: now + 10, to: now + 180, by: 10) { _ = tick(0, second) }
      let typing = Answer(tick(1, now + 180))
      #expect(typing.time.remaining == 0 && typing.round.isEnded == false)
      let ended = Answer(tick(0, now + 181))
      #expect(ended.round.isEnded == true && ended.time.isCovered == false)
    }

    @Test func `without a time limit of its own, a new word has that of the current round`() {
      _ = newWord(3, 5, now)
      #expect(Answer(newWord(-1, 6, now)).time.minutes == 3)
      #expect(Answer(newWord(0, 7, now)).time == .null)
    }

    @Test(arguments: [1, 4, .max] as [Int32])
    func `an invalid time limit is refused`(minutes: Int32) {
      #expect(Answer(newWord(minutes, 5, now)).error == "outOfRange")
    }

    @Test func `after everything is forgotten, only today's puzzle is there`() {
      _ = answer(to: "milk")
      let answer = Answer(forget(8, now))
      #expect(answer.round.daily == 322 && answer.savedRecords.keys.sorted() == ["322"])
      #expect(Answer(overview()).open == [])
    }

    @Test func `without a game, calls that need one fail`() {
      _ = setRequest(0, 0)
      #expect(Answer(play(0, 0)).error == "noGame" && Answer(forget(1, 0)).error == "noGame")
      #expect(Answer(overview()).error == "noGame" && Answer(tick(0, 0)).error == "noGame")
      #expect(Answer(ScrambleWeb.statistics(0)).error == "noGame" && Answer(importRecords(0, 0)).error == "noGame")
    }
  }
}
