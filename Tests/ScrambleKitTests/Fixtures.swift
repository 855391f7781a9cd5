import Foundation
import ScrambleKit
import WordScramble

extension Word: ExpressibleByStringLiteral {
  public init(stringLiteral text: String) {
    self = try! Word(text.utf8)
  }
}

/// The folder with the game's own files.
let resources = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
  .deletingLastPathComponent().appending(path: "Sources/ScrambleKit/Resources")
let gameFiles = GameFiles(folder: resources)
let english = try! gameFiles.loadLexicon()
let catalog = try! gameFiles.loadCatalog()
let wording = Wording(catalog, in: .english)

/// A folder of its own for a test, gone when the test is.
final class TemporaryFolder {
  let url = FileManager.default.temporaryDirectory.appending(path: "word-scramble-\(UUID().uuidString)")

  init() throws {
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(at: url)
  }

  func file(_ name: String) -> String { url.appending(path: name).path }

  /// Writes a file into the folder, and returns its path.
  @discardableResult
  func write(_ text: String, as name: String) throws -> String {
    try Data(text.utf8).write(to: url.appending(path: name))
    return file(name)
  }

  /// Makes a link in the folder, and returns its path.
  @discardableResult
  func link(_ name: String, to target: String) throws -> String {
    try FileManager.default.createSymbolicLink(atPath: file(name), withDestinationPath: target)
    return file(name)
  }

  func names() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: url.path).sorted()
  }
}

func saved(_ root: Word, _ found: [Word] = [], began: Int64 = 1, daily: Int? = nil) -> SavedRound {
  var round = Round(root: root, daily: daily, began: began)
  for word in found.reversed() { round.restore(word, in: english) }
  return SavedRound(round)
}
