/// Writes numbers without gaps, most significant bit first.
struct BitWriter {
  /// The bytes written so far. The unused bits of the last byte are 0.
  private(set) var bytes: [UInt8] = []
  private var freeBits = 0

  /// Writes the lowest bits of a number.
  mutating func write(_ number: Int, bits: Int) {
    for bit in (0..<bits).reversed() {
      if freeBits == 0 {
        bytes.append(0)
        freeBits = 8
      }
      freeBits -= 1
      bytes[bytes.count - 1] |= UInt8(number >> bit & 1) << UInt8(freeBits)
    }
  }

  /// Writes as many ones as a number says, and a zero.
  mutating func write(unary number: Int) {
    for _ in 0..<number { write(1, bits: 1) }
    write(0, bits: 1)
  }
}

/// Reads what a ``BitWriter`` has written. After the end, there are only zeros.
struct BitReader {
  private let bytes: ArraySlice<UInt8>
  private var position = 0

  init(_ bytes: ArraySlice<UInt8>) {
    self.bytes = bytes
  }

  mutating func read(bits: Int) -> Int {
    var number = 0
    for _ in 0..<bits {
      let index = bytes.startIndex + position / 8
      let byte = index < bytes.endIndex ? bytes[index] : 0
      number = number << 1 | Int(byte >> UInt8(7 - position % 8) & 1)
      position += 1
    }
    return number
  }

  mutating func readUnary() -> Int {
    var number = 0
    while read(bits: 1) == 1 { number += 1 }
    return number
  }
}
