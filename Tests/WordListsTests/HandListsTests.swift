import Foundation
import Testing
import WordScramble

@testable import WordLists

struct HandListsTests {
  @Test(
    arguments: [
      "add-common.txt", "add-rare.txt", "keep-function-words.txt", "keep-new-words.txt", "demote.txt",
      "little-known.txt", "names.txt", "not-dealt.txt", "not-daily.txt",
    ])
  func `every hand list is sorted and contains only accepted words, each once`(name: String) throws {
    let words = Committed.words
    let entries = try Committed.lines(name)
    #expect(entries.filter { words[$0] == nil } == [])
    #expect(Set(entries).count == entries.count)
    if name != "not-daily.txt" { #expect(entries == entries.sorted()) }
  }

  @Test func `only add-common and the keep lists make a word common despite its size`() throws {
    let words = Committed.words
    let lists = Committed.lists
    let rare = lists.demoted.union(lists.littleKnown).union(lists.familyExceptions)
    for word in lists.addCommon.union(lists.alwaysCommon).subtracting(lists.blocked).subtracting(rare) {
      #expect(words[word]?.wordClass.isCommon == true, "\(word)")
    }
    for word in rare.subtracting(lists.blocked) { #expect(words[word]?.wordClass == .rare, "\(word)") }
  }

  @Test func `no word that a list adds is also blocked or demoted`() throws {
    let lists = Committed.lists
    #expect(lists.addedWords.intersection(lists.blocked.union(lists.demoted).union(lists.littleKnown)) == [])
    #expect(lists.demoted.intersection(lists.littleKnown) == [])
    let decidedWords = lists.addCommon.union(lists.alwaysCommon).union(lists.demoted).union(lists.littleKnown)
    #expect(lists.familyExceptions.intersection(decidedWords) == [])
    #expect(lists.refused.intersection(lists.addedWords.union(lists.blocked)) == [])
    #expect(lists.addCommon.union(lists.alwaysCommon).intersection(lists.addRare) == [])
  }

  @Test func `no demoted word and no name is a root`() throws {
    let lists = Committed.lists
    #expect(lists.demoted.union(lists.names).isDisjoint(with: Committed.roots.map(\.word)))
  }

  @Test(arguments: ["prick", "prick\tx\treason", "prick\ts"])
  func `a line of the block list without its three columns is refused`(line: String) throws {
    let sources = try MadeUpSources(lists: ["block.tsv": ["# a comment", line]])
    #expect(throws: CollectError.malformed(file: "block.tsv", line: 2)) { try HandLists(folder: sources.data) }
  }

  @Test func `a list that contains anything but lowercase words is refused`() throws {
    let sources = try MadeUpSources(lists: ["names.txt": ["rosemary", "Napoleon"]])
    #expect(throws: CollectError.malformed(file: "names.txt", line: 2)) { try HandLists(folder: sources.data) }
  }
}
