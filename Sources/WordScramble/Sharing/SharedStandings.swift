/// The standings of a shared round, counted with the lexicon on this device.
package struct SharedStandings: Equatable, Sendable {
  /// All players in the order of their identities.
  package let names: [Name]
  /// The players whose words count, best first: by words, then by points.
  package private(set) var rows: [Row] = []
  /// The players who are left out because one of their words cannot be found in the puzzle.
  package private(set) var leftOut: [Name] = []
  /// Whether the player of this device has finished.
  package let isFinished: Bool
  /// Whether the words of the others may be shown.
  package let showsWords: Bool
  /// The words that all players found, longest first. Like the other lists, it is empty unless ``showsWords``.
  package private(set) var everyone: [Word] = []
  /// The words that several but not all players found, longest first.
  package private(set) var some: [Find] = []
  /// The words that only one player found, longest first.
  package private(set) var only: [Find] = []
  /// The common words that nobody found, longest first. Empty until the player of this device has finished.
  package private(set) var missed: [Word] = []
  /// The words of the players that this lexicon does not know, from a to z. They are listed but not counted.
  package private(set) var unknown: [Word] = []
  /// The number of different words that all players found together, and their points.
  package private(set) var total = Tally(points: 0, words: 0)
  /// The number of common words.
  package let commonWords: Int
  /// The number of common words that all players found together.
  package private(set) var foundCommon = 0
  /// The identity of the player of this device, or nil.
  package let own: UInt64?

  /// Whether there are at least two players, and one of them may still add words.
  package var isOpen: Bool { rows.count > 1 && rows.contains { !$0.isFinal } }

  /// The result of a player.
  package struct Row: Equatable, Sendable {
    package let name: Name
    package let tally: Tally
    /// The rank, from 1. Players with equal results share it.
    package internal(set) var place = 1
    /// Whether the player has finished.
    package let isFinal: Bool
    /// Whether this is the player of this device.
    package let isOwn: Bool
  }

  /// A word, and the players who found it.
  package struct Find: Equatable, Sendable {
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
  ///   - own: The identity of the player of this device, or nil.
  ///   - isFinished: Whether missed words were shown in the round on this device. Nil if the code decides.
  ///   - lexicon: The words that count.
  ///   - sensitiveWords: The words that a name must not contain, or nil if they are not known.
  /// - Complexity: that of a ``Puzzle``, and O(*p* *n* log *n*) for *p* players and *n* words.
  package init(
    of shared: SharedRound, own: UInt64?, isFinished: Bool? = nil, in lexicon: Lexicon,
    avoiding sensitiveWords: SensitiveWords?
  ) {
    self.own = own
    let (puzzle, counted) = (shared.puzzle, shared.countedPlayers)
    names = SharedStandings.names(in: shared, avoiding: sensitiveWords)
    let names = names
    self.isFinished = isFinished ?? own.flatMap { shared.player($0) }?.isFinal ?? false
    showsWords = self.isFinished || puzzle.mode == .oneList
    let solved = Puzzle(root: puzzle.root, in: lexicon)
    let minimum = counted.map { $0.minimum }.min() ?? 3
    commonWords = solved.commonWords(minimum: minimum)
    let places = shared.players.indices.filter { index in counted.contains { $0.id == shared.players[index].id } }
    leftOut = shared.players.indices.filter { !places.contains($0) }.map { names[$0] }
    count(places.map { (shared.players[$0], names[$0]) }, of: shared, in: lexicon, avoiding: sensitiveWords)
    guard showsWords else {
      unknown = []
      return
    }
    let found = counted.reduce([Word]()) { .union($0, $1.words) }
    if self.isFinished { missed = solved.common.filter { $0.count >= minimum && !found.containsSorted($0) } }
  }

  /// Counts the words of the players whose words count, and groups them by the players who found them.
  private mutating func count(
    _ players: [(player: SharedPlayer, name: Name)], of shared: SharedRound, in lexicon: Lexicon,
    avoiding sensitiveWords: SensitiveWords?
  ) {
    var finds: [Find] = []
    for word in shared.words {
      let finders = players.filter { $0.player.words.containsSorted(word) }
      guard !finders.isEmpty else { continue }
      switch lexicon.wordClass(of: word) {
      case nil: if sensitiveWords?.allows(word) != false { unknown.append(word) }
      case .blocked: break
      default: finds.append(Find(word: word, players: finders.map { $0.name }))
      }
    }
    foundCommon = finds.count { lexicon.wordClass(of: $0.word)?.isCommon ?? false }
    let tally = { (finds: [Find]) in
      Tally(
        points: finds.reduce(0) {
          $0 + shared.puzzle.scoring.points(forLength: $1.word.count, rootLength: shared.puzzle.root.count)
        }, words: finds.count)
    }
    total = tally(finds)
    rows = players.map { player, name in
      Row(
        name: name, tally: tally(finds.filter { $0.players.contains(name) }), isFinal: player.isFinal,
        isOwn: player.id == own)
    }
    rank()
    if showsWords { sort(finds) }
  }

  /// Groups the words by whether everyone, several players or only one found them, longest first.
  private mutating func sort(_ finds: [Find]) {
    var finds = finds
    finds.sortInPlace { $0.word.count > $1.word.count }
    everyone = finds.filter { rows.count > 1 && $0.players.count == rows.count }.map { $0.word }
    only = finds.filter { $0.players.count == 1 }
    some = finds.filter { $0.players.count > 1 && $0.players.count < rows.count }
  }

  /// The words that only one player found, for each player who has some, best player first.
  package var onlyByPlayer: [(name: Name, words: [Word])] {
    rows.compactMap { row in
      let words = only.filter { $0.players.contains(row.name) }.map { $0.word }
      return words.isEmpty ? nil : (row.name, words)
    }
  }

  /// Sorts the rows by their tallies and assigns the ranks.
  private mutating func rank() {
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
  /// Returns whether a name may be shown: neither its words nor all its letters together are sensitive, except delicate
  /// ones.
  func mayBeShown(_ name: [UInt8]) -> Bool {
    let words = name.split { Word.letter($0) == nil }.map { Word(letters: $0.compactMap { Word.letter($0) }) }
    let all = Word(letters: name.compactMap { Word.letter($0) })
    return all.letters.isEmpty || (words + [all]).allSatisfy { allows($0) }
  }
}
