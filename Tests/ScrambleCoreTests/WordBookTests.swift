import ScrambleTesting
import Testing

@testable import ScrambleCore

/// The word book: every word once, and the words to learn.
struct WordBookTests {
  private static let lexicon = english

  private func rounds(_ count: Int) -> [Round] {
    var generator = SplitMix64(seed: 20)
    return (0..<count).map { index in
      var round = generator.playedRound()
      round.began = Int64(generator.next(in: 0...1_000_000))
      if index % 2 == 0 { round.end() }
      return round
    }
  }

  @Test func `every found word is listed once, with its count and its first and last round`() {
    let rounds = rounds(120)
    let book = Statistics(of: rounds, in: Self.lexicon).words
    var foundWords: [Word: [Int64]] = [:]
    for round in rounds {
      for foundWord in round.found { foundWords[foundWord.word, default: []].append(round.began) }
    }
    #expect(book.found.map(\.word) == foundWords.keys.sorted())
    for entry in book.found {
      let starts = foundWords[entry.word] ?? []
      #expect(
        entry.foundCount == starts.count && entry.firstFoundAt == starts.min()
          && entry.latestRoundStart == starts.max())
    }
  }

  @Test(arguments: [nil, 3, 4, 5, 8, 1], ["", "a", "IN", "zz", "ing", "toolongforit"])
  func `words can be filtered by length and by letters that they contain`(length: Int?, text: String) {
    let book = Statistics(of: rounds(60), in: Self.lexicon).words
    let listed = book.found(length: length, containing: Array(text.utf8)).map(\.word)
    let expected = book.found.map(\.word).filter {
      (length == nil || $0.count == length) && (text.isEmpty || "\($0)".contains(text.lowercased()))
        && Self.lexicon.wordClass(of: $0) != .blocked
    }
    #expect(listed == expected)
  }

  @Test func `words to learn were missed more often than found, most missed first`() {
    let rounds = rounds(150)
    var missed: [Word: Int] = [:]
    var found: [Word: Int] = [:]
    for round in rounds {
      for foundWord in round.found { found[foundWord.word, default: 0] += 1 }
      guard round.isEnded && round.hasProgress else { continue }
      for word in round.missed(in: Puzzle(root: round.root, in: Self.lexicon)) { missed[word, default: 0] += 1 }
    }
    let expected = missed.filter { $0.value > found[$0.key] ?? 0 }.map {
      (word: $0.key, by: $0.value - (found[$0.key] ?? 0))
    }
    .sorted { ($1.by, $0.word) < ($0.by, $1.word) }
    let toLearn = Statistics(of: rounds, in: Self.lexicon).words.toLearn
    #expect(toLearn.map(\.word) == expected.prefix(100).map(\.word))
    #expect(toLearn.allSatisfy { Self.lexicon.wordClass(of: $0.word)?.isCommon == true })
    #expect(toLearn.map { $0.missedCount - $0.foundCount } == expected.prefix(100).map(\.by))
  }

  /// Returns the book after a number of rounds in which the word *milk* was found, and a number in which it was missed.
  private func book(found: Int, missed: Int) -> WordBook {
    let rounds = (0..<(found + missed)).map { index in
      var round = Round(root: "silkworm")
      round.add(index < found ? "milk" : "worm", .common)
      round.end()
      return round
    }
    return Statistics(of: rounds, in: Self.lexicon).words
  }

  @Test(arguments: [
    (1, 0, WordBook.Familiarity.new), (2, 0, .known), (1, 1, .metAgain), (2, 1, .metAgain), (3, 1, .known),
    (3, 2, .metAgain),
  ])
  func `a word is new, met again or known`(found: Int, missed: Int, familiarity: WordBook.Familiarity) {
    #expect(book(found: found, missed: missed).found.first { $0.word == "milk" }?.familiarity == familiarity)
  }

  @Test func `words to practise were missed at least twice and more often than found`() {
    #expect(!book(found: 0, missed: 1).toPractise.contains("milk"))
    #expect(book(found: 0, missed: 2).toPractise.contains("milk"))
    #expect(book(found: 1, missed: 2).toPractise.contains("milk"))
    #expect(!book(found: 2, missed: 2).toPractise.contains("milk"))
  }

  @Test func `an unfinished round adds no words to learn`() {
    var round = Round(root: "silkworm")
    round.add("milk", .common)
    #expect(Statistics(of: [round], in: Self.lexicon).words.toLearn.isEmpty)
  }

  @Test func `twenty thousand words are sorted without duplicates`() {
    let words = Self.lexicon.shownEntries.filter { $0.count <= 8 }.prefix(20_000).map(\.word)
    var book = WordBook()
    let puzzle = Puzzle(root: "silkworm", in: Self.lexicon)
    for part in 0..<50 {
      var round = Round(root: "silkworm")
      // Every fiftieth word, so the words of each part are between those of the parts before.
      for index in stride(from: part, to: words.count, by: 50) {
        round.found.append(FoundWord(word: words[index], points: 1, kind: .common))
      }
      book.add(round, puzzle, in: Self.lexicon)
    }
    book.mergePending()
    #expect(NaiveCore.firstDifference(book.found.map(\.word), words) == nil)
    #expect(
      book.found(length: 5, containing: Array("ab".utf8)).count
        == words.count { $0.count == 5 && "\($0)".contains("ab") })
  }
}
