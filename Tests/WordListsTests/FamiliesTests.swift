import Testing
import WordScramble

@testable import WordLists

/// Tests whether the words of a family count alike: a headword and those of its forms that people use, and British and
/// American spellings.
@Suite(.enabled(if: Debian.arePackagesInstalled, "needs the Debian packages scowl and wordnet-base"))
struct FamiliesTests {
  private static let finder = FormFinder(
    of: Debian.vocabulary, senses: try! WordNetSenses(folder: Debian.collect.wordNet),
    handGlosses: try! HandGlosses(folder: Committed.data))
  private let vocabulary = Debian.vocabulary
  private let finder = FamiliesTests.finder
  private let listedExceptions = Committed.lists.familyExceptions.union(Committed.lists.demoted)

  private func isCommon(_ word: String) -> Bool { vocabulary.classes[word]?.isCommon == true }

  /// Returns whether people use a form. Above size 60, SCOWL has generated three out of four forms automatically.
  private func isUsed(_ word: String) -> Bool { vocabulary.scowl.standardSize(of: word) <= 60 }

  @Test func `the forms of a common word are common, or their reason is listed`() {
    let violations = vocabulary.classes.keys.filter { word in
      vocabulary.classes[word] == .rare && isUsed(word) && !listedExceptions.contains(word)
        && finder.bases(of: word).contains { isCommon($0.word) }
    }
    #expect(violations.sorted() == [])
  }

  @Test func `the headword of a common form is common, or its reason is listed`() {
    let forms = vocabulary.classes.keys.filter { isCommon($0) && !vocabulary.wordNet.isHeadword($0) }
    let violations = forms.filter { form in
      let bases = finder.bases(of: form).filter { vocabulary.classes[$0.word] == .rare }
      return !bases.isEmpty && !bases.contains { listedExceptions.contains($0.word) }
        && !finder.bases(of: form).contains { isCommon($0.word) }
    }
    #expect(violations.sorted() == [])
  }

  @Test func `every listed word is a bonus word of a family that counts`() {
    for word in listedExceptions { #expect(vocabulary.classes[word] == .rare, "\(word)") }
  }

  @Test func `British and American spellings of a word count alike`() throws {
    let (british, american) = (try words(of: ["british", "british_z"]), try words(of: ["american"]))
    var pairs: [(String, String)] = [("glamour", "glamor"), ("lovable", "loveable"), ("movable", "moveable")]
    for word in british {
      for (from, to) in Self.spellings {
        for range in word.ranges(of: from) {
          let americanSpelling = word.replacing(
            from, with: to, subrange: range.lowerBound..<word.endIndex, maxReplacements: 1)
          if american.contains(americanSpelling) { pairs.append((word, americanSpelling)) }
        }
      }
    }
    #expect(pairs.count > 150)
    // Two words, not two spellings of one.
    pairs.removeAll { $0.0.hasPrefix("pris") }
    for (first, second) in pairs where vocabulary.classes[first] != nil && vocabulary.classes[second] != nil {
      #expect(isCommon(first) == isCommon(second), "\(first), \(second)")
    }
  }

  private func words(of spellings: [String]) throws -> Set<String> {
    var found: Set<String> = []
    for spelling in spellings {
      for size in [10, 20, 35, 40, 50, 55, 60] {
        let file = TextFile(url: Collect().scowl.appending(path: "\(spelling)-words.\(size)"))
        // Some spellings have no list of some sizes.
        if let lines = try? file.lines() { found.formUnion(lines.map(String.init)) }
      }
    }
    return found
  }

  private static let spellings = [
    ("our", "or"), ("re", "er"), ("is", "iz"), ("ys", "yz"), ("ogue", "og"), ("ll", "l"), ("ae", "e"), ("oe", "e"),
    ("enc", "ens"), ("ould", "old"), ("grey", "gray"), ("yre", "ire"), ("que", "ck"), ("gh", ""), ("e", ""),
    ("kerb", "curb"), ("ough", "ow"), ("s", "z"), ("ph", "f"), ("aul", "al"), ("y", "i"), ("c", "k"), ("l", "ll"),
  ]
}
