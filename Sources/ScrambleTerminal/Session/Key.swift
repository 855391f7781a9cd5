/// A key, as a game understands it.
enum Key: Equatable {
  /// A visible character or a space.
  case text(Unicode.Scalar)
  case enter, backspace, tab, escape
  case up, down, left, right, pageUp, pageDown
  /// Control with a letter, written as the capital letter.
  case control(Character)
}
