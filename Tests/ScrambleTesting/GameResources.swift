package import Foundation
public import ScrambleCore
package import ScrambleKit

package enum Repository {
  /// The folder with `Package.swift`.
  package static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()
  /// The words and the days as text.
  package static let data = root.appending(path: "Data")
  /// Games and calls as text, with the expected output.
  package static let transcripts = root.appending(path: "Tests/Transcripts")
  /// Saved files that every version reads.
  package static let savedForms = root.appending(path: "Tests/SavedForms")
  /// The resources of the game.
  package static let resources = root.appending(path: "Sources/ScrambleKit/Resources")
}

package let gameFiles = GameFiles(folder: Repository.resources)
/// The bytes of `english.lex`.
package let englishBytes = try! gameFiles.bytes(of: GameFiles.lexiconFileName)
/// The English lexicon, opened once for all tests.
package let english = try! Lexicon(englishBytes)
/// The texts of each language.
package let catalogs = Dictionary(
  uniqueKeysWithValues: Language.allCases.map { ($0, try! gameFiles.loadCatalog(in: $0)) })

extension Wording {
  /// The texts of a language, loaded once for all tests.
  package static func tested(in language: Language = .english) -> Wording { Wording(catalogs[language]!) }
}

/// Allows word literals in tests. A literal that is not a word stops the test run.
extension Word: ExpressibleByStringLiteral {
  public init(stringLiteral text: String) {
    self = try! Word(text.utf8)
  }
}

extension Round {
  /// Creates a free round without a time limit for a test. An invalid root stops the test run.
  package init(root: Word) {
    self = try! Round(root: root, minutes: nil)
  }
}
