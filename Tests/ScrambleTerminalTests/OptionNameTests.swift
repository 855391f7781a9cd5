import Testing

@testable import ScrambleTerminal

@Suite struct OptionNameTests {
  private let long = String(repeating: "a", count: 100_000)

  @Test func `a long name of an option is cut before the parser looks for a similar one`() {
    let marks = "--" + String(repeating: "\u{301}", count: 40_000)
    let short = WordScrambleCommand.withShortOptions(["play", "--\(long)", "-\(long)", marks, "--\(long)=\(long)"])
    #expect(short.prefix(4).allSatisfy { $0.unicodeScalars.count <= 64 })
    #expect(short[4] == "--" + String(repeating: "a", count: 62) + "=\(long)")
  }

  @Test func `words, values and arguments after two dashes are left as they are`() {
    let arguments = ["check", long, "--found=\(long)", "--", "-\(long)"]
    #expect(WordScrambleCommand.withShortOptions(arguments) == arguments)
  }
}
