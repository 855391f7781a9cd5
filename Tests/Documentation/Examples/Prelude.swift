import ScrambleCore
import ScrambleKit

/// The names that an example in a comment may use without declaring them. Each example has its own copy.
struct Example {
  /// The English word list.
  let lexicon: Lexicon
  /// A second on 18 November 2026.
  let now: Int64 = 1_795_000_000
  let timeZone = TimeZoneOffsets.utc
  let silkworm: Word
  /// A round on *silkworm* in which *milk* and *worm* were found, and its puzzle.
  var round: Round, puzzle: Puzzle

  init() throws {
    lexicon = try GameFiles().loadLexicon()
    silkworm = try Word("silkworm".utf8)
    puzzle = Puzzle(root: silkworm, in: lexicon)
    var game = Game(lexicon: lexicon, opening: .round(.free(root: silkworm, minutes: 0)), seed: 1, at: now)
    try game.play("milk".utf8, at: now)
    try game.play("worm".utf8, at: now + 60)
    round = game.round
  }
}
