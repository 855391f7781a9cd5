import ScrambleKit
import WordScramble

// A set of rounds.
extension PlainSession {
  /// The commands that a pipe may give too, in a set: everything else from a pipe is a word.
  private static let commands = ["/next", "/hand-in"]

  /// Whether a line from a pipe is a command.
  func isSetCommand(_ line: String) -> Bool {
    game.playedSet != nil && PlainSession.commands.contains(PlainSession.parts(of: line).command)
  }

  /// Performs a command of a set; nil if it is none of these.
  mutating func performSetCommand(_ command: String, _ rest: String) -> [String]? {
    guard PlainSession.commands.contains(command) else { return nil }
    guard let set = game.playedSet?.set else { return [wording.text(.handInNoSet)] }
    switch (command, rest) {
    case ("/next", ""): return playNext()
    case ("/hand-in", _): return handIn(of: set, seat: rest)
    default: return nil
    }
  }

  private mutating func playNext() -> [String] {
    guard saved.perform({ $0.playNext(at: $1) }) else { return [wording.text(.playedSetNoNext)] }
    noteTimeLeft()
    return isInteractive ? welcome : [placeInSet].compactMap(\.self)
  }

  private func handIn(of set: PuzzleSet, seat: String) -> [String] {
    guard let seat = Int(seat), HandIn.seats.contains(seat) else { return [wording.text(.commandSeat)] }
    let handIn = game.handIn(of: set, seat: seat)
    let sentence = wording.text(of: handIn, in: set)
    return handIn.rounds.isEmpty ? [sentence] : [sentence, String(decoding: handIn.code, as: UTF8.self)]
  }

  /// The set, the place of the round in it, and the root or, for a player who has been told that, the number of unit words.
  var placeInSet: String? {
    guard let played = game.playedSet else { return nil }
    let place = wording.text(of: played)
    guard isInteractive else { return wording.text(.sentenceLabelled, .text(place), .text("\(game.round.root)")) }
    return wording.unitWordCount(in: game).map { wording.text(.sentenceLabelled, .text(place), .text($0)) } ?? place
  }

  /// The unit words that were found and, at the end, missed, a line each.
  var unitWords: [String] {
    wording.unitWords(in: game).map { wording.text(.sentenceLabelled, .text($0.title), .text(words($0.words))) }
  }

  /// The offer of the next round after the end of another, or else of handing in.
  var offerOfNextRound: [String] {
    guard isInteractive, game.playedSet != nil else { return [] }
    let next = wording.nextRound(in: game).map { wording.text($0, command: "/next") }
    return [next ?? wording.text(wording.text(.handInTitle), command: "/hand-in 7")]
  }
}
