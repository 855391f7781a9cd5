/// Parses a record line by line and rejects everything that the game does not write.
struct RecordParser {
  private let bytes: ArraySlice<UInt8>
  private var position: Int
  /// The end of the bytes to parse.
  var end: Int

  init(_ bytes: ArraySlice<UInt8>) {
    self.bytes = bytes
    position = bytes.startIndex
    end = bytes.endIndex
  }

  var isAtEnd: Bool { position >= end }

  /// Returns a record without its checksum, or nil if the checksum is wrong or missing.
  static func verifiedBody(of record: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
    // The length of "sum ", sixteen digits and the end of the line.
    let start = record.endIndex - 21
    guard start > record.startIndex else { return nil }
    var parser = RecordParser(record)
    parser.position = start
    guard parser.consume("sum "), let sum = parser.hexadecimal(), parser.consume(byte: "\n") else {
      return nil
    }
    let body = record[..<start]
    return Checksum(body).value == sum ? body : nil
  }

  /// Consumes a text if it comes next. Returns whether it does.
  mutating func consume(_ text: String) -> Bool {
    let count = text.withBytes { bytes[position..<end].starts(with: $0) ? $0.count : nil }
    position += count ?? 0
    return count != nil
  }

  /// Consumes a byte if it comes next. Returns whether it does.
  mutating func consume(byte: Unicode.Scalar) -> Bool {
    guard position < end, bytes[position] == UInt8(ascii: byte) else { return false }
    position += 1
    return true
  }

  /// Reads a word in lower case.
  mutating func word() -> Word? {
    let first = position
    while position < end, bytes[position] &- UInt8(ascii: "a") < 26 { position += 1 }
    guard position > first else { return nil }
    return Word(letters: bytes[first..<position].map { $0 - UInt8(ascii: "a") })
  }

  /// Reads a number of up to eighteen digits, without a sign or leading zeros.
  mutating func integer() -> Int64? {
    let first = position
    var number: Int64 = 0
    while let digit = digit(), position - first < 18 {
      // Eighteen digits cannot overflow. A check would need 128-bit multiplication, which WebAssembly does not have.
      number = number &* 10 &+ digit
      position += 1
    }
    return position > first && (bytes[first] != UInt8(ascii: "0") || position == first + 1) ? number : nil
  }

  /// Reads a number below 2³⁰, which is enough for every count.
  mutating func number() -> Int? {
    guard let number = integer(), number < 1 << 30 else { return nil }
    return Int(number)
  }

  /// Reads a number of sixteen hexadecimal digits.
  mutating func hexadecimal() -> UInt64? {
    guard end - position >= 16 else { return nil }
    var number: UInt64 = 0
    for byte in bytes[position..<position + 16] {
      let decimal = byte &- UInt8(ascii: "0")
      let letter = byte &- UInt8(ascii: "a")
      guard decimal < 10 || letter < 6 else { return nil }
      number = number << 4 | UInt64(decimal < 10 ? decimal : letter + 10)
    }
    position += 16
    return number
  }

  /// Reads the identity of a round.
  mutating func id() -> Round.ID? {
    if let root = word() {
      guard Round.rootLengths.contains(root.count), consume(byte: "-"), let minutes = number() else { return nil }
      return minutes == 0 || Round.timeLimits.contains(minutes) ? .free(root: root, minutes: minutes) : nil
    }
    guard let number = number(), Lexicon.dailyNumbers.contains(number) else { return nil }
    return .daily(number)
  }

  private func digit() -> Int64? {
    guard position < end else { return nil }
    let digit = bytes[position] &- UInt8(ascii: "0")
    return digit < 10 ? Int64(digit) : nil
  }
}

extension RecordParser {
  /// Parses the facts of a round after the first word of its record.
  ///
  /// - Parameter second: The present time. Moments more than a day later are not believed.
  /// - Returns: The round, or nil if a fact is invalid.
  mutating func round(at second: Int64) -> Round? {
    guard consume(byte: " "), let id = id(), consume("\nroot "), let root = word(), consume(byte: "\n"),
      Round.rootLengths.contains(root.count), id.fits(root: root)
    else { return nil }
    var round = Round(id: id, root: root)
    while !isAtEnd { guard add(to: &round, at: second) else { return nil } }
    // A record lists the oldest words first, but a round has the newest first.
    round.found.reverse()
    return round
  }

  /// Parses a fact and applies it. Returns whether it is valid.
  private mutating func add(to round: inout Round, at second: Int64) -> Bool {
    if consume("found ") { return addFoundWord(to: &round, isCommon: true) }
    if consume("bonus ") { return addFoundWord(to: &round, isCommon: false) }
    if consume("clue ") { return addClue(to: &round) }
    if consume("began ") { return add(moment(at: second), to: &round.began) }
    if consume("touched ") { return add(moment(at: second), to: &round.touched) }
    if consume("limit ") { return addLimit(to: &round) }
    guard consume("ended\n") else { return false }
    round.isEnded = true
    return true
  }

  /// Reads a time in seconds since 1970. It is 0 if it is more than a day after the present time, as after a clock was
  /// set wrong.
  private mutating func moment(at second: Int64) -> Int64? {
    integer().map { $0 - 86_400 > second ? 0 : $0 }
  }

  private mutating func add(_ moment: Int64?, to fact: inout Int64) -> Bool {
    guard let moment, consume(byte: "\n") else { return false }
    fact = moment
    return true
  }

  private mutating func addLimit(to round: inout Round) -> Bool {
    guard let secondsLeft = number(), let minutes = round.minutes, secondsLeft <= minutes * 60, consume(byte: "\n")
    else { return false }
    round.secondsLeft = secondsLeft
    return true
  }

  private mutating func addFoundWord(to round: inout Round, isCommon: Bool) -> Bool {
    guard let word = word(), round.canContain(word), !round.hasFound(word), consume(byte: "\n") else { return false }
    round.found.append(FoundWord(word: word, points: word.points(in: round.root), isCommon: isCommon))
    return true
  }

  private mutating func addClue(to round: inout Round) -> Bool {
    guard let word = word(), round.canContain(word), !round.clues.contains(word), consume(byte: "\n") else {
      return false
    }
    round.clues.append(word)
    return true
  }
}

extension Round.ID {
  /// Returns whether a round on a root can have the identity.
  fileprivate func fits(root: Word) -> Bool {
    switch self {
    case .daily: true
    case .free(let requiredRoot, _): requiredRoot == root
    }
  }
}
