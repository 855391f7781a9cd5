/// Whether the field has the focus, and how often it was asked to take it.
struct FieldFocus: Equatable, Sendable {
  /// Whether the field has the focus, as the view reports it.
  var isTyping = false
  /// Whether typing needs no on-screen keyboard: always on a Mac, and on an iPad while a keyboard is attached.
  var hasKeyboard: Bool
  /// How often the focus was asked for: with each change of it the field takes the focus.
  var requests = 0
}
