import ScrambleTesting
import Testing

@testable import ScrambleTerminal

@Suite struct SuggestionTests {
  private let commands = ["play", "check", "solve", "daily", "words", "help"]

  @Test(arguments: [
    ("chekc", "check"), ("check", "check"), ("solv", "solve"), ("slove", "solve"), ("dialy", "daily"),
    ("dayly", "daily"),
    ("word", "words"), ("wrods", "words"), ("pla", "play"), ("Play", "play"), ("plya", "play"), ("hlep", "help"),
    ("checkk", "check"),
  ])
  func `the name that was meant is found`(typed: String, meant: String) {
    #expect(Suggestion.nearest(to: typed, in: commands) == meant)
  }

  @Test(arguments: ["", "xyzzy", "silkworm", String(repeating: "check", count: 1000), "\u{1B}[31m", "单词"])
  func `where nothing is near, nothing is suggested`(typed: String) {
    #expect(Suggestion.nearest(to: typed, in: commands) == nil)
  }

  @Test func `of equals the first is taken, and of nothing nothing`() {
    #expect(Suggestion.nearest(to: "cat", in: ["bat", "hat"]) == "bat")
    #expect(Suggestion.nearest(to: "cat", in: []) == nil)
  }
}
