import ScrambleCore
import ScrambleKit
import Testing

@testable import ScrambleTerminal

/// Timed rounds in line mode.
@Suite struct PlainTimeTests {
  private let testClock = TestClock()

  private func enter(_ line: String, in plain: inout PlainGame) -> [String] {
    plain.respond(to: Array(line.utf8))
  }

  private func runningGame() -> PlainGame {
    var plain = PlainGame(Session(game(), wording: wording(), clock: testClock.clock), isInteractive: true)
    _ = enter("/new 3", in: &plain)
    return plain
  }

  @Test func `announcements of the time left follow the answer to a line`() {
    var plain = runningGame()
    let announcements = ([0, 1100, 120, 10, 280, 5, 210, 10] as [Int64]).map { tenths in
      testClock.tenths += tenths
      return enter("/score", in: &plain).dropFirst().joined()
    }
    #expect(announcements == ["", "", "58 seconds left", "", "29 seconds left", "", "8 seconds left", ""])
  }

  @Test func `while nothing is typed, each time is announced once and on time`() {
    var plain = runningGame()
    var announcements: [String] = []
    while let tenths = plain.tenthsToAnnouncement {
      testClock.tenths += Int64(max(0, tenths - 1))
      #expect(plain.announceTime() == [] || tenths == 0)
      testClock.tenths += min(1, Int64(tenths))
      announcements += plain.announceTime()
    }
    #expect(testClock.tenths == 1800)
    #expect(
      announcements == ["60 seconds left", "30 seconds left", "10 seconds left", "Time is up. Finish your word."])
    // A short word, because one that uses every letter would print an extra line.
    let word = "\(plain.game.missed.last!)"
    let lines = enter(word, in: &plain)
    #expect(lines.count == 5 && lines[0].hasPrefix("\(word) +") && lines[1].contains("1 of "))
    #expect(lines[2] == "3 minutes again: /new 3")
    #expect(plain.tenthsToAnnouncement == nil && plain.announceTime() == [])
  }

  @Test func `an untimed or paused round waits for a line without a timeout`() {
    var plain = runningGame()
    _ = enter("/pause", in: &plain)
    #expect(plain.tenthsToAnnouncement == nil)
    _ = enter("/go", in: &plain)
    #expect(plain.tenthsToAnnouncement == 1200)
    _ = enter("/back", in: &plain)
    #expect(plain.tenthsToAnnouncement == nil)
  }

  @Test func `the end of the time is announced after the answer to the next line`() {
    var plain = runningGame()
    let word = "\(plain.game.missed.last!)"
    testClock.tenths += 1900
    let lines = enter(word, in: &plain)
    #expect(lines.count == 6 && lines[0].hasPrefix("\(word) +") && lines[1] == "Time is up")
    #expect(lines[2].contains("1 of ") && lines[2].contains(" in 3 minutes") && lines[5].hasPrefix("/missed shows"))
    #expect(enter("/continue", in: &plain) == Array(lines[2...]))
  }

  @Test(
    arguments: [
      "/help", "?", "/letters", "/words", "/score", "/define milk", "/statistics", "/book", "/learn",
    ])
  func `a question after the time is up does not prevent the last word`(question: String) {
    var plain = runningGame()
    let word = "\(plain.game.missed.last!)"
    testClock.tenths += 1900
    #expect(enter(question, in: &plain).last == "Time is up. Finish your word.")
    #expect(enter(word, in: &plain)[0].hasPrefix("\(word) +") && plain.game.round.isEnded)
  }
}
