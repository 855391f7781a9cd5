import ScrambleTesting
import Testing
import WordScramble

@testable import ScrambleWeb

extension PageTests {
  /// Tests of rounds sent to other players, rounds that answer theirs, and timed rounds.
  @Suite struct ChallengeExportsTests {
    private var page = PagePlayer()

    init() {
      page.deal(Array("silkworm".utf8), minimum: 3, scoring: "classic")
    }

    private func play(_ words: String..., at time: Int64 = 100) {
      for word in words { _ = ScrambleWeb.play(PagePlayer.writeToInbox(word), 1_795_000_000, time) }
    }

    private func code() -> String { Answer(link()).code.string }

    private func check(_ code: String) -> Answer { Answer(checkChallenge(PagePlayer.writeToInbox(code))) }

    @Test func `the current round is returned as a code with the beads of its rank`() throws {
      play("milk", "silk", "worm", "koi")
      let answer = Answer(link())
      let challenge = try Challenge(code: answer.code.string.utf8)
      let result = try challenge.replay(in: english)
      #expect(result.round.found.map(\.word.description) == ["koi", "worm", "silk", "milk"])
      #expect(answer.beads == .number(result.standing.rank.filledBeadCount))
    }

    @Test func `a challenge is replayed and returned with the key prefixes of its answers`() {
      play("milk", "koi")
      _ = takeHint(1_795_000_000, 200)
      let code = code()
      let answer = check("https://example.org/#" + code)
      let played: Answer = [
        "root": "silkworm", "daily": .null, "minimum": 3, "byLetters": false, "minutes": 0, "found": 1, "total": 40,
        "bonus": 1, "score": 3, "rank": "thread", "hints": 1, "clues": 0, "seconds": 20, "isSameEdition": true,
      ]
      #expect(answer == ["challenge": played, "keyPrefixes": ["silkworm-"], "unknown": []])
    }

    @Test mutating func `changes by a chat program are undone before a link is checked or answered`() {
      play("milk")
      let link = "https://example.org/%23C\(code().dropFirst()).&fbclid=1"
      #expect(check(link).challenge.root == "silkworm")
      page.dealAnother("planters")
      #expect(Answer(answerChallenge(PagePlayer.writeToInbox(link), 4, 1_795_000_100, 500)).rival.found == 1)
    }

    @Test func `a word that only another word list contains is named`() throws {
      var builder = LexiconBuilder(partOf: 9)
      for word in ["silkworm", "milk", "kroms"] { builder.add(try Word(word.utf8), .everyday, root: .none) }
      let other = try Lexicon(try builder.build())
      var round = Round(root: try Word("silkworm".utf8))
      for word in ["milk", "kroms"] { try round.play(try Word(word.utf8), in: other) }
      let answer = check(String(decoding: Challenge(of: round, in: other).code, as: UTF8.self))
      #expect(answer.unknown == ["kroms"] && answer.challenge.isSameEdition == false && answer.challenge.found == 1)
    }

    @Test func `damaged and newer codes and impossible words are reported`() {
      play("milk")
      #expect(check(String(code().dropLast())).challenge == ["reason": "damaged"])
      #expect(check("").challenge.reason == "damaged" && check("c3.AAAA").challenge.reason == "newer")
      // A challenge on silkworm in which mill was found, from edition 0.
      let mill = check("c1.iSFqs6LAAAAAAAAAAAAAAFGIWsAAIkqRUg").challenge
      let impossible: Answer = [
        "reason": "word", "root": "silkworm", "word": "mill", "refusal": "lettersNotInRoot", "payload": [108, 1],
      ]
      #expect(mill == impossible)
    }

    @Test mutating func `a challenge is answered on its own root, with its pace and, at the end, three columns`() {
      play("milk", "silk", at: 50)
      let code = code()
      page.dealAnother("planters")
      let answer = Answer(answerChallenge(PagePlayer.writeToInbox(code), 4, 1_795_000_100, 500))
      #expect(answer.round.root == "silkworm" && answer.standing.found == 0)
      let rival = answer.rival
      #expect(rival.found == 2 && rival.total == 40 && rival.played == 0)
      #expect(rival.paces.elements.map(\.time) == [50, 50] && rival.paces.elements.map(\.found) == [1, 2])
      #expect(answer.comparison == ["both": [], "own": [], "theirs": []])
      play("silk", "worm", at: 600)
      #expect(
        Answer(endRound(1_795_000_100, 700)).verdict == [
          "outcome": "draw", "lead": 0, "ownPoints": 4, "otherPoints": 4,
        ])
      let revealed = Answer(reveal())
      #expect(revealed.comparison == ["both": ["silk"], "own": ["worm"], "theirs": ["milk"]])
      #expect(revealed.savedRecords.values.contains { $0.contains("challenge \(code)\n") })
    }

    @Test func `a refused challenge leaves the game unchanged`() {
      play("milk")
      let answer = Answer(answerChallenge(PagePlayer.writeToInbox("c1.AAAA"), 4, 0, 500))
      #expect(answer.round.root == "silkworm" && answer.standing.found == 1 && answer.records == [])
    }

    @Test func `the same root is played again against the previous round`() {
      #expect(Answer(playAgain(3, 1_795_000_000, 10)).rival == .null)
      play("milk", "silk", at: 20)
      let answer = Answer(playAgain(4, 1_795_000_000, 30))
      #expect(answer.round.root == "silkworm" && answer.standing.found == 0 && answer.rival.found == 2)
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

    @Test(arguments: [-1, Int32(Inbox.size) + 1, .min])
    func `a count beyond the size of the inbox is refused`(count: Int32) {
      #expect(Answer(checkChallenge(count)).error == "outOfRange")
      #expect(Answer(answerChallenge(count, 0, 0, 0)).error == "outOfRange")
    }

    @Test func `only the time of a Forget is saved, and earlier records are ignored`() {
      let played = Answer(ScrambleWeb.play(PagePlayer.writeToInbox("milk"), 1_795_000_000, 100))
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
      #expect(Answer(link()).error == "noGame" && Answer(forget(1, 0, 0)).error == "noGame")
      #expect(Answer(playAgain(1, 0, 0)).error == "noGame" && Answer(endIfTimeIsUp(0, 0)).error == "noGame")
      #expect(Answer(answerChallenge(0, 0, 0, 0)).error == "noGame")
    }
  }
}

extension PagePlayer {
  fileprivate mutating func dealAnother(_ root: String) {
    deal(Array(root.utf8), minimum: 3, scoring: "classic")
  }
}
