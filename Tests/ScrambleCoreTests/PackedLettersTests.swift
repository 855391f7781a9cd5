import ScrambleTesting
import Testing

@testable import ScrambleCore

struct PackedLettersTests {
  @Test(arguments: 0..<50 as Range<UInt64>)
  func `packed letters are unpacked unchanged`(seed: UInt64) {
    var generator = SplitMix64(seed: seed)
    for length in 1...8 {
      let letters = generator.word(lengths: length...length).letters
      let packed = PackedLetters(letters)
      #expect(packed.unpackedLetters == letters)
      #expect(packed.count == length)
      #expect(packed.bits & ~PackedLetters.lettersMask == 0)
    }
  }

  @Test func `a word of more than eight letters is not packed`() {
    #expect(PackedLetters("silkworm" as Word)?.unpackedLetters == Word("silkworm").letters)
    #expect(PackedLetters("silkworms" as Word) == nil)
  }

  @Test func `an empty value has no letters`() {
    #expect(PackedLetters(bits: 0).count == 0)
    #expect(PackedLetters(bits: 0).unpackedLetters == [])
  }
}
