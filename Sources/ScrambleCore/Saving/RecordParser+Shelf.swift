extension RecordParser {
  /// Parses a line about the shelf and applies it. Returns whether the line is valid.
  mutating func add(to shelf: inout Shelf) -> Bool {
    if consume("current ") { return addCurrent(to: &shelf) }
    if consume("earlier ") { return addEarlier(to: &shelf) }
    if consume("forgotten ") { return add(integer(), to: &shelf.forgottenAt) }
    if consume("restored ") { return add(integer(), to: &shelf.restoredAt) }
    if consume("opened ") { return add(number(), to: &shelf.lastOpenedDay) }
    // Early versions of the game saved the player's position in a list of roots.
    return consume("dealt ") && skipLine()
  }

  private mutating func addCurrent(to shelf: inout Shelf) -> Bool {
    guard let id = id(), consume(byte: "\n") else { return false }
    shelf.current = id
    return true
  }

  private mutating func addEarlier(to shelf: inout Shelf) -> Bool {
    guard shelf.earlier.count < Shelf.maxEarlierRounds, let id = id(), consume(byte: "\n") else { return false }
    shelf.earlier.append(id)
    return true
  }
}
