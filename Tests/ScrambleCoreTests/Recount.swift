import Testing

@testable import ScrambleCore

/// The progress of a round, counted independently from the words played.
struct Recount {
  private let found: [Word]
  private let remainingWords: [Word]
  private let score: Int
  private let commonCount: Int
  private let total: Int
  private var lengths: [Int: (found: Int, remaining: Int)] = [:]
  private var hints: [UInt8: [Int: Int]] = [:]

  /// Counts the played words among all items that the round accepts.
  init(_ round: Round, items: [WordList.Item], played: ArraySlice<WordList.Item>) {
    func points(_ items: [WordList.Item]) -> Int {
      items.map { NaiveCore.points($0.word, root: round.root) }.reduce(0, +)
    }
    let words = Set(played.map(\.word))
    let common = items.filter(\.wordClass.isCommon)
    found = played.reversed().map(\.word)
    remainingWords = common.map(\.word).filter { !words.contains($0) }
    score = points(Array(played))
    commonCount = played.count { $0.wordClass.isCommon }
    total = points(common)
    for word in common.map(\.word) {
      let isFound = words.contains(word)
      lengths[word.count, default: (0, 0)].found += isFound ? 1 : 0
      lengths[word.count, default: (0, 0)].remaining += isFound ? 0 : 1
      if !isFound { hints[word.letters[0], default: [:]][word.count, default: 0] += 1 }
    }
  }

  private var rank: Rank {
    if total > 0, remainingWords.isEmpty { return .allWords }
    let ranks: [(Rank, Int)] = [(.superb, 70), (.great, 55), (.good, 40), (.fine, 20), (.fair, 8)]
    return ranks.first { total > 0 && score * 100 >= total * $0.1 }?.0 ?? .start
  }

  /// Expects a round and its standing to agree with the count.
  func expect(of round: Round, _ puzzle: Puzzle) {
    let standing = Standing(of: round, in: puzzle)
    #expect(round.found.map(\.word) == found)
    #expect(found.allSatisfy(round.hasFound))
    #expect(!remainingWords.contains(where: round.hasFound))
    #expect(round.missed(in: puzzle) == remainingWords)
    #expect(standing.score == score && round.score == score)
    #expect(standing.foundCount == commonCount && standing.bonusCount == found.count - commonCount)
    #expect(standing.total == commonCount + remainingWords.count && standing.remaining == remainingWords.count)
    #expect(standing.totalPoints == total)
    #expect(standing.rank == rank)
    #expect(standing.next == next)
    #expect(standing.share == (rank == .allWords ? 1000 : total == 0 ? 0 : min(990, score * 1000 / total)))
    #expect(
      standing.lengths
        == lengths.sorted { $0.key < $1.key }.map {
          LengthCount(length: $0, foundCount: $1.found, remaining: $1.remaining)
        })
    #expect(
      standing.hints
        == hints.sorted { $0.key < $1.key }.map { letter, counts in
          let counts = counts.sorted { $0.key < $1.key }.map { HintRow.Count(length: $0, remaining: $1) }
          return HintRow(letter: letter + 97, counts: counts)
        })
  }

  /// The points missing for the next rank or, if there is none, the words missing for the last one, if any.
  private var next: Standing.Requirement {
    if remainingWords.isEmpty { return .nothing }
    let ranks: [(Rank, Int)] = [(.fair, 8), (.fine, 20), (.good, 40), (.great, 55), (.superb, 70)]
    for (rank, percent) in ranks {
      let points = Int((Double(total * percent) / 100).rounded(.up))
      if points > score { return .points(points - score, rank) }
    }
    return .words(remainingWords.count)
  }
}
