/// The piece of memory from which the page reads the answer to a call: its length in four bytes, the lowest first, and the answer.
struct Outbox {
  private var memory = UnsafeMutableRawBufferPointer.allocate(byteCount: 1 << 14, alignment: 16)

  /// Writes an answer; returns its address, which is valid until the next answer.
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
