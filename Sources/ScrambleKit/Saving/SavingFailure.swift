/// The error of a failed save that a front end shows. Play continues, and each change retries. Only the first error is
/// shown, except for errors in what the player has just requested.
package struct SavingFailure: Sendable {
  private var error: SystemError?
  private var hasFailed = false

  package init() {}

  /// Records that everything is saved, so the next error is shown again.
  package mutating func recordSuccess() {
    hasFailed = false
  }

  /// Records an error while saving; only the first one is shown.
  package mutating func recordError(_ error: SystemError) {
    if !hasFailed { self.error = error }
    hasFailed = true
  }

  /// Records an error in something that the player has just requested; it is always shown.
  package mutating func recordRequestError(_ error: SystemError) {
    self.error = error
  }

  /// Returns the error to show and clears it.
  package mutating func consumeError() -> SystemError? {
    defer { error = nil }
    return error
  }
}
