import WordScramble

extension Marks {
  /// The location of a code in the text, which shows a teacher whose code it is.
  public struct CodeLocation: Equatable, Sendable {
    /// The line number, from 1.
    public let line: Int
    /// The text before the code on its line and after any earlier code, in UTF-8, without surrounding punctuation,
    /// control characters and the address of a link; often a name. Of a long text, only the end.
    public let textBefore: [UInt8]

    /// The maximum length of ``textBefore`` in bytes.
    private static let maxLength = 60

    init(line: Int, textBefore text: ArraySlice<UInt8>) {
      self.line = line
      var rest = text.suffix(CodeLocation.maxLength * 4)
      // If the code is in a link, the rest of the link is removed.
      let word = rest.suffix(while: { $0 != 0x20 && $0 != 0x09 })
      if word.indices.dropLast().contains(where: { word[$0] == 0x2F && word[$0 + 1] == 0x2F }) {
        rest = rest.dropLast(word.count)
      }
      let trimmedText = CodeLocation.withoutControls(rest)[...].trimmed {
        PastedLink.canSurroundLink($0) || CodeLocation.isSeparator($0)
      }
      // A shortened text must not begin in the middle of a character.
      textBefore = Array(
        trimmedText.suffix(CodeLocation.maxLength).drop {
          trimmedText.count > CodeLocation.maxLength && $0 & 0xC0 == 0x80
        })
    }

    /// Returns whether a character can separate a name from a code: `:`, `=`, `-`, `#`, `_`, `/`, `：`.
    private static func isSeparator(_ character: UInt32) -> Bool {
      switch character {
      case 0x3A, 0x3D, 0x2D, 0x23, 0x5F, 0x2F, 0xEFBC9A: true
      default: false
      }
    }

    /// Replaces control characters with blanks, because a terminal would obey them.
    private static func withoutControls(_ text: ArraySlice<UInt8>) -> [UInt8] {
      text.map { $0 < 0x20 || $0 == 0x7F ? 0x20 : $0 }[...].replacing { 0xC280...0xC29F ~= $0 ? " " : nil }
    }

    /// Whether ``textBefore`` can be a name: up to three words without a digit.
    private var isName: Bool {
      !textBefore.isEmpty && !textBefore.contains { $0 &- UInt8(ascii: "0") < 10 }
        && textBefore.split(separator: 0x20).count <= 3
    }

    /// Returns whether both codes have a name before them and the names differ.
    func hasDifferentName(from other: CodeLocation) -> Bool { isName && other.isName && textBefore != other.textBefore }
  }
}

extension ArraySlice<UInt8> {
  /// Returns the longest suffix whose bytes all satisfy a condition.
  fileprivate func suffix(while predicate: (UInt8) -> Bool) -> ArraySlice {
    self[(lastIndex { !predicate($0) }.map { $0 + 1 } ?? startIndex)...]
  }
}
