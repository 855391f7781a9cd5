/// Decodes the bytes of a terminal into keys. An incomplete sequence waits for more bytes.
struct KeyReader {
  private var pendingBytes: [UInt8] = []

  /// Adds bytes and returns the keys that are complete.
  mutating func decode(_ bytes: some Sequence<UInt8>) -> [Key] {
    pendingBytes += bytes
    var keys: [Key] = []
    while let (key, length) = nextKey() {
      pendingBytes.removeFirst(length)
      if let key { keys.append(key) }
    }
    return keys
  }

  /// Whether a sequence is incomplete. A lone escape becomes a key if nothing follows.
  var hasPendingBytes: Bool { !pendingBytes.isEmpty }

  /// Turns an incomplete escape sequence into the Escape key, and each other incomplete byte into U+FFFD.
  mutating func flush() -> [Key] {
    defer { pendingBytes = [] }
    return pendingBytes.first == 0x1B ? [.escape] : pendingBytes.map { _ in .text("\u{FFFD}") }
  }

  /// Returns the next key and its length in bytes. The key is nil for ignored bytes; the result is nil if more bytes
  /// are needed.
  private func nextKey() -> (Key?, Int)? {
    guard let first = pendingBytes.first else { return nil }
    switch first {
    case 0x0D, 0x0A: return (.enter, 1)
    case 0x7F, 0x08: return (.backspace, 1)
    case 0x09: return (.tab, 1)
    case 0x1B: return escapeSequence()
    case 0x00...0x1F: return (.control(Character(Unicode.Scalar(first + 0x40))), 1)
    case 0x20..<0x80: return (.text(Unicode.Scalar(first)), 1)
    default: return character(lead: first)
    }
  }

  /// Decodes an escape sequence, such as that of an arrow key. Unknown sequences are ignored. An escape that begins no
  /// sequence is the Escape key.
  private func escapeSequence() -> (Key?, Int)? {
    guard pendingBytes.count > 1 else { return nil }
    // Alt-Backspace deletes a word, like ^W.
    if pendingBytes[1] == 0x7F || pendingBytes[1] == 0x08 { return (.control("W"), 2) }
    guard pendingBytes[1] == UInt8(ascii: "[") || pendingBytes[1] == UInt8(ascii: "O") else { return (.escape, 1) }
    guard let end = pendingBytes.dropFirst(2).firstIndex(where: { (0x40...0x7E).contains($0) }) else {
      return pendingBytes.count > 16 ? (.escape, 1) : nil
    }
    let body = String(decoding: pendingBytes[2...end], as: UTF8.self)
    let keys: [String: Key] = ["A": .up, "B": .down, "C": .right, "D": .left, "5~": .pageUp, "6~": .pageDown]
    return (keys[body] ?? KeyReader.cursorPosition(body), end + 1)
  }

  /// Parses a cursor position in the second row. In other rows the same sequence is a function key with Shift or
  /// Control.
  private static func cursorPosition(_ body: String) -> Key? {
    guard body.hasPrefix("2;"), body.hasSuffix("R") else { return nil }
    return Int(body.dropFirst(2).dropLast()).map(Key.cursorPosition(column:))
  }

  /// Decodes a character of two to four bytes. Invalid bytes become U+FFFD.
  private func character(lead: UInt8) -> (Key?, Int)? {
    let length =
      switch lead {
      case ..<0xE0: 2
      case ..<0xF0: 3
      default: 4
      }
    let bytes = pendingBytes.prefix(length)
    let hasValidContinuation = bytes.dropFirst().allSatisfy { $0 & 0xC0 == 0x80 }
    if hasValidContinuation && bytes.count < length && lead >= 0xC2 { return nil }
    var parser = UTF8.ForwardParser()
    var iterator = bytes.makeIterator()
    guard hasValidContinuation, case .valid(let encoded) = parser.parseScalar(from: &iterator) else {
      return (.text("\u{FFFD}"), 1)
    }
    let scalar = UTF8.decode(encoded)
    return (scalar.properties.generalCategory == .control ? nil : .text(scalar), length)
  }
}
