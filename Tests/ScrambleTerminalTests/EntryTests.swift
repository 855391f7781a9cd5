import Testing
import WordScramble

@testable import ScrambleTerminal

@Suite struct EntryTests {
  private func entry(_ text: String) -> Entry {
    var entry = Entry()
    for sign in text.unicodeScalars { entry.add(sign) }
    return entry
  }

  @Test(arguments: [
    ("", "", "--------"), ("milk", "++++", "-ilk---m"), ("mill", "+++-", "-il----m"), ("x", "-", "--------"),
    ("MiLk", "++++", "-ilk---m"), ("silkworm", "++++++++", "silkworm"), ("mm", "+-", "-------m"),
    ("é", "-", "--------"),
  ])
  func `each letter typed takes one of the root's, as often as it has it`(text: String, there: String, used: String) {
    let root: Word = "silkworm"
    let taken = entry(text).taken(from: root.letters)
    #expect(taken.isSignThere.map { $0 ? "+" : "-" }.joined() == there)
    #expect(zip(root.description, taken.isTileUsed).map { $1 ? "\($0)" : "-" }.joined() == used)
  }

  @Test func `of equal letters on the cord each is taken once`() {
    let root: Word = "alarming"
    let taken = entry("aaa").taken(from: root.letters)
    #expect(taken.isSignThere == [true, true, false])
    #expect(taken.isTileUsed == [true, false, true, false, false, false, false, false])
  }

  @Test func `capitals become small letters, and nothing else is changed`() {
    #expect(entry("AZ[@É").signs == ["a", "z", "[", "@", "É"])
    #expect(entry("Milk é").bytes == Array("milk é".utf8))
  }

  @Test func `more than 64 signs are not taken in`() {
    let long = entry(String(repeating: "m", count: 100))
    #expect(long.signs.count == 64)
  }

  @Test func `the last sign is taken back, and from an empty field nothing`() {
    var entry = entry("mi")
    entry.removeLast()
    #expect(entry.bytes == Array("m".utf8))
    entry.removeLast()
    entry.removeLast()
    #expect(entry.isEmpty)
  }
}
