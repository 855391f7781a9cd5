package import Foundation
package import ScrambleKit
public import WordScramble

/// The folders of the repository.
package enum Repository {
  /// The folder with `Package.swift`.
  package static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()
  /// The words as text, and the lists they are made from.
  package static let data = root.appending(path: "Data")
  /// Games and calls as text, with their answers.
  package static let transcripts = root.appending(path: "Tests/Transcripts")
  /// What an earlier commit wrote, and every later one reads.
  package static let savedForms = root.appending(path: "Tests/SavedForms")
  /// The game's own files.
  package static let resources = root.appending(path: "Sources/ScrambleKit/Resources")
}

/// The game's own files.
package let gameFiles = GameFiles(folder: Repository.resources)
/// The bytes of `english.lex`.
package let englishBytes = try! gameFiles.bytes(of: GameFiles.lexicon)
/// The English lexicon, opened once for all tests.
package let english = try! Lexicon(englishBytes)
/// The wording of every language.
package let catalog = try! gameFiles.loadCatalog()

extension PlayTime: ExpressibleByIntegerLiteral {
  /// A time in tenths of a second.
  public init(integerLiteral tenths: Int) {
    self.init(tenths: tenths)
  }
}

extension Moment: ExpressibleByIntegerLiteral {
  /// A moment in seconds since 1970, on a clock for play that does not run.
  public init(integerLiteral seconds: Int64) {
    self.init(seconds: seconds, uptime: 0)
  }
}

/// Lets a test write a word as text between quotes; a literal that is no word stops the test run.
extension Word: ExpressibleByStringLiteral {
  public init(stringLiteral text: String) {
    self = try! Word(text.utf8)
  }
}

extension Round {
  /// Creates a round of which a test needs only some facts; facts that no round can have stop the test run.
  package init(
    root: Word, minimum: Int = 3, scoring: Scoring = .classic, daily: Int? = nil, number: UInt64 = 0,
    vocabulary: Vocabulary = .standard, startedAt: Int64 = 0
  ) {
    let id = daily.map { RoundID.daily(number: $0, minimum: minimum, scoring: scoring) }
    self = try! Round(
      id: id ?? .free(root: root, number: number), root: root, minimum: minimum, scoring: scoring,
      vocabulary: vocabulary, at: Moment(seconds: startedAt, uptime: 0))
  }
}
