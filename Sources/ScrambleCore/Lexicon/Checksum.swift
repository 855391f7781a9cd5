/// A 64-bit checksum of bytes, computed eight at a time.
///
/// The method is FNV-1a (Fowler, Noll, Vo) over little-endian words instead of bytes. Each step is reversible, so a
/// change within one word always changes the result.
struct Checksum {
  private(set) var value: UInt64 = 0xCBF2_9CE4_8422_2325

  /// Computes the checksum of bytes. The last word is padded with zeros.
  init(_ bytes: ArraySlice<UInt8>) {
    let span = bytes.span.bytes
    var offset = 0
    while offset + 8 <= span.byteCount {
      add(UInt64(littleEndian: span.unsafeLoadUnaligned(fromByteOffset: offset, as: UInt64.self)))
      offset += 8
    }
    if offset < span.byteCount {
      add(bytes[(bytes.startIndex + offset)...].reversed().reduce(0) { $0 << 8 | UInt64($1) })
    }
  }

  private mutating func add(_ word: UInt64) {
    value = (value ^ word) &* 0x0000_0100_0000_01B3
    value ^= value >> 47
  }
}
