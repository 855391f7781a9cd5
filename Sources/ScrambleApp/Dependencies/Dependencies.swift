import Foundation
import ScrambleKit
import WordScramble

/// What the app depends on: files, stores, clocks and dictionary. Tests pass their own.
struct Dependencies {
  /// The files of the game.
  var files: GameFiles
  /// Saves rounds; nil if nothing is to be saved.
  var rounds: RoundStore?
  /// Saves the settings; nil if nothing is to be saved.
  var settings: SettingsFile?
  /// The language of the player.
  var language: Language
  /// The dictionary of the system, if there is one.
  var dictionary: (any SystemDictionary)?
  /// The time and the calendar.
  var clock: Clock
  /// Returns the current moment, for the play time.
  var moment: () -> Moment
  /// Returns a random seed.
  var nextSeed: () -> UInt64
  /// Copies a text, so that the player can paste it elsewhere.
  var copy: @MainActor (String) -> Void = { _ in }
  /// Whether the device has a hardware keyboard, so that the field can have the focus from the start.
  var hasKeyboard = false
  /// The address of the page, to which a link to a round leads; nil if none is known.
  var page: String?
  /// The roots to draw from instead of those of `start.txt`, in a preview or in a test of the user interface, which opens on the first of them.
  var customRoots: [Word]?
  /// A lexicon that is open already, which tests share; nil to open the one of the game.
  var customLexicon: Lexicon?
  /// A catalog that is read already, which tests share; nil to read the one of the game.
  var customCatalog: Catalog?

  /// Creates dependencies without stores and without a dictionary.
  init(
    files: GameFiles, language: Language = .english, clock: Clock = .system,
    moment: @escaping () -> Moment = { .now }, nextSeed: @escaping () -> UInt64 = { .random(in: 0...UInt64.max) }
  ) {
    self.files = files
    self.language = language
    self.clock = clock
    self.moment = moment
    self.nextSeed = nextSeed
  }

  func lexicon() -> Lexicon {
    customLexicon ?? Dependencies.orFatalError { () throws(FileError) in try files.loadLexicon() }
  }

  func roots() -> [Word] {
    customRoots ?? Dependencies.orFatalError { () throws(FileError) in try files.loadRoots() }
  }

  func catalog() -> Catalog {
    customCatalog ?? Dependencies.orFatalError { () throws(FileError) in try files.loadCatalog() }
  }

  /// Reads what words mean; nil if the file is missing or damaged, because the game can be played without it.
  func glossary() -> Glossary? { try? files.loadGlossary() }

  /// Reads the words that may not be kept as missing ones; without them none is kept.
  func sensitiveWords() -> SensitiveWords? { try? files.loadSensitiveWords() }

  /// Reads the licences of the word list and of the definitions, a paragraph each; none if the file is missing.
  func licences() -> [String] {
    guard let bytes = try? files.bytes(of: GameFiles.licences) else { return [] }
    return String(decoding: bytes, as: UTF8.self).components(separatedBy: "\n\n")
      .map { $0.trimmingCharacters(in: .newlines) }
  }

  /// Loads a file that is part of the program; without it there is no game, and the line says which one it is.
  private static func orFatalError<Value>(_ load: () throws(FileError) -> Value) -> Value {
    do throws(FileError) {
      return try load()
    } catch {
      fatalError(error.line)
    }
  }
}
