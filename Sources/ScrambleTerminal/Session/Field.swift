/// The field a player types into, and what becomes of it after Enter.
struct Field: Equatable {
  /// What is in it.
  private(set) var entry = Entry()
  /// Whether it was refused and has not been changed since, so that the next sign begins a new word.
  private(set) var isRefused = false
  /// What was entered last, found or refused.
  private var last = Entry()

  /// Adds a sign; behind a word that was refused it begins a new one, whatever was pressed in between.
  mutating func type(_ sign: Unicode.Scalar) {
    var next = isRefused ? Entry() : entry
    next.add(sign)
    set(next)
  }

  /// Deletes the last sign.
  mutating func delete() {
    var next = entry
    next.removeLast()
    set(next)
  }

  /// Empties the field.
  mutating func clear() {
    set(Entry())
  }

  /// Brings back what was entered last.
  mutating func recall() {
    if entry != last { set(last) }
  }

  /// Takes note that the entry was found: the field is empty.
  mutating func accept() {
    last = entry
    set(Entry())
  }

  /// Takes note that the entry was refused: it stays, to be corrected or replaced.
  mutating func refuse() {
    last = entry
    isRefused = true
  }

  private mutating func set(_ next: Entry) {
    entry = next
    isRefused = false
  }
}
