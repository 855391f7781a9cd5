/// A key, as a game understands it.
enum Key: Equatable {
  /// A visible character or a space.
  case text(Unicode.Scalar)
  case enter, backspace, tab, escape
  case up, down, left, right, pageUp, pageDown
  /// Control with a letter, written as the capital letter.
  case control(Character)
  /// No key, but the answer of the terminal to the question where the cursor is: a column of the second row, from 1.
  case position(column: Int)
}
