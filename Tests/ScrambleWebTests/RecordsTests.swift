import Foundation
import ScrambleCore
import ScrambleTesting
import Testing

@testable import ScrambleWeb

extension PageTests {
  /// Tests of loading and saving records, and of the requests in an address.
  @Suite struct RecordsTests {
    private var page = PagePlayer()
    private let now = PagePlayer.now

    /// Plays words in a round on a root. Returns the round's record and its key.
    private mutating func record(_ root: String, _ words: [String]) -> (key: String, text: String) {
      page.deal(Array(root.utf8))
      var last: (String, String)?
      for word in words {
        let answer = Answer(play(PagePlayer.writeToInbox(word), now))
        last = answer.savedRecords.first.map { ($0.key, $0.value) }
      }
      return last!
    }

    private func asked(_ kind: Int32, _ text: String) -> Answer {
      Answer(setRequest(kind, PagePlayer.writeToInbox(text)))
    }

    private func load(_ record: String) -> Answer {
      Answer(loadRecords(PagePlayer.writeToInbox(record), now))
    }

    @Test mutating func `a round goes on from its record by its root`() {
      let record = record("silkworm", ["milk", "silk"])
      #expect(asked(1, "SilkWorm ") == ["asked": "root", "root": "silkworm"])
      #expect(load(record.text).counts == Answer.counts(1))
      let answer = Answer(start(1, now + 100))
      #expect(answer.foundWords.elements.map(\.word) == ["silk", "milk"])
      #expect(answer.savedRecords.keys.sorted() == ["silkworm-0"])
    }

    @Test mutating func `a round is opened by its key, at the start and later`() {
      let milkRecord = record("silkworm", ["milk"])
      #expect(asked(3, "silkworm-0") == ["asked": "root", "root": "silkworm"])
      _ = load(milkRecord.text)
      #expect(Answer(start(1, now)).foundWords.elements.map(\.word) == ["milk"])
      func opened(_ key: String) -> Answer { Answer(ScrambleWeb.open(PagePlayer.writeToInbox(key), 2, now)) }
      #expect(opened("silkworm-3").time.minutes == 3)
      #expect(opened("69").round.daily == 69)
      #expect(opened("silkworm-0").foundWords.elements.map(\.word) == ["milk"])
      #expect(opened("silkworm").error == "outOfRange")
      #expect(asked(3, "69") == ["asked": "daily", "root": .null])
      #expect(Answer(start(1, now)).round.daily == 69)
      #expect(asked(3, "silkworm") == ["asked": "bad", "root": .null])
    }

    @Test func `instead of a puzzle to come, today's puzzle opens`() {
      #expect(asked(2, "400").asked == "daily")
      let answer = Answer(start(1, now))
      #expect(answer.round.daily == 322)
      #expect(answer.later == ["number": 400, "year": 2027, "month": 2, "day": 4])
    }

    @Test mutating func `the overview and an empty board contain the open rounds`() {
      _ = record("silkworm", ["milk", "silk"])
      _ = setDay(2026, 11, 22)
      let noon: Int64 = 1_795_348_800
      let offer = Answer(newWord(0, 7, noon)).offer
      let silkworm: Answer = [
        "key": "silkworm-0", "root": "silkworm", "daily": .null, "found": 2, "total": 40, "rank": "start",
        "began": .number(Int(now)), "minutes": 0, "isEnded": false, "isWhole": false,
      ]
      #expect(offer == ["kind": "unfinished", "round": silkworm])
      let overviewAnswer = Answer(overview())
      #expect(overviewAnswer.open == [silkworm])
      #expect(overviewAnswer.days.elements.map(\.number) == (320...326).map { .number($0) })
      #expect(overviewAnswer.days.elements.allSatisfy { $0.progress == "notPlayed" })
      #expect(overviewAnswer.upcoming == 326)
      #expect(Answer(playToday(8, noon)).round.daily == 326)
      #expect(Answer(overview()).upcoming == 0)
    }

    @Test mutating func `yesterday's puzzle is offered on today's`() {
      _ = asked(2, "322")
      let root = Answer(start(1, now)).round.root.string
      let puzzle = Puzzle(root: try! Word(root.utf8), in: english)
      _ = play(PagePlayer.writeToInbox(puzzle.common[0].description), now)
      _ = setDay(2026, 11, 19)
      let offer = Answer(playToday(1, now + 86_400)).offer
      #expect(offer.kind == "yesterday" && offer.round.daily == 322 && offer.round.found == 1)
    }

    @Test mutating func `records that another tab has saved are added to the game`() {
      let record = record("silkworm", ["milk"])
      page.deal(Array("planters".utf8))
      #expect(load(record.text).gain == ["rounds": 1, "words": 1, "leftOut": 0])
      #expect(Answer(overview()).open.elements.map(\.key) == ["silkworm-0"])
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
  }
}

extension Answer {
  fileprivate static func counts(_ valid: Int, damaged: Int = 0, newer: Int = 0) -> Answer {
    ["valid": .number(valid), "damaged": .number(damaged), "newer": .number(newer), "isTruncated": false]
  }
}

extension String {
  fileprivate func replacingFirst(_ old: String, _ new: String) -> String {
    guard let range = range(of: old) else { return self }
    return replacingCharacters(in: range, with: new)
  }
}
