import Foundation
import ScrambleTesting
import Testing

@testable import WordLists

struct PackTests {
  /// Files without a mistake: `planters` is dealt, `prevents` is another root.
  private static let files = [
    "words.tsv": "# words\nant\te\nants\tc\nplanters\tc\tdealt\nprevents\tr\troot\nvest\tb\n",
    "daily.txt": "# days\nplanters\n",
    "start.txt": "planters\nprevents\n",
    "english.glosses":
      "glosses 1\nant\tn a small {ant}like animal\nplanters\tn people with a spade\n\nants\tant plural 0\n",
  ]

  private static let folder = Repository.root.appending(path: "Sources/ScrambleKit/Resources")

  @Test func `the committed files have no mistake and give the committed word list`() throws {
    let pack = try Pack(data: Repository.data, resources: PackTests.folder)
    #expect(pack.mistakes == [])
    #expect(try pack.bytes() == [UInt8](Data(contentsOf: PackTests.folder.appending(path: "english.lex"))))
  }

  @Test func `files without a mistake are packed`() throws {
    let pack = try pack()
    #expect(pack.mistakes == [])
    #expect(try !pack.bytes().isEmpty)
  }

  @Test(arguments: [
    (
      "words.tsv", "ants\tc", "ants\tx",
      "words.tsv, line 3: ants has no class after a tab: e everyday, c common, r rare, b blocked"
    ),
    ("words.tsv", "ants\tc", "Ants\tc", "words.tsv, line 3: Ants is not a word of 3 to 8 letters from a to z"),
    ("words.tsv", "ants\tc", "an\tc", "words.tsv, line 3: an is not a word of 3 to 8 letters from a to z"),
    ("words.tsv", "ants\tc", "ants\tc\troot", "words.tsv, line 3: ants is a root, but has not eight letters"),
    ("words.tsv", "c\tdealt", "c\tgiven", "words.tsv, line 4: planters has a mark that is neither root nor dealt"),
    ("words.tsv", "ants\tc", "ant\tc", "words.tsv, line 3: ant does not come after ant"),
    ("words.tsv", "vest\tb", "vest\tc", "words.tsv, line 6: vest is common, but has no meaning in english.glosses"),
    ("daily.txt", "planters", "ants", "daily.txt, line 2: ants is not a root"),
    ("daily.txt", "planters", "planters\nplanters", "daily.txt, line 3: planters has a day already"),
    ("start.txt", "prevents", "presents", "start.txt, line 2: presents stands where the next root is prevents"),
    ("start.txt", "prevents\n", "", "start.txt, line 1: the file has 1 roots, and words.tsv has 2"),
    (
      "english.glosses", "glosses 1", "glosses 2",
      "english.glosses, line 1: the first line is not glosses 1, or no line is empty"
    ),
    (
      "english.glosses", "n people", "x people",
      "english.glosses, line 3: x people with a spade is not a kind (n, v, a, r or o), a space and a text"
    ),
    ("english.glosses", "ant plural 0", "bee plural 0", "english.glosses, line 5: bee is not a headword"),
    ("english.glosses", "\nants\t", "\nanty\t", "english.glosses, line 5: anty is not a word"),
    (
      "english.glosses", "\nplanters", "\nbee\tn a\nplanters",
      "english.glosses, line 3: bee is not a word, and no form refers to it"
    ),
    ("english.glosses", "ant\tn a small {ant}like animal", "ant", "english.glosses, line 2: ant has no meaning"),
    ("english.glosses", "ant plural 0", "ant plural 1", "english.glosses, line 5: ant has no meaning 1"),
    (
      "english.glosses", "ant plural 0", "ant many 0",
      "english.glosses, line 5: ant many 0 is not a headword, a form and a number"
    ),
    (
      "english.glosses", "people with", "planters with",
      "english.glosses, line 3: the first meaning of planters contains it"
    ),
    (
      "english.glosses", "n people", "n " + String(repeating: "x", count: 61) + " people",
      "english.glosses, line 3: the first meaning of planters has 81 characters, more than 80"
    ),
    (
      "english.glosses", "\n\nants", "\nvest\tn a shirt\n\nants",
      "english.glosses, line 4: vest is blocked and has a meaning"
    ),
    (
      "english.glosses", "\nplanters", "\nain\tn a sister\nplanters",
      "english.glosses, line 3: ain does not come after ant"
    ),
  ])
  func `a mistake is named with its file and line`(file: String, text: String, changed: String, mistake: String) throws
  {
    var files = PackTests.files
    files[file] = files[file]?.replacing(text, with: changed, maxReplacements: 1)
    #expect(try pack(files).mistakes.map(\.description).contains(mistake))
  }

  @Test func `a blocked root has no day`() throws {
    var files = PackTests.files
    files["words.tsv"] = files["words.tsv"]?.replacing("r\troot", with: "b\troot")
    files["daily.txt"]? += "prevents\n"
    #expect(try pack(files).mistakes.map(\.description) == ["daily.txt, line 3: prevents is blocked"])
  }

  private func pack(_ files: [String: String] = PackTests.files) throws -> Pack {
    let folder = try TemporaryFolder()
    for (name, text) in files { try folder.write(text, as: name) }
    return try Pack(data: folder.url, resources: folder.url)
  }
}
