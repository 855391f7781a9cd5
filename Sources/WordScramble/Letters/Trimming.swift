extension ArraySlice<UInt8> {
  /// Returns a text in UTF-8 without certain characters at both ends.
  ///
  /// - Parameter isTrimmed: Whether a character goes. It is passed as the number that its one to three bytes make, the first byte highest:
  ///   the no-break space is 0xC2A0. Characters of four bytes stay.
  /// - Complexity: O(*n*), where *n* is the number of bytes that go.
  func trimmed(_ isTrimmed: (UInt32) -> Bool) -> ArraySlice {
    var rest = self
    while let width = (1...3).first(where: { rest.prefix($0).number(ofWidth: $0).map(isTrimmed) ?? false }) {
      rest = rest.dropFirst(width)
    }
    while let width = (1...3).first(where: { rest.suffix($0).number(ofWidth: $0).map(isTrimmed) ?? false }) {
      rest = rest.dropLast(width)
    }
    return rest
  }

  /// The number that the bytes of one character make; nil if there are fewer bytes, or the first cannot begin so many.
  private func number(ofWidth width: Int) -> UInt32? {
    guard count == width, let first, width == 1 || first >= 0xC2 else { return nil }
    return reduce(0) { $0 << 8 | UInt32($1) }
  }
}
