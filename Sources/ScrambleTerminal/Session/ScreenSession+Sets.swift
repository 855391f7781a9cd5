import ScrambleKit
import WordScramble

/// A set of rounds.
extension ScreenSession {
  /// The set and the place of the round in it, which a small screen has no other room for.
  var placeInSet: String? { game.playedSet.map(wording.text(of:)) }

  /// Plays the next round of the set.
  mutating func playNext() {
    guard game.playedSet != nil else { return }
    if saved.perform({ $0.playNext(at: $1) }) { begin() } else { message = .notes([wording.text(.playedSetNoNext)]) }
  }

  /// Plays the next round of the set or, where none comes next, deals a new word.
  mutating func goOn() {
    if let minutes = game.minutesAgain { return newWord(minutes: minutes) }
    if game.nextPlace == nil { newWord() } else { playNext() }
  }

  /// Shows what is handed in; the player types the seat number.
  mutating func openHandIn() {
    if game.playedSet != nil { open(.handIn(seat: "")) }
  }

  /// Handles a key in the panel of a hand-in.
  mutating func handle(_ key: Key, inHandInOf seat: String) {
    switch key {
    case .text(let character) where ("0"..."9").contains(character): typeSeat(seat, character)
    case .backspace: open(.handIn(seat: String(seat.dropLast())))
    case .text(" "), .pageDown, .down: page += 1
    case .pageUp, .up: page = max(0, page - 1)
    default: open(defaultPanel)
    }
  }

  /// Adds a digit to the seat number; a number that no seat has begins again with the digit.
  private mutating func typeSeat(_ seat: String, _ digit: Unicode.Scalar) {
    let longer = [seat + String(digit), String(digit)].first { Int($0).map(HandIn.seats.contains) ?? false }
    open(.handIn(seat: longer ?? ""))
  }
}
