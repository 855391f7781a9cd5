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

  /// Loads the saved rounds. Prints a problem, and ends the program if the rounds cannot be read.
  func loadHistory(from store: inout RoundStore, _ wording: Wording) throws -> History {
    let (history, problem) = store.load(in: try files.loadLexicon(), at: Clock.system.now())
    if case .unreadable(let error) = problem {
      throw Output.failure(74, "cannot read your rounds: \(error.message)")
    }
    if let problem { Output.printError(wording.text(of: problem)) }
    return history
  }

  /// Loads the saved rounds for a command that does not change them.
  func loadHistory(_ wording: Wording) throws -> History {
    var store = try store()
    return try loadHistory(from: &store, wording)
  }

  /// Opens a session with the saved rounds.
  ///
  /// - Parameters:
  ///   - request: The round to open.
  ///   - name: The player's name for others, if it is known.
  ///   - grade: The difficulty of the words that New Word deals, or nil for any.
  ///   - seed: The seed for choosing a root, or nil for a random one.
  ///   - wording: The texts of the session.
  /// - Returns: The session, and notes for the player about loading the saved rounds.
  func openSession(
    _ request: Request, name: PlayerName?, grade: Grade?, seed: UInt64?, _ wording: Wording
  ) throws -> (session: Session, notes: [String]) {
    let clock = Clock.system
    var store = RoundStore(environment: environment)
    let lexicon = try files.loadLexicon()
    let (history, problem) = store?.load(in: lexicon, at: clock.now()) ?? (History(), .unreadable(.missing))
    var game = game(in: lexicon, opening: request, history: history, seed: seed)
    game.playerName = name
    let session = Session(
      game, in: store, grade: grade, wording: wording, clock: clock, meanings: meaningLookup())
    return (session, [problem].compactMap { $0.map(wording.text(of:)) })
  }

  /// Opens a round without a session.
  func game(
    in lexicon: Lexicon, opening request: Request = .launch, history: History = History(), seed: UInt64? = nil
  ) -> Game {
    Game(
      lexicon: lexicon, roots: roots, history: history, opening: request, in: Clock.system.timeZone,
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
