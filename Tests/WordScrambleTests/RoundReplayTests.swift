import ScrambleTesting
import Testing

@testable import WordScramble

/// Replaying the log of a round gives the same round.
struct RoundReplayTests {
  private let sets = [PuzzleSet(roots: ["silkworm", "planters"], minutes: 3), PuzzleSet(roots: ["silkworm"])]

  private func round(_ generator: inout SplitMix64) throws -> Round {
    let set = try #require(sets[generator.next(in: 0...1)])
    let freeRound = try Round(
      root: "silkworm", number: generator.next(), minutes: generator.pick([nil, 1, 100]),
      vocabulary: generator.pick([.standard, .class(givenWords: ["kroms"])]), at: Moment(seconds: 5, uptime: 0))
    return generator.pick([freeRound, try #require(set.round(number: 1))])
  }

  @Test(arguments: UInt64(0)..<60)
  func `a replayed round has the words and times of the log`(seed: UInt64) throws {
    var generator = SplitMix64(seed: seed)
    let emptyRound = try round(&generator)
    var played = emptyRound
    let words = Array(Puzzle(of: played, in: english).common)
    for second in 0..<generator.next(in: 0...20) {
      _ = try? played.play(generator.pick(words), in: english, after: .seconds(second * 7))
    }
    var unknown: [Word] = []
    let log = RoundLog(of: played, in: english)
    let replayed = try Round(
      replaying: log, on: emptyRound, judgedBy: english.edition, in: english, unknown: &unknown)
    #expect(replayed.found == played.found && replayed.playTime == played.playTime && unknown == [])
    #expect(replayed.id == emptyRound.id && replayed.minutes == emptyRound.minutes && replayed.phase == .playing)
    #expect(RoundLog(of: replayed, in: english) == log)
  }

  private func log(_ words: [Word]) -> RoundLog {
    RoundLog(seconds: 180, foundWords: words.map { RoundLog.TimedWord(word: $0, second: 180) }, assists: [])
  }

  @Test func `several words in the last second count`() throws {
    let emptyRound = try #require(sets[0]?.round(number: 1))
    var unknown: [Word] = []
    let replayed = try Round(
      replaying: log(["milk", "worm", "silk"]), on: emptyRound, judgedBy: english.edition, in: english,
      unknown: &unknown
    )
    #expect(replayed.found.map(\.word) == ["silk", "worm", "milk"] && replayed.isTimeUp)
  }

  @Test(arguments: [true, false])
  func `the first word that breaks the rules is reported, and unknown ones of another edition are listed`(
    isSameEdition: Bool
  ) throws {
    let edition = isSameEdition ? english.edition : english.edition &+ 1
    var unknown: [Word] = []
    let error = #expect(throws: ChallengeError.self) {
      _ = try Round(
        replaying: log(["milk", "kroms", "mill"]), on: Round(root: "silkworm"), judgedBy: edition, in: english,
        unknown: &unknown)
    }
    #expect(error == (isSameEdition ? .word("kroms", .unknownWord) : .word("mill", .missing("l", 1))))
    #expect(unknown == (isSameEdition ? [] : ["kroms"]))
  }
}
