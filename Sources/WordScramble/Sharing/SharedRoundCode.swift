// The code of a shared round; Documentation/SharedRounds.md describes it.
extension SharedRound {
  private static let format = CodeFormat(letter: .sharedRound, versions: 1...1)

  /// The round as text: `g1.`, then letters, digits, `-` and `_`. The same round has the same code on every device.
  ///
  /// - Complexity: O(*p* *n*), where *p* is the number of players and *n* the number of their words.
  public var code: [UInt8] {
    let words = words
    var bits = BitWriter()
    bits.write(puzzle)
    bits.write(sorted: words)
    bits.write(count: players.count)
    for player in players { bits.write(player, of: words) }
    return SharedRound.format.encode(bits, version: 1)
  }

  /// Creates a shared round from its code, or from a link that ends with the code.
  ///
  /// - Parameter text: The code alone, after `#`, or after an address and `#`.
  /// - Throws: ``CodeError/damaged`` or ``CodeError/newer``. A round has exactly one valid code, ``code``.
  /// - Complexity: O(*n*), where *n* is the number of characters.
  public init(code text: some Sequence<UInt8>) throws(CodeError) {
    let (code, _, bits) = try SharedRound.format.decode(Array(text))
    guard code.count <= SharedRound.maxCodeLength, let round = SharedRound(bits), round.code.elementsEqual(code) else {
      throw .damaged
    }
    self = round
  }

  /// Creates a shared round from a link as it was pasted, or from its code alone. Changes that chats and mail programs
  /// make to links are undone.
  ///
  /// - Throws: ``CodeError/damaged`` or ``CodeError/newer``.
  public init(pasted text: [UInt8]) throws(CodeError) {
    try self.init(code: PastedLink.repaired(text))
  }

  /// Returns a link that opens the round on a page, or `#` and the code if there is no page.
  ///
  /// - Parameter page: The address of the page. `#` and what follows it are ignored.
  public func link(to page: [UInt8] = []) -> [UInt8] {
    page.prefix { $0 != UInt8(ascii: "#") } + [UInt8(ascii: "#")] + code
  }

  /// Reads the bits that precede the checksum.
  private init?(_ bits: BitReader) {
    var bits = bits
    guard let puzzle = bits.sharedPuzzle(), let words = bits.sortedWords(atMost: SharedRound.maxWords),
      let count = bits.count(), count <= SharedRound.maxPlayers
    else { return nil }
    var players: [SharedPlayer] = []
    for _ in 0..<count {
      guard let player = bits.sharedPlayer(of: words) else { return nil }
      players.append(player)
    }
    guard !bits.isPastEnd else { return nil }
    self.init(puzzle, players: players)
  }
}

extension BitWriter {
  mutating func write(_ puzzle: SharedPuzzle) {
    write(uint64: puzzle.table)
    write(puzzle.root)
    write(UInt32(puzzle.scoring.rawValue), bits: 1)
    write(UInt32(puzzle.mode.rawValue), bits: 1)
    write(count: puzzle.minutes ?? 0)
    write(count: puzzle.daily ?? 0)
  }

  /// Writes the number of words, which must be sorted, then each word: how many letters of the previous word to drop,
  /// how many to add after the first, and the added letters.
  fileprivate mutating func write(sorted words: [Word]) {
    write(count: words.count)
    var previousLetters: [UInt8] = []
    for word in words {
      let sharedCount = zip(previousLetters, word.letters).prefix { $0 == $1 }.count
      write(unary: previousLetters.count - sharedCount)
      write(unary: word.count - sharedCount - 1)
      for letter in word.letters[sharedCount...] { write(UInt32(letter), bits: 5) }
      previousLetters = word.letters
    }
  }

  /// Writes a small number in unary: that many ones, then a zero.
  private mutating func write(unary number: Int) {
    for _ in 0..<number { write(1, bits: 1) }
    write(0, bits: 1)
  }

  /// Writes a player, with one bit for each word in the list of all words.
  fileprivate mutating func write(_ player: SharedPlayer, of words: [Word]) {
    write(uint64: player.id)
    write(count: player.changeCount)
    write(UInt32(player.name.count), bits: 6)
    for byte in player.name { write(UInt32(byte), bits: 8) }
    write(UInt32(player.color), bits: 3)
    write(player.minimum == 4 ? 1 : 0, bits: 1)
    write(player.isFinal ? 1 : 0, bits: 1)
    for number in [player.seconds, player.hints, player.clues] { write(count: number) }
    var rest = player.words[...]
    for word in words {
      let isFound = rest.first == word
      if isFound { rest = rest.dropFirst() }
      write(isFound ? 1 : 0, bits: 1)
    }
  }
}

extension BitReader {
  fileprivate mutating func sharedPuzzle() -> SharedPuzzle? {
    let table = uint64()
    guard let root = word() else { return nil }
    let scoring: Scoring = read(bits: 1) == 1 ? .letters : .classic
    let mode: SharedMode = read(bits: 1) == 1 ? .oneList : .race
    guard let minutes = count(), let daily = count() else { return nil }
    return SharedPuzzle(
      table: table, root: root, scoring: scoring, minutes: minutes == 0 ? nil : minutes,
      daily: daily == 0 ? nil : daily, mode: mode)
  }

  fileprivate mutating func sortedWords(atMost limit: Int) -> [Word]? {
    guard let count = count(), count <= limit else { return nil }
    var (words, letters) = ([Word](), [UInt8]())
    for _ in 0..<count {
      guard let dropCount = unary(), dropCount <= letters.count, let addCount = unary() else { return nil }
      letters.removeLast(dropCount)
      guard (Lexicon.minWordLength...Round.rootLengths.upperBound).contains(letters.count + addCount + 1) else {
        return nil
      }
      for _ in 0...addCount {
        let letter = UInt8(read(bits: 5))
        guard letter < 26 else { return nil }
        letters.append(letter)
      }
      words.append(Word(letters: letters))
    }
    return words
  }

  /// Reads a small number in unary. Returns nil if it is larger than the maximum length of a word.
  private mutating func unary() -> Int? {
    for number in 0...Round.rootLengths.upperBound where read(bits: 1) == 0 { return number }
    return nil
  }

  fileprivate mutating func sharedPlayer(of words: [Word]) -> SharedPlayer? {
    var player = SharedPlayer(id: uint64(), name: [], color: 0)
    guard let changeCount = count() else { return nil }
    player.changeCount = changeCount
    for _ in 0..<read(bits: 6) { player.name.append(UInt8(read(bits: 8))) }
    player.color = Int(read(bits: 3))
    player.minimum = read(bits: 1) == 1 ? 4 : 3
    player.isFinal = read(bits: 1) == 1
    guard let seconds = count(), let hints = count(), let clues = count() else { return nil }
    (player.seconds, player.hints, player.clues) = (seconds, hints, clues)
    for word in words where read(bits: 1) == 1 { player.words.append(word) }
    return player
  }
}
