/// Going back to the rounds that New Word has left, and forward again.
extension Game {
  package var canGoBack: Bool { previousRound != nil }

  /// The root of the round to go back to, or nil if there is none.
  package var previousRoot: Word? { previousRound?.root }

  /// Whether the player has gone back and can go forward again.
  package var canGoForward: Bool { !trail.undone.isEmpty }

  /// Goes back to the round before New Word.
  ///
  /// There is one step for each New Word since the game was opened, then one for each round left earlier. New Word
  /// never deals a daily puzzle, so the steps end at a daily puzzle that was open at the start.
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

  /// Goes forward to the round that ``undoNewWord(at:)`` has left.
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
    // A round that was undone is at the end of the shelf. Going back must not reach it again.
    return shelf.earlier.first { id in !trail.undone.contains { $0.id == id } }.flatMap { history[$0] }
  }
}

/// The rounds left since the game was opened. Unlike the shelf, this is not saved.
struct Trail: Sendable {
  /// The maximum number of rounds to go back.
  private static let size = 100
  /// The rounds left with New Word, latest last.
  private(set) var left: [Round] = []
  /// The rounds left with an undo, latest last.
  var undone: [Round] = []

  /// Adds a round that the player leaves for another one.
  mutating func leave(_ round: Round) {
    left = left.suffix(Trail.size - 1) + [round]
    undone = []
  }

  /// Adds a round that the player leaves for the one before it.
  mutating func undo(_ round: Round) {
    undone.append(round)
    _ = left.popLast()
  }
}
