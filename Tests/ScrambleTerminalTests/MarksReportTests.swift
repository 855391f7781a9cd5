import ScrambleClass
import ScrambleKit
import ScrambleTesting
import Testing
import WordScramble

@testable import ScrambleTerminal

struct MarksReportTests {
  private func report(
    of set: PuzzleSet, _ seats: [(seat: Int, words: [[String]])], in language: Language = .english
  ) throws -> MarksReport {
    var marks = Marks(of: set, in: english, avoiding: try gameFiles.loadSensitiveWords())
    for (seat, rounds) in seats {
      var game = game()
      for (index, words) in rounds.enumerated() where !words.isEmpty {
        game.play(set, number: index + 1, at: Clock.stopped.moment())
        for word in words { _ = try game.play(text: word.utf8, at: Clock.stopped.moment()) }
        if seat == 3 { game.end(at: Clock.stopped.moment()) }
      }
      marks.add(game.handIn(of: set, seat: seat).code)
    }
    return MarksReport(of: marks, wording: wording(language))
  }

  @Test func `a table has a row for each seat, and the totals before the rounds`() throws {
    let set = try #require(PuzzleSet(roots: ["silkworm", "planters"], unitWords: ["milk", "plant"]))
    let report = try report(of: set, [(12, [["milk", "row"], []]), (3, [["milk"], ["plant", "plan", "tan"]])])
    #expect(
      report.lines.joined(separator: "\n") == """
        Set silkworm + 1

        Seat  All rounds  1 silkworm  2 planters
           3       4/7/2       1/2/1       3/5/1
          12      2/3/1*      2/3/1*           -

        Words/points/unit words; * is still being played, - was not started.
        Every unit word was found.
        """)
  }

  @Test(arguments: Language.allCases)
  func `many rounds continue in further tables that fit the terminal`(language: Language)
    throws
  {
    let roots = english.roots.map(\.word).filter { $0.count == 8 }.prefix(30)
    let set = try #require(PuzzleSet(roots: Array(roots)))
    let firstWord = try #require(Puzzle(root: set.roots[29], in: english).common.first?.description)
    let seats = (1...40).map { seat in (seat: seat, words: Array(repeating: [], count: 29) + [[firstWord]]) }
    let lines = try report(of: set, seats, in: language).lines
    #expect(lines.allSatisfy { $0.displayWidth < 80 })
    let headings = lines.filter { line in
      set.roots.enumerated().contains { line.contains(" \($0 + 1) \($1)") }
    }
    for (index, root) in set.roots.enumerated() {
      #expect(headings.count { $0.contains(" \(index + 1) \(root)") } == 1, "\(root)")
    }
    #expect(lines.count { $0.hasPrefix("  40  ") } == headings.count)
  }

  @Test func `without valid hand-ins the report says why`() throws {
    let set = try #require(PuzzleSet(roots: ["silkworm"]))
    #expect(try report(of: set, []).lines == ["Set silkworm", "Nothing handed in was found in the text."])
    var marks = Marks(of: set, in: english, avoiding: try gameFiles.loadSensitiveWords())
    marks.add(Array("h1.A h2.A".utf8))
    #expect(
      MarksReport(of: marks, wording: wording()).lines == [
        "Set silkworm", "1 code is from a newer version of the game. Update yours.",
        "Line 1: the code is damaged. It is cut off or mistyped.",
      ])
  }

  @Test func `the table for spreadsheets has a column for each heading`() throws {
    let set = try #require(PuzzleSet(roots: ["silkworm", "planters"], unitWords: ["milk"]))
    let csv = String(decoding: try report(of: set, [(12, [["milk"], []]), (7, [["milk"], []])]).csv, as: UTF8.self)
    let rows = csv.split(separator: "\r\n")
    #expect(rows[0].hasPrefix("Seat,Name,1. silkworm: Words,") && rows[0].hasSuffix(",Note"))
    #expect(rows[0].count { $0 == "," } == 11)
    #expect(rows[1] == "7,,1,2,1,,,,1,2,1,a round is still open")
    #expect(rows[2] == "12,,1,2,1,,,,1,2,1,\"a round is still open; the same as seat 7\"")
  }
}
