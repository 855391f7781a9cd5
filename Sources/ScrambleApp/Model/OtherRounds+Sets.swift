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
  /// Whether the set is saved on this device. It is saved when one of its rounds is played.
  private(set) var isSaved = false

  init() {}

  /// Creates an opened set with its progress in a game.
  init(_ set: PuzzleSet, in game: Game) {
    let savedSet = game.savedSets.first { $0.checksum == set.checksum }
    (self.set, isSaved, name) = (set, savedSet != nil, savedSet?.name ?? [])
    rounds = game.rounds(of: set)
  }

  /// The number of rounds that have ended or whose common words are all found.
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

  /// Shows the contents of a set and, if it is saved, its rounds.
  func show(_ set: PuzzleSet) {
    openedSet = OpenedSet(set, in: model.game)
    model.panel = .set
  }

  func showPlayedSet() {
    if let playedSet = model.game.playedSet?.set { show(playedSet) }
  }

  /// Plays the round with a number in the set. Without a number, it plays the first unfinished round, or the last one
  /// if all are finished.
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

/// Handing in the work on a set: one code with a seat number, which the player copies, sends or saves. The game itself
/// sends nothing.
extension OtherRounds {
  /// Shows the code to hand in for the current set or, without one, for the set that is shown.
  func showHandIn() {
    guard let set = model.game.playedSet?.set ?? openedSet.set else { return }
    openedSet = OpenedSet(set, in: model.game)
    model.panel = .handIn
  }

  /// The typed seat number, in ASCII or full-width digits; nil if it is invalid.
  var seatNumber: Int? {
    let seatText = typedSeat.precomposedStringWithCompatibilityMapping.trimmingCharacters(in: .whitespacesAndNewlines)
    return Int(seatText).flatMap { HandIn.seats.contains($0) ? $0 : nil }
  }

  /// How many rounds of the set can still be played before it is handed in.
  var openRoundsText: String { wording.openRoundsText(openedSet.rounds.count - openedSet.endedCount) }

  /// Whose code it is and how many rounds it contains, or why there is none; nil without a valid seat number.
  var handInText: String? {
    handIn.flatMap { handIn in openedSet.set.map { wording.text(of: handIn, in: $0) } }
  }

  /// The code to hand in; nil without a valid seat number, or if no round was begun.
  var handInCode: String? {
    handIn.flatMap { $0.rounds.isEmpty ? nil : $0.description }
  }

  /// The code's file name without its extension: "seat-07". Empty without a valid seat number.
  var handInFileName: String { handIn.map { String(decoding: $0.fileName, as: UTF8.self) } ?? "" }

  /// Copies the code to hand in, and announces that it is copied.
  func copyHandIn() {
    if let code = handInCode { model.copy(code) }
  }

  private var handIn: HandIn? {
    guard let seatNumber else { return nil }
    return openedSet.set.map { model.game.handIn(of: $0, seat: seatNumber) }
  }
}
