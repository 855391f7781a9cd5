extension Unicode.Scalar {
  /// Whether the scalar can be printed anywhere without affecting the text around it.
  package var isPrintable: Bool {
    switch properties.generalCategory {
    case .control, .format, .surrogate, .privateUse, .unassigned, .lineSeparator, .paragraphSeparator: false
    case .nonspacingMark, .enclosingMark, .spacingMark: false
    default: self != "\u{FFFD}"
    }
  }

  /// The scalar itself if it is visible, otherwise its code point: `é`, but `U+202E`.
  var displayText: String {
    if isPrintable && !properties.isWhitespace { return String(self) }
    let digits = String(value, radix: 16, uppercase: true)
    return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }
}

extension String {
  /// Creates a printable text from arbitrary bytes.
  ///
  /// Invalid UTF-8 and unprintable characters, such as controls, combining marks and bidirectional controls, become
  /// U+FFFD.
  ///
  /// - Parameters:
  ///   - bytes: Arbitrary bytes.
  ///   - limit: The maximum length in bytes of UTF-8; a character is never split.
  package init(printable bytes: some Sequence<UInt8>, limit: Int) {
    var text = ""
    for scalar in String(decoding: Array(bytes.prefix(limit * 4)), as: UTF8.self).unicodeScalars {
      let printableScalar: Unicode.Scalar = scalar.isPrintable ? scalar : "\u{FFFD}"
      guard text.utf8.count + printableScalar.utf8.count <= limit else { break }
      text.unicodeScalars.append(printableScalar)
    }
    self = text
  }
}
