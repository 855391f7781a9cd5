import Foundation
import WordScramble

/// From bytes to something that can be asked: our file, every byte added up, and the words as text, split into a set.
struct OpeningBenchmark {
  private static let rounds = 15

  private let file: [UInt8]
  private let text: String
  private let wordCount: Int

  init(_ inputs: Inputs) {
    file = inputs.file
    text = inputs.words.joined(separator: "\n")
    wordCount = inputs.words.count
  }

  /// Checks that both hold the same number of words, then times them in turns.
  func run() throws -> [Row] {
    var (ours, split) = (Times(), Times())
    for _ in 0..<OpeningBenchmark.rounds {
      let counts = [
        try ours.measureAgain { try Lexicon(file).count },
        split.measureAgain { Set(text.split(separator: "\n").map(String.init)).count },
      ]
      try check(counts.allSatisfy { $0 == wordCount }, "a way to open the words loses some")
    }
    return [Row("`Lexicon(_:)`: all bytes, and all words in a `Set`", ours: ours, rival: split, atLeast: 10)]
  }
}
