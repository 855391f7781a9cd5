import ScrambleTesting
import Testing

@testable import WordScramble

/// Words that the player reports as missing from the lexicon.
struct MissingWordTests {
  private func moment(_ seconds: Int64) -> Moment { Moment(seconds: seconds, uptime: 0) }

  private func read(_ shelf: Shelf) -> Shelf { SavedRounds(Record(shelf, in: History()).bytes).shelf }

  /// Returns a shelf with words that were saved and settled at random.
  private func shelf(_ generator: inout SplitMix64) -> Shelf {
    var shelf = Shelf()
    for _ in 0..<generator.next(in: 0...30) {
      let word = generator.word(lengths: 3...3, alphabet: 2)
      let moment = moment(Int64(generator.next(in: 100...130)))
      if generator.next(in: 0...2) == 0 {
        shelf.settleMissingWord(word, at: moment)
      } else {
        shelf.saveMissingWord(word, at: moment)
      }
    }
    return shelf
  }

  @Test(arguments: UInt64(0)..<200)
  func `the words are read back from the record, and merge in any order`(seed: UInt64) {
    var generator = SplitMix64(seed: seed)
    let (one, other) = (shelf(&generator), shelf(&generator))
    #expect(read(one) == one)
    var (merged, reverseMerged) = (one, other)
    merged.merge(other)
    reverseMerged.merge(one)
    #expect(merged.reportedWords == reverseMerged.reportedWords && read(merged) == merged)
    reverseMerged.merge(one)
    merged.merge(other)
    #expect(merged.reportedWords == reverseMerged.reportedWords)
  }

  @Test func `a word is saved until it is settled, whatever the clock shows`() {
    var shelf = Shelf()
    shelf.saveMissingWord("frobble", at: moment(500))
    shelf.saveMissingWord("abced", at: moment(400))
    #expect(shelf.missingWords == ["abced", "frobble"])
    shelf.settleMissingWord("frobble", at: moment(1))
    #expect(shelf.missingWords == ["abced"] && read(shelf) == shelf)
    shelf.saveMissingWord("frobble", at: moment(2))
    shelf.settleMissingWord("neverkept", at: moment(2))
    #expect(shelf.missingWords == ["abced", "frobble"] && shelf.reportedWords.count == 2)
    shelf.saveMissingWord("silkwormsilkworm", at: moment(9))
    #expect(shelf.reportedWords.count == 2)
  }

  @Test func `the latest five hundred words are saved`() {
    var shelf = Shelf()
    var generator = SplitMix64(seed: 1)
    var words: [Word] = []
    while words.count < 510 {
      let word = generator.word(lengths: 5...9, alphabet: 26)
      if !words.contains(word) { words.append(word) }
    }
    for (index, word) in words.enumerated() { shelf.saveMissingWord(word, at: moment(Int64(index))) }
    #expect(shelf.missingWords == words.suffix(MissingWord.maxCount).sorted() && read(shelf) == shelf)
  }

  @Test func `a Forget deletes the words, even those that another device still has`() {
    var shelf = Shelf()
    shelf.saveMissingWord("frobble", at: moment(500))
    let before = shelf
    shelf.forget(atSecond: 600)
    #expect(shelf.reportedWords.isEmpty)
    var other = before
    other.merge(shelf)
    #expect(other.reportedWords.isEmpty)
    shelf.merge(before)
    #expect(shelf.reportedWords.isEmpty)
    shelf.saveMissingWord("frobble", at: moment(550))
    #expect(shelf.missingWords == ["frobble"])
    other.merge(shelf)
    #expect(other.missingWords == ["frobble"])
    var importedShelf = Shelf()
    importedShelf.merge(before, isImport: true)
    #expect(importedShelf.missingWords == ["frobble"])
  }

  @Test(arguments: [
    "missing b 5\nmissing a 5\n", "missing a 5\nsettled a 6\n", "missing A 5\n", "missing abcdefghijklmnop 5\n",
    "missing a\n", "dealt 5",
  ])
  func `a shelf with an invalid line is damaged`(line: String) {
    #expect(SavedRounds(RecordTests.record("shelf 1\n" + line)).damagedRecords.count == 1)
  }

  @Test func `the position in a list of roots, which is no longer saved, is ignored`() {
    let line = "dealt 0000000000000001 0000000000000002 1 2 3 4 5 6 7 8\n"
    let saved = SavedRounds(RecordTests.record("shelf 1\n\(line)missing frobble 5\n"))
    #expect(saved.damagedRecords.isEmpty && saved.shelf.missingWords == ["frobble"])
  }
}
