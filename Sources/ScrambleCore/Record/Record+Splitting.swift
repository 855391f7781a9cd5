extension Record {
  /// Returns the next record of a file without the empty lines around it, or nil at the end of the file.
  ///
  /// A record ends at an empty line, or where the next one starts if the empty line is damaged. A record of this
  /// version also ends with its checksum.
  ///
  /// - Parameters:
  ///   - bytes: The content of the file.
  ///   - start: The index at which to start; on return, the index after the record.
  /// - Returns: The bytes of the record, and whether the file ends with it, without an empty line.
  static func next(in bytes: [UInt8], from start: inout Int) -> (bytes: ArraySlice<UInt8>, isLast: Bool)? {
    while start < bytes.count, bytes[start] == newline { start += 1 }
    guard start < bytes.count else { return nil }
    let recordStart = start
    while start + 1 < bytes.count,
      bytes[start] != newline || !(isRecordBoundary(bytes, start + 1) || endsWithChecksum(bytes[recordStart...start]))
    {
      start += 1
    }
    start += 1
    // A last record without an empty line after it may be truncated.
    return (bytes[recordStart..<start], start >= bytes.count)
  }

  private static let newline = UInt8(ascii: "\n")

  /// Returns whether an empty line or the first line of a record starts at an index.
  private static func isRecordBoundary(_ bytes: [UInt8], _ index: Int) -> Bool {
    switch bytes[index] {
    case newline: return true
    case UInt8(ascii: "r"):
      var line = RecordParser(bytes[index...])
      return line.consumeKind()
    default: return false
    }
  }

  /// Returns whether a record of this version ends with its checksum and is therefore complete.
  private static func endsWithChecksum(_ record: ArraySlice<UInt8>) -> Bool {
    let line = record.endIndex - 21
    guard line - record.startIndex > 8, record[line - 1] == newline, isChecksumLine(record[line...]) else {
      return false
    }
    var parser = RecordParser(record)
    return parser.consumeKind() && parser.number() == version
  }

  private static func isChecksumLine(_ line: ArraySlice<UInt8>) -> Bool {
    var parser = RecordParser(line)
    return parser.consume("sum ")
  }
}

extension RecordParser {
  /// Consumes the first word of a record if it comes next. Returns whether it does.
  mutating func consumeKind() -> Bool { consume("round ") }
}
