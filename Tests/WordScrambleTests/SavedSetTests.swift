import ScrambleTesting
import Testing

@testable import WordScramble

struct SavedSetTests {
  private let sets = ["silkworm", "planters", "starling"].map { PuzzleSet(roots: [try! Word($0.utf8)])! }
  private func moment(_ seconds: Int64) -> Moment { Moment(seconds: seconds, uptime: seconds * 10) }

  private func readBack(_ shelf: Shelf) -> SavedRounds { SavedRounds(Record(shelf, in: History()).bytes) }

  @Test func `sets are saved with their names, renamed, removed and read back`() {
    var shelf = Shelf()
    shelf.save(sets[0], name: Array("Unit 3 – Wörter ".utf8), at: moment(10))
    shelf.save(sets[1], name: [], at: moment(20))
    shelf.save(sets[0], name: Array("Unit 4".utf8), at: moment(30))
    shelf.save(sets[2], name: Array("a\u{202E}\u{7}b".utf8), at: moment(40))
    shelf.removeSet(sets[1].checksum, at: moment(5))
    #expect(shelf.savedSets.map { String(decoding: $0.name, as: UTF8.self) } == ["ab", "Unit 4"])
    #expect(shelf.savedSets.map { $0.set } == [sets[2], sets[0]])
    let read = readBack(shelf)
    #expect(read.shelf == shelf && read.damagedRecords.isEmpty)
  }

  @Test func `sets of two devices merge in any order, and the later state wins`() {
    var (first, second) = (Shelf(), Shelf())
    first.save(sets[0], name: Array("old".utf8), at: moment(10))
    second.save(sets[0], name: Array("new".utf8), at: moment(20))
    first.save(sets[1], name: [], at: moment(10))
    second = {
      var shelf = second; shelf.save(sets[1], name: [], at: moment(10));
      shelf.removeSet(sets[1].checksum, at: moment(11)); return shelf
    }()
    var (one, other) = (first, second)
    one.merge(second)
    other.merge(first)
    #expect(
      one.savedSets == other.savedSets && one.savedSets.map { String(decoding: $0.name, as: UTF8.self) } == ["new"])
  }

  @Test func `a set saved on one device and removed on another within a second is removed, in any order`() {
    var (first, second) = (Shelf(), Shelf())
    first.save(sets[0], name: [], at: moment(10))
    second.save(sets[0], name: [], at: moment(9))
    second.removeSet(sets[0].checksum, at: moment(10))
    var (one, other) = (first, second)
    one.merge(second)
    other.merge(first)
    #expect(one.savedSets.isEmpty && other.savedSets.isEmpty)
  }

  @Test func `forgetting everything forgets the sets`() {
    var shelf = Shelf()
    shelf.save(sets[0], name: [], at: moment(10))
    var other = shelf
    shelf.forget(atSecond: 20)
    other.merge(shelf)
    #expect(shelf.savedSets.isEmpty && other.savedSets.isEmpty)
  }

  @Test func `at most the latest one hundred sets are saved`() {
    var shelf = Shelf()
    for index in 0..<120 {
      let root = Word(letters: [UInt8(index % 26), UInt8(index / 26), 3, 4])
      shelf.save(PuzzleSet(roots: [root])!, name: Array(repeating: 0xC3, count: 400), at: moment(Int64(index)))
    }
    #expect(shelf.savedSets.count == 100 && shelf.savedSets[0].set?.roots == [Word(letters: [15, 4, 3, 4])])
    #expect(readBack(shelf).shelf == shelf)
  }

  @Test(arguments: ["set 5 s1.x\n", "set 5\n", "set x s1.\n", "unset 5 s1.AAAA name\n"])
  func `a line that is not a valid set damages the record`(line: String) {
    var text = TextBuilder()
    text.add(Array("shelf 1\n\(line)".utf8))
    let sum = Checksum(text.bytes[...]).value
    text.add("sum ")
    text.add(hexadecimal: sum)
    text.add("\n\n")
    #expect(SavedRounds(text.bytes).damagedRecords.count + (SavedRounds(text.bytes).isTruncated ? 1 : 0) == 1)
  }

  @Test(arguments: [("7b %E2%80%AE", true), ("7b%20%E5%8D%95", false), ("a%0Ab", true), ("a%1B", true), ("a%FF", true)])
  func `a name with control characters, direction marks or invalid UTF-8 damages the record`(
    name: String, isDamaged: Bool
  ) {
    let code = String(decoding: sets[0].code, as: UTF8.self)
    var text = TextBuilder()
    text.add(Array("shelf 1\nset 5 \(code) \(name)\n".utf8))
    let sum = Checksum(text.bytes[...]).value
    text.add("sum ")
    text.add(hexadecimal: sum)
    text.add("\n\n")
    #expect(SavedRounds(text.bytes).shelf.savedSets.isEmpty == isDamaged)
  }

  @Test func `texts are written as ASCII in exactly one form and read back`() {
    for text in ["", "Unit 3", "单词", "%", "a-b"] {
      #expect(PercentEncoding.decoded(PercentEncoding.encoded(Array(text.utf8))) == Array(text.utf8))
    }
    for text in ["%4", "%zz", "%41", "%e4", " "] {
      #expect(PercentEncoding.decoded(Array(text.utf8)) == nil, "\(text)")
    }
  }
}
