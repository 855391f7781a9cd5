/// The parts of a header's value between separators, one after the other: there is one for every request, so none are gathered.
struct Parts: Sequence, IteratorProtocol {
  private var rest: Substring.UTF8View?
  private let separator: UInt8

  init(of text: Substring.UTF8View, between separator: Unicode.Scalar) {
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
  /// The parts between separators.
  func parts(between separator: Unicode.Scalar) -> Parts {
    Parts(of: Substring(self).utf8, between: separator)
  }
}

extension Substring.UTF8View {
  /// The parts between separators.
  func parts(between separator: Unicode.Scalar) -> Parts {
    Parts(of: self, between: separator)
  }

  /// The text without spaces and tabs around it.
  var trimmed: Self {
    var rest = self
    while let first = rest.first, first == 0x20 || first == 0x09 { rest.removeFirst() }
    while let last = rest.last, last == 0x20 || last == 0x09 { rest.removeLast() }
    return rest
  }
}
