#if Terminal
  import ArgumentParser
  import ScrambleKit
  import WordScramble

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

    static func standardInput() throws -> [UInt8] {
      do throws(ReadError) {
        return try ExportFile.bytesOfStandardInput()
      } catch {
        throw Output.failure(74, "cannot read standard input: \(error.message)")
      }
    }

    /// Returns the set of a link or code. Ends the program if the text contains no set that can be read.
    func puzzleSet(_ text: String, _ wording: Wording) throws -> PuzzleSet {
      let sensitiveWords = try files.loadSensitiveWords()
      do throws(CodeError) {
        return try PuzzleSet(pasted: text, avoiding: sensitiveWords)
      } catch {
        throw Output.failure(65, wording.text(of: error))
      }
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
    func loadSavedRounds(_ wording: Wording, at moment: Moment) throws -> SavedRounds {
      var store = try store()
      let (saved, notes) = store.load(at: moment)
      try notes.forEach { try report($0, wording) }
      return saved
    }

    /// Loads the saved rounds and creates the player's statistics from them.
    func statistics(_ wording: Wording, clock: Clock) throws -> PlayerStatistics {
      PlayerStatistics(
        of: try loadSavedRounds(wording, at: clock.moment()).history, in: try files.loadLexicon(), clock: clock)
    }

    /// The address of the page that links open, from `WORDSCRAMBLE_PAGE`.
    var pageAddress: String { environment["WORDSCRAMBLE_PAGE"] ?? "" }

    /// Opens a session with the saved rounds.
    ///
    /// Plays what a link or the options ask for. Without those, plays today's puzzle or the last round.
    ///
    /// - Returns: The session, and notes for the player about loading the saved rounds and playing the shared round.
    func openSession(
      _ options: DealOptions, challenge: DealOptions?, set: PuzzleSet?, shared: SharedRoundRequest?, name: String?,
      _ wording: Wording, clock: Clock
    ) throws -> (session: Session, notes: [String]) {
      var store = RoundStore(environment: environment)
      let (saved, notes) = store?.load(at: clock.moment()) ?? (SavedRounds(), [.unreadable(.missing)])
      var game = Game(
        lexicon: try files.loadLexicon(), roots: try files.loadRoots(), options: options, visit: challenge ?? options,
        today: clock.today, saved: saved, seed: .random(in: 0...UInt64.max), at: clock.moment())
      // Without this file, the player can play but cannot add words.
      game.sensitiveWords = try? files.loadSensitiveWords()
      if let set { game.play(set, at: clock.moment()) }
      let sharedNotes = try shared.map { try play($0, in: &game, wording, at: clock.moment()) } ?? []
      let session = Session(
        game, in: store, wording: wording, clock: clock, meanings: meaningLookup(), pageAddress: pageAddress,
        playerName: name.map { Array($0.utf8) } ?? [])
      return (session, notes.map(wording.text(of:)) + sharedNotes)
    }

    /// Resumes or deals the round of a challenge or of the options.
    func game(
      _ options: DealOptions, challenge: DealOptions? = nil, saved: SavedRounds = SavedRounds(), at moment: Moment
    )
      throws -> Game
    {
      Game(
        lexicon: try files.loadLexicon(), roots: try files.loadRoots(), options: options, request: challenge,
        saved: saved, seed: .random(in: 0...UInt64.max), at: moment)
    }

    func wording(in language: Language) throws -> Wording {
      Wording(try files.loadCatalog(), in: language)
    }
  }
#endif
