import ScrambleKit
import WordScramble

extension Dependencies {
  /// Opens the game: the round that ``SavedRounds/opening(_:onScreen:today:)`` decides, of the saved rounds.
  ///
  /// - Returns: The game, and in what condition the saved rounds were found.
  func openGame(from rounds: inout RoundStore?, lexicon: Lexicon, settings: GameSettings)
    -> (game: Game, notes: [LoadNote])
  {
    let moment = moment()
    let kept = rounds?.load(at: moment)
    // A round is resumed by its own rules, whatever the settings are now.
    var request = DealOptions()
    request.root = customRoots?.first
    var game = Game(
      lexicon: lexicon, roots: roots(), options: settings.options, visit: request, today: clock.today,
      saved: kept?.saved ?? SavedRounds(), seed: nextSeed(), at: moment)
    game.sensitiveWords = sensitiveWords()
    return (game, kept?.notes ?? [])
  }
}
