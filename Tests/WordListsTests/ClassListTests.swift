import ScrambleClass
import ScrambleTesting
import Testing
import WordScramble

@testable import WordLists

/// Tests of what a class list may contain. They use the lists in Tests/ClassLists, which were not used to make the
/// game's own lists.
struct ClassListTests {
  private static let sensitiveWords = try! SensitiveWords(gameFiles.bytes(of: "english.sensitive"))
  private static let refusedWords = try! lines("nasty.txt")
  private static let harmlessWords = try! lines("harmless.txt")

  private static func lines(_ name: String) throws -> [String] {
    let folder = Repository.root.appending(path: "Tests/ClassLists")
    return try TextFile(url: folder.appending(path: name)).entries().map(\.text)
  }

  private func items(in text: String) -> [UnitWordList.Item] {
    UnitWordList(Array(text.utf8), avoiding: Self.sensitiveWords).items
  }

  @Test func `no nasty word is accepted`() {
    #expect(Self.refusedWords.count >= 300)
    for word in Self.refusedWords { #expect(items(in: word).map(\.kind) == [.refused], "\(word)") }
  }

  @Test func `every harmless word is accepted without a question`() throws {
    #expect(Self.harmlessWords.count >= 600)
    for text in Self.harmlessWords {
      let word = try Word(text.utf8)
      #expect(items(in: text).map(\.kind) == [.word(word, isFolded: false, isJoined: false)], "\(text)")
    }
  }

  @Test func `typical school lists are accepted, and only delicate words need a question`() throws {
    let folder = Repository.root.appending(path: "Tests/ClassLists")
    let lists = try TextFile(url: folder.appending(path: "school.txt")).entries().map(\.text)
    #expect(lists.count == 10)
    for list in lists {
      for entry in list.split(separator: " ") {
        let word = try Word(entry.utf8.filter { $0 != UInt8(ascii: "?") })
        let expected: UnitWordList.Kind =
          entry.last == "?" ? .delicate(word) : .word(word, isFolded: false, isJoined: false)
        #expect(items(in: word.description).map(\.kind) == [expected], "\(word)")
      }
    }
  }

  @Test func `nasty words are reported by line number and never repeated`() throws {
    let stepLength = Self.refusedWords.count / 50
    var (lines, refusedLines) = ([String](), [Int]())
    for index in 0..<50 {
      lines.append(Self.harmlessWords[index])
      let word = Self.refusedWords[index * stepLength]
      lines.append(["\(index). \(word)", "the \(word.uppercased())", "\(word)'s", "old \(word)"][index % 4])
      refusedLines.append(lines.count)
    }
    let items = items(in: lines.joined(separator: "\n"))
    #expect(items.filter { $0.kind == .refused }.map(\.line) == refusedLines)
    for item in items {
      if case .notOneWord(let text) = item.kind { Issue.record("\(String(decoding: text, as: UTF8.self))") }
    }
  }

  @Test(arguments: ["brush it", "wash in", "fish item", "as shown", "push it off"])
  func `a phrase with a stem across two words is reported as a phrase`(text: String) {
    #expect(items(in: text + "\nmilk").map(\.kind).first == .notOneWord(Array(text.utf8)))
  }

  @Test(arguments: ["b-i-t-c-h-y", "b i t c h e s", "bit-chy", "(b)itchy bitch", "wan-kers", "wank/er"])
  func `a stem with punctuation between its letters is refused`(text: String) {
    #expect(items(in: text + "\nmilk").map(\.kind).contains(.refused))
  }
}
