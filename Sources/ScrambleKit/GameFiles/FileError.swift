public import ScrambleCore

/// An error while loading a file of the game.
public struct FileError: Error, Equatable, Sendable {
  public let file: String
  public let reason: Reason

  public enum Reason: Equatable, Sendable {
    case missing
    /// The file exists but cannot be read.
    case unreadable
    /// The file is not a lexicon that this version can read.
    case lexicon(LexiconError)
    /// A line of the roots is not a word of 3 to 15 letters.
    case badRoot(line: Int)
    /// The file is not a glossary.
    case badGlosses
    /// The file is not a catalog of wording.
    case badCatalog
  }

  package init(file: String, reason: Reason) {
    self.file = file
    self.reason = reason
  }

  /// The message. It is not in the catalog because the catalog may be the missing file.
  public var message: String {
    switch reason {
    case .missing: "Could not load \(file) from bundle."
    case .unreadable: "Could not read \(file)."
    case .badRoot(let line): "\(file), line \(line), is not a word of 3 to 15 letters."
    case .badGlosses: "\(file) is damaged: it does not hold what words mean."
    case .badCatalog: "\(file) is damaged: it is not a catalog of wording."
    case .lexicon(let error): "\(file) \(FileError.describe(error))"
    }
  }

  private static func describe(_ error: LexiconError) -> String {
    switch error {
    case .notALexicon: "is damaged: it is not a lexicon."
    case .newerFormat(let format): "has format \(format), which is newer than this program."
    case .wrongLength(let expected, let actual): "is damaged: it has \(actual) bytes and says \(expected)."
    case .wrongChecksum: "is damaged: its checksum is wrong."
    case .malformed(let offset): "is damaged at byte \(offset)."
    }
  }

  /// Whether the file was read, but is damaged or has a newer format.
  public var isFileDamaged: Bool {
    switch reason {
    case .missing, .unreadable: false
    case .lexicon, .badRoot, .badGlosses, .badCatalog: true
    }
  }
}
