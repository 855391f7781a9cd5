import ArgumentParser
import ScrambleKit
import WordScramble

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The files of the game for a command; trouble with one ends the program with one line that names it.
struct GameData {
  let environment = ProcessInfo.processInfo.environment
  private let files: GameFiles

  init() {
    files = GameFiles(besideExecutable: GameData.executable, environment: environment)
  }

  func lexicon() throws -> Lexicon {
    try GameData.orLeave { () throws(FileError) in try files.loadLexicon() }
  }

  func roots() throws -> [Word] {
    try GameData.orLeave { () throws(FileError) in try files.loadRoots() }
  }

  func glossary() throws -> Glossary {
    try GameData.orLeave { () throws(FileError) in try files.loadGlossary() }
  }

  /// Returns what tells the meanings of a word; none where their file cannot be read, for play goes on without them.
  ///
  /// The file is read when a meaning is asked for the first time.
  func meanings() -> (Word) -> [Glossary.Meaning] {
    var glossary: Glossary??
    return { word in
      if glossary == nil { glossary = .some(try? files.loadGlossary()) }
      return glossary??.meanings(of: word) ?? []
    }
  }

  /// The store of this player's rounds.
  func store() throws -> RoundStore {
    if let store = RoundStore(environment: environment) { return store }
    Output.say("wordscramble: neither XDG_STATE_HOME nor HOME names a folder.")
    throw ExitCode(74)
  }

  /// Says how the saved rounds were found; ends the program where they cannot be read.
  func say(_ note: LoadNote, _ wording: Wording) throws {
    guard case .unreadable(let error) = note else { return Output.say(wording.text(of: note)) }
    Output.say("wordscramble: cannot read your rounds: \(error.message)")
    throw ExitCode(74)
  }

  /// The saved rounds, for a command that only reads them.
  func saved(_ wording: Wording, at time: Int64) throws -> SavedRounds {
    var store = try store()
    let (saved, notes) = store.load(at: time)
    try notes.forEach { try say($0, wording) }
    return saved
  }

  /// What was done in the saved rounds.
  func record(_ wording: Wording, clock: Clock) throws -> PlayerRecord {
    PlayerRecord(of: try saved(wording, at: clock.now).history, in: try lexicon(), clock: clock)
  }

  /// Returns the link to a round on the page that `WORDSCRAMBLE_PAGE` names.
  func link(to challenge: Challenge) -> String {
    challenge.link(to: environment["WORDSCRAMBLE_PAGE"] ?? "")
  }

  /// Resumes or deals a round: the one that is wished for, or what the options ask for.
  func game(_ options: DealOptions, request: DealOptions? = nil, saved: SavedRounds = SavedRounds(), at moment: Moment)
    throws -> Game
  {
    Game(
      lexicon: try lexicon(), roots: try roots(), options: options, request: request, saved: saved,
      seed: .random(in: 0...UInt64.max), at: moment)
  }

  func wording(in language: Language) throws -> Wording {
    Wording(try GameData.orLeave { () throws(FileError) in try files.loadCatalog() }, in: language)
  }

  private static func orLeave<Value>(_ load: () throws(FileError) -> Value) throws -> Value {
    do throws(FileError) {
      return try load()
    } catch {
      Output.say("wordscramble: \(error.line)")
      throw ExitCode(error.isDamage ? 65 : 74)
    }
  }

  /// The program itself, links followed, wherever it was called from.
  private static var executable: URL {
    #if os(Linux)
      let path = "/proc/self/exe"
    #else
      let path = Bundle.main.executablePath ?? CommandLine.arguments[0]
    #endif
    return URL(filePath: path).resolvingSymlinksInPath()
  }
}
