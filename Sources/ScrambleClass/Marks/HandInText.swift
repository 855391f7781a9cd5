import WordScramble

/// The codes of hand-ins in a text with anything around them.
enum HandInText {
  /// How many gaps a code may have: line breaks and blanks.
  private static let mostGaps = 2000

  /// A code, and where it was found.
  struct Found {
    let code: [UInt8]
    let place: Marks.CodePlace
  }

  /// Returns the codes in a text, in order. Mails break long lines: a code may go on in the next line, behind `>` or after `=` at the end of
  /// the line before. Chats put blanks, backslashes and invisible characters into it, and signs around it. A code that is damaged is returned
  /// up to its first gap.
  ///
  /// - Complexity: O(*n*), where *n* is the number of bytes.
  static func codes(in text: [UInt8]) -> [Found] {
    let text = PastedLink.cleaned(text[...])
    var (codes, at) = ([Found](), text.startIndex)
    var (line, lineStart) = (1, text.startIndex)
    while at < text.endIndex {
      guard let start = start(in: text, from: at) else { break }
      for index in at..<start where text[index] == UInt8(ascii: "\n") { (line, lineStart) = (line + 1, index + 1) }
      let place = Marks.CodePlace(line: line, before: text[max(lineStart, at)..<start])
      let (code, end) = code(in: text, from: start)
      codes.append(Found(code: code, place: place))
      for index in start..<end where text[index] == UInt8(ascii: "\n") { (line, lineStart) = (line + 1, index + 1) }
      at = end
    }
    return codes
  }

  /// Returns where the next code begins: `h`, digits and a dot, with no letter or digit before them.
  private static func start(in text: [UInt8], from first: Int) -> Int? {
    var at = first
    while at + 2 < text.endIndex {
      let isStart = text[at] | 0x20 == UInt8(ascii: "h") && text[at + 1] &- UInt8(ascii: "0") < 10
      if isStart, at == 0 || !isLetterOrDigit(text[at - 1]) {
        var dot = at + 1
        while dot < text.endIndex, text[dot] &- UInt8(ascii: "0") < 10 { dot += 1 }
        if dot < text.endIndex, text[dot] == UInt8(ascii: ".") { return at }
      }
      at += 1
    }
    return nil
  }

  private static func isLetterOrDigit(_ byte: UInt8) -> Bool {
    byte &- UInt8(ascii: "0") < 10 || (byte | 0x20) &- UInt8(ascii: "a") < 26
  }

  /// Returns the code that begins somewhere, and where the text goes on after it.
  private static func code(in text: [UInt8], from start: Int) -> (code: [UInt8], end: Int) {
    var at = (text[start...].firstIndex(of: UInt8(ascii: ".")) ?? start) + 1
    var code = [UInt8(ascii: "h")] + text[(start + 1)..<at]
    var checked = CheckedBytes()
    var first: (code: [UInt8], end: Int)?
    for _ in 0...mostGaps {
      while at < text.endIndex, let value = Base64URL.value(text[at]), code.count <= CodeForm.maxLength {
        code.append(text[at])
        checked.add(value)
        at += 1
        // Reading the code at each character would take a time with the square of its length. What follows may be a sign of a chat.
        if checked.isWhole, HandIn.isWhole(code) { return (code, at) }
      }
      if first == nil { first = (code, at) }
      guard let next = afterGap(in: text, from: at) else { break }
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

  /// Returns where a code goes on behind a line break or blanks, or nil if nothing of a code follows.
  private static func afterGap(in text: [UInt8], from start: Int) -> Int? {
    var at = start
    while at < text.endIndex, text[at] == UInt8(ascii: "=") || isBlank(text[at]) { at += 1 }
    if at < text.endIndex, isBreak(text[at]) {
      while at < text.endIndex, isBreak(text[at]) || isBlank(text[at]) || text[at] == UInt8(ascii: ">") { at += 1 }
    }
    return at > start && at < text.endIndex && Base64URL.contains(text[at]) ? at : nil
  }

  private static func isBreak(_ byte: UInt8) -> Bool { byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") }

  /// Whether a byte is a blank, a tab, or one of the two of a no-break space.
  private static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 || byte == 0xC2 || byte == 0xA0 }
}
