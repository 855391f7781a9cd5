/// The elements of a header value between separators.
///
/// It is a lazy sequence because every request has such headers and an array would allocate.
struct HeaderElements: Sequence, IteratorProtocol {
  private var rest: Substring.UTF8View?
  private let separator: UInt8

  init(of text: Substring.UTF8View, separatedBy separator: Unicode.Scalar) {
    rest = text
    self.separator = UInt8(ascii: separator)
  }

  mutating func next() -> Substring.UTF8View? {
    guard let text = rest else { return nil }
    guard let end = text.firstIndex(of: separator) else {
      rest = nil
      return text
    }
    rest = text[text.index(after: end)...]
    return text[..<end]
  }
}

extension String {
  func elements(separatedBy separator: Unicode.Scalar) -> HeaderElements {
    HeaderElements(of: Substring(self).utf8, separatedBy: separator)
  }
}

extension Substring.UTF8View {
  func elements(separatedBy separator: Unicode.Scalar) -> HeaderElements {
    HeaderElements(of: self, separatedBy: separator)
  }

  /// The text without leading and trailing spaces and tabs.
  var trimmed: Self {
    var rest = self
    while let first = rest.first, first == 0x20 || first == 0x09 { rest.removeFirst() }
    while let last = rest.last, last == 0x20 || last == 0x09 { rest.removeLast() }
    return rest
  }

  /// Whether the text equals a token, ignoring case. The token must consist of lowercase letters, hyphens and
  /// asterisks.
  func matches(_ token: StaticString) -> Bool {
    guard count == token.utf8CodeUnitCount else { return false }
    return token.withUTF8Buffer { zip(self, $0).allSatisfy { $0 | 0x20 == $1 | 0x20 } }
  }
}
