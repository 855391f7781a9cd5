/// The current round and the earlier ones, with the facts that are saved beside them: the times of Forget and import,
/// and the day on which the game was last opened.
///
///     var shelf = Shelf()
///     shelf.makeCurrent(round.id, in: History())
///     shelf.makeCurrent(.free(root: silkworm, number: 8), in: History())
///     shelf.earlier == [round.id]  // true
package struct Shelf: Equatable, Sendable {
  /// The maximum number of earlier rounds.
  package static let maxEarlierRounds = 20

  package internal(set) var current: RoundID?
  /// The earlier rounds, latest first.
  package internal(set) var earlier: [RoundID] = []
  /// The time of the last Forget, before which rounds are forgotten, in seconds since 1970-01-01 00:00 UTC, or 0 if
  /// there was none.
  var forgottenAt: Int64 = 0
  /// When the player last imported rounds after a Forget, which allows older rounds again, in seconds since 1970-01-01
  /// 00:00 UTC, or 0.
  var restoredAt: Int64 = 0
  /// The number of the day on which the game was last opened, or 0.
  var lastOpenedDay = 0

  package init() {}

  /// The time before which rounds are forgotten, unless they are known to have begun after the last Forget; 0 if there
  /// was no Forget, or an import after it.
  var earliestStart: Int64 { restoredAt >= forgottenAt ? 0 : forgottenAt }

  /// The latest time of a Forget that can be saved. The next second is the largest number that can be read.
  private static let maxForgetTime: Int64 = 999_999_999_999_999_998

  /// Returns whether the player has asked to forget a round.
  func isForgotten(_ round: Round) -> Bool { round.latestSurvivedForget < earliestStart }

  /// Forgets every round, including those that another tab or device still has.
  ///
  /// Rounds that began within the same second and earlier imports are forgotten too, even if the clock was set back in
  /// the meantime.
  mutating func forget(atSecond seconds: Int64) {
    let latest = min(max(seconds, forgottenAt, restoredAt), Shelf.maxForgetTime)
    self = Shelf()
    forgottenAt = latest + 1
  }

  /// Allows forgotten rounds to be imported again.
  mutating func restore(atSecond seconds: Int64) {
    if earliestStart > 0 { restoredAt = max(seconds, forgottenAt) }
  }

  /// Returns the shelf with the later times of Forget and import of both shelves.
  func adding(forgetTimesOf other: Shelf) -> Shelf {
    var merged = self
    (merged.forgottenAt, merged.restoredAt) = (max(forgottenAt, other.forgottenAt), max(restoredAt, other.restoredAt))
    return merged
  }

  /// All rounds, starting with the current one.
  package var all: [RoundID] { (current.map { [$0] } ?? []) + earlier }

  /// Makes a round the current one. The previous one becomes the latest earlier round. While there are more than
  /// ``maxEarlierRounds``, the oldest one that cannot be resumed is removed or, if all can be resumed, the oldest one.
  ///
  /// - Parameters:
  ///   - id: The round.
  ///   - history: The progress of the rounds. A round for which ``History/staysOnShelf(_:)`` returns false remains only
  ///     if it was left last, so repeated dealing pushes no other rounds off the shelf.
  mutating func makeCurrent(_ id: RoundID, in history: History) {
    guard id != current else { return }
    var others = (current.map { [$0] } ?? []) + earlier.filter { $0 != id && history.staysOnShelf($0) }
    // A daily puzzle is added every day, so rounds that cannot be resumed make room for those that can.
    while others.count > Shelf.maxEarlierRounds, let index = others.lastIndex(where: { !history.canResume($0) }) {
      others.remove(at: index)
    }
    earlier = Array(others.prefix(Shelf.maxEarlierRounds))
    current = id
  }

  /// Makes an earlier round the current one again. The previous one becomes the earliest if it stays on the shelf.
  mutating func goBack(to id: RoundID, in history: History) {
    let previous = current.flatMap { history.staysOnShelf($0) ? $0 : nil }
    current = id
    earlier.removeAll { $0 == id }
    if let previous { earlier = Array(earlier.prefix(Shelf.maxEarlierRounds - 1)) + [previous] }
  }

  /// Merges another shelf: appends the rounds that this one lacks and, unless it is imported, combines the times of
  /// Forget and the last day.
  ///
  /// - Parameter isImport: Whether the other shelf is from a file that the player imports. What was forgotten there is
  ///   then not forgotten here.
  mutating func merge(_ other: Shelf, isImport: Bool = false) {
    if !isImport {
      self = adding(forgetTimesOf: other)
      lastOpenedDay = max(lastOpenedDay, other.lastOpenedDay)
    }
    let knownIDs = all
    earlier += other.all.filter { !knownIDs.contains($0) }
    if current == nil, !earlier.isEmpty { current = earlier.removeFirst() }
    earlier = Array(earlier.prefix(Shelf.maxEarlierRounds))
  }

  /// Returns the shelf with only the rounds that are in a history.
  func filtered(to history: History) -> Shelf {
    var filteredShelf = self
    filteredShelf.current = current.flatMap { history.contains($0) ? $0 : nil }
    filteredShelf.earlier = earlier.filter { history.contains($0) }
    return filteredShelf
  }
}
