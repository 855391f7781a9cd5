import Testing

@testable import ScrambleCore

struct ChecksumTests {
  static let bytes: [UInt8] = (0..<61).map { UInt8($0 * 37 & 255) }

  @Test func `every bit of every byte counts`() {
    let value = Checksum(Self.bytes[...]).value
    for index in Self.bytes.indices {
      for bit in 0..<8 {
        var bytes = Self.bytes
        bytes[index] ^= 1 << UInt8(bit)
        #expect(Checksum(bytes[...]).value != value)
      }
    }
  }

  @Test func `the order of the bytes counts`() {
    let value = Checksum(Self.bytes[...]).value
    for (first, second) in [(0, 1), (0, 8), (7, 15), (16, 48), (59, 60)] {
      var bytes = Self.bytes
      bytes.swapAt(first, second)
      #expect(Checksum(bytes[...]).value != value)
    }
  }

  @Test func `the start of a slice does not matter`() {
    for length in 0...40 {
      let bytes = Array(Self.bytes.prefix(length))
      for start in 0...9 {
        let slice = ([UInt8](repeating: 0xAA, count: start) + bytes + [0xBB])[start..<start + length]
        #expect(Checksum(slice).value == Checksum(bytes[...]).value)
      }
    }
  }

  @Test func `similar bytes of the same length have different checksums`() {
    var values: Set<UInt64> = []
    for first in UInt8.min...UInt8.max {
      for second in UInt8.min..<16 { values.insert(Checksum([first, 0, 0, 0, 0, 0, 0, 0, second][...]).value) }
    }
    #expect(values.count == 256 * 16)
  }
}
