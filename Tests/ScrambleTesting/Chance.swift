internal import Foundation
package import ScrambleCore

/// Returns the number of rounds of a randomized test: all of them with `THOROUGH=yes`, as in `make test-all`, otherwise
/// a tenth, but at least one.
package func thorough(_ rounds: Int) -> Int {
  ProcessInfo.processInfo.environment["THOROUGH"] == "yes" ? rounds : max(1, rounds / 10)
}

/// Returns the seeds of a randomized test: all of them with `THOROUGH=yes`, otherwise a tenth, but at least one.
package func thoroughSeeds(_ count: Int) -> Range<UInt64> { 0..<UInt64(thorough(count)) }

/// Random values for tests. The same seed gives the same values.
extension SplitMix64 {
  package mutating func next(in range: ClosedRange<Int>) -> Int {
    range.lowerBound + Int(next(below: UInt32(range.count)))
  }

  /// Returns a random element of an array that is not empty.
  package mutating func pick<Element>(_ elements: [Element]) -> Element {
    elements[Int(next(below: UInt32(elements.count)))]
  }

  package mutating func byte() -> UInt8 {
    UInt8(next(below: 256))
  }

  /// Returns a random word made of a number of letters from the start of the alphabet.
  package mutating func word(lengths: ClosedRange<Int>, alphabet: Int = 26) -> Word {
    let letters = (0..<next(in: lengths)).map { _ in UInt8(ascii: "a") + UInt8(next(below: UInt32(alphabet))) }
    return try! Word(letters)
  }
}

extension Word {
  /// Returns different orders of the letters a to e, none of which starts with `edcb`.
  package static func anagrams(_ count: Int) -> [Word] {
    var generator = SplitMix64(seed: 1)
    var words: [Word] = []
    while words.count < count {
      var letters = Array("abcde".utf8)
      generator.shuffle(&letters)
      let word = try! Word(letters)
      if !words.contains(word), word != "edcba" { words.append(word) }
    }
    return words
  }
}
