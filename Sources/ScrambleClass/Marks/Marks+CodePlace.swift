import WordScramble

extension Marks {
  /// Where a code was found in the text, so that a teacher knows whose it is.
  public struct CodePlace: Equatable, Sendable {
    /// The line, from 1.
    public let line: Int
    /// What stands before the code on its line, in UTF-8, without the signs around it, controls and addresses; often a name.
    public let before: [UInt8]

    /// How many bytes of it are kept.
    private static let longest = 60

    init(line: Int, before text: ArraySlice<UInt8>) {
      self.line = line
      var rest = text.suffix(CodePlace.longest * 4)
      // A code in a link.
      let word = rest.suffix(while: { $0 != 0x20 && $0 != 0x09 })
      if word.indices.dropLast().contains(where: { word[$0] == 0x2F && word[$0 + 1] == 0x2F }) {
        rest = rest.dropLast(word.count)
      }
      let shown = CodePlace.withoutControls(rest)[...].trimmed { PastedLink.isAround($0) || CodePlace.isBetween($0) }
      // Not in the middle of a character.
      before = Array(shown.suffix(CodePlace.longest).drop { shown.count > CodePlace.longest && $0 & 0xC0 == 0x80 })
    }

    /// Whether a character stands between a name and a code: `:`, `=`, `-`, `#`, `_`, `/`, `：`.
    private static func isBetween(_ character: UInt32) -> Bool {
      switch character {
      case 0x3A, 0x3D, 0x2D, 0x23, 0x5F, 0x2F, 0xEFBC9A: true
      default: false
      }
    }

    /// Returns a text with a blank for each control, which a terminal would obey.
    private static func withoutControls(_ text: ArraySlice<UInt8>) -> [UInt8] {
      text.map { $0 < 0x20 || $0 == 0x7F ? 0x20 : $0 }[...].replacing { 0xC280...0xC29F ~= $0 ? " " : nil }
    }

    /// Whether it can be a name: up to three words without a digit.
    private var isName: Bool {
      !before.isEmpty && !before.contains { $0 &- UInt8(ascii: "0") < 10 } && before.split(separator: 0x20).count <= 3
    }

    /// Whether two codes have names before them that differ.
    func isOfAnother(than other: CodePlace) -> Bool { isName && other.isName && before != other.before }
  }
}

extension ArraySlice<UInt8> {
  /// Returns the longest end of a text whose bytes all are of a kind.
  fileprivate func suffix(while isKind: (UInt8) -> Bool) -> ArraySlice {
    self[(lastIndex { !isKind($0) }.map { $0 + 1 } ?? startIndex)...]
  }
}
