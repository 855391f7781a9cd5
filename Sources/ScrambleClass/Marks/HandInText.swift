import WordScramble

/// Finds the codes of hand-ins in arbitrary text.
enum HandInText {
  /// The maximum number of gaps in a code: line breaks and blanks.
  private static let maxGaps = 2000

  struct Found {
    let code: [UInt8]
    let place: Marks.CodePlace
  }

  /// Returns the codes in a text, in order. Email programs break long lines: a code may continue on the next line,
  /// after `>`, or after `=` at the end of the previous line. Chat programs insert blanks, backslashes and invisible
  /// characters, and add characters around the code. A damaged code is returned up to its first gap.
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

  /// Returns the start of the next code: `h`, digits and a dot, not preceded by a letter or digit.
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

  /// Returns the code that begins at an index, and the index after it.
  private static func code(in text: [UInt8], from start: Int) -> (code: [UInt8], end: Int) {
    var at = (text[start...].firstIndex(of: UInt8(ascii: ".")) ?? start) + 1
    var code = [UInt8(ascii: "h")] + text[(start + 1)..<at]
    var checked = CheckedBytes()
    var first: (code: [UInt8], end: Int)?
    for _ in 0...maxGaps {
      while at < text.endIndex, let value = Base64URL.value(text[at]), code.count <= CodeForm.maxLength {
        code.append(text[at])
        checked.add(value)
        at += 1
        // Parsing the code at each character would take quadratic time. What follows may have been added by a chat
        // program.
        if checked.isWhole, HandIn.isWhole(code) { return (code, at) }
      }
      if first == nil { first = (code, at) }
      guard let next = afterGap(in: text, from: at) else { break }
      at = next
    }
    return first ?? (code, at)
  }

  /// A running check of whether the last four bytes of a code are the checksum of the bytes before them.
  private struct CheckedBytes {
    private var sum = CRC32()
    private var lastFour: UInt32 = 0
    private var count = 0
    private var bits: UInt32 = 0
    private var bitCount = 0

    /// Whether the checksum is correct.
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

  /// Returns where a code continues after a line break or blanks; nil if it does not.
  private static func afterGap(in text: [UInt8], from start: Int) -> Int? {
    var at = start
    while at < text.endIndex, text[at] == UInt8(ascii: "=") || isBlank(text[at]) { at += 1 }
    if at < text.endIndex, isBreak(text[at]) {
      while at < text.endIndex, isBreak(text[at]) || isBlank(text[at]) || text[at] == UInt8(ascii: ">") { at += 1 }
    }
    return at > start && at < text.endIndex && Base64URL.contains(text[at]) ? at : nil
  }

  private static func isBreak(_ byte: UInt8) -> Bool { byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") }

  /// Returns whether a byte is a space, a tab, or part of a no-break space.
  private static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 || byte == 0xC2 || byte == 0xA0 }
}
