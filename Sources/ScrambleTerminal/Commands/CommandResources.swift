import ArgumentParser
import ScrambleCore
import ScrambleKit

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The files and saved rounds that a command needs. A `FileError` ends the program with one line that names the file.
struct CommandResources {
  let environment = ProcessInfo.processInfo.environment
  let files: GameFiles

  init() {
    files = GameFiles(environment: environment)
  }

  /// Returns a function that looks up meanings and reads their file at the first call.
  ///
  /// If the file is missing or damaged, the function returns no meanings: the game can be played without them.
  private func meaningLookup() -> (Word) -> [Glossary.Meaning] {
    var glossary: Glossary??
    return { word in
      if glossary == nil { glossary = .some(try? files.loadGlossary()) }
      return glossary??.meanings(of: word) ?? []
    }
  }

  /// Returns the store of the player's rounds. Ends the program if the environment names no folder for it.
  func store() throws -> RoundStore {
    if let store = RoundStore(environment: environment) { return store }
    throw Output.failure(74, "neither XDG_STATE_HOME nor HOME names a folder.")
  }

  /// Prints a note about loading. Ends the program if the rounds cannot be read.
  func report(_ note: LoadNote, _ wording: Wording) throws {
    guard case .unreadable(let error) = note else { return Output.printError(wording.text(of: note)) }
    throw Output.failure(74, "cannot read your rounds: \(error.message)")
  }

  /// Loads the saved rounds for a command that does not change them, and prints the notes about loading. Ends the
  /// program if the rounds cannot be read.
  func loadSavedRounds(_ wording: Wording) throws -> SavedRounds {
    var store = try store()
    let (saved, notes) = store.load(at: Clock.system.now())
    try notes.forEach { try report($0, wording) }
    return saved
  }

  /// Opens a session with the saved rounds.
  ///
  /// - Parameters:
  ///   - request: The round to open.
  ///   - grade: The difficulty of the words that New Word deals, or nil for any.
  ///   - seed: The seed for choosing a root, or nil for a random one.
  ///   - wording: The texts of the session.
  /// - Returns: The session, and notes for the player about loading the saved rounds.
  func openSession(
    _ request: Request, grade: Grade?, seed: UInt64?, _ wording: Wording
  ) throws -> (session: Session, notes: [String]) {
    let clock = Clock.system
    var store = RoundStore(environment: environment)
    let (saved, notes) = store?.load(at: clock.now()) ?? (SavedRounds(), [.unreadable(.missing)])
    let game = try game(opening: request, saved: saved, seed: seed)
    let session = Session(
      game, in: store, grade: grade, wording: wording, clock: clock, meanings: meaningLookup())
    return (session, notes.map(wording.text(of:)))
  }

  /// Opens a round without a session.
  func game(
    opening request: Request = .launch, saved: SavedRounds = SavedRounds(), seed: UInt64? = nil
  ) throws -> Game {
    Game(
      lexicon: try files.loadLexicon(), roots: roots, saved: saved, opening: request, in: Clock.system.timeZone,
      seed: seed ?? .random(in: 0...UInt64.max), at: Clock.system.now())
  }

  /// Reads the roots when the first word is dealt. Ends the program if their file is missing or damaged.
  private var roots: @Sendable () -> [Word] {
    { [files] in
      do throws(FileError) {
        return try files.loadRoots()
      } catch {
        WordScrambleCommand.end(because: error)
      }
    }
  }

  func wording(in language: Language) throws -> Wording {
    Wording(try files.loadCatalog(in: language))
  }
}
