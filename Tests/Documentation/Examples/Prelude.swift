import ScrambleCore
import ScrambleKit

/// The names that an example in a comment may use without declaring them. Each example has its own copy.
struct Example {
  /// The English word list, and the roots of the game.
  let lexicon: Lexicon, roots: [Word]
  /// A moment on 18 November 2026.
  let now = Moment(seconds: 1_795_000_000, uptime: 0)
  let silkworm: Word
  /// A round on *silkworm* in which *milk* and *worm* were found, and its puzzle.
  var round: Round, puzzle: Puzzle

  init() throws {
    let files = GameFiles()
    lexicon = try files.loadLexicon()
    roots = try files.loadRoots()
    silkworm = try Word("silkworm".utf8)
    puzzle = Puzzle(root: silkworm, in: lexicon)
    round = try Round(root: silkworm, number: 7, at: now)
    try round.play(text: "milk".utf8, in: lexicon, after: .seconds(12))
    try round.play(text: "worm".utf8, in: lexicon, after: .seconds(30))
  }
}
