import Foundation
import ScrambleCore

/// The time to open the words: as a lexicon file, every byte of which is verified, and as a text, which is split into a
/// set of strings.
struct OpeningBenchmark {
  private static let repetitions = 15

  private let file: [UInt8]
  private let text: String
  private let wordCount: Int

  init(_ inputs: Inputs) {
    file = inputs.file
    text = inputs.words.joined(separator: "\n")
    wordCount = inputs.words.count
  }

  /// Checks that both ways give the same number of words, and times them in alternation.
  func run() throws -> [Row] {
    var (ours, rival) = (Times(), Times())
    for _ in 0..<OpeningBenchmark.repetitions {
      let counts = [
        try ours.measureAgain { try Lexicon(file).count },
        rival.measureAgain { Set(text.split(separator: "\n").map(String.init)).count },
      ]
      try check(counts.allSatisfy { $0 == wordCount }, "a way to open the words loses some")
    }
    return [Row("`Lexicon(_:)`: all bytes, and all words in a `Set`", ours: ours, rival: rival, atLeast: 10)]
  }
}
