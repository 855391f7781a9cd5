import ScrambleTesting
import Testing
import WordScramble

@testable import ScrambleClass

struct SetSuggestionsTests {
  private static let lists: [[Word]] = [
    ["carbon", "ocean", "atom", "plant", "water", "energy", "light", "oxygen", "root", "leaf", "seed", "stem"],
    [
      "photosynthesis", "chlorophyll", "sunlight", "glucose", "stomata", "carbon", "nitrogen", "phloem", "xylem",
      "leaf",
    ],
    ["king", "queen", "castle", "knight", "sword", "crown", "battle", "throne", "peasant", "shield", "tower", "moat"],
  ]

  @Test(arguments: lists) func `every word is in a suggested root, is one itself, or is reported as fitting none`(
    words: [Word]
  ) {
    let suggestions = SetSuggestions(for: words, in: english)
    let coveredWords = Set(suggestions.roots.flatMap(\.words))
    let unitWordRoots = Set(suggestions.unitWordRoots.map(\.root))
    let withoutRoot = suggestions.uncovered(by: suggestions.proposedRoots).withoutRoot
    for word in words {
      let fits = english.roots.contains { entry in
        entry.rootStatus == .familiar && entry.word != word && LetterBag(entry.word).spells(word)
      }
      #expect(coveredWords.contains(word) == fits, "\(word)")
      #expect(withoutRoot.contains(word) == (!fits && !unitWordRoots.contains(word)), "\(word)")
    }
    #expect(suggestions.roots.count <= 10)
  }

  @Test(arguments: lists) func `no other root would add more words`(words: [Word]) {
    var coveredWords: Set<Word> = []
    for covering in SetSuggestions(for: words, in: english).roots {
      let added = covering.words.filter { !coveredWords.contains($0) }.count
      let most = english.roots.filter { $0.rootStatus == .familiar }.map { entry in
        words.count { $0 != entry.word && !coveredWords.contains($0) && LetterBag(entry.word).spells($0) }
      }.max()
      #expect(added == most)
      coveredWords.formUnion(covering.words)
    }
  }

  @Test func `a word is suggested as a root if it is long enough and contains enough words`() {
    let suggestions = SetSuggestions(for: ["carbon", "castle", "rhythm", "atom", "stale"], in: english)
    #expect(suggestions.unitWordRoots.map(\.root) == ["carbon", "castle"])
    #expect(suggestions.unitWordRoots[1].words == ["stale"])
  }

  @Test(arguments: lists) func `the proposed roots contain or are every word that fits a root`(
    words: [Word]
  ) {
    let suggestions = SetSuggestions(for: words, in: english)
    let (coveredWords, proposed) = (Set(suggestions.roots.flatMap(\.words)), suggestions.proposedRoots)
    #expect(Set(proposed).isSuperset(of: suggestions.roots.map(\.root)))
    let uncovered = suggestions.uncovered(by: proposed)
    #expect(uncovered.available == suggestions.oversizedRoots.filter { !coveredWords.contains($0) })
    for word in words where !(uncovered.withoutRoot + uncovered.available).contains(word) {
      #expect(coveredWords.contains(word) || proposed.contains(word), "\(word)")
    }
    for unitWordRoot in suggestions.unitWordRoots.map(\.root) where coveredWords.contains(unitWordRoot) {
      #expect(
        !proposed.contains(unitWordRoot) || suggestions.roots.contains { $0.root == unitWordRoot },
        "\(unitWordRoot) is held already")
    }
    #expect(Set(proposed).count == proposed.count && proposed.count <= 30)
  }

  @Test(arguments: lists) func `roots with more of the words come first, and overly large roots last`(words: [Word]) {
    let suggestions = SetSuggestions(for: words, in: english)
    let counts = suggestions.all.map { suggestions.oversizedRoots.contains($0.root) ? -1 : $0.words.count }
    #expect(counts == counts.sorted(by: >))
    #expect(Set(suggestions.all.map(\.root)).count == suggestions.all.count)
    let order = suggestions.all.map(\.root)
    #expect(suggestions.proposedRoots == order.filter { suggestions.proposedRoots.contains($0) })
  }

  @Test func `a root with more words than a class can find is suggested last and never proposed`() {
    let suggestions = SetSuggestions(for: ["photosynthesis", "chlorophyll", "carbon"], in: english)
    #expect(suggestions.oversizedRoots == ["photosynthesis"])
    #expect(suggestions.all.last?.root == "photosynthesis" && !suggestions.proposedRoots.contains("photosynthesis"))
    for entry in english.roots where entry.rootStatus == .familiar {
      #expect(Puzzle(root: entry.word, in: english).commonWordCount(minimum: 3) <= SetSuggestions.maxFindableWords)
    }
  }

  @Test func `words that the chosen roots leave out are reported with a reason`() {
    let suggestions = SetSuggestions(for: ["milk", "plant", "qqq", "oil", "silkworm"], in: english, minimum: 4)
    #expect(suggestions.uncovered(by: suggestions.proposedRoots) == .init(tooShort: ["qqq", "oil"]))
    #expect(suggestions.uncovered(by: ["silkworm"]).available == ["plant"])
    #expect(suggestions.uncovered(by: []).available == ["milk", "plant", "silkworm"])
    let others = SetSuggestions(for: ["milk", "qqqq"], in: english)
    #expect(others.uncovered(by: []) == .init(available: ["milk"], withoutRoot: ["qqqq"]))
    #expect(others.uncovered(by: ["milkqqqq"]) == .init())
  }

  @Test func `an empty list gets no suggestions`() {
    let suggestions = SetSuggestions(for: [], in: english)
    #expect(suggestions.roots.isEmpty && suggestions.unitWordRoots.isEmpty && suggestions.uncovered(by: []) == .init())
  }
}
