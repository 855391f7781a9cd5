// The game of the tutorial in the terminal: `swift run Tutorial`, or `swift run Tutorial alarming` for a given root.
import ScrambleKit
import WordScramble

let lexicon = try Lexicon.english()
let wording = try Wording(in: .english)
let familiarRoots = lexicon.roots.map(\.word).filter { lexicon.rootStatus(of: $0) == .familiar }
let chosenRoot = try CommandLine.arguments.dropFirst().first.map { try Word($0) }
let root = chosenRoot ?? familiarRoots.randomElement() ?? Puzzle.defaultRoot

var round = try Round(root)
let puzzle = Puzzle(of: round, in: lexicon)
print("\(root). Spell words from its letters; an empty line ends the round.")

while let line = readLine(), !line.isEmpty {
  do throws(Rejection) {
    guard let foundWord = try round.play(line, in: lexicon) else { continue }
    let standing = Standing(of: round, in: puzzle)
    print(
      "\(wording.text(of: foundWord))  \(standing.foundCount) of \(standing.total), \(wording.name(of: standing.rank))")
  } catch {
    print(wording.explanation(of: error, root: root).singleLine)
  }
}

print("\(round.score) points. Missed: \(round.missed(in: puzzle).map(\.description).joined(separator: " "))")
