import ScrambleTesting
import Testing

@testable import ScrambleCore

struct LexiconEntryTests {
  @Test(
    arguments: ["abc", "zzz", "milk", "zzzzzzzz", "aaaaaaaa", "silkworm"] as [Word],
    [WordClass.everyday, .common, .rare, .blocked])
  func `an entry preserves its word, class and root status`(word: Word, wordClass: WordClass) {
    for rootStatus in [RootStatus.none, .unfamiliar, .familiar] {
      let entry = Lexicon.Entry(PackedLetters(word.letters), wordClass, rootStatus)
      #expect(entry.word == word)
      #expect(entry.count == word.count)
      #expect(entry.wordClass == wordClass)
      #expect(entry.rootStatus == rootStatus)
    }
  }

  @Test(arguments: 0..<50 as Range<UInt64>)
  func `entries sort as their words do`(seed: UInt64) {
    var generator = SplitMix64(seed: seed)
    let words = (0..<60).map { _ in generator.word(lengths: 1...8, alphabet: 3) }
    let entries = words.map { word in
      Lexicon.Entry(PackedLetters(word.letters), WordClass(rawValue: UInt8(generator.next(below: 4)))!, .none)
    }
    let sorted = words.sorted { $0.letters.lexicographicallyPrecedes($1.letters) }
    #expect(entries.sorted().map(\.word) == sorted)
  }
}
