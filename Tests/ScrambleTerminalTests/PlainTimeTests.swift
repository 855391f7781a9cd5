import ScrambleKit
import Testing
import WordScramble

@testable import ScrambleTerminal

/// Timed rounds in line mode.
@Suite struct PlainTimeTests {
  private let watch = Stopwatch()

  private func say(_ line: String, to session: inout PlainGame) -> [String] {
    session.respond(to: Array(line.utf8))
  }

  private func running() -> PlainGame {
    var session = PlainGame(Session(game(), wording: wording(), clock: watch.clock), isInteractive: true)
    _ = say("/new 3", to: &session)
    return session
  }

  @Test func `announcements of the time left follow the answer to a line`() {
    var session = running()
    let told = ([0, 1100, 120, 10, 280, 5, 210, 10] as [Int64]).map { tenths in
      watch.tenths += tenths
      return say("/score", to: &session).dropFirst().joined()
    }
    #expect(told == ["", "", "58 seconds left", "", "29 seconds left", "", "8 seconds left", ""])
    #expect(say("/time", to: &session) == ["7 seconds left"])
  }

  @Test func `while nothing is typed, each time is announced once and on time`() {
    var session = running()
    var told: [String] = []
    while let tenths = session.timeToAnnouncement {
      watch.tenths += Int64(max(0, tenths - 1))
      #expect(session.announceTime() == [] || tenths == 0)
      watch.tenths += min(1, Int64(tenths))
      told += session.announceTime()
    }
    #expect(watch.tenths == 1800)
    #expect(told == ["60 seconds left", "30 seconds left", "10 seconds left", "Time is up. Finish your word."])
    // A short word, because one that uses every letter would print an extra line.
    let word = "\(session.game.missed.last!)"
    let lines = say(word, to: &session)
    #expect(lines.count == 5 && lines[0].hasPrefix("\(word) +") && lines[1].contains("1 of "))
    #expect(lines[2] == "3 minutes again: /new 3")
    #expect(session.timeToAnnouncement == nil && session.announceTime() == [])
  }

  @Test func `an untimed or paused round waits for a line without a timeout`() {
    var session = running()
    _ = say("/pause", to: &session)
    #expect(session.timeToAnnouncement == nil)
    _ = say("/go", to: &session)
    #expect(session.timeToAnnouncement == 1200)
    _ = say("/back", to: &session)
    #expect(session.timeToAnnouncement == nil)
  }

  @Test func `a timed round is paused after sleep or ten idle minutes, with one announcement`() {
    var session = running()
    let paused = wording().text(.commandPaused)
    #expect(session.look() == [])
    watch.tenths += 540_000
    #expect(session.look() == [paused] && session.look() == [] && session.announceTime() == [])
    _ = say("/go", to: &session)
    #expect(say("/time", to: &session) == ["3 minutes left"])
    watch.tenths += 101
    let word = "\(session.game.missed.last!)"
    #expect(say(word, to: &session) == [paused] && session.game.round.found.isEmpty)
    _ = say("/new 100", to: &session)
    for _ in 0..<300 {
      watch.tenths += 20
      #expect(session.look() == [])
    }
    watch.tenths += 20
    #expect(session.look() == [paused] && session.game.round.timeLeft == .minutes(100))
  }

  @Test func `a paused round shows neither letters nor words, and gives no hints`() {
    var session = running()
    _ = say("/pause", to: &session)
    for command in ["/letters", "/words", "/hint", "/clue"] {
      #expect(say(command, to: &session) == [wording().text(.commandPaused)], "\(command)")
    }
    #expect(session.game.round.assists.isEmpty)
  }

  @Test func `the end of the time is announced after the answer to the next line`() {
    var session = running()
    let word = "\(session.game.missed.last!)"
    watch.tenths += 1900
    let lines = say(word, to: &session)
    #expect(lines.count == 6 && lines[0].hasPrefix("\(word) +") && lines[1] == "Time is up")
    #expect(lines[2].contains("1 of ") && lines[2].contains(" in 3 minutes") && lines[5].hasPrefix("/missed shows"))
    #expect(say("/continue", to: &session) == Array(lines[2...]))
  }

  @Test(
    arguments: [
      "/help", "?", "/letters", "/words", "/score", "/time", "/compare", "/define milk", "/share", "/record",
      "/calendar", "/book", "/learn",
    ])
  func `a question after the time is up does not prevent the last word`(question: String) {
    var session = running()
    let word = "\(session.game.missed.last!)"
    watch.tenths += 1900
    #expect(say(question, to: &session).last == "Time is up. Finish your word.")
    #expect(say(word, to: &session)[0].hasPrefix("\(word) +") && session.game.round.isEnded)
  }

  @Test func `a hint after the time is up ends the round`() {
    var session = running()
    watch.tenths += 1900
    #expect(say("/hint", to: &session).contains("Time is up") && session.game.round.isEnded)
  }

  @Test func `only valid time limits are accepted`() {
    var session = running()
    for line in ["/new 0", "/new 101", "/new x"] {
      #expect(say(line, to: &session) == ["\(line) is not a command. /help lists them."])
    }
  }
}
