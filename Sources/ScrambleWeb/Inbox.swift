import WordScramble

/// The fixed piece of memory into which the page writes what a call is about: a text, a file, records.
struct Inbox {
  /// How many bytes it has; an `english.lex` has a quarter of a million.
  static let size = 1 << 20

  private let memory = UnsafeMutableRawBufferPointer.allocate(byteCount: size, alignment: 16)

  /// Where it begins, for as long as the instance lives.
  var address: UnsafeMutableRawPointer? { memory.baseAddress }

  /// Returns a copy of some bytes: those from a place up to, but not including, another.
  func bytes(from start: Int32 = 0, to end: Int32) throws(BorderError) -> [UInt8] {
    guard 0 <= start, start <= end, end <= Inbox.size else { throw .outOfRange }
    return Array(memory[Int(start)..<Int(end)])
  }
}

/// The piece of memory from which the page reads the answer to a call: its length in four bytes, the lowest first, and the answer.
struct Outbox {
  private var memory = UnsafeMutableRawBufferPointer.allocate(byteCount: 1 << 14, alignment: 16)

  /// Writes an answer; returns where it begins, until the next one is written.
  mutating func hold(_ answer: [UInt8]) -> UnsafeMutableRawPointer? {
    let needed = answer.count + 4
    if needed > memory.count {
      memory.deallocate()
      memory = UnsafeMutableRawBufferPointer.allocate(byteCount: max(needed, 2 * memory.count), alignment: 16)
    }
    memory.storeBytes(of: UInt32(answer.count).littleEndian, as: UInt32.self)
    UnsafeMutableRawBufferPointer(rebasing: memory[4..<needed]).copyBytes(from: answer)
    return memory.baseAddress
  }
}
