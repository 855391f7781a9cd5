import Foundation
import ScrambleKit
import WordScramble

/// A set that was opened, and its rounds as they were then.
struct OpenedSet: Equatable, Sendable {
  /// The set.
  private(set) var set: PuzzleSet?
  /// What the player calls it, in UTF-8; empty if it has no name.
  private(set) var name: [UInt8] = []
  /// The rounds in the order in which they are played.
  private(set) var rounds: [SetRound] = []
  /// Whether a round of it was begun or, as every set that was played, it is kept.
  private(set) var isKept = false

  init() {}

  /// Shows a set as it was played in a game.
  init(_ set: PuzzleSet, in game: Game) {
    let kept = game.keptSets.first { $0.checksum == set.checksum }
    (self.set, isKept, name) = (set, kept != nil, kept?.name ?? [])
    rounds = game.rounds(of: set)
  }

  /// How many rounds have ended.
  var ended: Int { rounds.count { $0.state == .ended } }

  /// Whether a round was begun, so that playing goes on.
  var isBegun: Bool { rounds.contains { $0.state != .notBegun } }
}

/// Sets of rounds for a class.
extension OtherRounds {
  /// Opens a link to a set, or its code alone, and shows what it holds or why it is not accepted.
  func openSet(_ link: String) {
    do throws(CodeError) {
      guard let sensitiveWords = model.game.sensitiveWords else { throw .damaged }
      show(try PuzzleSet(pasted: link, avoiding: sensitiveWords))
    } catch {
      refuse(wording.text(of: error))
    }
  }

  /// Shows what a set holds, and its rounds if it was played.
  func show(_ opened: PuzzleSet) {
    openedSet = OpenedSet(opened, in: model.game)
    model.panel = .set
  }

  /// Shows the rounds of the set that is played.
  func showPlayedSet() {
    if let played = model.game.playedSet?.set { show(played) }
  }

  /// Plays the set that is shown: the round at a place or, without one, the first that has not ended.
  func playSet(place: Int? = nil) {
    guard let opened = openedSet.set else { return }
    model.goOn { $0.play(opened, place: place, at: $2) }
  }

  /// The name of the set that is shown.
  var setName: String? { openedSet.set.map { wording.name(of: $0, named: openedSet.name) } }

  /// What the set that is shown holds and what was done in it, a sentence a line.
  var setLines: [String] { openedSet.set.map { wording.lines(of: $0, ended: openedSet.ended) } ?? [] }

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
    let found = wording.progress(round.foundCount, of: round.total, showsCount: model.settings.showsCount)
    return wording.text(.resultFoundAndOthers, .text(found), .text(wording.text(state)))
  }
}

/// Handing in what was done in a set: one code with a seat number, which the player copies, sends or saves. The game sends nothing.
extension OtherRounds {
  /// Shows what is handed in of the set that is played or, where none is, of the one that is shown.
  func showHandIn() {
    guard let opened = model.game.playedSet?.set ?? openedSet.set else { return }
    openedSet = OpenedSet(opened, in: model.game)
    model.panel = .handIn
  }

  /// The seat number that is typed, with the digits of any keyboard; nil if no seat has it.
  var seatNumber: Int? {
    let typed = seat.precomposedStringWithCompatibilityMapping.trimmingCharacters(in: .whitespacesAndNewlines)
    return Int(typed).flatMap { HandIn.seats.contains($0) ? $0 : nil }
  }

  /// Which rounds of the set can still be played.
  var openRoundsText: String { wording.openRounds(openedSet.rounds.count - openedSet.ended) }

  /// Whose code it is and how many rounds it holds, or why there is none; nil before a seat is typed.
  var handInText: String? {
    handIn.flatMap { handIn in openedSet.set.map { wording.text(of: handIn, in: $0) } }
  }

  /// The code that is handed in; nil before a seat is typed, or if no round was begun.
  var handInCode: String? {
    handIn.flatMap { $0.rounds.isEmpty ? nil : $0.description }
  }

  /// The name of the file of the code, without its ending: "seat-07".
  var handInFileName: String { handIn.map { String(decoding: $0.fileName, as: UTF8.self) } ?? "" }

  /// Copies the code that is handed in, and announces it.
  func copyHandIn() {
    if let code = handInCode { model.copy(code) }
  }

  private var handIn: HandIn? {
    guard let seatNumber else { return nil }
    return openedSet.set.map { model.game.handIn(of: $0, seat: seatNumber) }
  }
}
