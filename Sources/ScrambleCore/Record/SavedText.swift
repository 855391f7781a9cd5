/// The text of a saved file, with the line ends that the game writes.
enum SavedText {
  private static let newline = UInt8(ascii: "\n")
  private static let carriageReturn = UInt8(ascii: "\r")
  private static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]

  /// Returns bytes without what an editor has added: a CR before each LF, and byte order marks at the start of lines.
  ///
  /// - Complexity: O(*n*), where *n* is the number of bytes. The bytes are copied only if they include a CR or the
  ///   first byte of a byte order mark.
  static func withoutEditorBytes(_ bytes: [UInt8]) -> [UInt8] {
    guard bytes.contains(carriageReturn) || bytes.contains(byteOrderMark[0]) else { return bytes }
    var cleaned: [UInt8] = []
    cleaned.reserveCapacity(bytes.count)
    var index = 0
    while index < bytes.count {
      if (cleaned.last ?? newline) == newline, bytes[index...].starts(with: byteOrderMark) {
        index += byteOrderMark.count
        continue
      }
      let isEditorAdded = bytes[index] == carriageReturn && index + 1 < bytes.count && bytes[index + 1] == newline
      if !isEditorAdded { cleaned.append(bytes[index]) }
      index += 1
    }
    return cleaned
  }
}
