import ScrambleCore
import ScrambleKit

extension Dependencies {
  /// Opens the game with the first custom root or, without one, with the round that
  /// ``SavedRounds/optionsForVisit(_:onScreen:today:)`` chooses.
  ///
  /// - Returns: The game, and notes on the condition of the saved rounds.
  func openGame(from roundStore: inout RoundStore?, lexicon: Lexicon, settings: GameSettings)
    -> (game: Game, notes: [LoadNote])
  {
    let moment = moment()
    let loadResult = roundStore?.load(at: moment)
    // The request names no difficulty, so a round is resumed whatever the settings are now.
    var request = DealOptions()
    request.root = customRoots?.first
    let game = Game(
      lexicon: lexicon, roots: roots(), options: settings.options, visit: request, today: clock.today,
      saved: loadResult?.saved ?? SavedRounds(), seed: nextSeed(), at: moment)
    return (game, loadResult?.notes ?? [])
  }
}
