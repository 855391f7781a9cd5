/// The code of a challenge: a number in base 62 whose bytes are the version, the content and a checksum.
extension Challenge {
  private static let version: UInt8 = 1
  private static let checksumLength = 4
  /// The maximum number of words in a code.
  private static let maxWords = 2047

  /// The code, in ASCII. A challenge has only one code.
  ///
  /// - Complexity: O(*n*²), where *n* is the length of the code.
  public var code: [UInt8] { code(of: words) }

  /// Returns the code with some of the words, without the last ones if it would be too long.
  private func code(of words: [CodedWord]) -> [UInt8] {
    var bits = BitWriter()
    bits.write(Int(Challenge.version), bits: 8)
    bits.write(id)
    bits.write(players.count - 1, bits: 4)
    for player in players { bits.write(player) }
    bits.write(words, in: root, playerCount: players.count)
    let code = Base62Number(bits.bytes + Challenge.checksum(of: bits.bytes[...])).digits
    guard code.count > Challenge.maxCodeLength else { return code }
    return self.code(of: Array(words.prefix(words.count * Challenge.maxCodeLength / code.count)))
  }

  /// Decodes the bytes of a code. Returns nil for any that ``code`` does not write.
  init?(bytes: [UInt8], _ lexicon: Lexicon) {
    let content = bytes.dropLast(Challenge.checksumLength)
    guard bytes.first == Challenge.version, bytes[content.endIndex...] == Challenge.checksum(of: content)[...] else {
      return nil
    }
    var bits = BitReader(content.dropFirst())
    guard let id = bits.readID(), let root = lexicon.root(of: id),
      let players = bits.readPlayers(Round(id: id, root: root))
    else { return nil }
    self.init(id: id, root: root, players: players)
    // Only one code is valid, so that it stays the same however often it is sent on.
    guard code == Base62Number(bytes).digits else { return nil }
  }

  /// The lowest bytes of the checksum of bytes, highest first.
  private static func checksum(of bytes: ArraySlice<UInt8>) -> [UInt8] {
    let value = Checksum(bytes).value
    return (0..<checksumLength).reversed().map { UInt8(truncatingIfNeeded: value >> UInt64($0 * 8)) }
  }

  /// The words of all players as places in the root, sorted, each once and with its finders.
  private var words: [CodedWord] {
    var words: [CodedWord] = []
    for (index, player) in players.enumerated() {
      for word in player.words { words.append(CodedWord(places: root.places(of: word), finders: 1 << index)) }
    }
    words.sortInPlace { $0.places.lexicographicallyPrecedes($1.places) }
    var joined: [CodedWord] = []
    for word in words {
      if joined.last?.places == word.places {
        joined[joined.count - 1].finders |= word.finders
      } else {
        joined.append(word)
      }
    }
    return Array(joined.prefix(Challenge.maxWords))
  }
}

/// A word in a code.
private struct CodedWord {
  /// The places of its letters in the root.
  var places: [UInt8]
  /// A bit for each player who has found the word, the first player in the lowest one.
  var finders: Int
}

extension Lexicon {
  /// Returns the root of a round, or nil if there is no such daily puzzle.
  func root(of id: Round.ID) -> Word? {
    id.daily.map { dailyRoot($0) } ?? id.freeRoot
  }
}

extension Word {
  /// Returns the places of a word's letters in this word: for each letter, the first one that is not yet used.
  fileprivate func places(of word: Word) -> [UInt8] {
    var places: [UInt8] = []
    for letter in word.letters {
      let place = letters.indices.first { letters[$0] == letter && !places.contains(UInt8($0)) }
      if let place { places.append(UInt8(place)) }
    }
    return places
  }

  /// The number of bits for a place in the word.
  fileprivate var placeBits: Int { count <= 8 ? 3 : 4 }
}

extension BitWriter {
  fileprivate mutating func write(_ id: Round.ID) {
    switch id {
    case .daily(let number):
      write(1, bits: 1)
      write(number, bits: 22)
    case .free(let root, let minutes):
      write(0, bits: 1)
      write(root.count, bits: 4)
      for letter in root.letters { write(Int(letter), bits: 5) }
      write(minutes, bits: 4)
    }
  }

  fileprivate mutating func write(_ player: Player) {
    write(player.name.utf8.count, bits: 7)
    for byte in player.name.utf8 { write(Int(byte), bits: 8) }
    write(player.hasFinished ? 1 : 0, bits: 1)
  }

  fileprivate mutating func write(_ words: [CodedWord], in root: Word, playerCount: Int) {
    write(words.count, bits: 11)
    var previous: [UInt8] = []
    for word in words {
      let sharedCount = zip(previous, word.places).prefix { $0 == $1 }.count
      let added = word.places[sharedCount...]
      write(unary: previous.count - sharedCount)
      write(unary: added.count - 1)
      for place in added { write(Int(place), bits: root.placeBits) }
      write(word.finders, bits: playerCount)
      previous = word.places
    }
  }
}

extension BitReader {
  fileprivate mutating func readID() -> Round.ID? {
    guard read(bits: 1) == 0 else { return .daily(read(bits: 22)) }
    let letters = (0..<read(bits: 4)).map { _ in UInt8(read(bits: 5)) }
    let minutes = read(bits: 4)
    guard Round.rootLengths.contains(letters.count), letters.allSatisfy({ $0 < 26 }) else { return nil }
    guard minutes == 0 || Round.timeLimits.contains(minutes) else { return nil }
    return .free(root: Word(letters: letters), minutes: minutes)
  }

  /// Reads the players with their words. Returns nil if a name or a word is not valid in a round.
  fileprivate mutating func readPlayers(_ round: Round) -> [Player]? {
    var players: [Player] = []
    for _ in 0...read(bits: 4) {
      guard let player = readPlayer() else { return nil }
      players.append(player)
    }
    guard players.count <= Challenge.maxPlayers, [Player]().joined(with: players) == players,
      let words = readWords(round, playerCount: players.count)
    else { return nil }
    for index in players.indices {
      let found = words.filter { $0.finders >> index & 1 == 1 }.map { $0.word }
      players[index] = Player(name: players[index].name, words: found, hasFinished: players[index].hasFinished)
    }
    return players
  }

  private mutating func readPlayer() -> Player? {
    let name = (0..<read(bits: 7)).map { _ in UInt8(read(bits: 8)) }
    guard let valid = PlayerName(name), valid.utf8 == name else { return nil }
    return Player(name: valid, hasFinished: read(bits: 1) == 1)
  }

  private mutating func readWords(_ round: Round, playerCount: Int) -> [(word: Word, finders: Int)]? {
    var words: [(word: Word, finders: Int)] = []
    var places: [Int] = []
    for _ in 0..<read(bits: 11) {
      places = places.dropLast(readUnary()) + (0...readUnary()).map { _ in read(bits: round.root.placeBits) }
      let finders = read(bits: playerCount)
      guard finders > 0, places.allSatisfy({ $0 < round.root.count }) else { return nil }
      let word = Word(letters: places.map { round.root.letters[$0] })
      guard round.canContain(word) else { return nil }
      words.append((word, finders))
    }
    return words
  }
}
