import ScrambleTesting
import Testing

@testable import ScrambleCore

struct LetterKeyTests {
  static let mask: UInt64 = 1 << 43 - 1

  @Test func `all 18,156,204 sums of up to eight weights differ`() {
    // No letter has weight 0. With it as a 27th weight, the sums of eight weights include all sums of up to eight of
    // the 26.
    #expect(8 * LetterWeights.logarithms.max()! < 1 << 42)
    #expect(Sums(weights: [0] + LetterWeights.logarithms, terms: 8, count: 18_156_204).areAllDifferent)
  }

  @Test(arguments: [0, 1, 2, 31, 999, .max] as [UInt32])
  func `mixing multiplies every weight by one odd number, which keeps sums distinct`(seed: UInt32) {
    var generator = SplitMix64(seed: UInt64(seed))
    let multiplier = generator.next() | 1
    let weights = LetterWeights(seed: seed)
    for letter in UInt8(0)..<26 {
      let expected = (LetterWeights.logarithms[Int(letter)] &* multiplier) & Self.mask
      #expect(weights[letter] & Self.mask == expected)
    }
  }

  @Test(arguments: 0..<50 as Range<UInt64>)
  func `the key of letters does not depend on their order`(seed: UInt64) {
    var generator = SplitMix64(seed: seed)
    let weights = LetterWeights(seed: UInt32(seed))
    let letters = generator.word(lengths: 3...8).letters
    let key = weights.key(of: PackedLetters(letters))
    var shuffled = letters
    generator.shuffle(&shuffled)
    #expect(weights.key(of: PackedLetters(shuffled)).bits & Self.mask == key.bits & Self.mask)
    let others = PackedLetters(letters.dropLast() + [(letters.last! + 1) % 26])
    #expect(weights.key(of: others).bits & Self.mask != key.bits & Self.mask)
  }

  @Test(arguments: 0..<50 as Range<UInt64>)
  func `the parts of a key cover all of its 43 bits`(seed: UInt64) {
    var generator = SplitMix64(seed: seed)
    let bits = generator.next()
    let key = LetterKey(bits: bits)
    #expect(UInt64(key.homeSlot) | UInt64(key.checkBits) << 17 | UInt64(key.tag) << 27 == bits & Self.mask)
    #expect(key.bucket == Int((bits & Self.mask) >> 30))
  }
}

/// All sums of a fixed number of weights, which may be repeated. Plain loops over raw memory compute and sort them,
/// because there are millions of them.
private struct Sums {
  private typealias Memory = UnsafeMutablePointer<UInt64>

  let weights: [UInt64]
  let terms: Int
  /// The expected number of sums.
  let count: Int

  /// Whether there are as many sums as expected, and no two are equal. After sorting by the lowest, middle and highest
  /// bits, equal sums are neighbors.
  var areAllDifferent: Bool {
    let sums = Memory.allocate(capacity: count)
    let buffer = Memory.allocate(capacity: count)
    defer {
      sums.deallocate()
      buffer.deallocate()
    }
    guard writeSums(terms, from: 0, to: 0, into: sums, at: 0) == count else { return false }
    sort(sums, by: 0, into: buffer)
    sort(buffer, by: 14, into: sums)
    sort(sums, by: 28, into: buffer)
    var index = 1
    while index < count, buffer[index - 1] < buffer[index] { index += 1 }
    return index == count
  }

  /// Writes all sums of a given sum and a number of further weights. Returns the index after the last one written.
  private func writeSums(_ terms: Int, from first: Int, to sum: UInt64, into sums: Memory, at index: Int) -> Int {
    var index = index
    var next = first
    while next < weights.count, index < count {
      if terms > 1 {
        index = writeSums(terms - 1, from: next, to: sum + weights[next], into: sums, at: index)
      } else {
        sums[index] = sum + weights[next]
        index += 1
      }
      next += 1
    }
    return index
  }

  /// Sorts by 14 bits; the sort is stable.
  private func sort(_ sums: Memory, by shift: UInt64, into sorted: Memory) {
    let starts = UnsafeMutablePointer<Int>.allocate(capacity: 1 << 14 + 1)
    starts.initialize(repeating: 0, count: 1 << 14 + 1)
    defer { starts.deallocate() }
    var index = 0
    while index < count {
      starts[Int(truncatingIfNeeded: sums[index] &>> shift & 0x3FFF) &+ 1] &+= 1
      index &+= 1
    }
    for digit in 1...1 << 14 { starts[digit] += starts[digit - 1] }
    index = 0
    while index < count {
      let digit = Int(truncatingIfNeeded: sums[index] &>> shift & 0x3FFF)
      sorted[starts[digit]] = sums[index]
      starts[digit] &+= 1
      index &+= 1
    }
  }
}
