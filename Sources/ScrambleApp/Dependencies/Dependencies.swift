import Foundation
import ScrambleCore
import ScrambleKit

/// What the app depends on: files, stores, the clock and the dictionary. Tests pass their own.
struct Dependencies {
  var files: GameFiles
  /// The store of rounds; nil to save nothing.
  var roundStore: RoundStore?
  /// The store of settings; nil to save nothing.
  var settingsFile: SettingsFile?
  var language: Language
  var dictionary: (any SystemDictionary)?
  var clock: Clock
  var nextSeed: () -> UInt64
  /// Copies text to the clipboard.
  var copy: @MainActor (String) -> Void = { _ in }
  /// Whether the device always has a hardware keyboard, so that the field can have the focus from the start.
  var hasHardwareKeyboard = false
  /// The address of the page that links to rounds open; nil if it is unknown.
  var pageAddress: String?
  /// The roots that replace those of `start.txt` in previews and tests. The game opens on the first.
  var customRoots: [Word]?
  /// An open lexicon that tests share; nil to open the game's own.
  var customLexicon: Lexicon?
  /// A loaded catalog that tests share; nil to load the game's own.
  var customCatalog: Catalog?

  /// Creates dependencies without stores and without a dictionary.
  init(
    files: GameFiles, language: Language = .english, clock: Clock = .system,
    nextSeed: @escaping () -> UInt64 = { .random(in: 0...UInt64.max) }
  ) {
    self.files = files
    self.language = language
    self.clock = clock
    self.nextSeed = nextSeed
  }

  /// Opens the game with the first custom root or, without one, as ``Request/launch`` chooses.
  ///
  /// - Returns: The game, and what the player should know about the saved rounds.
  func openGame(from roundStore: inout RoundStore?, lexicon: Lexicon) -> (game: Game, problem: LoadProblem?) {
    let second = clock.second
    let loadResult = roundStore?.load(in: lexicon, at: second)
    // The file of roots is read when the first new word is dealt.
    let roots: @Sendable () -> [Word] = { [customRoots, files] in
      customRoots ?? Dependencies.loadOrFatalError { () throws(FileError) in try files.loadRoots() }
    }
    let request = customRoots?.first.map { Request.round(.free(root: $0, minutes: 0)) } ?? .launch
    let game = Game(
      lexicon: lexicon, roots: roots, history: loadResult?.history ?? History(), opening: request,
      in: clock.offsetsAroundNow, seed: nextSeed(), at: second)
    return (game, loadResult?.problem)
  }

  func lexicon() -> Lexicon {
    customLexicon ?? Dependencies.loadOrFatalError { () throws(FileError) in try files.loadLexicon() }
  }

  func catalog() -> Catalog {
    customCatalog ?? Dependencies.loadOrFatalError { () throws(FileError) in try files.loadCatalog(in: language) }
  }

  /// Loads the meanings of words. Returns nil if the file is missing or damaged, because the game can be played without
  /// it.
  func glossary() -> Glossary? { try? files.loadGlossary() }

  /// Loads the licenses of the word list and of the definitions, split into paragraphs. The array is empty if the file
  /// cannot be read.
  func licences() -> [String] {
    guard let bytes = try? files.bytes(of: GameFiles.licencesFileName) else { return [] }
    return String(decoding: bytes, as: UTF8.self).components(separatedBy: "\n\n")
      .map { $0.trimmingCharacters(in: .newlines) }
  }

  /// Loads a file that the game cannot run without. If that fails, the program ends with a message that names the file.
  private static func loadOrFatalError<Value>(_ load: () throws(FileError) -> Value) -> Value {
    do throws(FileError) {
      return try load()
    } catch {
      fatalError(error.message)
    }
  }
}
