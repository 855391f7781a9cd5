/// Text that somebody else has written, made safe to show.
package enum VisibleText {
  /// Returns the beginning of a text, safe to show: valid UTF-8 of at most a given number of characters, without
  /// control characters and invisible characters.
  package static func beginning(of text: ArraySlice<UInt8>, atMost maxCount: Int = 40) -> [UInt8] {
    var (visible, count) = ([UInt8](), 0)
    var rest = text.makeIterator()
    var parser = Unicode.UTF8.ForwardParser()
    while count < maxCount, case .valid(let encoded) = parser.parseScalar(from: &rest) {
      count += 1
      if isVisible(Unicode.UTF8.decode(encoded).value) { visible.append(contentsOf: encoded) }
    }
    return visible
  }

  private static func isVisible(_ character: UInt32) -> Bool {
    switch character {
    case ..<0x20, 0x7F..<0xA0, 0xAD, 0x61C, 0x200B...0x200F, 0x2028...0x202E, 0x2060...0x206F, 0xFEFF, 0xFFF9...0xFFFD,
      0xE0000...:
      false
    default: true
    }
  }
}
