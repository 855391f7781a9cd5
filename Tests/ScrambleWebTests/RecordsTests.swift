import Foundation
import ScrambleTesting
import Testing
import WordScramble

@testable import ScrambleWeb

extension PageTests {
  /// How records go in and out, and what an address asks for.
  @Suite struct RecordsTests {
    private var page = PagePlayer()

    /// Returns the record of a round on a root with words found in it.
    private mutating func record(_ root: String, _ words: [String]) -> (key: String, text: String) {
      page.deal(Array(root.utf8), minimum: 3, scoring: "classic")
      var last: (String, String)?
      for (place, word) in words.enumerated() {
        last = ParsedReply(play(PagePlayer.put(word), 1_795_000_000, Int64(place * 10))).records.first.map {
          ($0.key, $0.value)
        }
      }
      return last!
    }

    private func asked(_ kind: Int32, _ text: String) -> ParsedReply { ParsedReply(ask(kind, PagePlayer.put(text), 0)) }

    @Test mutating func `a round is resumed from its record, found again by its root`() {
      let record = record("silkworm", ["milk", "silk"])
      let asked = asked(1, "SilkWorm ")
      #expect(asked["prefix"] == ["silkworm-"])
      #expect(ParsedReply(load(PagePlayer.put(record.text)))["loaded"] == ["1", "0", "0", "0"])
      let answer = ParsedReply(start(1, 0, 0))
      #expect(answer.all("found").map { $0[0] } == ["silk", "milk"])
      #expect(answer.records.keys.sorted() == ["shelf"])
    }

    @Test mutating func `a shelf names the rounds that are still to be read`() {
      let milk = record("silkworm", ["milk"])
      let shelf = ParsedReply(newWord(0, 5, 0, 0)).records["shelf"]!
      page = PagePlayer()
      _ = asked(0, "")
      let answer = ParsedReply(load(PagePlayer.put(shelf)))
      #expect(answer.all("key").count == 2 && answer.all("key")[1] == [milk.key])
      #expect(ParsedReply(load(PagePlayer.put(milk.text)))["key"] == nil)
      #expect(ParsedReply(start(1, 0, 0))["round"]?[5] == "1")
      #expect(ParsedReply(undoNewWord(0, 0))["round"]?[0] == "silkworm")
    }

    @Test mutating func `what there is beside the round: open rounds, seven days, what is offered`() {
      _ = record("silkworm", ["milk", "silk"])
      _ = newWord(0, 7, 1_795_000_100, 0)
      _ = setDay(2026, 11, 22)
      let told = ParsedReply(overview())
      let open = told.all("open").first ?? []
      #expect(RoundID(key: Array(open[0].utf8))?.freeRoot == "silkworm")
      #expect(open.dropFirst() == ["silkworm", "0", "2", "40", "1795000000", "0"])
      #expect(told.all("day").map { $0[0] } == (320...326).map(String.init))
      #expect(Set(told.all("day").map { $0[1] }) == ["0"])
      #expect(told["upcoming"] == ["326"] && told["offered"] == nil)
      _ = playToday(8, 1_795_000_200, 0)
      let beside = ParsedReply(overview())
      #expect(beside["upcoming"] == ["0"] && beside["offered"] == beside.all("open").first)
    }

    @Test mutating func `a round is resumed by its key, and on another device its root is dealt`() {
      let milk = record("silkworm", ["milk"])
      _ = asked(1, "silkworm")
      _ = start(2, 1_795_000_100, 0)
      let records = ParsedReply(play(PagePlayer.put("silk"), 1_795_000_100, 10)).records.filter { $0.key != "shelf" }
      let (key, silk) = records.first ?? ("", "")
      for (known, key, found) in [
        ([milk.text, silk], milk.key, ["milk"]), ([milk.text, silk], key, ["silk"]), ([], key, []),
      ] {
        #expect(asked(4, key)["prefix"] == ["silkworm-"])
        for record in known { _ = load(PagePlayer.put(record)) }
        let answer = ParsedReply(start(1, 0, 0))
        #expect(answer["round"]?[0] == "silkworm" && answer.all("found").map { $0[0] } == found)
      }
      #expect(asked(4, "69-3-classic")["prefix"] == ["69-"])
      #expect(ParsedReply(start(1, 0, 0))["round"]?[1] == "69")
      #expect(asked(4, "silkworm")["asked"] == ["bad"])
    }

    @Test func `the first visit of a day opens its puzzle, a later one what was on screen, ended or not`() {
      _ = setDay(2026, 11, 22)
      _ = asked(1, "silkworm")
      var saved: [String: String] = [:]
      func save(_ reply: UnsafeMutableRawPointer?) { saved.merge(ParsedReply(reply).records) { $1 } }
      func round(onScreen key: String = "", day: Int32 = 22) -> [String] {
        _ = setDay(2026, 11, day)
        #expect(asked(0, key)["prefix"] == ["\(304 + day)-"] + (key == "" ? [] : [key]))
        for record in saved.values { _ = load(PagePlayer.put(record)) }
        return Array((ParsedReply(start(1, 1_795_000_100, 0))["round"] ?? []).prefix(2))
      }
      save(start(1, 1_795_000_000, 0))
      save(play(PagePlayer.put("milk"), 1_795_000_000, 10))
      #expect(round() == ["silkworm", "0"])
      save(end(1_795_000_100, 20))
      #expect(round() == ["silkworm", "0"])
      save(reveal())
      let silkworm = saved.keys.first { $0 != "shelf" } ?? ""
      #expect(round() == ["silkworm", "0"] && round(onScreen: silkworm) == ["silkworm", "0"])
      #expect(round(onScreen: silkworm, day: 23)[1] == "327" && round(day: 23)[1] == "327")
      saved = [:]
      #expect(round(onScreen: silkworm)[1] == "326")
    }

    @Test func `how many words a root holds is told without a round on it`() {
      func answer(_ text: String) -> [[String]] { ParsedReply(checkOwnWord(PagePlayer.put(text))).all("ownWord") }
      #expect(answer(" SilkWorm") == [["playable", "silkworm", "40"]])
      #expect(answer("zzzzzzzz") == [["noCommonWord", "0"]])
      #expect(answer("ab") == [["tooShort", "1", "3"]])
      #expect(answer("école") == [["notLetters", "0", "233"]])
      #expect(answer("") == [["empty", "1"]])
    }

    @Test(arguments: [("ab", "bad"), ("", "bad"), ("m1lk", "bad"), ("silkwormsilkworm", "bad"), ("cat", "root")])
    func `a root has three to fifteen letters`(text: String, asked: String) {
      #expect(self.asked(1, text)["asked"] == [asked])
    }

    @Test(arguments: [
      ("0", "bad"), ("-1", "bad"), ("1.5", "bad"), ("99999999", "bad"), ("2912444", "bad"), ("325", "daily"),
    ])
    func `a daily puzzle has a number`(text: String, asked: String) {
      #expect(self.asked(2, text)["asked"] == [asked])
    }

    @Test func `before the first puzzle there is none of today`() {
      _ = setDay(2025, 12, 31)
      #expect(asked(2, "")["asked"] == ["nothing"])
      _ = setDay(2026, 1, 1)
      #expect(asked(2, "")["asked"] == ["daily"])
    }

    @Test func `a puzzle still to come says when, and today's is dealt in its place`() {
      _ = setDay(2026, 11, 22)
      #expect(asked(2, "326")["later"] == nil)
      #expect(asked(2, "327")["later"] == ["327", "2026", "11", "23"])
      #expect(ParsedReply(start(1, 0, 0))["round"]?[1] == "326")
      #expect(asked(2, "")["prefix"] == ["326-"])
      #expect(ParsedReply(start(1, 0, 0))["today"] == ["326", "0", "0"])
      #expect(ParsedReply(setDay(2026, 11, 23))["today"] == ["327", "1", "1"])
    }

    @Test mutating func `merging unites the words, twice is the same as once`() {
      let first = record("silkworm", ["milk", "silk"])
      let other = first.text
      page = PagePlayer()
      let more = asked(1, "silkworm")
      #expect(more.error == nil)
      _ = load(PagePlayer.put(other))
      _ = start(1, 0, 0)
      let grown = ParsedReply(play(PagePlayer.put("worm"), 0, 10)).records[first.key]!
      let count = Int32(other.utf8.count)
      let merged = ParsedReply(merge(count, PagePlayer.put(other + grown)))
      #expect(merged["gain"] == ["0", "1", "0", "0"])
      #expect(merged.records == [first.key: grown])
      let again = ParsedReply(merge(Int32(grown.utf8.count), PagePlayer.put(grown + other)))
      #expect(again["gain"] == ["0", "0", "0", "0"] && again.records.isEmpty)
    }

    @Test mutating func `what was forgotten comes back with an import, and with nothing else`() throws {
      let file = record("silkworm", ["milk"])
      let shelf = try #require(ParsedReply(forget(1, 1_800_000_000, 0)).records["shelf"])
      let count = Int32(shelf.utf8.count)
      #expect(ParsedReply(merge(count, PagePlayer.put(shelf + file.text))).records == [:])
      let imported = ParsedReply(importRecords(count, PagePlayer.put(shelf + file.text), 1_800_000_060))
      #expect(imported["gain"] == ["1", "1", "0", "0"])
      #expect(imported.records[file.key] == file.text)
      #expect(imported.records["shelf"]?.contains("restored 1800000060\n") == true)
    }

    @Test mutating func `damaged and newer records are counted, and sound ones taken`() {
      let record = record("silkworm", ["milk"])
      let damaged = record.text.replacingFirst("milk", "silk")
      let newer = record.text.replacingFirst("round 1", "round 2")
      let merged = ParsedReply(merge(0, PagePlayer.put(damaged + newer + record.text)))
      #expect(merged.all("loaded") == [["0", "0", "0", "0"], ["1", "1", "1", "0"]])
      #expect(merged.records == [record.key: record.text])
    }

    @Test mutating func `a part of a file ends with its last whole record`() {
      let record = record("silkworm", ["milk"])
      let count = record.text.utf8.count
      let answer = ParsedReply(keys(PagePlayer.put(record.text + record.text + record.text.dropLast(30))))
      #expect(answer["whole"] == ["\(2 * count)", "\(count)"])
      #expect(answer.all("key") == [[record.key]])
      #expect(ParsedReply(keys(PagePlayer.put("no record")))["whole"] == ["0", "0"])
    }

    @Test mutating func `a file with CRLF is split between its records too`() {
      let record = record("silkworm", ["milk"])
      let text = record.text.split(separator: "\n", omittingEmptySubsequences: false).joined(separator: "\r\n")
      let answer = ParsedReply(keys(PagePlayer.put(text + text + text.dropLast(30))))
      #expect(answer["whole"] == ["\(2 * text.utf8.count)", "\(text.utf8.count)"])
      #expect(answer.all("key") == [[record.key]])
    }

    @Test mutating func `a game that another tab makes forget says so, once`() throws {
      let (file, forgotten) = (record("silkworm", ["milk"]), ParsedReply(forget(1, 1_800_000_000, 0)))
      let shelf = try #require(forgotten.records["shelf"])
      _ = asked(1, "silkworm")
      _ = load(PagePlayer.put(file.text))
      _ = start(1, 0, 0)
      #expect(ParsedReply(load(PagePlayer.put(shelf)))["gain"]?.last == "1")
      #expect(ParsedReply(load(PagePlayer.put(shelf)))["gain"]?.last == "0")
    }

    @Test mutating func `what another tab found comes in without an end to this game`() {
      let first = record("silkworm", ["milk"])
      let text = ParsedReply(play(PagePlayer.put("silk"), 0, 20)).records[first.key]!
      page = PagePlayer()
      _ = asked(1, "silkworm")
      _ = load(PagePlayer.put(first.text))
      _ = start(1, 0, 0)
      let answer = ParsedReply(load(PagePlayer.put(text)))
      #expect(answer.all("found").map { $0[0] } == ["silk", "milk"])
      #expect(answer.records.isEmpty)
    }
  }
}

extension String {
  fileprivate func replacingFirst(_ old: String, _ new: String) -> String {
    guard let range = range(of: old) else { return self }
    return replacingCharacters(in: range, with: new)
  }
}
