// Plays the puzzle of a day, and prints the result: `swift run Bot`, or `swift run Bot 2026-11-26`.
import ScrambleCore
import ScrambleKit

let date = CommandLine.arguments.dropFirst().first.map { CivilDate(iso: $0) } ?? .today
guard let date else { fatalError("a date is written like 2026-11-26") }

let lexicon = try Lexicon.english()
var round = try Round.daily(on: date, in: lexicon)
let puzzle = Puzzle(root: round.root, in: lexicon)

// Plays half of the common words, shortest first.
for word in puzzle.common.reversed().prefix(puzzle.common.count / 2) {
  try round.play(word, in: lexicon)
}
round.end()

let standing = Standing(of: round, in: puzzle)
print("\(date.iso), \(round.root): \(standing.foundCount) of \(standing.total) words, \(standing.score) points")
