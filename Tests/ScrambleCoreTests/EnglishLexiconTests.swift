import ScrambleTesting
import Testing

@testable import ScrambleCore

/// The `english.lex` file of the game, compared with the text that it was made from.
struct EnglishLexiconTests {
  let lexicon = english

  @Test func `it has every word of the list with its class, and no others`() {
    let items = CommittedWords.items
    #expect(lexicon.count == items.count)
    #expect(items.first { lexicon.wordClass(of: $0.word) != $0.wordClass } == nil)
    let shownItems = items.filter { $0.wordClass != .blocked }
    #expect(NaiveCore.firstDifference(lexicon.shownEntries.map(WordList.Item.init), shownItems) == nil)
    let roots = items.filter { $0.rootStatus != .none }
    #expect(NaiveCore.firstDifference(lexicon.roots.map(WordList.Item.init), roots) == nil)
  }

  @Test func `words with a letter changed, added or removed count only if the list has them`() throws {
    let words = Set(CommittedWords.items.map(\.word))
    var generator = SplitMix64(seed: 1)
    var differing: [Word] = []
    for _ in 0..<thorough(20_000) {
      var letters = generator.pick(CommittedWords.items).word.ascii
      let index = generator.next(in: 0...letters.count - 1)
      let letter = UInt8(ascii: "a") + UInt8(generator.next(below: 26))
      switch generator.next(below: 3) {
      case 0: letters[index] = letter
      case 1: letters.insert(letter, at: index)
      default: letters.remove(at: index)
      }
      let word = try Word(letters)
      if lexicon.contains(word) != words.contains(word) { differing.append(word) }
    }
    #expect(differing == [])
  }

  @Test func `alarming has its well-known words`() {
    let puzzle = Puzzle(root: "alarming", in: lexicon)
    #expect(Set(puzzle.common).isSuperset(of: ["alarm", "ring", "main", "marginal"]))
    #expect(!puzzle.common.contains("alarming"))
  }

  @Test func `silkworm has 40 common words`() {
    let puzzle = Puzzle(root: "silkworm", in: lexicon)
    #expect(puzzle.common.count == 40)
    #expect(Set(puzzle.common).isSuperset(of: ["silk", "worm", "milk"]))
  }

  @Test(arguments: ["app", "emoji", "selfie", "vape", "podcast"] as [Word])
  func `contemporary words are common`(word: Word) {
    #expect(lexicon.wordClass(of: word)?.isCommon == true)
  }

  @Test(arguments: ["zax", "cwm"] as [Word])
  func `unusual words are accepted as rare`(word: Word) {
    #expect(lexicon.wordClass(of: word) == .rare)
  }

  @Test(arguments: ["snart", "pcf", "london", "qty", "aaa", "zzzzzzzz"] as [Word])
  func `noise is not accepted`(word: Word) {
    #expect(!lexicon.contains(word))
  }

  @Test func `cafe is in the lexicon`() {
    #expect(lexicon.contains("cafe"))
  }

  @Test func `blocked words are never shown and always playable`() throws {
    let blockedWords = CommittedWords.items.filter { $0.wordClass == .blocked }.map(\.word)
    #expect(blockedWords.count > 500)
    for word in blockedWords where word.count < 8 {
      let root = try Word(word.ascii + [UInt8(ascii: "e")])
      let puzzle = Puzzle(root: root, in: lexicon)
      for shown in Array(puzzle.common) + puzzle.rare { #expect(lexicon.wordClass(of: shown) != .blocked) }
      #expect(!puzzle.common.contains(word) && !puzzle.rare.contains(word) && !puzzle.everyday.contains(word))
      var round = Round(root: root)
      #expect(try round.play(word, in: lexicon).isCommon == false)
    }
  }

  @Test func `no root and no daily puzzle is blocked`() {
    #expect(lexicon.roots.allSatisfy { $0.wordClass != .blocked })
    #expect(CommittedWords.dailies.allSatisfy { lexicon.wordClass(of: $0).map { $0 != .blocked } == true })
    // The puzzles of the days before 2026-12-01 were already published. Their roots stay, even if they are not
    // familiar.
    #expect(CommittedWords.dailies.dropFirst(334).allSatisfy { lexicon.rootStatus(of: $0) == .familiar })
  }

  @Test func `four out of five daily puzzles have a usual number of words`() {
    let sizes = CommittedWords.dailies.map { DailySize(words: Puzzle(root: $0, in: lexicon).common.count) }
    for days in [sizes[...], sizes.dropFirst(340)] {
      #expect((75...85).contains(days.count { $0 == .usual } * 100 / days.count))
      #expect(days.count { $0 == .short } > days.count / 20 && days.count { $0 == .long } > days.count / 20)
    }
  }
}
