/// Parses a record line by line and rejects everything that the game does not write.
struct RecordParser {
  private let bytes: ArraySlice<UInt8>
  private var position: Int
  /// The end of the part to parse.
  var end: Int

  init(_ bytes: ArraySlice<UInt8>) {
    self.bytes = bytes
    position = bytes.startIndex
    end = bytes.endIndex
  }

  var isAtEnd: Bool { position >= end }

  /// Returns a record without its checksum, or nil if that is wrong.
  static func checked(_ record: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
    // "sum ", sixteen digits and the end of the line.
    let start = record.endIndex - 21
    guard start > record.startIndex else { return nil }
    var reader = RecordParser(record)
    reader.position = start
    guard reader.consume("sum "), let sum = reader.hexadecimal(), reader.consume(byte: "\n") else {
      return nil
    }
    let body = record[..<start]
    return Checksum(body).value == sum ? body : nil
  }

  /// Consumes a text if it comes next.
  mutating func consume(_ text: StaticString) -> Bool {
    let isNext = text.withUTF8Buffer { expected in
      end - position >= expected.count && expected.indices.allSatisfy { expected[$0] == bytes[position + $0] }
    }
    if isNext { position += text.utf8CodeUnitCount }
    return isNext
  }

  /// Consumes a byte if it comes next.
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

  /// Reads a number of up to eighteen digits, without a sign or a zero in front.
  mutating func integer() -> Int64? {
    let first = position
    var number: Int64 = 0
    while let digit = digit(), position - first < 18 {
      // Eighteen digits cannot overflow; a check would need multiplication of 128 bits, which wasm does not have.
      number = number &* 10 &+ digit
      position += 1
    }
    return position > first && (bytes[first] != UInt8(ascii: "0") || position == first + 1) ? number : nil
  }

  /// Reads a number below 2³⁰, enough for every count and time.
  mutating func number() -> Int? {
    guard let number = integer(), number < 1 << 30 else { return nil }
    return Int(number)
  }

  /// Reads a number with one decimal place, as tenths.
  mutating func tenths() -> Int? {
    guard let whole = number(), whole < 100_000_000, consume(byte: "."), let tenth = digit() else { return nil }
    position += 1
    return whole * 10 + Int(tenth)
  }

  /// Reads sixteen hexadecimal digits.
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

  mutating func scoring() -> Scoring? {
    consume("classic") ? .classic : consume("letters") ? .letters : nil
  }

  /// Reads an identity.
  mutating func id() -> RoundID? {
    if let root = word() {
      guard Round.rootLengths.contains(root.count), consume(byte: "-"), let number = hexadecimal() else { return nil }
      return .free(root: root, number: number)
    }
    guard let number = number(), (1...DailyPuzzle.last).contains(number), consume(byte: "-"),
      let minimum = self.number(),
      Round.minimums.contains(minimum), consume(byte: "-"), let scoring = scoring()
    else { return nil }
    return .daily(number: number, minimum: minimum, scoring: scoring)
  }

  private func digit() -> Int64? {
    guard position < end else { return nil }
    let digit = bytes[position] &- UInt8(ascii: "0")
    return digit < 10 ? Int64(digit) : nil
  }
}

extension RecordParser {
  /// Parses a line about a round and applies it; returns whether the line is valid.
  mutating func add(to round: inout Round) -> Bool {
    if consume("found ") { return addFind(to: &round, isCommon: true) }
    if consume("bonus ") { return addFind(to: &round, isCommon: false) }
    if consume("played ") { return add(tenths(), to: &round.playTime) }
    if consume("assist ") { return addAssist(to: &round) }
    if consume("after ") { return add(integer(), to: &round.forgottenBefore) }
    if consume("limit ") { return add(tenths(), to: &round.limit) }
    if consume("challenge ") { return addChallenge(to: &round) }
    if consume("total ") { return addTotals(to: &round) }
    guard consume("revealed\n") else { return false }
    round.phase = .revealed
    return true
  }

  private mutating func add(_ seconds: Int64?, to fact: inout Int64) -> Bool {
    guard let seconds, consume(byte: "\n") else { return false }
    fact = seconds
    return true
  }

  private mutating func add(_ tenths: Int?, to fact: inout Int) -> Bool {
    guard let tenths, consume(byte: "\n") else { return false }
    fact = tenths
    return true
  }

  private mutating func add(_ tenths: Int?, to fact: inout Int?) -> Bool {
    fact = tenths
    return tenths != nil && consume(byte: "\n")
  }

  private mutating func addFind(to round: inout Round, isCommon: Bool) -> Bool {
    guard let word = word(), round.admits(word), consume(byte: " "), let time = tenths(), consume(byte: "\n") else {
      return false
    }
    let points = round.scoring.points(forLength: word.count, rootLength: round.root.count)
    round.found.append(FoundWord(word: word, points: points, isCommon: isCommon, time: time))
    return true
  }

  private mutating func addAssist(to round: inout Round) -> Bool {
    guard let kind = word(), consume(byte: " ") else { return false }
    let word = consume(byte: "-") ? nil : word()
    guard max(kind.count, word?.count ?? 0) <= Round.rootLengths.upperBound else { return false }
    guard consume(byte: " "), let time = tenths(), consume(byte: "\n") else { return false }
    round.assists.append(Assist(kind: Assist.Kind(name: kind), word: word, time: time))
    return true
  }

  private mutating func addChallenge(to round: inout Round) -> Bool {
    let first = position
    while position < end, (0x21...0x7E).contains(bytes[position]) { position += 1 }
    round.challenge = Array(bytes[first..<position])
    return position > first && position - first <= Challenge.maxCodeLength && consume(byte: "\n")
  }

  private mutating func addTotals(to round: inout Round) -> Bool {
    guard let words = number(), consume(byte: " "), let points = number(), consume(byte: " "),
      let edition = hexadecimal(),
      consume(byte: "\n")
    else { return false }
    guard max(words, points) <= 1_000_000 else { return false }
    round.totals = Round.Totals(words: words, points: points, edition: edition)
    return true
  }
}
