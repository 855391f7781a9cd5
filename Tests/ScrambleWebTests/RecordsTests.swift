import Foundation
import ScrambleCore
import ScrambleTesting
import Testing

@testable import ScrambleWeb

extension PageTests {
  /// Tests of loading and saving records, and of the requests in an address.
  @Suite struct RecordsTests {
    private var page = PagePlayer()

    /// Plays words in a round on a root. Returns the round's record and its key.
    private mutating func record(_ root: String, _ words: [String]) -> (key: String, text: String) {
      page.deal(Array(root.utf8))
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
      #expect(asked(4, "69").keyPrefixes == ["69"])
      #expect(Answer(start(1, 0, 0)).round.daily == 69)
      #expect(asked(4, "silkworm").asked == "bad")
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
