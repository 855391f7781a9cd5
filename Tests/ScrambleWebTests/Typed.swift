/// What a line of a transcript says was typed: as it stands, or between quotation marks, where `\xC3` is a byte.
enum Typed {
  /// Returns the bytes that were typed, or nil where the quotation does not end or an escape means nothing.
  static func bytes(_ text: Substring) -> [UInt8]? {
    guard text.utf8.first == UInt8(ascii: "\"") else { return Array(text.utf8) }
    guard text.utf8.count >= 2, text.utf8.last == UInt8(ascii: "\"") else { return nil }
    var bytes = [UInt8]()
    var rest = Array(text.utf8)[1...].dropLast()
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "\\") else {
        bytes.append(byte)
        continue
      }
      guard let escaped = escape(&rest) else { return nil }
      bytes.append(escaped)
    }
    return bytes
  }

  private static func escape(_ rest: inout ArraySlice<UInt8>) -> UInt8? {
    guard let kind = rest.popFirst() else { return nil }
    guard kind == UInt8(ascii: "x") else { return kind }
    guard rest.count >= 2 else { return nil }
    let digits = String(decoding: rest.prefix(2), as: UTF8.self)
    rest = rest.dropFirst(2)
    return UInt8(digits, radix: 16)
  }
}
