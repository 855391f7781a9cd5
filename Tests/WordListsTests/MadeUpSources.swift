import Foundation
import ScrambleTesting

@testable import WordLists

/// Small made-up sources in a temporary folder, which is deleted with this object.
final class MadeUpSources {
  let folder: URL
  var scowl: URL { folder.appending(path: "scowl") }
  var wordNet: URL { folder.appending(path: "wordnet") }
  var data: URL { folder.appending(path: "data") }
  var resources: URL { folder.appending(path: "resources") }

  /// Writes the sources.
  ///
  /// - Parameters:
  ///   - scowl: Words by file name, such as `english-words.10`.
  ///   - headwords: Headwords by part of speech.
  ///   - exceptions: Lines of the exception files by part of speech, such as `geese goose`.
  ///   - meanings: The meanings of every headword, most frequent first.
  ///   - lists: Lines of the hand lists by file name. The other lists are empty.
  init(
    scowl: [String: [String]] = ["english-words.10": ["cat"]], headwords: [WordNet.PartOfSpeech: [String]] = [:],
    exceptions: [WordNet.PartOfSpeech: [String]] = [:], lists: [String: [String]] = [:],
    meanings: [String] = ["a thing"]
  ) throws {
    folder = FileManager.default.temporaryDirectory.appending(path: "word-lists-\(UUID().uuidString)")
    for (name, words) in scowl { try write(words, to: "scowl/\(name)") }
    for part in WordNet.PartOfSpeech.allCases {
      let words = headwords[part, default: []]
      let senses = Self.senses(meanings, of: words)
      let offsets = senses.offsets.map { " \($0)" }.joined()
      let entries = words.map { "\($0) n \(meanings.count) 0 1 0\(offsets)  " }
      try write(["  1 This software and database is being provided to you"] + entries, to: "wordnet/index.\(part)")
      try write(exceptions[part, default: []], to: "wordnet/\(part).exc")
      try write(senses.lines, to: "wordnet/data.\(part)")
    }
    try write([], to: "wordnet/cntlist.rev")
    for name in Self.listNames { try write(lists[name, default: []], to: "data/\(name)") }
    try FileManager.default.createDirectory(at: resources, withIntermediateDirectories: true)
  }

  /// Returns the lines of a data file, each with a sense that all headwords share, and the offsets of these senses in
  /// bytes.
  private static func senses(_ meanings: [String], of words: [String]) -> (lines: [String], offsets: [Int]) {
    var (lines, offsets, end) = ([""], [Int](), 1)
    for meaning in meanings {
      let line = "00000001 03 n 01 \(words.joined(separator: " 0 ")) 0 000 | \(meaning); \"an example\""
      lines.append(line)
      offsets.append(end)
      end += line.utf8.count + 1
    }
    return (lines, offsets)
  }

  deinit {
    // A leftover temporary folder does no harm.
    try? FileManager.default.removeItem(at: folder)
  }

  func write(_ lines: [String], to path: String) throws {
    let url = folder.appending(path: path)
    try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try lines.map { $0 + "\n" }.joined().write(to: url, atomically: true, encoding: .utf8)
  }

  func vocabulary() throws -> AcceptedWords {
    AcceptedWords(
      scowl: try Scowl(folder: scowl), wordNet: try WordNet(folder: wordNet), lists: try HandLists(folder: data))
  }

  var collect: Collect {
    var collect = Collect()
    collect.scowl = scowl
    collect.wordNet = wordNet
    collect.data = data
    collect.resources = resources
    return collect
  }

  private static let listNames = [
    "add-common.txt", "add-rare.txt", "keep-function-words.txt", "keep-new-words.txt", "demote.txt",
    "little-known.txt", "families.tsv", "names.txt", "worst.txt", "not-dealt.txt", "not-daily.txt", "refused.txt",
    "only-names.txt",
    "block.tsv", "class-lists.tsv",
    "coarse.txt", "hidden-phrases.txt", "harmless-meanings.txt", "glosses.tsv", "false-forms.tsv",
  ]
}
