import Foundation
import Testing

@testable import WordLists

struct DailiesTests {
  /// Words of unlike letters: the bits of a number say which letters a word has.
  private let pool = (1...1_000).map { number in
    zip("abcdefghij", 0...).map { letter, bit in number >> bit & 1 == 1 ? String(letter) : "" }.joined()
  }

  @Test func `days that are given away stay as they are, and new ones come behind`() {
    let first = Dailies(continuing: [], with: Array(pool.prefix(600))).order
    let second = Dailies(continuing: first, with: pool).order
    #expect(Array(second.prefix(600)) == first)
    #expect(second.sorted() == pool.sorted())
    #expect(first != first.sorted())
    #expect(Dailies(continuing: second, with: pool).order == second)
  }

  @Test func `a day stays when its root has left the pool`() {
    #expect(Dailies(continuing: ["gone", "here"], with: ["here"]).order == ["gone", "here"])
  }

  @Test func `the order depends on the roots, not on the order they come in`() {
    #expect(Dailies(continuing: [], with: pool).order == Dailies(continuing: [], with: pool.reversed()).order)
  }

  @Test(arguments: [["alarming", "marginal"], ["triangle", "integral", "relating"]])
  func `the same letters come far apart`(twins: [String]) throws {
    let order = Dailies(continuing: [], with: pool + twins).order
    let days = try twins.map { try #require(order.firstIndex(of: $0)) }.sorted()
    for (day, next) in zip(days, days.dropFirst()) { #expect(next - day >= Dailies.rest) }
  }

  @Test func `a pool of nothing but the same letters still gives every day`() {
    #expect(Dailies(continuing: [], with: ["abc", "acb", "bac", "bca"]).order.count == 4)
  }

  @Test func `a day whose root is now blocked stops the tool, by name`() throws {
    let sources = try MadeUpSources(lists: ["block.tsv": ["planters\ts\thand_reviewed"]])
    try sources.write(["# comment", "planters"], to: "data/daily.txt")
    let error = CollectError.dailyBlocked(root: "planters")
    #expect(throws: error) { try sources.collect.run() }
    #expect(error.message.contains("planters"))
    #expect(error.exitCode == 65)
  }

  @Test func `a day that is no root any more stops the tool, by name`() throws {
    let sources = try MadeUpSources()
    try sources.write(["planters"], to: "data/daily.txt")
    #expect(throws: CollectError.dailyNotRoot(root: "planters")) { try sources.collect.run() }
  }
}
