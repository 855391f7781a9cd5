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

    /// Plays words in a round on a root. Returns the records to save.
    private mutating func records(_ root: String, _ words: [String]) -> String {
      page.deal(Array(root.utf8))
      return words.compactMap { Answer(play(PagePlayer.writeToInbox($0), now)).savedRecords[root] }.joined()
    }

    private func asked(_ kind: Int32, _ text: String) -> Answer {
      Answer(setRequest(kind, PagePlayer.writeToInbox(text)))
    }

    private func load(_ records: String) -> Answer {
      Answer(loadRecords(PagePlayer.writeToInbox(records), now))
    }

    @Test mutating func `a round goes on from its records by its root`() {
      let records = records("silkworm", ["milk", "silk"])
      #expect(asked(1, "SilkWorm ") == ["asked": "root", "root": "silkworm"])
      #expect(load(records) == ["records": 2, "rounds": 1, "words": 2, "hasSkipped": false])
      let answer = Answer(start(1, now + 100))
      #expect(answer.foundWords.elements.map(\.word) == ["silk", "milk"])
      #expect(answer.savedRecords == ["silkworm": "round silkworm\ntouched \(now + 100)\nend\n\n"])
    }

    @Test mutating func `a round is opened by its key, at the start and later`() {
      let records = records("silkworm", ["milk"])
      #expect(asked(3, "silkworm") == ["asked": "root", "root": "silkworm"])
      _ = load(records)
      #expect(Answer(start(1, now)).foundWords.elements.map(\.word) == ["milk"])
      func opened(_ key: String) -> Answer { Answer(ScrambleWeb.open(PagePlayer.writeToInbox(key), 2, now)) }
      #expect(opened("silkworm-3").time.minutes == 3)
      #expect(opened("69").round.daily == 69)
      #expect(opened("silkworm").foundWords.elements.map(\.word) == ["milk"])
      #expect(opened("silkworm-4").error == "outOfRange")
      #expect(asked(3, "69") == ["asked": "daily", "root": .null])
      #expect(Answer(start(1, now)).round.daily == 69)
      #expect(asked(3, "silkworm-4") == ["asked": "bad", "root": .null])
    }

    @Test func `instead of a puzzle to come, today's puzzle opens`() {
      #expect(asked(2, "400").asked == "daily")
      let answer = Answer(start(1, now))
      #expect(answer.round.daily == 322)
      #expect(answer.later == ["number": 400, "year": 2027, "month": 2, "day": 4])
    }

    @Test mutating func `the overview and an empty board contain the open rounds`() {
      _ = records("silkworm", ["milk", "silk"])
      _ = setDay(2026, 11, 22)
      let noon: Int64 = 1_795_348_800
      let offer = Answer(newWord(0, 7, noon)).offer
      let silkworm: Answer = [
        "key": "silkworm", "root": "silkworm", "daily": .null, "found": 2, "total": 40, "rank": "start",
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
      let records = records("silkworm", ["milk"])
      page.deal(Array("planters".utf8))
      #expect(load(records) == ["records": 1, "rounds": 1, "words": 1, "hasSkipped": false])
      #expect(Answer(overview()).open.elements.map(\.key) == ["silkworm"])
      #expect(Answer(takeClue(now)).savedRecords.keys.sorted() == ["planters"])
    }

    @Test mutating func `an import is added and has to be saved, without what cannot be read`() {
      let records = records("silkworm", ["milk"])
      page.deal(Array("planters".utf8))
      func imported() -> Answer {
        Answer(importRecords(PagePlayer.writeToInbox("round silkworm\nfound mill common\nend\n\n" + records), now))
      }
      let first = imported()
      #expect(first.gain == ["records": 1, "rounds": 1, "words": 1, "hasSkipped": true])
      #expect(first.savedRecords == ["silkworm": records])
      #expect(Answer(overview()).open.elements.map(\.key) == ["silkworm"])
      let second = imported()
      #expect(second.gain == ["records": 1, "rounds": 0, "words": 0, "hasSkipped": true] && second.records == [])
    }
  }
}
