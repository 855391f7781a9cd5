import NIOCore

/// How long the server waits for those at the other end.
struct Patience: Equatable, Sendable {
  /// For the whole head of a request, from the opening of the connection or the answer before; and for each next
  /// ``leastTaken`` bytes of an answer to be taken. Twice as much is the most that anybody gets for doing nothing.
  var client = TimeAmount.seconds(7)
  /// For a client to close after the last answer.
  var leaving = TimeAmount.seconds(2)
  /// For a last answer to be taken when the server stops.
  var stopping = TimeAmount.seconds(3)

  /// The bytes of answers that a client has to take in its time, if there are as many.
  static let leastTaken = 16 << 10
}
