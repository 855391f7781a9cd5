/// What a front end tells of saving that fails: the first error, once. Play goes on meanwhile, and each change tries again.
package struct SavingFailure: Sendable {
  private var error: SystemError?
  private var hasFailed = false

  /// Creates the state before anything was saved.
  package init() {}

  /// Notes an error while saving; only the first one is told.
  package mutating func note(_ error: SystemError) {
    if !hasFailed { self.error = error }
    hasFailed = true
  }

  /// Notes an error in what the player has just asked for, which is told each time.
  package mutating func noteAnswer(_ error: SystemError) {
    self.error = error
  }

  /// Returns the error to tell, once.
  package mutating func take() -> SystemError? {
    defer { error = nil }
    return error
  }
}
