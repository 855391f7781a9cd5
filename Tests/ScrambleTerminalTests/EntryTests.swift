import ScrambleTesting
import Testing

@testable import ScrambleTerminal

@Suite struct EntryTests {
  private func entry(_ text: String) -> Entry {
    var entry = Entry()
    for sign in text.unicodeScalars { entry.add(sign) }
    return entry
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
