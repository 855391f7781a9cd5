import Foundation
import ScrambleTesting
import WordScramble

@testable import WordLists

/// The word lists in the repository.
enum Committed {
  static let root = Repository.root
  static let data = Repository.data
  static let resources = Repository.resources

  /// `english.lex`, packed from the text. It is packed only once, because the search for a perfect hash is slow.
  static let lexiconBytes = try! Pack(data: data, resources: resources).bytes()

  static let lists = try! HandLists(folder: data)

  static func text(_ name: String) throws -> String {
    try String(contentsOf: data.appending(path: name), encoding: .utf8)
  }

  static func lines(_ name: String) throws -> [String] {
    try TextFile(url: data.appending(path: name)).entries().map(\.text)
  }

  static func startText() throws -> String {
    try String(contentsOf: resources.appending(path: "start.txt"), encoding: .utf8)
  }

  /// The lines of `words.tsv`, read only once because there are many.
  static let wordLines = try! lines("words.tsv")

  /// The refused words of `words.tsv`.
  static let refusedWords = Set(wordLines.filter { $0.hasSuffix("\tx") }.map { String($0.prefix { $0 != "\t" }) })

  /// The accepted words of `words.tsv`, each with its SCOWL size, which is nil for a word added by hand, and its class.
  static let words: [String: (size: Int?, wordClass: WordClass)] = {
    let pairs = wordLines.filter { !$0.hasSuffix("\tx") }.map { line in
      let columns = line.split(separator: "\t").map(String.init)
      return (columns[0], (Int(columns[1]), WordClass(letter: columns[2])!))
    }
    return Dictionary(uniqueKeysWithValues: pairs)
  }()

  /// The common words, indexed by their letters.
  static let commonWordAnagrams = Anagrams(words.filter { $0.value.wordClass.isCommon }.keys)

  /// The common words that the letters of each root spell.
  static let commonWordsByRoot = Dictionary(
    uniqueKeysWithValues: roots.map { ($0.word, commonWordAnagrams.words(spelledFrom: $0.word)) })

  struct RootLine {
    let word: String
    let isFamiliar: Bool
    let isDaily: Bool
    let commonCount: Int
    let everydayCount: Int
  }

  static let roots: [RootLine] = {
    try! lines("roots.tsv").map { line in
      let columns = line.split(separator: "\t").map(String.init)
      return RootLine(
        word: columns[0], isFamiliar: columns[1] == "1", isDaily: columns[2] == "1", commonCount: Int(columns[3])!,
        everydayCount: Int(columns[4])!)
    }
  }()
}

/// The Debian packages that the words come from.
enum Debian {
  /// The words as collected from the packages, only once for all tests because collecting them is slow.
  static let vocabulary = try! collect.vocabulary()

  /// The command that collects the words, with the lists of the repository.
  static var collect: Collect {
    var collect = Collect()
    collect.data = Committed.data
    return collect
  }

  static let arePackagesInstalled =
    FileManager.default.fileExists(atPath: Collect().scowl.appending(path: "english-words.10").path)
    && FileManager.default.fileExists(atPath: Collect().wordNet.appending(path: "index.noun").path)
}
