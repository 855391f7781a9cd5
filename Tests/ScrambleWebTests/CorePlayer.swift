import ScrambleCore
import ScrambleTesting

@testable import ScrambleWeb

/// A player that calls the core directly.
struct CorePlayer: Player {
  private let lexicon = english
  private let dealer = Dealer(roots: english.roots.map(\.word), in: english)
  private var round = Round(root: "silkworm")
  private var puzzle: Puzzle?

  mutating func deal(_ root: [UInt8]) {
    round = Round(root: try! Word(root))
    puzzle = Puzzle(root: round.root, in: lexicon)
  }

  mutating func play(_ typed: [UInt8]) -> String {
    do throws(Rejection) {
      guard let foundWord = try round.play(text: typed, in: lexicon) else { return "ignored" }
      return "+\(foundWord.points) \(foundWord.isCommon ? "common" : "bonus")"
    } catch {
      return error.code
    }
  }

  func figure(_ key: String) -> String {
    guard let puzzle else { return "no game" }
    let standing = Standing(of: round, in: puzzle)
    switch key {
    case "score": return "\(standing.score)"
    case "found": return "\(standing.foundCount) of \(standing.total)"
    case "bonus": return "\(standing.bonusCount)"
    case "rank": return "\(standing.rank)"
    default: return "what is this?"
    }
  }

  mutating func call(_ name: String, _ argument: Substring) -> String {
    switch name {
    case "fold": return fold(Transcript.bytes(of: argument) ?? [])
    case "day": return day(argument.numbers)
    case "daily":
      return DailyPuzzle(number: Int(argument)!)?.root(in: lexicon)?.description ?? "none"
    case "draw":
      let (seed, grade) = parseDrawRequest(argument)
      return dealer.root(seed: seed, grade: grade)!.description
    case "solve": return solve(Transcript.bytes(of: argument) ?? [])
    default: break
    }
    let words = argument.split(separator: " ")
    deal(Array(words[0].utf8))
    return rootAnswer(name, words.count > 1 ? UInt64(words[1])! : 0)
  }

  private func fold(_ typed: [UInt8]) -> String {
    do throws(WordError) {
      return try Word(typed).description
    } catch {
      return error == .empty ? "ignored" : "notLetters"
    }
  }

  private func day(_ date: [Int]) -> String {
    let date = CivilDate(year: date[0], month: date[1], day: date[2])
    return date.map { DailyPuzzle(date: $0)?.number.description ?? "0" } ?? "outOfRange"
  }

  private func solve(_ letters: [UInt8]) -> String {
    guard let root = try? Word(letters) else { return fold(letters) == "ignored" ? "tooShort" : "notLetters" }
    guard root.count >= 3 else { return "tooShort" }
    guard root.count <= 15 else { return "tooLong" }
    let puzzle = Puzzle(root: root, in: lexicon)
    let lines = puzzle.common.map { "\($0)\n" } + puzzle.rare.map { "\($0)+\n" }
    return "\(puzzle.common.count) common, \(puzzle.rare.count) bonus, \(Digest(Array(lines.joined().utf8)))"
  }

  private func rootAnswer(_ name: String, _ number: UInt64) -> String {
    guard let puzzle else { return "no game" }
    let standing = Standing(of: round, in: puzzle)
    switch name {
    case "shuffle": return round.shuffledLetters(seed: number, in: lexicon).description
    case "lengths":
      return standing.lengths.map { "\($0.length):\($0.foundCount)+\($0.remaining)" }.joined(separator: " ")
    case "hints":
      return standing.hints.flatMap { row in
        row.counts.map { "\(Character(UnicodeScalar(row.letter)))\($0.length):\($0.remaining)" }
      }.joined(separator: " ")
    case "ranks":
      let thresholds = Rank.allCases.map { "\(standing.threshold(of: $0))" }.joined(separator: " ")
      return "\(thresholds), \(puzzle.grade)"
    default: return "what is this?"
    }
  }
}
