import Foundation
import Testing

@testable import WordLists
@testable import WordScramble

/// Tests of the parts of the word list that the page loads first.
struct StartersTests {
  private static let fullLexicon = try! Lexicon(Committed.lexiconBytes)
  private static let pack = Pack(data: Committed.data, resources: Committed.resources)
  private static let daily = try! pack.dailyRoots()
  private static let starters = Starters(of: fullLexicon, daily: daily)
  private static let months = starters.months

  @Test func `the committed starters match the months of the daily order`() throws {
    let names = try FileManager.default.contentsOfDirectory(atPath: Self.pack.starterFolder.path).sorted()
    #expect(names == Self.months.map { $0.starterFile } && names.first == "2026-01.lex")
    for month in [Self.months[10], try #require(Self.months.last)] {
      #expect(try Self.starters.bytes(for: month) == Self.committed(month), "\(month)")
    }
  }

  private static func committed(_ month: CivilMonth) throws -> [UInt8] {
    Array(try Data(contentsOf: pack.starterFolder.appending(path: month.starterFile)))
  }

  @Test(arguments: months)
  func `a starter agrees with the full list about its days and their neighbors`(month: CivilMonth) throws {
    let starter = try Lexicon(Self.committed(month))
    #expect(starter.isPart && starter.edition == Self.fullLexicon.edition && !Self.fullLexicon.isPart)
    let days = (1...Self.daily.count).filter { DailyPuzzle(number: $0).map { CivilMonth(of: $0.date) } == month }
    let containedNumbers = (days[0] - 1...days[days.count - 1] + 1).filter { (1...Self.daily.count).contains($0) }
    for number in 1...Self.daily.count {
      let root = try #require(DailyPuzzle(number: number)).root(in: starter)
      #expect(root == (containedNumbers.contains(number) ? Self.daily[number - 1] : nil), "\(number)")
    }
    for root in starter.roots.map(\.word) {
      #expect(starter.isComplete(for: root))
      let (puzzle, whole) = (Puzzle(root: root, in: starter), Puzzle(root: root, in: Self.fullLexicon))
      #expect(puzzle.common.map(\.self) == whole.common.map(\.self), "\(root)")
      #expect(puzzle.rare.map(\.self) == whole.rare.map(\.self) && puzzle.grade == whole.grade, "\(root)")
      #expect(starter.rootStatus(of: root) == Self.fullLexicon.rootStatus(of: root))
      for seed in UInt64(0)..<20 {
        let round = Round(root: root)
        #expect(
          round.shuffledLetters(seed: seed, in: starter) == round.shuffledLetters(seed: seed, in: Self.fullLexicon))
      }
    }
    let freeRoots = starter.roots.map(\.word).filter { root in !containedNumbers.contains { Self.daily[$0 - 1] == root }
    }
    #expect(freeRoots.count >= 8 && freeRoots.allSatisfy { starter.rootStatus(of: $0) == .familiar })
    #expect(starter.dealableRoots == freeRoots && Self.fullLexicon.dealableRoots == Self.fullLexicon.roots.map(\.word))
    let unknownRoot = try Word("zzzzzzzz".utf8)
    #expect(!starter.isComplete(for: unknownRoot) && Self.fullLexicon.isComplete(for: unknownRoot))
  }

  @Test func `only a partial list may lack the root of a day`() throws {
    let root = try Word("silkworm".utf8)
    var whole = LexiconBuilder()
    whole.add(root, .everyday, root: .familiar)
    whole.addDaily(nil)
    #expect(throws: LexiconBuildError.dailyWithoutRoot) { try whole.build() }
    var part = LexiconBuilder(partOf: 7)
    part.add(root, .everyday, root: .familiar)
    part.addDaily(nil)
    part.addDaily(root)
    let lexicon = try Lexicon(part.build())
    #expect(DailyPuzzle(number: 1)?.root(in: lexicon) == nil)
    #expect(DailyPuzzle(number: 2)?.root(in: lexicon)?.description == "silkworm")
  }
}
