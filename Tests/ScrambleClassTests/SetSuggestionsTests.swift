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
    let held = Set(suggestions.roots.flatMap(\.words))
    let own = Set(suggestions.ownRoots.map(\.root))
    let unheld = suggestions.uncovered(by: suggestions.proposed).unheld
    for word in words {
      let fits = english.roots.contains { entry in
        entry.rootStatus == .familiar && entry.word != word && LetterBag(entry.word).spells(word)
      }
      #expect(held.contains(word) == fits, "\(word)")
      #expect(unheld.contains(word) == (!fits && !own.contains(word)), "\(word)")
    }
    #expect(suggestions.roots.count <= 10)
  }

  @Test(arguments: lists) func `no other root would add more words`(words: [Word]) {
    var held: Set<Word> = []
    for covering in SetSuggestions(for: words, in: english).roots {
      let added = covering.words.filter { !held.contains($0) }.count
      let most = english.roots.filter { $0.rootStatus == .familiar }.map { entry in
        words.count { $0 != entry.word && !held.contains($0) && LetterBag(entry.word).spells($0) }
      }.max()
      #expect(added == most)
      held.formUnion(covering.words)
    }
  }

  @Test func `a word is suggested as a root if it is long enough and contains enough words`() {
    let suggestions = SetSuggestions(for: ["carbon", "castle", "rhythm", "atom", "stale"], in: english)
    #expect(suggestions.ownRoots.map(\.root) == ["carbon", "castle"])
    #expect(suggestions.ownRoots[1].words == ["stale"])
  }

  @Test(arguments: lists) func `the proposed roots contain or are every word that fits a root`(
    words: [Word]
  ) {
    let suggestions = SetSuggestions(for: words, in: english)
    let (held, proposed) = (Set(suggestions.roots.flatMap(\.words)), suggestions.proposed)
    #expect(Set(proposed).isSuperset(of: suggestions.roots.map(\.root)))
    let uncovered = suggestions.uncovered(by: proposed)
    #expect(uncovered.available == suggestions.vastRoots.filter { !held.contains($0) })
    for word in words where !(uncovered.unheld + uncovered.available).contains(word) {
      #expect(held.contains(word) || proposed.contains(word), "\(word)")
    }
    for own in suggestions.ownRoots.map(\.root) where held.contains(own) {
      #expect(!proposed.contains(own) || suggestions.roots.contains { $0.root == own }, "\(own) is held already")
    }
    #expect(Set(proposed).count == proposed.count && proposed.count <= 30)
  }

  @Test(arguments: lists) func `roots with more of the words come first, and overly large roots last`(words: [Word]) {
    let suggestions = SetSuggestions(for: words, in: english)
    let counts = suggestions.all.map { suggestions.vastRoots.contains($0.root) ? -1 : $0.words.count }
    #expect(counts == counts.sorted(by: >))
    #expect(Set(suggestions.all.map(\.root)).count == suggestions.all.count)
    let order = suggestions.all.map(\.root)
    #expect(suggestions.proposed == order.filter { suggestions.proposed.contains($0) })
  }

  @Test func `a root with more words than a class can find is suggested last and never proposed`() {
    let suggestions = SetSuggestions(for: ["photosynthesis", "chlorophyll", "carbon"], in: english)
    #expect(suggestions.vastRoots == ["photosynthesis"])
    #expect(suggestions.all.last?.root == "photosynthesis" && !suggestions.proposed.contains("photosynthesis"))
    for entry in english.roots where entry.rootStatus == .familiar {
      #expect(Puzzle(root: entry.word, in: english).commonWords(minimum: 3) <= SetSuggestions.mostFindable)
    }
  }

  @Test func `words that the chosen roots leave out are reported with a reason`() {
    let suggestions = SetSuggestions(for: ["milk", "plant", "qqq", "oil", "silkworm"], in: english, minimum: 4)
    #expect(suggestions.uncovered(by: suggestions.proposed) == .init(tooShort: ["qqq", "oil"]))
    #expect(suggestions.uncovered(by: ["silkworm"]).available == ["plant"])
    #expect(suggestions.uncovered(by: []).available == ["milk", "plant", "silkworm"])
    let others = SetSuggestions(for: ["milk", "qqqq"], in: english)
    #expect(others.uncovered(by: []) == .init(available: ["milk"], unheld: ["qqqq"]))
    #expect(others.uncovered(by: ["milkqqqq"]) == .init())
  }

  @Test func `an empty list gets no suggestions`() {
    let suggestions = SetSuggestions(for: [], in: english)
    #expect(suggestions.roots.isEmpty && suggestions.ownRoots.isEmpty && suggestions.uncovered(by: []) == .init())
  }
}
