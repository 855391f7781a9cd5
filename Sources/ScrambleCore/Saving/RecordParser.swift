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

  /// Reads a number below 2³⁰, which is enough for every count and play time.
  mutating func number() -> Int? {
    guard let number = integer(), number < 1 << 30 else { return nil }
    return Int(number)
  }

  /// Reads a play time in seconds with one decimal place.
  mutating func playTime() -> PlayTime? {
    guard let whole = number(), whole < 100_000_000, consume(byte: "."), let tenth = digit() else { return nil }
    position += 1
    return PlayTime(tenths: whole * 10 + Int(tenth))
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

  /// Skips the rest of a line. Returns whether the line ends with a newline.
  mutating func skipLine() -> Bool {
    while position < end, bytes[position] != UInt8(ascii: "\n") { position += 1 }
    return consume(byte: "\n")
  }

  mutating func id() -> RoundID? {
    if let root = word() {
      guard Round.rootLengths.contains(root.count), consume(byte: "-"), let number = hexadecimal() else { return nil }
      return .free(root: root, number: number)
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
