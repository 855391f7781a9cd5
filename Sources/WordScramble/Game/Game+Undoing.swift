/// Going back to the rounds that New Word has left, and forward again.
extension Game {
  /// Whether there is a round to go back to.
  package var canGoBack: Bool { previousRound != nil }

  /// The root of the round to go back to, or nil if there is none.
  package var previousRoot: Word? { previousRound?.root }

  /// Whether a round was left by going back.
  package var canGoForward: Bool { !trail.undone.isEmpty }

  /// Goes back to the round before New Word: since the game was opened a step for each New Word, then to the rounds left earlier, each once.
  /// New Word never deals a daily puzzle, so the steps end at one that the game was opened with.
  ///
  /// - Returns: Whether there was an earlier round.
  @discardableResult
  package mutating func undoNewWord(at moment: Moment) -> Bool {
    guard let previous = previousRound else { return false }
    pause(at: moment)
    let undone = round
    trail.undo(undone)
    shelf.goBack(to: previous.id, in: history)
    if !undone.hasProgress && !shelf.all.contains(undone.id) { history.drop(undone.id) }
    hasUnsavedShelf = true
    makeCurrent(previous, at: moment)
    return true
  }

  /// Returns to the round that ``undoNewWord(at:)`` has left.
  ///
  /// - Returns: Whether there was one.
  @discardableResult
  package mutating func redoNewWord(at moment: Moment) -> Bool {
    guard let next = trail.undone.last else { return false }
    pause(at: moment)
    let others = trail.undone.dropLast()
    makeCurrent(history[next.id] ?? next, at: moment)
    trail.undone = Array(others)
    return true
  }

  private var previousRound: Round? {
    if let left = trail.left.last { return history[left.id] ?? left }
    guard round.daily == nil else { return nil }
    // A round that was undone is at the far end of the shelf, and is not gone back to again.
    return shelf.earlier.first { id in !trail.undone.contains { $0.id == id } }.flatMap { history[$0] }
  }
}

/// The rounds that were left since a game was opened. It is not saved; the shelf is.
struct Trail: Sendable {
  /// The most rounds that are kept.
  private static let size = 100
  /// The rounds in which there was a New Word, the latest last.
  private(set) var left: [Round] = []
  /// The rounds that an undo has left, the latest last.
  var undone: [Round] = []

  /// Adds a round that is left for another one.
  mutating func leave(_ round: Round) {
    left = left.suffix(Trail.size - 1) + [round]
    undone = []
  }

  /// Adds a round that is left for the one before it.
  mutating func undo(_ round: Round) {
    undone.append(round)
    _ = left.popLast()
  }
}
