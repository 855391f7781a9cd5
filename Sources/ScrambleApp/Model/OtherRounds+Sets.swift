import Foundation
import ScrambleKit
import WordScramble

/// A set that was opened, with the state of its rounds at that time.
struct OpenedSet: Equatable, Sendable {
  private(set) var set: PuzzleSet?
  /// The player's name for the set, in UTF-8; empty without a name.
  private(set) var name: [UInt8] = []
  /// The rounds in the order in which they are played.
  private(set) var rounds: [SetRound] = []
  /// Whether the set is saved, because it was played before or a round was begun.
  private(set) var isSaved = false

  init() {}

  /// Shows a set with its progress in a game.
  init(_ set: PuzzleSet, in game: Game) {
    let savedSet = game.savedSets.first { $0.checksum == set.checksum }
    (self.set, isSaved, name) = (set, savedSet != nil, savedSet?.name ?? [])
    rounds = game.rounds(of: set)
  }

  /// The number of rounds that have ended.
  var endedCount: Int { rounds.count { $0.state == .ended } }

  /// Whether a round was begun, so that the set can be continued.
  var isBegun: Bool { rounds.contains { $0.state != .notBegun } }
}

extension OtherRounds {
  /// Opens a link to a set, or its code alone, and shows its contents or why it is not accepted.
  func openSet(_ link: String) {
    do throws(CodeError) {
      guard let sensitiveWords = model.game.sensitiveWords else { throw .damaged }
      show(try PuzzleSet(pasted: link, avoiding: sensitiveWords))
    } catch {
      showLinkRefusal(wording.text(of: error))
    }
  }

  /// Shows the contents of a set, and its rounds if it was played.
  func show(_ set: PuzzleSet) {
    openedSet = OpenedSet(set, in: model.game)
    model.panel = .set
  }

  func showPlayedSet() {
    if let playedSet = model.game.playedSet?.set { show(playedSet) }
  }

  /// Plays the round with a number in the set or, without one, the first round that has not ended.
  func playSet(number: Int? = nil) {
    guard let set = openedSet.set else { return }
    model.switchRound { $0.play(set, number: number, at: $2) }
  }

  /// The name of the set that is shown.
  var setName: String? { openedSet.set.map { wording.name(of: $0, named: openedSet.name) } }

  /// The contents and progress of the set that is shown, one sentence per line.
  var setLines: [String] { openedSet.set.map { wording.lines(of: $0, endedCount: openedSet.endedCount) } ?? [] }

  func name(of savedSet: SavedSet) -> String? { savedSet.set.map { wording.name(of: $0, named: savedSet.name) } }

  /// "12 of 42, being played".
  func text(of round: SetRound) -> String {
    let state: WordingKey =
      switch round.state {
      case .notBegun: .playedSetNotBegun
      case .playing: .playedSetPlaying
      case .ended: .playedSetEnded
      }
    let progressText = wording.progress(round.foundCount, of: round.total, showsCount: model.settings.showsCount)
    return wording.text(.resultFoundAndOthers, .text(progressText), .text(wording.text(state)))
  }
}

/// Handing in the work on a set: one code with a seat number, which the player copies, sends or saves. The game sends
/// nothing.
extension OtherRounds {
  /// Shows the code to hand in for the current set or, without one, for the set that is shown.
  func showHandIn() {
    guard let set = model.game.playedSet?.set ?? openedSet.set else { return }
    openedSet = OpenedSet(set, in: model.game)
    model.panel = .handIn
  }

  /// The typed seat number, with the digits of any keyboard; nil if it is invalid.
  var seatNumber: Int? {
    let seatText = typedSeat.precomposedStringWithCompatibilityMapping.trimmingCharacters(in: .whitespacesAndNewlines)
    return Int(seatText).flatMap { HandIn.seats.contains($0) ? $0 : nil }
  }

  /// How many rounds of the set can still be played.
  var openRoundsText: String { wording.openRoundsText(openedSet.rounds.count - openedSet.endedCount) }

  /// Whose code it is and how many rounds it contains, or why there is none; nil before a seat number is entered.
  var handInText: String? {
    handIn.flatMap { handIn in openedSet.set.map { wording.text(of: handIn, in: $0) } }
  }

  /// The code to hand in; nil before a seat number is entered, or if no round was begun.
  var handInCode: String? {
    handIn.flatMap { $0.rounds.isEmpty ? nil : $0.description }
  }

  /// The code's file name without its extension: "seat-07".
  var handInFileName: String { handIn.map { String(decoding: $0.fileName, as: UTF8.self) } ?? "" }

  /// Copies the code to hand in and announces it.
  func copyHandIn() {
    if let code = handInCode { model.copy(code) }
  }

  private var handIn: HandIn? {
    guard let seatNumber else { return nil }
    return openedSet.set.map { model.game.handIn(of: $0, seat: seatNumber) }
  }
}
