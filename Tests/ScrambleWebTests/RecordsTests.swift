import Foundation
import ScrambleTesting
import Testing
import WordScramble

@testable import ScrambleWeb

extension PageTests {
  /// Tests of loading and saving records, and of the requests in an address.
  @Suite struct RecordsTests {
    private var page = PagePlayer()

    /// Plays words in a round on a root. Returns the round's record and its key.
    private mutating func record(_ root: String, _ words: [String]) -> (key: String, text: String) {
      page.deal(Array(root.utf8), minimum: 3, scoring: "classic")
      var last: (String, String)?
      for (place, word) in words.enumerated() {
        let answer = Answer(play(PagePlayer.writeToInbox(word), 1_795_000_000, Int64(place * 10)))
        last = answer.savedRecords.first.map { ($0.key, $0.value) }
      }
      return last!
    }

    private func asked(_ kind: Int32, _ text: String) -> Answer {
      Answer(setRequest(kind, PagePlayer.writeToInbox(text), 0))
    }

    @Test mutating func `a round is resumed from its record by its root`() {
      let record = record("silkworm", ["milk", "silk"])
      let asked = asked(1, "SilkWorm ")
      #expect(asked.keyPrefixes == ["silkworm-"])
      #expect(Answer(loadRecords(PagePlayer.writeToInbox(record.text))).counts == Answer.counts(1))
      let answer = Answer(start(1, 0, 0))
      #expect(answer.foundWords.elements.map(\.word) == ["silk", "milk"])
      #expect(answer.savedRecords.keys.sorted() == ["shelf"])
    }

    @Test mutating func `a shelf names the rounds that have not been read yet`() {
      let milkRecord = record("silkworm", ["milk"])
      let shelf = Answer(newWord(0, 5, 0, 0)).savedRecords["shelf"]!
      page = PagePlayer()
      _ = asked(0, "")
      let answer = Answer(loadRecords(PagePlayer.writeToInbox(shelf)))
      #expect(answer.keys.elements.count == 2 && answer.keys.elements.last?.string == milkRecord.key)
      #expect(Answer(loadRecords(PagePlayer.writeToInbox(milkRecord.text))).keys == [])
      #expect(Answer(start(1, 0, 0)).round.canGoBack == true)
      #expect(Answer(undoNewWord(0, 0)).round.root == "silkworm")
    }

    @Test mutating func `the overview contains open rounds, seven days, and offers`() throws {
      _ = record("silkworm", ["milk", "silk"])
      _ = newWord(0, 7, 1_795_000_100, 0)
      _ = setDay(2026, 11, 22)
      let overviewAnswer = Answer(overview())
      let open = try #require(overviewAnswer.open.elements.first)
      #expect(RoundID(key: Array(open.key.string.utf8))?.freeRoot == "silkworm")
      let silkworm: Answer = [
        "key": open.key, "root": "silkworm", "daily": .null, "found": 2, "total": 40, "began": 1_795_000_000,
        "minutes": 0, "isEnded": false,
      ]
      #expect(open == silkworm)
      #expect(overviewAnswer.days.elements.map(\.number) == (320...326).map { .number($0) })
      #expect(overviewAnswer.days.elements.allSatisfy { $0.progress == "notPlayed" })
      #expect(overviewAnswer.upcoming == 326 && overviewAnswer.offered == .null)
      _ = playToday(8, 1_795_000_200, 0)
      let laterOverview = Answer(overview())
      #expect(laterOverview.upcoming == 0 && laterOverview.offered == laterOverview.open.elements.first)
    }

    @Test mutating func `a round is resumed by its key, or its root is dealt on another device`() {
      let milkRecord = record("silkworm", ["milk"])
      _ = asked(1, "silkworm")
      _ = start(2, 1_795_000_100, 0)
      let played = Answer(play(PagePlayer.writeToInbox("silk"), 1_795_000_100, 10))
      let records = played.savedRecords.filter { $0.key != "shelf" }
      let (key, silk) = records.first ?? ("", "")
      for (known, key, found) in [
        ([milkRecord.text, silk], milkRecord.key, ["milk"]), ([milkRecord.text, silk], key, ["silk"]), ([], key, []),
      ] as [([String], String, [Answer])] {
        #expect(asked(4, key).keyPrefixes == ["silkworm-"])
        for record in known { _ = loadRecords(PagePlayer.writeToInbox(record)) }
        let answer = Answer(start(1, 0, 0))
        #expect(answer.round.root == "silkworm" && answer.foundWords.elements.map(\.word) == found)
      }
      #expect(asked(4, "69-3-classic").keyPrefixes == ["69-"])
      #expect(Answer(start(1, 0, 0)).round.daily == 69)
      #expect(asked(4, "silkworm").asked == "bad")
    }

    @Test func `the first visit of a day opens today's puzzle, and later visits open what was last on screen`() {
      _ = setDay(2026, 11, 22)
      _ = asked(1, "silkworm")
      var saved: [String: String] = [:]
      func save(_ reply: UnsafeMutableRawPointer?) { saved.merge(Answer(reply).savedRecords) { $1 } }
      func round(onScreen key: String = "", day: Int32 = 22) -> [Answer] {
        _ = setDay(2026, 11, day)
        #expect(asked(0, key).keyPrefixes.elements == [.text("\(304 + day)-")] + (key == "" ? [] : [.text(key)]))
        for record in saved.values { _ = loadRecords(PagePlayer.writeToInbox(record)) }
        let round = Answer(start(1, 1_795_000_100, 0)).round
        return [round.root, round.daily]
      }
      save(start(1, 1_795_000_000, 0))
      save(play(PagePlayer.writeToInbox("milk"), 1_795_000_000, 10))
      #expect(round() == ["silkworm", .null])
      save(endRound(1_795_000_100, 20))
      #expect(round() == ["silkworm", .null])
      save(reveal())
      let silkworm = saved.keys.first { $0 != "shelf" } ?? ""
      #expect(round() == ["silkworm", .null] && round(onScreen: silkworm) == ["silkworm", .null])
      #expect(round(onScreen: silkworm, day: 23)[1] == 327 && round(day: 23)[1] == 327)
      saved = [:]
      #expect(round(onScreen: silkworm)[1] == 326)
    }

    @Test func `the result of yesterday's puzzle does not affect the current round`() throws {
      _ = setDay(2026, 11, 22)
      _ = asked(2, "325")
      let root = try Word(Answer(start(1, 1_795_000_000, 0)).round.root.string.utf8)
      let word = try #require(Round(root: root).missed(in: Puzzle(root: root, in: english)).first)
      _ = play(PagePlayer.writeToInbox("\(word)"), 1_795_000_000, 10)
      let today = Answer(playToday(2, 1_795_000_100, 20))
      let result = Answer(finishYesterday()).result
      #expect(result.view.round.daily == 325 && result.view.round.phase == "revealed" && result.view.missed != [])
      #expect(result.view.standing.found == 1 && result.link.code.string.hasPrefix("c1.") && result.upcoming == 326)
      #expect(result.view.savedRecords.keys.elementsEqual(["325-3-classic"]))
      #expect(Answer(finishYesterday()).result == .null)
      let after = Answer(resume(1_795_000_100, 20))
      #expect(after.round == today.round && after.records == [])
    }

    @Test func `a root is checked without a round on it`() {
      func answer(_ text: String) -> Answer { Answer(checkCustomWord(PagePlayer.writeToInbox(text))) }
      func refused(_ problem: Answer, isUnfinished: Answer, _ payload: Answer) -> Answer {
        ["problem": problem, "isUnfinished": isUnfinished, "payload": payload]
      }
      #expect(answer(" SilkWorm") == ["root": "silkworm", "count": 40])
      #expect(answer("zzzzzzzz") == refused("noCommonWord", isUnfinished: false, []))
      #expect(answer("ab") == refused("tooShort", isUnfinished: true, [3]))
      #expect(answer("école") == refused("notLetters", isUnfinished: false, [233]))
      #expect(answer("") == refused("empty", isUnfinished: true, []))
    }

    @Test(arguments: [("ab", "bad"), ("", "bad"), ("m1lk", "bad"), ("silkwormsilkworm", "bad"), ("cat", "root")])
    func `a root has three to fifteen letters`(text: String, asked: String) {
      #expect(self.asked(1, text).asked.string == asked)
    }

    @Test(arguments: [
      ("0", "bad"), ("-1", "bad"), ("1.5", "bad"), ("99999999", "bad"), ("2912444", "bad"), ("325", "daily"),
    ])
    func `a daily puzzle has a number`(text: String, asked: String) {
      #expect(self.asked(2, text).asked.string == asked)
    }

    @Test func `before the date of the first puzzle, there is no puzzle for today`() {
      _ = setDay(2025, 12, 31)
      #expect(asked(2, "").asked == "nothing")
      _ = setDay(2026, 1, 1)
      #expect(asked(2, "").asked == "daily")
    }

    @Test func `a future puzzle is returned with its date, and today's is dealt instead`() {
      _ = setDay(2026, 11, 22)
      #expect(asked(2, "326").later == .null)
      #expect(asked(2, "327").later == ["number": 327, "year": 2026, "month": 11, "day": 23])
      #expect(Answer(start(1, 0, 0)).round.daily == 326)
      #expect(asked(2, "").keyPrefixes == ["326-"])
      let today = Answer(start(1, 0, 0))
      #expect(today.today == 326 && today.showsNewDay == false && today.opensToday == false)
      let tomorrow = Answer(setDay(2026, 11, 23))
      #expect(tomorrow.today == 327 && tomorrow.showsNewDay == true && tomorrow.opensToday == true)
    }

    @Test mutating func `merging unites the words and is idempotent`() {
      let first = record("silkworm", ["milk", "silk"])
      let other = first.text
      page = PagePlayer()
      let more = asked(1, "silkworm")
      #expect(more.error == nil)
      _ = loadRecords(PagePlayer.writeToInbox(other))
      _ = start(1, 0, 0)
      let longerRecord = Answer(play(PagePlayer.writeToInbox("worm"), 0, 10)).savedRecords[first.key]!
      let count = Int32(other.utf8.count)
      let merged = Answer(mergeRecords(count, PagePlayer.writeToInbox(other + longerRecord)))
      #expect(merged.gain == Answer.gain(rounds: 0, words: 1))
      #expect(merged.savedRecords == [first.key: longerRecord])
      let again = Answer(mergeRecords(Int32(longerRecord.utf8.count), PagePlayer.writeToInbox(longerRecord + other)))
      #expect(again.gain == Answer.gain(rounds: 0, words: 0) && again.records == [])
    }

    @Test mutating func `only an import restores forgotten rounds`() throws {
      let file = record("silkworm", ["milk"])
      let shelf = try #require(Answer(forget(1, 1_800_000_000, 0)).savedRecords["shelf"])
      let count = Int32(shelf.utf8.count)
      #expect(Answer(mergeRecords(count, PagePlayer.writeToInbox(shelf + file.text))).records == [])
      let imported = Answer(importRecords(count, PagePlayer.writeToInbox(shelf + file.text), 1_800_000_060))
      #expect(imported.gain == Answer.gain(rounds: 1, words: 1))
      #expect(imported.savedRecords[file.key] == file.text)
      #expect(imported.savedRecords["shelf"]?.contains("restored 1800000060\n") == true)
    }

    @Test mutating func `damaged and newer records are counted, and valid ones are merged`() {
      let record = record("silkworm", ["milk"])
      let damaged = record.text.replacingFirst("milk", "silk")
      let newer = record.text.replacingFirst("round 1", "round 2")
      let merged = Answer(mergeRecords(0, PagePlayer.writeToInbox(damaged + newer + record.text)))
      #expect(merged.counts == Answer.counts(1, damaged: 1, newer: 1))
      #expect(merged.savedRecords == [record.key: record.text])
    }

    @Test mutating func `a part of a file ends with its last complete record`() {
      let record = record("silkworm", ["milk"])
      let count = record.text.utf8.count
      let answer = Answer(recordKeys(PagePlayer.writeToInbox(record.text + record.text + record.text.dropLast(30))))
      #expect(answer.completeLength == .number(2 * count) && answer.firstLength == .number(count))
      #expect(answer.keys == [.text(record.key)])
      let none = Answer(recordKeys(PagePlayer.writeToInbox("no record")))
      #expect(none.completeLength == 0 && none.firstLength == 0)
    }

    @Test mutating func `a file with CRLF is also split between its records`() {
      let record = record("silkworm", ["milk"])
      let text = record.text.split(separator: "\n", omittingEmptySubsequences: false).joined(separator: "\r\n")
      let answer = Answer(recordKeys(PagePlayer.writeToInbox(text + text + text.dropLast(30))))
      #expect(answer.completeLength == .number(2 * text.utf8.count) && answer.firstLength == .number(text.utf8.count))
      #expect(answer.keys == [.text(record.key)])
    }

    @Test mutating func `a game that forgets because of another tab reports that once`() throws {
      let (file, forgotten) = (record("silkworm", ["milk"]), Answer(forget(1, 1_800_000_000, 0)))
      let shelf = try #require(forgotten.savedRecords["shelf"])
      _ = asked(1, "silkworm")
      _ = loadRecords(PagePlayer.writeToInbox(file.text))
      _ = start(1, 0, 0)
      #expect(Answer(loadRecords(PagePlayer.writeToInbox(shelf))).gain.hasForgotten == true)
      #expect(Answer(loadRecords(PagePlayer.writeToInbox(shelf))).gain.hasForgotten == false)
    }

    @Test mutating func `words found in another tab are merged without ending the game`() {
      let first = record("silkworm", ["milk"])
      let text = Answer(play(PagePlayer.writeToInbox("silk"), 0, 20)).savedRecords[first.key]!
      page = PagePlayer()
      _ = asked(1, "silkworm")
      _ = loadRecords(PagePlayer.writeToInbox(first.text))
      _ = start(1, 0, 0)
      #expect(Answer(loadRecords(PagePlayer.writeToInbox(text))).gain == Answer.gain(rounds: 0, words: 1))
      let answer = Answer(setDay(9999, 12, 31))
      #expect(answer.foundWords.elements.map(\.word) == ["silk", "milk"])
      #expect(answer.records == [])
    }
  }
}

extension Answer {
  fileprivate static func counts(_ valid: Int, damaged: Int = 0, newer: Int = 0) -> Answer {
    ["valid": .number(valid), "damaged": .number(damaged), "newer": .number(newer), "isTruncated": false]
  }

  fileprivate static func gain(rounds: Int, words: Int) -> Answer {
    ["rounds": .number(rounds), "words": .number(words), "leftOut": 0, "hasForgotten": false]
  }
}

extension String {
  fileprivate func replacingFirst(_ old: String, _ new: String) -> String {
    guard let range = range(of: old) else { return self }
    return replacingCharacters(in: range, with: new)
  }
}
