/// A wrong answer, which ends the run.
struct Failure: Error {
  let what: String
}

/// Throws a ``Failure`` if a condition does not hold.
func check(_ condition: Bool, _ what: String) throws {
  guard condition else { throw Failure(what: what) }
}
