/// The standings of a shared round, counted with the lexicon on this device.
package struct SharedStandings: Equatable, Sendable {
  /// All players in the order of their identities.
  package let names: [Name]
  /// The players whose words count, best first: by words, then by points.
  package private(set) var rows: [Row] = []
  /// The players who are left out because one of their words cannot be found in the puzzle.
  package private(set) var excludedPlayers: [Name] = []
  /// Whether the player of this device has finished.
  package let isFinished: Bool
  /// Whether the words of the others may be shown.
  package let showsWords: Bool
  /// The words that all of several players found, longest first. Like the other lists of words, it is empty unless
  /// ``showsWords``.
  package private(set) var foundByEveryone: [Word] = []
  /// The words that several but not all players found, longest first.
  package private(set) var foundBySome: [WordWithFinders] = []
  /// The words that only one player found, longest first.
  package private(set) var foundByOne: [WordWithFinders] = []
  /// The common words that nobody found, longest first. Empty until the player of this device has finished.
  package private(set) var missed: [Word] = []
  /// The words of the players that this lexicon does not know, without sensitive ones, from a to z. They are listed but
  /// not counted.
  package private(set) var unknown: [Word] = []
  /// The number of different words that all players found together, and their points.
  package private(set) var total = Tally(points: 0, words: 0)
  /// The number of common words.
  package let commonWordCount: Int
  /// The number of common words that all players found together.
  package private(set) var foundCommonCount = 0
  /// The identity of the player of this device, or nil.
  package let ownID: UInt64?

  /// Whether there are at least two players, and one of them may still add words.
  package var isOpen: Bool { rows.count > 1 && rows.contains { !$0.isFinal } }

  /// The result of a player.
  package struct Row: Equatable, Sendable {
    package let name: Name
    package let tally: Tally
    /// The place, from 1. Players with equal results share it.
    package internal(set) var place = 1
    /// Whether the player has finished.
    package let isFinal: Bool
    /// Whether the row belongs to the player of this device.
    package let isOwn: Bool
  }

  /// A word, and the players who found it.
  package struct WordWithFinders: Equatable, Sendable {
    package let word: Word
    /// The players who found it, in the order of their identities.
    package let players: [Name]
  }

  /// The name of a player as it is shown.
  package struct Name: Equatable, Sendable {
    package let id: UInt64
    /// The number of the player, from 1. It replaces a missing name: "Player 2".
    package let number: Int
    /// The name in UTF-8; empty if the player has none or it must not be shown.
    package let text: [UInt8]
    /// The number of the color, one of ``SharedPlayer/colors``.
    package let color: Int
  }

  /// Computes the standings.
  ///
  /// - Parameters:
  ///   - shared: The words of all players.
  ///   - ownID: The identity of the player of this device, or nil.
  ///   - isFinished: Whether missed words were shown in the round on this device, or nil to use the value in the code.
  ///   - lexicon: The words that count.
  ///   - sensitiveWords: The words that are left out of names and of the unknown words, or nil if they are not known.
  /// - Complexity: that of a ``Puzzle``, and O(*p* *n* log *n*) for *p* players and *n* words.
  package init(
    of shared: SharedRound, ownID: UInt64?, isFinished: Bool? = nil, in lexicon: Lexicon,
    avoiding sensitiveWords: SensitiveWords?
  ) {
    self.ownID = ownID
    let (puzzle, counted) = (shared.puzzle, shared.countedPlayers)
    names = SharedStandings.names(in: shared, avoiding: sensitiveWords)
    let names = names
    self.isFinished = isFinished ?? ownID.flatMap { shared.player($0) }?.isFinal ?? false
    showsWords = self.isFinished || puzzle.mode == .oneList
    let solvedPuzzle = Puzzle(root: puzzle.root, in: lexicon)
    let minimum = counted.map { $0.minimum }.min() ?? 3
    commonWordCount = solvedPuzzle.commonWordCount(minimum: minimum)
    let countedIndices = shared.players.indices.filter { index in counted.contains { $0.id == shared.players[index].id }
    }
    excludedPlayers = shared.players.indices.filter { !countedIndices.contains($0) }.map { names[$0] }
    countWords(
      countedIndices.map { (shared.players[$0], names[$0]) }, of: shared, in: lexicon, avoiding: sensitiveWords)
    guard showsWords else {
      unknown = []
      return
    }
    let foundWords = counted.reduce([Word]()) { .union($0, $1.words) }
    if self.isFinished { missed = solvedPuzzle.common.filter { $0.count >= minimum && !foundWords.containsSorted($0) } }
  }

  /// Counts the words of the given players, ranks the players and collects the unknown words. If ``showsWords``, also
  /// groups the found words by the players who found them.
  private mutating func countWords(
    _ players: [(player: SharedPlayer, name: Name)], of shared: SharedRound, in lexicon: Lexicon,
    avoiding sensitiveWords: SensitiveWords?
  ) {
    var foundWords: [WordWithFinders] = []
    for word in shared.words {
      let finders = players.filter { $0.player.words.containsSorted(word) }
      guard !finders.isEmpty else { continue }
      switch lexicon.wordClass(of: word) {
      case nil: if sensitiveWords?.allows(word) != false { unknown.append(word) }
      case .blocked: break
      default: foundWords.append(WordWithFinders(word: word, players: finders.map { $0.name }))
      }
    }
    foundCommonCount = foundWords.count { lexicon.wordClass(of: $0.word)?.isCommon ?? false }
    let tally = { (foundWords: [WordWithFinders]) in
      Tally(
        points: foundWords.reduce(0) {
          $0 + shared.puzzle.scoring.points(forLength: $1.word.count, rootLength: shared.puzzle.root.count)
        }, words: foundWords.count)
    }
    total = tally(foundWords)
    rows = players.map { player, name in
      Row(
        name: name, tally: tally(foundWords.filter { $0.players.contains(name) }), isFinal: player.isFinal,
        isOwn: player.id == ownID)
    }
    assignPlaces()
    if showsWords { group(foundWords) }
  }

  /// Groups the words by whether everyone, several players or only one found them, longest first.
  private mutating func group(_ foundWords: [WordWithFinders]) {
    var foundWords = foundWords
    foundWords.sortInPlace { $0.word.count > $1.word.count }
    foundByEveryone = foundWords.filter { rows.count > 1 && $0.players.count == rows.count }.map { $0.word }
    foundByOne = foundWords.filter { $0.players.count == 1 }
    foundBySome = foundWords.filter { $0.players.count > 1 && $0.players.count < rows.count }
  }

  /// The words that only one player found, for each player who has some, best player first.
  package var uniqueWordsByPlayer: [(name: Name, words: [Word])] {
    rows.compactMap { row in
      let words = foundByOne.filter { $0.players.contains(row.name) }.map { $0.word }
      return words.isEmpty ? nil : (row.name, words)
    }
  }

  /// Sorts the rows by their tallies and assigns the places.
  private mutating func assignPlaces() {
    rows.sortInPlace { $0.tally.isAhead(of: $1.tally) }
    for index in rows.indices {
      rows[index].place = index > 0 && rows[index].tally == rows[index - 1].tally ? rows[index - 1].place : index + 1
    }
  }

  /// Returns the names of the players in the order of their identities.
  package static func names(in shared: SharedRound, avoiding sensitiveWords: SensitiveWords?) -> [Name] {
    shared.players.indices.map { index in
      let player = shared.players[index]
      return Name(
        id: player.id, number: index + 1, text: player.shownName(avoiding: sensitiveWords), color: player.color)
    }
  }
}

extension Tally {
  /// Returns whether a tally wins in a challenge or a shared round: by more words or, on a tie, by more points.
  func isAhead(of other: Tally) -> Bool { (other.words, other.points) < (words, points) }
}

extension SharedPlayer {
  /// Returns the name, or an empty one if the name must not be shown.
  func shownName(avoiding sensitiveWords: SensitiveWords?) -> [UInt8] {
    sensitiveWords?.mayBeShown(name) ?? true ? name : []
  }
}

extension SensitiveWords {
  /// Returns whether a name may be shown: neither one of its words nor all its letters together form a sensitive word,
  /// except a delicate one.
  func mayBeShown(_ name: [UInt8]) -> Bool {
    let words = name.split { Word.letter($0) == nil }.map { Word(letters: $0.compactMap { Word.letter($0) }) }
    let allLetters = Word(letters: name.compactMap { Word.letter($0) })
    return allLetters.letters.isEmpty || (words + [allLetters]).allSatisfy { allows($0) }
  }
}
