import Foundation
import Testing
import WordScramble

@testable import WordLists

/// Tests of what Data/README.md promises about the words in the files of the repository.
struct CommittedDataTests {
  let words = Committed.words
  let roots = Committed.roots
  let blocked = Committed.lists.blocked

  @Test func `every word has 3 to 8 letters from a to z, and the list is sorted`() {
    let lines = Committed.wordLines.map { String($0.prefix { $0 != "\t" }) }
    #expect(lines == Set(lines).sorted())
    #expect(lines.allSatisfy { plainSpelling($0) == $0 })
    #expect((100_000...112_000).contains(lines.count))
  }

  @Test func `blocked forms are accepted but are never common, roots or dailies`() throws {
    let dailies = try Committed.lines("daily.txt")
    #expect(blocked.isDisjoint(with: roots.map(\.word)))
    #expect(blocked.isDisjoint(with: dailies))
    for (word, entry) in words { #expect(blocked.contains(word) == (entry.wordClass == .blocked), "\(word)") }
    let blockedForms = try Committed.lines("block.tsv").map { String($0.prefix { $0 != "\t" }) }
    #expect(blockedForms.filter { words[$0] == nil } == [])
  }

  @Test func `every root has 10 to 200 common words, counted letter by letter`() throws {
    for root in roots {
      let common = Committed.commonWordsByRoot[root.word] ?? []
      #expect((10...200).contains(common.count), "\(root.word)")
      #expect(common.count == root.commonCount, "\(root.word)")
      #expect(common.count { words[$0]?.wordClass == .everyday } == root.everydayCount, "\(root.word)")
    }
  }

  @Test func `roots are accepted words of eight letters and of size 60 or below`() {
    #expect(roots.map(\.word) == Set(roots.map(\.word)).sorted())
    for root in roots {
      #expect(root.word.utf8.count == 8)
      #expect(words[root.word] != nil, "\(root.word)")
      #expect((words[root.word]?.size ?? 0) <= 60, "\(root.word)")
    }
  }

  @Test func `a dealt root is a common word that contains 15 to 90 others`() throws {
    let notDealt = Committed.lists.notDealt
    for root in roots where root.isFamiliar {
      #expect(words[root.word]?.wordClass.isCommon == true, "\(root.word)")
      #expect((15...90).contains(root.commonCount), "\(root.word)")
      #expect(!notDealt.contains(root.word), "\(root.word)")
    }
    #expect((3_000...4_500).contains(roots.count(where: \.isFamiliar)))
  }

  @Test(.enabled(if: Debian.arePackagesInstalled, "needs the Debian packages scowl and wordnet-base"))
  func `at most one in five dealt roots is an -s, -ed or -ing form`() throws {
    let wordNet = Debian.vocabulary.wordNet
    let dealt = roots.filter(\.isFamiliar).map(\.word)
    let forms = dealt.filter { word in
      ["s", "ed", "ing"].contains(where: word.hasSuffix)
        && wordNet.bases(of: word).contains { $0.part == .noun || $0.part == .verb }
    }
    #expect(forms.count * 5 <= dealt.count)
    #expect(forms.count > 500)
  }

  @Test(arguments: ["jewed", "negro", "chink", "coon", "kike", "wetback"])
  func `words that only insult people are only in the list that refuses them`(word: String) {
    #expect(Committed.refusedWords.contains(word))
    #expect(words[word] == nil)
  }

  @Test(arguments: [
    "lei", "eta", "lea", "tor", "alb", "ell", "erg", "howdah", "limn", "antes", "baaed", "cogging", "ire", "serif",
    "lien", "lol",
  ])
  func `words that few people know do not count`(word: String) {
    #expect(words[word]?.wordClass == .rare)
  }

  @Test(arguments: [
    "nerds", "spoilers", "underway", "congrats", "iconic", "gotta", "nah", "ninjas", "jeeps", "abs", "barracks",
  ])
  func `words that everybody knows count`(word: String) {
    #expect(words[word]?.wordClass.isCommon == true)
  }

  @Test(arguments: ["fistfuck", "gollywog", "haole", "massa", "muff", "dogging", "dike", "lube", "quickie", "scat"])
  func `forms that nothing should show are blocked`(word: String) {
    #expect(words[word]?.wordClass == .blocked)
  }

  @Test func `start.txt lists only the roots, one on each line`() throws {
    #expect(try Committed.startText() == roots.map { $0.word + "\n" }.joined())
    #expect(roots.count > 10_000)
  }

  @Test(arguments: [
    ("alarming", ["alarm", "ring", "main", "marginal"]), ("silkworm", ["silk", "worm", "milk"]),
  ])
  func `a well-known root contains its well-known words`(root: String, expected: [String]) {
    #expect(roots.contains { $0.word == root && $0.isFamiliar })
    let common = Committed.commonWordsByRoot[root] ?? []
    #expect(Set(expected).isSubset(of: common) && !common.contains(root))
  }

  @Test(arguments: ["app", "emoji", "selfie", "vape", "podcast", "intro", "email", "tofu", "okay", "cafe"])
  func `modern words are common`(word: String) {
    #expect(words[word]?.wordClass.isCommon == true)
  }

  @Test(arguments: ["zax", "cwm", "suq", "qat", "covid", "uber", "arvo"])
  func `odd words are accepted as rare`(word: String) {
    #expect(words[word]?.wordClass == .rare)
  }

  @Test(arguments: ["pcf", "vii", "london", "monday", "paul", "canada", "qty", "mph", "ioctl", "snart"])
  func `names, abbreviations and noise are refused`(word: String) {
    #expect(words[word] == nil)
  }

  @Test(arguments: ["english", "jewish", "catholic", "hindu", "danish", "muslims", "sikhs"])
  func `peoples, languages and faiths are a bonus, all alike`(word: String) {
    #expect(words[word]?.wordClass == .rare)
  }

  @Test func `no size is above 80, and a word without a size is on a hand list`() throws {
    let lists = Committed.lists
    for (word, entry) in words {
      #expect(entry.size.map { $0 <= 80 } ?? lists.addedWords.contains(word), "\(word)")
    }
  }
}
