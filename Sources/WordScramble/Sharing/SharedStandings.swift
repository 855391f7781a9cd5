/// How a shared round stands, counted with the lexicon on this device.
package struct SharedStandings: Equatable, Sendable {
  /// All players, in the order of their identities.
  package let names: [Name]
  /// The players whose words count, best first: more words, then more points.
  package private(set) var rows: [Row] = []
  /// The players with a word that cannot be spelled, who are left out.
  package private(set) var leftOut: [Name] = []
  /// Whether the own round is finished.
  package let isFinished: Bool
  /// Whether the words of the others may be shown.
  package let showsWords: Bool
  /// The words that all players have found, longest first; like the other lists, it is empty unless ``showsWords``.
  package private(set) var everyone: [Word] = []
  /// The words that a few players have found, longest first.
  package private(set) var some: [Find] = []
  /// The words that only one player has found, longest first.
  package private(set) var only: [Find] = []
  /// The common words that nobody has found, longest first, once the own round is finished.
  package private(set) var missed: [Word] = []
  /// The words of the players that the lexicon here does not know, from a to z: named, but not counted.
  package private(set) var unknown: [Word] = []
  /// How many different words all have found together, and their points.
  package private(set) var total = Tally(points: 0, words: 0)
  /// How many common words there are.
  package let commonWords: Int
  /// How many of the common words all have found together.
  package private(set) var foundCommon = 0
  /// The identity of the player of this device, or nil.
  package let own: UInt64?

  /// Whether a player may still add words, where there is another one to compare with.
  package var isOpen: Bool { rows.count > 1 && rows.contains { !$0.isFinal } }

  /// What is known of a player.
  package struct Row: Equatable, Sendable {
    /// Who it is.
    package let name: Name
    /// How much was found.
    package let tally: Tally
    /// The place, from 1; equal players share it.
    package internal(set) var place = 1
    /// Whether the player has finished.
    package let isFinal: Bool
    /// Whether it is the player of this device.
    package let isOwn: Bool
  }

  /// A word, and who has found it.
  package struct Find: Equatable, Sendable {
    /// The word.
    package let word: Word
    /// Who has found it, in the order of the players.
    package let players: [Name]
  }

  /// What a player is called.
  package struct Name: Equatable, Sendable {
    /// The identity.
    package let id: UInt64
    /// The place among the players, from 1, which names a player without a name: "Player 2".
    package let number: Int
    /// The name in UTF-8; empty for a player without one, or with one that is never shown.
    package let text: [UInt8]
    /// The color, one of ``SharedPlayer/colors``.
    package let color: Int
  }

  /// Counts what is known.
  ///
  /// - Parameters:
  ///   - shared: What all have found.
  ///   - own: The identity of the player of this device, or nil.
  ///   - isFinished: Whether missed words were shown in the round that is played here; nil if that is what the code
  ///     says of the player.
  ///   - lexicon: The words that count.
  ///   - sensitiveWords: The words that no name may have; nil if they are not known.
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

  /// Counts the words of some players, and sorts them by who has found them.
  private mutating func count(
    _ players: [(player: SharedPlayer, name: Name)], of shared: SharedRound, in lexicon: Lexicon,
    avoiding sensitiveWords: SensitiveWords?
  ) {
    var finds: [Find] = []
    for word in shared.words {
      let finders = players.filter { $0.player.words.containsSorted(word) }
      guard !finders.isEmpty else { continue }
      switch lexicon.wordClass(of: word) {
      case nil: if sensitiveWords?.mayBeKept(word) != false { unknown.append(word) }
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

  /// Tells the words that everyone, a few and only one have found, longest first.
  private mutating func sort(_ finds: [Find]) {
    var finds = finds
    finds.sortInPlace { $0.word.count > $1.word.count }
    everyone = finds.filter { rows.count > 1 && $0.players.count == rows.count }.map { $0.word }
    only = finds.filter { $0.players.count == 1 }
    some = finds.filter { $0.players.count > 1 && $0.players.count < rows.count }
  }

  /// The words that only one player has found, for each player who has some, best first.
  package var onlyByPlayer: [(name: Name, words: [Word])] {
    rows.compactMap { row in
      let words = only.filter { $0.players.contains(row.name) }.map { $0.word }
      return words.isEmpty ? nil : (row.name, words)
    }
  }

  /// Orders the rows by their tallies and gives them their places.
  private mutating func rank() {
    rows.sortInPlace { $0.tally.isAhead(of: $1.tally) }
    for index in rows.indices {
      rows[index].place = index > 0 && rows[index].tally == rows[index - 1].tally ? rows[index - 1].place : index + 1
    }
  }

  /// Returns what the players are called, in the order of their identities.
  package static func names(in shared: SharedRound, avoiding sensitiveWords: SensitiveWords?) -> [Name] {
    shared.players.indices.map { index in
      let player = shared.players[index]
      return Name(
        id: player.id, number: index + 1, text: player.shownName(avoiding: sensitiveWords), color: player.color)
    }
  }
}

extension Tally {
  /// Whether it wins in a challenge or a shared round: more words, or as many and more points.
  func isAhead(of other: Tally) -> Bool { (other.words, other.points) < (words, points) }
}

extension SharedPlayer {
  /// Returns the name, or nothing if it is one that is never shown.
  func shownName(avoiding sensitiveWords: SensitiveWords?) -> [UInt8] {
    sensitiveWords?.mayBeShown(name) ?? true ? name : []
  }
}

extension SensitiveWords {
  /// Returns whether a name may be shown: none of its words, nor all of its letters together, are sensitive, delicate
  /// ones excepted.
  func mayBeShown(_ name: [UInt8]) -> Bool {
    let words = name.split { Word.letter($0) == nil }.map { Word(letters: $0.compactMap { Word.letter($0) }) }
    let all = Word(letters: name.compactMap { Word.letter($0) })
    return all.letters.isEmpty || (words + [all]).allSatisfy { mayBeKept($0) }
  }
}
