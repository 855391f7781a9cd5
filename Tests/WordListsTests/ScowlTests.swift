import Foundation
import ScrambleTesting
import Testing

@testable import WordLists

struct ScowlTests {
  @Test func `the smallest size counts`() throws {
    let sources = try MadeUpSources(scowl: ["english-words.35": ["cat"], "american-words.20": ["cat"]])
    #expect(try Scowl(folder: sources.scowl).words == ["cat": .init(size: 20, standardSize: 20)])
  }

  @Test func `a variant is accepted, and is not standard`() throws {
    let sources = try MadeUpSources(scowl: ["variant_1-words.35": ["doh"], "british_variant_2-words.50": ["grr"]])
    let scowl = try Scowl(folder: sources.scowl)
    #expect(scowl.words == ["doh": .init(size: 35), "grr": .init(size: 50)])
  }

  @Test func `an Australian word counts as size 70 or above`() throws {
    let sources = try MadeUpSources(scowl: ["australian-words.35": ["arvo"], "australian-words.80": ["yabby"]])
    #expect(try Scowl(folder: sources.scowl).words == ["arvo": .init(size: 70), "yabby": .init(size: 80)])
  }

  @Test func `size 95, other variants, names and abbreviations are not read`() throws {
    let sources = try MadeUpSources(scowl: [
      "english-words.10": ["cat"], "english-words.95": ["vii"], "variant_3-words.10": ["catt"],
      "english-upper.10": ["london"], "english-abbreviations.10": ["qty"], "special-hacker.50": ["ioctl"],
    ])
    #expect(try Scowl(folder: sources.scowl).words.keys.sorted() == ["cat"])
  }

  @Test func `a folder without word lists names the package to install`() throws {
    let sources = try MadeUpSources(scowl: [:])
    let missing = CollectError.missingPackage("scowl", folder: sources.scowl.path)
    #expect(throws: missing) { try Scowl(folder: sources.scowl) }
    #expect(missing.exitCode == 74)
    #expect(missing.message.contains("Debian package scowl"))
  }

  @Test func `text that is not UTF-8 is refused`() throws {
    let sources = try MadeUpSources()
    try Data([0x63, 0x61, 0x66, 0xE9, 0x0A]).write(to: sources.scowl.appending(path: "english-words.20"))
    #expect(throws: CollectError.unreadable(file: "english-words.20")) { try Scowl(folder: sources.scowl) }
  }

  @Test(
    .enabled(if: Debian.arePackagesInstalled, "needs the Debian packages scowl and wordnet-base"),
    arguments: [("cafe", 20...60), ("cwm", 70...70), ("zax", 80...80), ("ring", 10...10)])
  func `Debian's lists have the expected sizes`(word: String, sizes: ClosedRange<Int>) throws {
    let size = try #require(Debian.vocabulary.scowl.words[word]?.size)
    #expect(sizes.contains(size))
  }
}
