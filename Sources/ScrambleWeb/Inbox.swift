import ScrambleCore

/// The memory into which the page writes the input of a call: a text, a file, or records.
struct Inbox {
  /// The size in bytes, about four times that of `english.lex`.
  static let size = 1 << 20

  private let memory = UnsafeMutableRawBufferPointer.allocate(byteCount: size, alignment: 16)

  /// The address of the first byte, which never changes.
  var address: UnsafeMutableRawPointer? { memory.baseAddress }

  /// Returns a copy of the bytes between two offsets.
  func bytes(from start: Int32 = 0, to end: Int32) throws(CallError) -> [UInt8] {
    guard 0 <= start, start <= end, end <= Inbox.size else { throw .outOfRange }
    return Array(memory[Int(start)..<Int(end)])
  }
}
