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
    let (saved, notes) = store.load(at: Clock.system.moment())
    try notes.forEach { try report($0, wording) }
    return saved
  }

  /// Opens a session with the saved rounds.
  ///
  /// Plays what the options ask for. Without options, plays today's puzzle or the last round.
  ///
  /// - Returns: The session, and notes for the player about loading the saved rounds.
  func openSession(_ options: DealOptions, _ wording: Wording) throws -> (session: Session, notes: [String]) {
    let clock = Clock.system
    var store = RoundStore(environment: environment)
    let (saved, notes) = store?.load(at: clock.moment()) ?? (SavedRounds(), [.unreadable(.missing)])
    let game = Game(
      lexicon: try files.loadLexicon(), roots: try files.loadRoots(), options: options, visit: options,
      today: clock.today, saved: saved, seed: .random(in: 0...UInt64.max), at: clock.moment())
    let session = Session(game, in: store, wording: wording, clock: clock, meanings: meaningLookup())
    return (session, notes.map(wording.text(of:)))
  }

  /// Resumes or deals the round of the options.
  func game(_ options: DealOptions, saved: SavedRounds = SavedRounds(), at moment: Moment) throws -> Game {
    Game(
      lexicon: try files.loadLexicon(), roots: try files.loadRoots(), options: options, saved: saved,
      seed: .random(in: 0...UInt64.max), at: moment)
  }

  func wording(in language: Language) throws -> Wording {
    Wording(try files.loadCatalog(), in: language)
  }
}
