/// A key as the game understands it.
enum Key: Equatable {
  /// A visible character or a space.
  case text(Unicode.Scalar)
  case enter, backspace, tab, escape
  case up, down, left, right, pageUp, pageDown
  /// Control with a letter, written as the capital letter.
  case control(Character)
  /// Not a key: the cursor column that the terminal reports in the second row, counted from 1.
  case cursorPosition(column: Int)
}
