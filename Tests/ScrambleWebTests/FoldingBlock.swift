import ScrambleTesting
import WordScramble

/// Ten thousand random byte strings, most of them close to the boundary between words and other text.
struct FoldingBlock {
  private static let count = 10_000
  private static let spaces: [[UInt8]] = [
    [], [0x20], [0x09], [0xC2, 0xA0], [0xE3, 0x80, 0x80], [0x0D, 0x0A], [0x0B, 0x0C], [0xC2],
  ]
  private static let trickyBytes: [UInt8] = [
    0xC2, 0xA0, 0xE3, 0x80, 0x20, 0x09, 0x0D, 0x61, 0x7A, 0x41, 0x5A, 0x40, 0x5B, 0x60, 0x7B, 0x00,
  ]

  private var generator: SplitMix64

  init(_ seed: UInt64) {
    generator = SplitMix64(seed: seed)
  }

  /// The digest of the core's answers to the strings, one per line.
  var digest: Digest {
    var block = self
    var digest = Digest()
    for _ in 0..<FoldingBlock.count {
      digest.add(FoldingBlock.answer(to: block.next()))
      digest.add([UInt8(ascii: "\n")])
    }
    return digest
  }

  private static func answer(to string: [UInt8]) -> [UInt8] {
    do throws(WordError) {
      return try Word(string).ascii
    } catch {
      return Array(error == .empty ? "ignored".utf8 : "notLetters".utf8)
    }
  }

  /// Returns the next string, made of 16 random bytes: the first determines the kind and the length, the others the
  /// content.
  private mutating func next() -> [UInt8] {
    let (low, high) = (generator.next(), generator.next())
    let bytes = (0..<16).map { UInt8(truncatingIfNeeded: ($0 < 8 ? low : high) >> UInt64($0 % 8 * 8)) }
    let content = bytes[1..<1 + Int(bytes[0] >> 2 & 15)]
    switch bytes[0] & 3 {
    case 0: return Array(content)
    case 1: return content.map(FoldingBlock.letter)
    case 2: return content.map { FoldingBlock.trickyBytes[Int($0 & 15)] }
    default:
      let (first, last) = (bytes[14], bytes[15])
      return FoldingBlock.spaces[Int(first & 7)] + content.map(FoldingBlock.letter) + FoldingBlock.spaces[Int(last & 7)]
    }
  }

  private static func letter(_ byte: UInt8) -> UInt8 {
    byte % 26 + (byte < 128 ? 0x61 : 0x41)
  }
}
