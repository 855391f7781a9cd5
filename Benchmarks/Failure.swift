/// A wrong answer, a failed process or a missed target, which ends the run.
struct Failure: Error {
  let message: String
}

/// Throws a ``Failure`` if a condition does not hold.
func check(_ condition: Bool, _ message: String) throws {
  guard condition else { throw Failure(message: message) }
}
