/// Going back to the rounds that the player has left, and forward again.
extension Game {
  package var canGoBack: Bool { previousRound != nil }

  /// The root of the round to go back to, or nil if there is none.
  package var previousRoot: Word? { previousRound?.root }

  /// Whether the player has gone back and can go forward again.
  package var canGoForward: Bool { !undoHistory.redoable.isEmpty }

  /// Goes back to the previous round.
  ///
  /// There is one step for each of the last 100 rounds left since the game was opened, then one for each round left
  /// earlier. New Word never deals a daily puzzle, so from a daily puzzle there are no steps to rounds left earlier.
  ///
  /// - Returns: Whether there was a previous round.
  @discardableResult
  package mutating func undoNewWord(at moment: Moment) -> Bool {
    guard let previous = previousRound else { return false }
    pause(at: moment)
    let undone = round
    undoHistory.undo(undone)
    shelf.goBack(to: previous.id, in: history)
    if !undone.hasProgress && !shelf.all.contains(undone.id) { history.remove(undone.id) }
    hasUnsavedShelf = true
    makeCurrent(previous, at: moment)
    return true
  }

  /// Goes forward to the round that ``undoNewWord(at:)`` has left.
  ///
  /// - Returns: Whether there was such a round.
  @discardableResult
  package mutating func redoNewWord(at moment: Moment) -> Bool {
    guard let next = undoHistory.redoable.last else { return false }
    pause(at: moment)
    let others = undoHistory.redoable.dropLast()
    makeCurrent(history[next.id] ?? next, at: moment)
    undoHistory.redoable = Array(others)
    return true
  }

  private var previousRound: Round? {
    if let lastLeft = undoHistory.undoable.last { return history[lastLeft.id] ?? lastLeft }
    guard round.daily == nil else { return nil }
    // A round that was undone is at the end of the shelf. Going back must not reach it again.
    return shelf.earlier.first { id in !undoHistory.redoable.contains { $0.id == id } }.flatMap { history[$0] }
  }
}

/// The rounds left since the game was opened. Unlike the shelf, they are not saved.
struct UndoHistory: Sendable {
  /// The maximum number of rounds to go back.
  private static let maxRounds = 100
  /// The rounds that the player has left for another one, latest last.
  private(set) var undoable: [Round] = []
  /// The rounds that the player has left by going back, latest last.
  var redoable: [Round] = []

  /// Adds a round that the player leaves for another one.
  mutating func add(_ round: Round) {
    undoable = undoable.suffix(UndoHistory.maxRounds - 1) + [round]
    redoable = []
  }

  /// Adds a round that the player leaves for the one before it.
  mutating func undo(_ round: Round) {
    redoable.append(round)
    _ = undoable.popLast()
  }
}
