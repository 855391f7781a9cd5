import Foundation
import ScrambleCore

/// Something that plays games and answers calls: the core itself, or the functions that the page calls.
///
/// Answers have the form of a transcript: `+2 common`, `+1 bonus`, the code of a refusal, or `ignored`.
protocol Player {
  mutating func deal(_ root: [UInt8])
  mutating func play(_ typed: [UInt8]) -> String
  /// Returns the value of `score`, `found`, `bonus` or `rank` at the end of a game.
  func figure(_ key: String) -> String
  /// Answers a call that does not belong to a game.
  mutating func call(_ name: String, _ argument: Substring) -> String
}

/// The FNV-1a hash of some bytes, which shortens a long answer to eight digits.
struct Digest: CustomStringConvertible {
  let description: String

  init(_ bytes: [UInt8]) {
    let hash = bytes.reduce(0x811C_9DC5 as UInt32) { ($0 ^ UInt32($1)) &* 0x0100_0193 }
    description = String(format: "%08x", hash)
  }
}

extension Substring {
  /// The numbers of a date or of a list.
  var numbers: [Int] { split { !$0.isNumber }.compactMap { Int($0) } }
}

/// Parses the request for a random root: `7 easy`, or `7 any`. The grade is nil for any.
func parseDrawRequest(_ argument: Substring) -> (seed: UInt64, grade: Grade?) {
  let words = argument.split(separator: " ")
  return (UInt64(words[0])!, Grade.allCases.first { $0.name == words[1] })
}
