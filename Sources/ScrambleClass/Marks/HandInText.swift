import WordScramble

/// Finds the codes of hand-ins in arbitrary text.
enum HandInText {
  /// The maximum number of gaps in a code: line breaks and blanks.
  private static let maxGaps = 2000

  struct Match {
    let code: [UInt8]
    let location: Marks.CodeLocation
  }

  /// Returns the codes in a text, in order. Email programs break long lines: a code may continue on the next line,
  /// after `>`, or after `=` at the end of the previous line. Chat programs insert blanks, backslashes and invisible
  /// characters, and add characters around the code. A damaged code is returned up to its first gap.
  ///
  /// - Complexity: O(*n*), where *n* is the number of bytes.
  static func codes(in text: [UInt8]) -> [Match] {
    let text = PastedLink.cleaned(text[...])
    var (codes, position) = ([Match](), text.startIndex)
    var (line, lineStart) = (1, text.startIndex)
    while position < text.endIndex {
      guard let start = start(in: text, from: position) else { break }
      for index in position..<start where text[index] == UInt8(ascii: "\n") {
        (line, lineStart) = (line + 1, index + 1)
      }
      let location = Marks.CodeLocation(line: line, textBefore: text[max(lineStart, position)..<start])
      let (code, end) = code(in: text, from: start)
      codes.append(Match(code: code, location: location))
      for index in start..<end where text[index] == UInt8(ascii: "\n") { (line, lineStart) = (line + 1, index + 1) }
      position = end
    }
    return codes
  }

  /// Returns the start of the next code, if any: `h` or `H`, digits and a dot, not preceded by a letter or digit.
  private static func start(in text: [UInt8], from first: Int) -> Int? {
    var position = first
    while position + 2 < text.endIndex {
      let isStart = text[position] | 0x20 == UInt8(ascii: "h") && text[position + 1] &- UInt8(ascii: "0") < 10
      if isStart, position == 0 || !isLetterOrDigit(text[position - 1]) {
        var dot = position + 1
        while dot < text.endIndex, text[dot] &- UInt8(ascii: "0") < 10 { dot += 1 }
        if dot < text.endIndex, text[dot] == UInt8(ascii: ".") { return position }
      }
      position += 1
    }
    return nil
  }

  private static func isLetterOrDigit(_ byte: UInt8) -> Bool {
    byte &- UInt8(ascii: "0") < 10 || (byte | 0x20) &- UInt8(ascii: "a") < 26
  }

  /// Returns the code that begins at an index, and the index after it.
  private static func code(in text: [UInt8], from start: Int) -> (code: [UInt8], end: Int) {
    var position = (text[start...].firstIndex(of: UInt8(ascii: ".")) ?? start) + 1
    var code = [UInt8(ascii: "h")] + text[(start + 1)..<position]
    var checksum = RunningChecksum()
    var codeUntilFirstGap: (code: [UInt8], end: Int)?
    for _ in 0...maxGaps {
      while position < text.endIndex, let value = Base64URL.value(text[position]), code.count <= CodeFormat.maxLength {
        code.append(text[position])
        checksum.add(value)
        position += 1
        // The checksum decides first, because parsing the code at each character would take quadratic time. What
        // follows a complete code may have been added by a chat program.
        if checksum.isCorrect, HandIn.isComplete(code) { return (code, position) }
      }
      if codeUntilFirstGap == nil { codeUntilFirstGap = (code, position) }
      guard let next = positionAfterGap(in: text, from: position) else { break }
      position = next
    }
    return codeUntilFirstGap ?? (code, position)
  }

  /// A running check of whether the last four bytes of a code are the checksum of the bytes before them.
  private struct RunningChecksum {
    private var sum = CRC32()
    private var lastFour: UInt32 = 0
    private var count = 0
    private var bits: UInt32 = 0
    private var bitCount = 0

    var isCorrect: Bool { count > 4 && sum.value == lastFour }

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

  /// Returns the position at which a code continues after a line break or blanks; nil if it does not continue.
  private static func positionAfterGap(in text: [UInt8], from start: Int) -> Int? {
    var position = start
    while position < text.endIndex, text[position] == UInt8(ascii: "=") || isBlank(text[position]) { position += 1 }
    if position < text.endIndex, isLineBreak(text[position]) {
      while position < text.endIndex,
        isLineBreak(text[position]) || isBlank(text[position]) || text[position] == UInt8(ascii: ">")
      { position += 1 }
    }
    return position > start && position < text.endIndex && Base64URL.contains(text[position]) ? position : nil
  }

  private static func isLineBreak(_ byte: UInt8) -> Bool { byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") }

  /// Returns whether a byte is a space, a tab, or part of a no-break space.
  private static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 || byte == 0xC2 || byte == 0xA0 }
}
