import ScrambleKit
import WordScramble

/// Sets of rounds for a class.
extension GameModel {
  /// Opens a link to a set, or its code alone, and shows what it holds or why it is not accepted.
  func openSet(_ link: String) {
    do throws(CodeError) {
      guard let sensitiveWords = game.sensitiveWords else { throw .damaged }
      show(try PuzzleSet(pasted: Array(link.utf8), avoiding: sensitiveWords))
    } catch {
      refuse(wording.text(of: error))
    }
  }

  /// Shows what a set holds, and its rounds if it was played.
  func show(_ set: PuzzleSet) {
    setPanel = SetPanel(set, in: game)
    panel = .set
  }

  /// Shows the rounds of the set that is played.
  func showPlayedSet() {
    if let set = game.playedSet?.set { show(set) }
  }

  /// Plays the set that is shown: the round at a place or, without one, the first that has not ended.
  func playSet(place: Int? = nil) {
    guard let set = setPanel.set else { return }
    goOn { $0.play(set, place: place, at: $2) }
  }

  /// Plays the next round of the set that is played.
  func playNextRound() {
    guard game.nextPlace != nil else { return }
    goOn { _ = $0.playNext(at: $2) }
  }

  /// "1 of 3 unit words", or nil if the round has none.
  var unitWordText: String? { wording.unitWordCount(in: game) }

  /// The unit words that were found and, once missed words are shown, those that were missed.
  var unitWords: [(title: String, words: [Word])] { wording.unitWords(in: game) }

  /// "Round 4 of 12", or nil if no round of a set comes next.
  var nextRoundText: String? { wording.nextRound(in: game) }

  /// The name of the set that is shown.
  var setName: String? { setPanel.set.map { wording.name(of: $0, named: setPanel.name) } }

  /// What the set that is shown holds and what was done in it, a sentence a line.
  var setLines: [String] { setPanel.set.map { wording.lines(of: $0, ended: setPanel.ended) } ?? [] }

  /// The name of a set that is kept.
  func name(of kept: KeptSet) -> String? { kept.set.map { wording.name(of: $0, named: kept.name) } }

  /// "12 of 42, being played".
  func text(of round: SetRound) -> String {
    let state: WordingKey =
      switch round.state {
      case .notBegun: .playedSetNotBegun
      case .playing: .playedSetPlaying
      case .ended: .playedSetEnded
      }
    let found = wording.progress(round.foundCount, of: round.total, showsCount: settings.showsCount)
    return wording.text(.resultFoundAndOthers, .text(found), .text(wording.text(state)))
  }
}
