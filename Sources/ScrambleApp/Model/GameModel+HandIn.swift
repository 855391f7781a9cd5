import Foundation
import ScrambleKit
import WordScramble

/// Handing in what was done in a set: one code with a seat number, which the player copies, sends or saves. The game sends nothing.
extension GameModel {
  /// Shows what is handed in of the set that is played or, where none is, of the one that is shown.
  func showHandIn() {
    guard let set = game.playedSet?.set ?? setPanel.set else { return }
    setPanel = SetPanel(set, in: game)
    panel = .handIn
  }

  /// The seat number that is typed, with the digits of any keyboard; nil if no seat has it.
  var seatNumber: Int? {
    let typed = seat.precomposedStringWithCompatibilityMapping.trimmingCharacters(in: .whitespacesAndNewlines)
    return Int(typed).flatMap { HandIn.seats.contains($0) ? $0 : nil }
  }

  /// Which rounds of the set can still be played.
  var openRoundsText: String { wording.openRounds(setPanel.rounds.count - setPanel.ended) }

  /// Whose code it is and how many rounds it holds, or why there is none; nil before a seat is typed.
  var handInText: String? {
    handIn.flatMap { handIn in setPanel.set.map { wording.text(of: handIn, in: $0) } }
  }

  /// The code that is handed in; nil before a seat is typed, or if no round was begun.
  var handInCode: String? {
    handIn.flatMap { $0.rounds.isEmpty ? nil : String(decoding: $0.code, as: UTF8.self) }
  }

  /// The name of the file of the code, without its ending: "seat-07".
  var handInFileName: String { handIn.map { String(decoding: $0.fileName, as: UTF8.self) } ?? "" }

  /// Copies the code that is handed in, and announces it.
  func copyHandIn() {
    if let code = handInCode { copy(code) }
  }

  /// Copies a text, and announces it.
  func copy(_ text: String) {
    dependencies.copy(text)
    announce(Transfer(wording.text(.shareCopied)))
  }

  private var handIn: HandIn? {
    guard let seatNumber else { return nil }
    return setPanel.set.map { game.handIn(of: $0, seat: seatNumber) }
  }
}
