import ScrambleTesting

@testable import ScrambleCore

/// The code of a challenge, part by part as `Documentation/Challenges.md` lists them. It also writes what no challenge
/// has, with a right checksum.
struct NaiveCode {
  var version = 1
  var id: String
  var players: [(name: [UInt8], hasFinished: Bool)]
  /// The places of the letters of each word in the root, and the players who have found it.
  var words: [(places: [Int], finders: [Bool])]
  var placeBits: Int
  /// What follows the words, before the zeros that fill the last byte.
  var rest = ""

  init(_ challenge: Challenge) {
    id = NaiveCode.bits(of: challenge.id)
    players = challenge.players.map { ($0.name.utf8, $0.hasFinished) }
    let words = Set(challenge.players.flatMap(\.words))
    self.words = words.map { word in
      (NaiveCode.places(of: word, in: challenge.root), challenge.players.map { $0.words.contains(word) })
    }
    self.words.sort { $0.places.lexicographicallyPrecedes($1.places) }
    placeBits = challenge.root.count > 8 ? 4 : 3
  }

  static func bits(_ number: Int, _ count: Int) -> String {
    let digits = String(number, radix: 2)
    return String(repeating: "0", count: count - digits.count) + digits
  }

  static func bits(of id: Round.ID) -> String {
    switch id {
    case .daily(let number): "1" + bits(number, 22)
    case .free(let root, let minutes): bits(of: root.letters.map { Int($0) }, minutes)
    }
  }

  static func bits(of root: [Int], _ minutes: Int) -> String {
    "0" + bits(root.count, 4) + root.map { bits($0, 5) }.joined() + bits(minutes, 4)
  }

  static func places(of word: Word, in root: Word) -> [Int] {
    var letters = root.letters.map(Optional.some)
    return word.letters.map { letter in
      let place = letters.firstIndex(of: letter)!
      letters[place] = nil
      return place
    }
  }

  /// The content as zeros and ones, without the checksum.
  var bits: String {
    var bits = NaiveCode.bits(version, 8) + id + NaiveCode.bits(players.count - 1, 4)
    for player in players {
      bits += NaiveCode.bits(player.name.count, 7) + player.name.map { NaiveCode.bits(Int($0), 8) }.joined()
      bits += player.hasFinished ? "1" : "0"
    }
    bits += NaiveCode.bits(words.count, 11)
    var previous: [Int] = []
    for word in words {
      let shared = zip(previous, word.places).prefix { $0 == $1 }.count
      bits += String(repeating: "1", count: previous.count - shared) + "0"
      bits += String(repeating: "1", count: max(0, word.places.count - shared - 1)) + "0"
      bits += word.places.dropFirst(shared).map { NaiveCode.bits($0, placeBits) }.joined()
      bits += word.finders.reversed().map { $0 ? "1" : "0" }.joined()
      previous = word.places
    }
    bits += rest
    return bits + String(repeating: "0", count: -bits.count & 7)
  }

  var text: String { NaiveCode.text(of: bytes + NaiveCode.checksum(of: bytes)) }

  private var bytes: [UInt8] {
    let digits = Array(bits)
    return stride(from: 0, to: digits.count, by: 8).map { UInt8(String(digits[$0..<$0 + 8]), radix: 2)! }
  }

  /// The lower half of the checksum of `Documentation/LexiconFormat.md`, highest byte first.
  static func checksum(of bytes: [UInt8]) -> [UInt8] {
    var value: UInt64 = 0xCBF2_9CE4_8422_2325
    for start in stride(from: 0, to: bytes.count, by: 8) {
      let number = bytes[start...].prefix(8).reversed().reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
      value = (value ^ number) &* 0x100_0000_01B3
      value ^= value >> 47
    }
    return [24, 16, 8, 0].map { UInt8(value >> $0 & 0xFF) }
  }

  /// Returns the number that bytes form, highest first, in base 62.
  static func text(of bytes: [UInt8]) -> String {
    let characters = Array("0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz")
    var digits: [Int] = []
    for byte in bytes {
      var carry = Int(byte)
      for index in digits.indices {
        carry += digits[index] * 256
        digits[index] = carry % 62
        carry /= 62
      }
      while carry > 0 {
        digits.append(carry % 62)
        carry /= 62
      }
    }
    return String(digits.reversed().map { characters[$0] })
  }
}

extension Challenge {
  /// The code as a text.
  var codeText: String { String(decoding: code, as: UTF8.self) }

  init?(pasted text: String) { self.init(pasted: Array(text.utf8), in: english) }

  /// Creates a challenge from names and words.
  init(_ id: Round.ID, _ players: (name: PlayerName, words: [Word], hasFinished: Bool)...) {
    let round = Round(id: id, root: english.root(of: id)!)
    self.init(on: round, players: players.map { Player(name: $0, words: $1, hasFinished: $2) })
  }
}

extension SplitMix64 {
  /// Returns a challenge with a number of players on a round.
  mutating func challenge(on id: Round.ID, players count: Int) -> Challenge {
    let round = Round(id: id, root: english.root(of: id)!)
    let words = (0..<next(in: 0...30)).compactMap { _ in spelled(from: round) }
    var players: [Player] = []
    while players.count < count { players.add(player(finding: words)) }
    return Challenge(on: round, players: players)
  }

  private mutating func player(finding words: [Word]) -> Player {
    let pieces = "ab zÉжΩ李🦊\"\\#<\u{301}".unicodeScalars.map { Array(String($0).utf8) }
    let name = (0..<next(in: 1...24)).flatMap { _ in pick(pieces) }
    let found = words.filter { _ in next(in: 0...1) == 0 }
    return Player(name: PlayerName(name) ?? "Ana", words: found, hasFinished: next(in: 0...1) == 0)
  }

  /// Returns a word that the round can contain, of whatever letters; nil if the attempt fails.
  private mutating func spelled(from round: Round) -> Word? {
    var letters = round.root.letters
    shuffle(&letters)
    let word = Word(letters: Array(letters.prefix(next(in: 3...15))))
    return round.canContain(word) ? word : nil
  }
}
