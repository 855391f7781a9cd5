public import ScrambleKit
public import WordScramble

/// What the game takes from the device it runs on; a test gives its own.
public struct Device {
  /// Where the files of the game are.
  public var files: GameFiles
  /// What keeps rounds; nil where nothing is to be kept.
  public var rounds: RoundStore?
  /// What keeps the settings; nil where nothing is to be kept.
  public var settings: SettingsFile?
  /// The language of the player.
  public var language: Language
  /// The dictionary of the system, where there is one.
  public var dictionary: (any SystemDictionary)?
  /// The time and the calendar.
  public var clock: Clock
  /// When something happens, for the time of play.
  public var moment: () -> Moment
  /// Where chance comes from.
  public var nextSeed: () -> UInt64
  /// Whether a keyboard is part of it, so that the field can be ready from the start.
  public var hasKeyboard = false
  /// The address of the page, to which a link to a round leads; nil where none is known.
  public var page: String?
  /// The roots to draw from instead of those of `start.txt`, in a preview or in a test of the user interface.
  var rootsOfItsOwn: [Word]?

  /// Creates a device that keeps nothing and has no dictionary.
  public init(
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
    Device.orStop { () throws(FileTrouble) in try files.loadLexicon() }
  }

  func roots() -> [Word] {
    rootsOfItsOwn ?? Device.orStop { () throws(FileTrouble) in try files.loadRoots() }
  }

  func catalog() -> Catalog {
    Device.orStop { () throws(FileTrouble) in try files.loadCatalog() }
  }

  func glossary() -> Glossary? { try? files.loadGlossary() }

  /// Loads a file that is part of the program; without it there is no game, and the line says which one it is.
  private static func orStop<Value>(_ load: () throws(FileTrouble) -> Value) -> Value {
    do throws(FileTrouble) {
      return try load()
    } catch {
      fatalError(error.line)
    }
  }
}
