/// The memory from which the page reads the reply to a call: the length in four bytes, little-endian, and then the
/// reply.
struct Outbox {
  private var memory = UnsafeMutableRawBufferPointer.allocate(byteCount: 1 << 14, alignment: 16)

  /// Writes a reply. Returns its address, which is valid until the next reply.
  mutating func write(_ reply: [UInt8]) -> UnsafeMutableRawPointer? {
    let needed = reply.count + 4
    if needed > memory.count {
      memory.deallocate()
      memory = UnsafeMutableRawBufferPointer.allocate(byteCount: max(needed, 2 * memory.count), alignment: 16)
    }
    memory.storeBytes(of: UInt32(reply.count).littleEndian, as: UInt32.self)
    UnsafeMutableRawBufferPointer(rebasing: memory[4..<needed]).copyBytes(from: reply)
    return memory.baseAddress
  }
}
