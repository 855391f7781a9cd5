import ScrambleTesting
import WordScramble

@testable import ScrambleClass

extension Marks {
  /// Returns the marks of a text with hand-ins of the example set.
  static func ofExample(_ text: [UInt8]) -> Marks {
    var marks = Marks(of: .example, in: english, avoiding: .example)
    marks.add(text)
    return marks
  }
}

extension Marks.CodeLocation {
  /// Returns the location of a code on a line with nothing before it.
  static func onLine(_ line: Int) -> Marks.CodeLocation { Marks.CodeLocation(line: line, textBefore: []) }
}
