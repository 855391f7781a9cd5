// The code of a challenge; Documentation/Challenges.md describes it.
extension Challenge {
  /// The versions of this form: the first is that of rounds with the standard vocabulary, the second that of rounds of a class.
  private static let versions: ClosedRange<UInt8> = 1...2
  /// The most characters of a code that is read.
  static let maxCodeLength = 1 << 17
  private static let mostWords = 10_000

  /// The challenge as text: `c1.`, or `c2.` for a round of a class, and letters, digits, `-` and `_`. The same challenge has the same code everywhere.
  ///
  /// - Complexity: O(*n*), where *n* is the number of words.
  public var code: [UInt8] {
    var bits = BitWriter()
    bits.write(root)
    bits.write(minimum == 4 ? 1 : 0, bits: 1)
    bits.write(scoring == .letters ? 1 : 0, bits: 1)
    bits.write(count: minutes ?? 0)
    bits.write(count: daily ?? 0)
    bits.write(UInt32(edition >> 32), bits: 32)
    bits.write(UInt32(edition & 0xFFFF_FFFF), bits: 32)
    if vocabulary != .standard { bits.write(vocabulary.given) }
    var last = 0
    bits.write(count: assists.count)
    for assist in assists {
      bits.write(assist.isClue ? 1 : 0, bits: 1)
      bits.write(count: assist.second - last)
      last = assist.second
    }
    last = 0
    bits.write(count: foundWords.count)
    for foundWord in foundWords {
      bits.write(foundWord.word)
      bits.write(count: foundWord.second - last)
      last = foundWord.second
    }
    bits.write(count: seconds - max(last, assists.last?.second ?? 0))
    return Challenge.prefix(of: vocabulary == .standard ? 1 : 2) + Base64URL.text(Challenge.addingChecksum(bits.bytes))
  }

  /// What a code begins with: `c`, the version, which has one digit, and a dot.
  private static func prefix(of version: UInt8) -> [UInt8] {
    [UInt8(ascii: "c"), UInt8(ascii: "0") + version, UInt8(ascii: ".")]
  }

  /// Adds the checksum, the highest byte first.
  private static func addingChecksum(_ bytes: [UInt8]) -> [UInt8] {
    let sum = crc32(bytes[...])
    return bytes + [24, 16, 8, 0].map { UInt8(sum >> $0 & 0xFF) }
  }

  /// Reads a code, or a link that ends with one.
  ///
  /// - Parameter text: The code alone, behind `#`, or behind an address and `#`.
  /// - Throws: ``ChallengeError/damaged`` or ``ChallengeError/newer``. A challenge has exactly one valid code, ``code``.
  /// - Complexity: O(*n*), where *n* is the number of characters.
  public init(code text: some Sequence<UInt8>) throws(ChallengeError) {
    let text = Array(text)
    let start = text.lastIndex(of: UInt8(ascii: "#")).map { $0 + 1 } ?? 0
    let code = text[start...]
    guard code.count <= Challenge.maxCodeLength, let dot = code.firstIndex(of: UInt8(ascii: ".")) else {
      throw .damaged
    }
    guard let version = Challenge.versions.first(where: { code[...dot].elementsEqual(Challenge.prefix(of: $0)) }) else {
      throw Challenge.isNewer(code[..<dot]) ? .newer : .damaged
    }
    guard let bytes = Base64URL.bytes(code[(dot + 1)...]), bytes.count > 4,
      let read = Challenge(bits: bytes.dropLast(4), version: version), read.code.elementsEqual(code)
    else { throw .damaged }
    self = read
  }

  /// Whether a code that does not begin like one of this version begins with `c` and the number of another.
  private static func isNewer(_ prefix: ArraySlice<UInt8>) -> Bool {
    let digits = prefix.dropFirst()
    guard prefix.first == UInt8(ascii: "c"), (1...9).contains(digits.count), digits.first != UInt8(ascii: "0") else {
      return false
    }
    return digits.allSatisfy { $0 &- UInt8(ascii: "0") < 10 }
  }

  /// Reads the bits before the checksum. The caller encodes the result again to detect trailing bits and a wrong checksum.
  private init?(bits bytes: ArraySlice<UInt8>, version: UInt8) {
    var bits = BitReader(bytes)
    guard let root = bits.word() else { return nil }
    let minimum = bits.read(bits: 1) == 1 ? 4 : 3
    let scoring: Scoring = bits.read(bits: 1) == 1 ? .letters : .classic
    guard let minutes = bits.count(), minutes == 0 || Round.minutes.contains(minutes),
      let number = bits.count(), number == 0 || DailyPuzzle(number: number) != nil && minutes == 0
    else { return nil }
    let edition = UInt64(bits.read(bits: 32)) << 32 | UInt64(bits.read(bits: 32))
    guard let vocabulary = version == 1 ? .standard : Challenge.vocabulary(&bits), version == 1 || number == 0,
      vocabulary == vocabulary.fitted(to: root, minimum: minimum)
    else { return nil }
    guard let assists = Challenge.readAssists(&bits), let foundWords = Challenge.readFoundWords(&bits),
      let rest = bits.count(),
      !bits.isPastEnd
    else { return nil }
    let seconds = max(assists.last?.second ?? 0, foundWords.last?.second ?? 0) + rest
    guard seconds <= PlayTime.longest.seconds, minutes == 0 || seconds <= minutes * 60 else { return nil }
    self.init(
      root: root, minimum: minimum, scoring: scoring, vocabulary: vocabulary, minutes: minutes == 0 ? nil : minutes,
      daily: number == 0 ? nil : number, edition: edition, seconds: seconds, foundWords: foundWords, assists: assists)
  }

  private static func vocabulary(_ bits: inout BitReader) -> Vocabulary? {
    guard let count = bits.count(), count <= Vocabulary.maxGivenWords else { return nil }
    var given: [Word] = []
    for _ in 0..<count {
      guard let word = bits.word() else { return nil }
      given.append(word)
    }
    return .class(given: given)
  }

  private static func readAssists(_ bits: inout BitReader) -> [Assist]? {
    guard let count = bits.count(), count <= mostWords else { return nil }
    var (assists, second) = ([Assist](), 0)
    for _ in 0..<count {
      let isClue = bits.read(bits: 1) == 1
      guard let passed = bits.count(), passed <= PlayTime.longest.seconds - second, !bits.isPastEnd else { return nil }
      second += passed
      assists.append(Assist(isClue: isClue, second: second))
    }
    return assists
  }

  private static func readFoundWords(_ bits: inout BitReader) -> [TimedWord]? {
    guard let count = bits.count(), count <= mostWords else { return nil }
    var (foundWords, second) = ([TimedWord](), 0)
    for _ in 0..<count {
      guard let word = bits.word(), let passed = bits.count(), passed <= PlayTime.longest.seconds - second,
        !bits.isPastEnd
      else { return nil }
      second += passed
      foundWords.append(TimedWord(word: word, second: second))
    }
    return foundWords
  }
}

extension BitWriter {
  /// Writes how many words there are, and each of them.
  fileprivate mutating func write(_ words: [Word]) {
    write(count: words.count)
    for word in words { write(word) }
  }
}
