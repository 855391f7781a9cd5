import ScrambleTesting
import Testing

@testable import ScrambleCore

struct WordTests {
  @Test(arguments: WordSamples.words)
  func `letters are folded, and spaces, invisible characters and full stops around them are removed`(
    text: WordSamples.Sample, expected: String
  ) throws {
    let word = try Word(text.bytes)
    #expect(word.description == expected)
    #expect(word.ascii == Array(expected.utf8))
    #expect(word.letters == expected.utf8.map { $0 - 97 })
    #expect(word.count == expected.utf8.count)
  }

  @Test(arguments: WordSamples.empty)
  func `a text of trimmed characters only is empty`(text: WordSamples.Sample) {
    #expect(throws: WordError.empty) { try Word(text.bytes) }
    #expect(Word.trimmed(text.bytes) == [])
  }

  @Test(arguments: WordSamples.notLetters)
  func `anything but a letter is refused and reported, and never folded`(text: WordSamples.Sample) {
    var expected: [Unicode.Scalar] = []
    for scalar in String(decoding: Word.trimmed(text.bytes), as: UTF8.self).unicodeScalars {
      let isLetter = ("a"..."z").contains(scalar) || ("A"..."Z").contains(scalar)
      if !isLetter && !expected.contains(scalar) && expected.count < 3 { expected.append(scalar) }
    }
    #expect(!expected.isEmpty)
    #expect(throws: WordError.notLetters(expected)) { try Word(text.bytes) }
  }

  @Test(arguments: WordSamples.notText)
  func `bytes that are not text are refused`(text: WordSamples.Sample) {
    #expect { try Word(text.bytes) } throws: { if case .notLetters? = $0 as? WordError { true } else { false } }
  }

  @Test func `the golden tables have over a hundred texts, all different`() {
    let samples = WordSamples.words.map(\.0) + WordSamples.empty + WordSamples.notLetters + WordSamples.notText
    let texts = samples.map(\.bytes)
    #expect(texts.count >= 180)
    #expect(Set(texts).count == texts.count)
  }

  @Test func `every single byte is a letter, white space or refused`() {
    for byte in UInt8.min...UInt8.max {
      switch byte {
      case 65...90: #expect(Self.outcome([byte]) == [byte + 32])
      case 97...122: #expect(Self.outcome([byte]) == [byte])
      case 9...13, 32, 44, 46: #expect(Self.outcome([byte]) == [])
      default: #expect(Self.outcome([byte]) == nil)
      }
    }
  }

  @Test(arguments: thoroughSeeds(100))
  func `random bytes are read as by a simple reader`(seed: UInt64) {
    var generator = SplitMix64(seed: seed)
    var differing: [[UInt8]] = []
    for _ in 0..<1_200 {
      let bytes = Self.randomBytes(&generator)
      if Self.outcome(bytes) != Self.expectedLetters(bytes) { differing.append(bytes) }
    }
    #expect(differing == [])
  }

  @Test(
    .timeLimit(.minutes(1)),
    arguments: ["m", "M", " ", "\u{B}", "\u{A0}", "\u{3000}", "\0", "é", "🙂", "\u{2003}"].map { WordSamples.Sample($0) }
  )
  func `a line of a megabyte is read in linear time`(piece: WordSamples.Sample) {
    let line = Array(repeatElement(piece.bytes, count: (1 << 19) / piece.bytes.count).joined())
    let surrounded = line + Array("milk".utf8) + line
    switch Self.outcome(piece.bytes) {
    case []: #expect(Self.outcome(surrounded) == Array("milk".utf8))
    case .some: #expect(Self.outcome(surrounded)?.count == surrounded.count)
    case nil: #expect(Self.outcome(surrounded) == nil)
    }
  }

  /// Returns the letters of a word, an empty array for an empty text, or nil for an invalid one.
  private static func outcome(_ bytes: [UInt8]) -> [UInt8]? {
    do {
      return try Word(bytes).ascii
    } catch {
      return error == .empty ? [] : nil
    }
  }

  /// Returns the letters of a text, or nil for an invalid one: follows the rules literally, removing one character
  /// after another at both ends.
  private static func expectedLetters(_ bytes: [UInt8]) -> [UInt8]? {
    let spaces: [[UInt8]] = [[9], [10], [11], [12], [13], [32], [0xC2, 0xA0], [0xE3, 0x80, 0x80]]
    var rest = bytes
    while let space = spaces.first(where: { Array(rest.prefix($0.count)) == $0 }) { rest.removeFirst(space.count) }
    let ends = spaces + [".", ",", "。", "、", "．", "，", "｡", "､", "…"].map { Array($0.utf8) }
    while let space = ends.first(where: { Array(rest.suffix($0.count)) == $0 }) { rest.removeLast(space.count) }
    var letters: [UInt8] = []
    for byte in rest {
      if (65...90).contains(byte) {
        letters.append(byte - 65 + 97)
      } else if (97...122).contains(byte) {
        letters.append(byte)
      } else {
        return nil
      }
    }
    return letters
  }

  /// Returns up to a dozen letters, spaces, parts of spaces and stray bytes. Most results have only spaces and letters.
  private static func randomBytes(_ generator: inout SplitMix64) -> [UInt8] {
    let spaces: [[UInt8]] = [[32], [9], [13, 10], [0xC2, 0xA0], [0xE3, 0x80, 0x80]]
    let parts: [[UInt8]] = [[0xC2], [0xA0], [0xE3], [0x80], [0xE3, 0x80], [0x80, 0x80], [0]]
    let strayCount = generator.pick([0, 1, 5])
    func piece(_ letters: Int, _ generator: inout SplitMix64) -> [UInt8] {
      let draw = generator.next(in: 0...20)
      if draw < strayCount { return draw % 2 == 0 ? generator.pick(parts) : [generator.byte()] }
      return draw < letters ? [generator.pick([65, 97]) + UInt8(generator.next(below: 26))] : generator.pick(spaces)
    }
    var bytes: [UInt8] = []
    for letters in [5, 21, 5] {
      for _ in 0..<generator.next(in: 0...4) { bytes += piece(letters, &generator) }
    }
    return bytes
  }
}
