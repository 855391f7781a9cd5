import ScrambleTesting
import Testing

@testable import ScrambleCore

struct PackedWordsTests {
  @Test(arguments: 0..<20 as Range<UInt64>)
  func `the words of the selected classes remain in order`(seed: UInt64) {
    var generator = SplitMix64(seed: seed)
    let words = (0..<generator.next(in: 0...60)).map { _ in generator.word(lengths: 3...8, alphabet: 4) }
    let entries = words.map { word in
      Lexicon.Entry(PackedLetters(word.letters), generator.pick(WordClass.allCases), .none)
    }
    let selectedClasses = WordClass.allCases.filter { _ in generator.next(below: 2) == 0 }
    let root = words.first.flatMap { PackedLetters($0) }
    let packed = PackedWords(ContiguousArray(entries), excluding: root) { selectedClasses.contains($0) }
    let expected = entries.filter { selectedClasses.contains($0.wordClass) && $0.letters != root }.map(\.word)
    #expect(Array(packed) == expected)
    #expect(packed.indices.map { packed[$0] } == expected)
    #expect(packed.count == expected.count && packed.isEmpty == expected.isEmpty)
    #expect(packed.last == expected.last && Array(packed.reversed()) == expected.reversed())
  }
}
