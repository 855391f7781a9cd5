/// Whether the field has the focus, and whether it is to have it.
///
/// The model counts its requests and the view reports their results, because the system removes the focus with Return and for an alert.
struct FieldFocus: Equatable, Sendable {
  /// Whether the field has the focus, as the view reports it.
  private(set) var isTyping = false
  /// Whether typing needs no on-screen keyboard: always on a Mac, and on an iPad while a keyboard is attached.
  private(set) var hasKeyboard: Bool
  /// The number of requests for the focus; after each change the view tries to focus the field and reports the result.
  private(set) var requests = 0
  /// Whether a request is pending.
  private(set) var isAwaited = false

  init(hasKeyboard: Bool) {
    self.hasKeyboard = hasKeyboard
  }

  /// Whether the field takes the focus when it appears or is asked to, if the round goes on.
  var isWanted: Bool { isTyping || hasKeyboard || isAwaited }

  /// Requests the focus.
  mutating func request() {
    isAwaited = true
    requests += 1
  }

  /// Notes that the field got or lost the focus. Focus lost to an alert, or while a request is pending, does not count as lost.
  mutating func note(_ hasFocus: Bool, isUnderAlert: Bool) {
    if hasFocus || !isUnderAlert && !isAwaited { isTyping = hasFocus }
  }

  /// Ends a request with its result.
  mutating func settle(_ hasFocus: Bool, isUnderAlert: Bool) {
    isAwaited = false
    note(hasFocus, isUnderAlert: isUnderAlert)
  }

  /// Notes whether a keyboard is attached; returns whether that is news.
  mutating func noteKeyboard(_ isAttached: Bool) -> Bool {
    defer { hasKeyboard = isAttached }
    return isAttached != hasKeyboard
  }
}
