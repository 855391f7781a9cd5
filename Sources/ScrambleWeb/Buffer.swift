import WordScramble

/// The one piece of memory that both sides of the border read and write: what was typed goes in, words and rows come out.
///
/// It never shrinks and is never freed, so that its address is good until the next call that needs more room. What is called from many
/// places is not inlined into them, here and in ``Game``, so that the page has less to load.
struct Buffer {
  /// The most bytes a page may ask for; an `english.lex` has a quarter of a million.
  static let limit = 1 << 21

  private var memory = UnsafeMutableRawBufferPointer(start: nil, count: 0)
  /// How many bytes of an answer have been written.
  private(set) var count = 0

  /// Where the first byte is.
  var address: UnsafeMutableRawPointer? { memory.baseAddress }

  /// Makes room for a number of bytes, and keeps what has been written.
  @inline(never)
  mutating func makeRoom(for capacity: Int) {
    guard capacity > memory.count else { return }
    let larger = UnsafeMutableRawBufferPointer.allocate(byteCount: capacity, alignment: 16)
    larger.copyMemory(from: UnsafeRawBufferPointer(rebasing: memory.prefix(count)))
    memory.deallocate()
    memory = larger
  }

  /// Returns a copy of the first bytes.
  func bytes(_ count: Int32) throws(Code) -> [UInt8] {
    guard (0...memory.count).contains(Int(count)) else { throw .outOfRange }
    return Array(memory.prefix(Int(count)))
  }

  /// Begins an answer, which is written over what was in the buffer.
  mutating func begin() {
    count = 0
  }

  /// Writes a byte.
  @inline(never)
  mutating func put(_ byte: UInt8) {
    if count == memory.count { makeRoom(for: max(256, 2 * count)) }
    memory[count] = byte
    count += 1
  }

  /// Writes letters in ASCII.
  @inline(never)
  mutating func put(letters: [UInt8]) {
    for letter in letters { put(letter + UInt8(ascii: "a")) }
  }

  /// Writes a word and a line feed, and a plus sign between them where the word is a bonus.
  @inline(never)
  mutating func put(line word: Word, isBonus: Bool) {
    put(letters: word.letters)
    if isBonus { put(UInt8(ascii: "+")) }
    put(UInt8(ascii: "\n"))
  }

  /// Writes three numbers, each in two bytes, the lower first.
  @inline(never)
  mutating func put(row first: Int, _ second: Int, _ third: Int) {
    for number in [first, second, third] {
      put(UInt8(truncatingIfNeeded: number))
      put(UInt8(truncatingIfNeeded: number >> 8))
    }
  }
}
