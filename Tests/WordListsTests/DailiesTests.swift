import Foundation
import Testing

@testable import WordLists

struct DailiesTests {
  private static let letters = Array("abcdefghijklmnopqrstuvwxyz")

  /// Roots with different letters and different words, of all grades and with few and many words.
  private let pool = (0..<400).map { number in
    let word = (0..<8).map { String(letters[(number * (2 * $0 + 1) + number / 26 * $0 + 3 * $0) % 26]) }.joined()
    let common = 15 + number * 7 % 76
    return Root(
      word: word, common: (0..<common).map { "\(word)\($0)" }, everydayCount: number * 11 % 45, isFamiliar: true)
  }

  /// The pool, each word once.
  private var roots: [Root] {
    Dictionary(pool.map { ($0.word, $0) }, uniquingKeysWith: { first, _ in first }).values.sorted { $0.word < $1.word }
  }

  @Test func `assigned days stay unchanged, and new ones are appended`() {
    let roots = roots
    let first = Dailies(continuing: [], with: Array(roots.prefix(100)), among: roots).dailyRoots
    let second = Dailies(continuing: first, with: roots, among: roots).dailyRoots
    #expect(first.count > 30 && second.count > first.count)
    #expect(Array(second.prefix(first.count)) == first)
    #expect(Set(second).count == second.count)
    #expect(first != first.sorted())
    #expect(Dailies(continuing: second, with: roots, among: roots).dailyRoots == second)
  }

  @Test func `a day keeps its root even after the root leaves the pool`() {
    #expect(Dailies(continuing: ["gone"], with: [], among: roots).dailyRoots == ["gone"])
  }

  @Test func `the result depends on the roots but not on their order`() {
    let order = Dailies(continuing: [], with: roots, among: roots).dailyRoots
    #expect(Dailies(continuing: [], with: roots.reversed(), among: roots).dailyRoots == order)
  }

  @Test func `every day follows the rules, whatever the roots are`() {
    let order = Dailies(continuing: [], with: roots, among: roots).dailyRoots
    #expect(DailyRules(roots).violations(in: order, from: 1) == [])
  }

  @Test func `the same letters do not occur twice within 300 days`() {
    let common = (0..<30).map { "w\($0)" }
    let anagramRoots = ["alarming", "marginal"].map { Root(word: $0, common: common, everydayCount: 20) }
    #expect(Dailies(continuing: ["alarming"], with: anagramRoots, among: anagramRoots).dailyRoots == ["alarming"])
    let longOrder = ["alarming"] + (1...300).map { "gone\($0)" }
    #expect(Dailies(continuing: longOrder, with: anagramRoots, among: anagramRoots).dailyRoots.last == "marginal")
  }

  @Test(arguments: [
    ("usefully", "woefully", true), ("alarming", "alarmist", true), ("planters", "platform", false),
    ("relation", "donation", false),
  ])
  func `words with the same beginning or ending are twins`(first: String, second: String, expected: Bool) {
    #expect(Dailies.shareBeginningOrEnding(first, second) == expected)
  }

  @Test func `roots are alike when they share seven letters or half of their words`() {
    let root = Root(word: "alarming", common: ["alarm", "ring", "main", "rang"], everydayCount: 4)
    func isAlike(_ word: String, _ common: [String]) -> Bool {
      Dailies.areSimilar(root, Root(word: word, common: common, everydayCount: 0))
    }
    #expect(isAlike("malaring", ["x"]) && isAlike("claiming", ["rang", "x"]))
    #expect(isAlike("clamming", ["rang", "main", "x", "y", "z"]))
    #expect(!isAlike("clamming", ["rang", "x", "y"]))
  }

  @Test func `an assigned root that is now blocked stops the tool`() throws {
    let sources = try MadeUpSources(lists: ["block.tsv": ["planters\ts\thand_reviewed"]])
    try sources.write(["# comment", "planters"], to: "data/daily.txt")
    let error = CollectError.dailyBlocked(root: "planters")
    #expect(throws: error) { try sources.collect.run() }
    #expect(error.message.contains("planters"))
    #expect(error.exitCode == 65)
  }

  @Test func `an assigned word that is no longer a root stops the tool`() throws {
    let sources = try MadeUpSources()
    try sources.write(["planters"], to: "data/daily.txt")
    #expect(throws: CollectError.dailyNotRoot(root: "planters")) { try sources.collect.run() }
  }
}
