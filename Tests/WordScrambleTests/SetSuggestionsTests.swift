import ScrambleTesting
import Testing

@testable import WordScramble

/// Roots for the words that a class is learning.
struct SetSuggestionsTests {
  private static let lists: [[Word]] = [
    ["carbon", "ocean", "atom", "plant", "water", "energy", "light", "oxygen", "root", "leaf", "seed", "stem"],
    [
      "photosynthesis", "chlorophyll", "sunlight", "glucose", "stomata", "carbon", "nitrogen", "phloem", "xylem",
      "leaf",
    ],
    ["king", "queen", "castle", "knight", "sword", "crown", "battle", "throne", "peasant", "shield", "tower", "moat"],
  ]

  @Test(arguments: lists) func `every word is held by a suggested root, is one itself, or is said to fit none`(
    words: [Word]
  ) {
    let suggestions = SetSuggestions(for: words, in: english)
    let held = Set(suggestions.roots.flatMap(\.words))
    let own = Set(suggestions.ownRoots.map(\.root))
    for word in words {
      let fits = english.roots.contains { entry in
        entry.rootStatus == .familiar && entry.word != word && LetterBag(entry.word).spells(word)
      }
      #expect(held.contains(word) == fits, "\(word)")
      #expect(suggestions.unheld.contains(word) == (!fits && !own.contains(word)), "\(word)")
    }
    #expect(suggestions.roots.count <= 10)
  }

  @Test(arguments: lists) func `each root adds as much as any could`(words: [Word]) {
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

  @Test func `a word is suggested as a root if it is long enough and holds enough words`() {
    let suggestions = SetSuggestions(for: ["carbon", "castle", "rhythm", "atom", "stale"], in: english)
    #expect(suggestions.ownRoots.map(\.root) == ["carbon", "castle"])
    #expect(suggestions.ownRoots[1].words == ["stale"])
  }

  @Test(arguments: lists) func `a set without a choice holds every word that can be held, or has it as a root`(
    words: [Word]
  ) {
    let suggestions = SetSuggestions(for: words, in: english)
    let (held, proposed) = (Set(suggestions.roots.flatMap(\.words)), suggestions.proposed)
    #expect(proposed.starts(with: suggestions.roots.map(\.root)))
    for word in words where !suggestions.unheld.contains(word) {
      #expect(held.contains(word) || proposed.contains(word), "\(word)")
    }
    for own in suggestions.ownRoots.map(\.root) where held.contains(own) {
      #expect(!proposed.dropFirst(suggestions.roots.count).contains(own), "\(own) is held already")
    }
    #expect(Set(proposed).count == proposed.count && proposed.count <= 30)
  }

  @Test func `no words need no roots`() {
    let suggestions = SetSuggestions(for: [], in: english)
    #expect(suggestions.roots.isEmpty && suggestions.ownRoots.isEmpty && suggestions.unheld.isEmpty)
  }
}
