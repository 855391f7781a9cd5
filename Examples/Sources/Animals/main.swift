// A game with a custom word list: which animals can be spelled from the letters of another?
import ScrambleCore
import ScrambleKit

let animals = """
  aardvark antelope ant ape asp bat bear bee cat cow dog eagle eel elephant emu ewe gnat goat hare hen horse lion mole moth nit panther
  pig ram rat raven sheep snail stag tern tiger toad viper wasp wolf
  """
let lexicon = try Lexicon(words: animals.split(whereSeparator: \.isWhitespace))

// Words of eight letters are roots. The best root is the one that spells the most other words.
let puzzles = lexicon.roots.map { Puzzle(root: $0.word, in: lexicon) }
guard let bestPuzzle = puzzles.max(by: { $0.common.count < $1.common.count }) else {
  fatalError("no animal has eight letters")
}
print("\(bestPuzzle.root): \(bestPuzzle.common.map(\.description).joined(separator: ", "))")

var round = try Round(root: bestPuzzle.root)
for word in ["hen", "plant", "rat"] {
  do throws(Rejection) {
    try round.play(word, in: lexicon)
    print("\(word): yes")
  } catch {
    print("\(word): \(error.code)")
  }
}
let standing = Standing(of: round, in: bestPuzzle)
print("\(standing.foundCount) of \(standing.total) animals")

// A list that does not fit into a lexicon throws an error that names the first unsuitable word.
do throws(WordListError) {
  _ = try Lexicon(words: ["gnu", "rhinoceros"])
} catch {
  print(error)
}
