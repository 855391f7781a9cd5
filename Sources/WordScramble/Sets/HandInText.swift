/// The codes of hand-ins in a text with anything around them.
enum HandInText {
  /// How many line breaks a code may have.
  private static let mostBreaks = 2000

  /// Returns the codes in a text, in order. Mails break long lines: a code may go on in the next line, behind `>` or after `=` at the end of
  /// the line before. A code that is damaged is returned up to its first line break.
  ///
  /// - Complexity: O(*n*), where *n* is the number of bytes.
  static func codes(in text: [UInt8]) -> [[UInt8]] {
    var (codes, at) = ([[UInt8]](), text.startIndex)
    while at < text.endIndex {
      guard let start = start(in: text, from: at) else { break }
      let (code, end) = code(in: text, from: start)
      codes.append(code)
      at = end
    }
    return codes
  }

  /// Returns where the next code begins: `h`, digits and a dot, with no character of a code before them.
  private static func start(in text: [UInt8], from first: Int) -> Int? {
    var at = first
    while at + 2 < text.endIndex {
      let isStart = text[at] | 0x20 == UInt8(ascii: "h") && text[at + 1] &- UInt8(ascii: "0") < 10
      if isStart, at == 0 || !Base64URL.contains(text[at - 1]) {
        var dot = at + 1
        while dot < text.endIndex, text[dot] &- UInt8(ascii: "0") < 10 { dot += 1 }
        if dot < text.endIndex, text[dot] == UInt8(ascii: ".") { return at }
      }
      at += 1
    }
    return nil
  }

  /// Returns the code that begins somewhere, and where the text goes on after it.
  private static func code(in text: [UInt8], from start: Int) -> (code: [UInt8], end: Int) {
    var at = (text[start...].firstIndex(of: UInt8(ascii: ".")) ?? start) + 1
    var code = [UInt8(ascii: "h")] + text[(start + 1)..<at]
    var checked = CheckedBytes()
    var first: (code: [UInt8], end: Int)?
    for _ in 0...mostBreaks {
      while at < text.endIndex, let value = Base64URL.value(text[at]), code.count <= CodeForm.maxLength {
        code.append(text[at])
        checked.add(value)
        at += 1
      }
      // Reading the code at each line break would take a time with the square of its length.
      if checked.isWhole, HandIn.isWhole(code) { return (code, at) }
      if first == nil { first = (code, at) }
      guard let next = afterBreak(in: text, from: at) else { break }
      at = next
    }
    return first ?? (code, at)
  }

  /// The bytes of a code, of which only what tells whether the last four are the checksum of those before is kept.
  private struct CheckedBytes {
    private var sum = CRC32()
    private var lastFour: UInt32 = 0
    private var count = 0
    private var bits: UInt32 = 0
    private var bitCount = 0

    /// Whether the checksum is right.
    var isWhole: Bool { count > 4 && sum.value == lastFour }

    /// Adds the six bits of a character.
    mutating func add(_ value: UInt8) {
      bits = bits << 6 | UInt32(value)
      bitCount += 6
      guard bitCount >= 8 else { return }
      bitCount -= 8
      if count >= 4 { sum.add(UInt8(lastFour >> 24)) }
      lastFour = lastFour << 8 | (bits >> UInt32(bitCount)) & 0xFF
      count += 1
    }
  }

  /// Returns where a line goes on that was broken, or nil if there is no line break.
  private static func afterBreak(in text: [UInt8], from start: Int) -> Int? {
    var at = start
    while at < text.endIndex, text[at] == UInt8(ascii: "=") || text[at] == UInt8(ascii: " ") { at += 1 }
    guard at < text.endIndex, text[at] == UInt8(ascii: "\n") || text[at] == UInt8(ascii: "\r") else { return nil }
    let around = [UInt8(ascii: "\n"), UInt8(ascii: "\r"), UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: ">")]
    while at < text.endIndex, around.contains(text[at]) { at += 1 }
    return at < text.endIndex && Base64URL.contains(text[at]) ? at : nil
  }
}
