import ScrambleKit
import WordScramble

/// A set of rounds.
extension Layout {
  /// The set and the place of the round in it; a long name is shortened, so that there is room for the rest.
  var placeInSet: String? {
    guard let played = game.playedSet else { return nil }
    let name = wording.name(of: played.set, named: played.name).shortened(toWidth: max(8, width - 45))
    return wording.text(
      .playedSetPlace, .text(name), .number(played.place), .number(played.set.roots.count))
  }

  /// The unit words that were found and, once missed words are shown, those that were missed.
  var unitWordLines: [Line] {
    wording.unitWords(in: game).flatMap { [Line(), Line("  " + $0.title, .strong)] + wordLines($0.words) }
  }

  /// The keys at the end of a round that lead to another one.
  var onwardKeys: [WordingKey] {
    let handIn: [WordingKey] = game.playedSet == nil ? [] : [.keysHandIn]
    if game.nextPlace != nil { return [.keysNextRound] + handIn }
    let today: [WordingKey] = game.offersToday(session.clock.today) ? [.keysToday] : []
    if game.minutesAgain != nil { return [.keysTimeAgain] + today + [.keysNew] }
    return today + [.keysEnterNew] + handIn
  }

  /// What is handed in for a seat. A long code takes several pages, so a command that prints it is named before.
  func handInPicture(_ seat: String) -> Picture {
    var lines = paragraph(wording.text(.handInTypeSeat)) + [Line("  \(seat)_", .strong)]
    if let number = Int(seat), let set = game.playedSet?.set {
      let handIn = game.handIn(of: set, seat: number)
      lines += [Line()] + paragraph(wording.text(of: handIn, in: set))
      if !handIn.rounds.isEmpty {
        lines += paragraph(String(decoding: handIn.code, as: UTF8.self))
        lines += [Line()] + paragraph(wording.text(.handInCommand, .number(number)))
      }
    }
    return page(wording.text(.handInTitle), lines, keys: [.keysClose, .keysSeat])
  }
}
