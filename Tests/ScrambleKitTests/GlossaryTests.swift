import Foundation
import ScrambleCore
import ScrambleKit
import ScrambleTesting
import Testing

struct GlossaryTests {
  private static let smallFile = Array(
    """
    glosses 1
    leaf\tn part of a plant
    leave\tv go away\tn permission
    mouse\tn a small animal\tv hunt mice

    leaves\tleave third 0\tleaf plural 0\tleave plural 1
    mice\tmouse plural 0

    """.utf8)
  private static let glossary = try! gameFiles.loadGlossary()

  @Test func `a headword has its meanings in their order`() throws {
    let glossary = try #require(Glossary(Self.smallFile))
    #expect(
      Self.fields(glossary.meanings(of: "mouse")) == [
        ["mouse", "", "noun", "a small animal"], ["mouse", "", "verb", "hunt mice"],
      ])
    #expect(glossary.meanings(of: "leaf").map(\.text) == ["part of a plant"])
  }

  @Test func `a form refers to its headwords`() throws {
    let glossary = try #require(Glossary(Self.smallFile))
    let leaves = glossary.meanings(of: "leaves")
    #expect(leaves.map(\.headword) == ["leave", "leaf", "leave"])
    #expect(leaves.map(\.form) == [.thirdPerson, .plural, .plural] && leaves.map(\.kind) == [.verb, .noun, .noun])
    #expect(glossary.meanings(of: "mice").map(\.text) == ["a small animal"])
  }

  @Test(arguments: [
    ("a {mouse}", "a mouse", "a ___"), ("{mice}, of a {mouse}-hole", "mice, of a mouse-hole", "___, of a ___-hole"),
    ("none", "none", "none"), ("{mice", "mice", "___"), ("mice}", "mice", "mice}"),
  ])
  func `a clue has blanks for the text in braces`(marked: String, text: String, clue: String) throws {
    let glossary = try #require(Glossary(Array("glosses 1\nmouse\tn \(marked)\n\nmice\tmouse plural 0\n".utf8)))
    let meaning = try #require(glossary.meanings(of: "mice").first)
    #expect(meaning.text == text && meaning.clue == clue)
  }

  @Test(arguments: ["lea", "leafs", "zoo", "aaa", "mousey"] as [Word])
  func `an unknown word has no meaning`(word: Word) throws {
    #expect(try #require(Glossary(Self.smallFile)).meanings(of: word).isEmpty)
  }

  @Test(arguments: ["", "glosses 1", "glosses 2\na\tn b\n\n", "glosses 1\na\tn b\n", "no file of meanings"])
  func `bytes with a wrong header are refused`(text: String) {
    #expect(Glossary(Array(text.utf8)) == nil)
  }

  @Test(arguments: 0..<40 as Range<UInt64>)
  func `damage removes meanings and does no other harm`(seed: UInt64) throws {
    var generator = SplitMix64(seed: seed)
    for _ in 0..<50 {
      var bytes = Self.smallFile
      for _ in 0..<3 { bytes[Int(generator.next(below: UInt32(bytes.count)))] = UInt8(generator.next(below: 256)) }
      if generator.next(below: 2) == 0 { bytes.removeLast(Int(generator.next(below: UInt32(bytes.count)))) }
      guard let glossary = Glossary(bytes) else { continue }
      for word in ["leaf", "leave", "leaves", "mice", "mouse", "zoo"] as [Word] {
        #expect(glossary.meanings(of: word).count <= 3)
      }
    }
  }

  @Test func `a word with two headwords has meanings of both`() throws {
    let leaves = Self.glossary.meanings(of: "leaves")
    #expect(leaves.map(\.headword) == ["leaves", "leave", "leaf"])
    #expect(Self.glossary.meanings(of: "mice").first?.form == .plural)
    #expect(Self.glossary.meanings(of: "which").first?.kind == .other)
  }

  @Test func `the meanings equal those of a naive reading of the file`() throws {
    let glossary = Self.glossary
    let text = String(decoding: try gameFiles.bytes(of: GameFiles.glossesFileName), as: UTF8.self)
    let parts = text.components(separatedBy: "\n\n")
    for line in parts[1].split(separator: "\n").enumerated() where line.offset % 97 == 0 {
      let columns = line.element.split(separator: "\t").map(String.init)
      let headwords = columns.dropFirst().map { String($0.prefix { $0 != " " }) }
      #expect(glossary.meanings(of: try Word(columns[0].utf8)).map(\.headword) == headwords)
    }
  }

  /// Returns the parts of each meaning; the form of a headword is empty.
  private static func fields(_ meanings: [Glossary.Meaning]) -> [[String]] {
    meanings.map { [$0.headword, $0.form?.rawValue ?? "", $0.kind.rawValue, $0.text] }
  }
}
