extension RecordParser {
  /// Parses a line about the shelf and applies it. Returns whether the line is valid.
  mutating func add(to shelf: inout Shelf) -> Bool {
    if consume("current ") { return addCurrent(to: &shelf) }
    if consume("earlier ") { return addEarlier(to: &shelf) }
    if consume("forgotten ") { return add(integer(), to: &shelf.forgottenAt) }
    if consume("restored ") { return add(integer(), to: &shelf.restoredAt) }
    if consume("opened ") { return add(number(), to: &shelf.lastOpenedDay) }
    // Early versions of the game saved the player's position in a list of roots.
    if consume("dealt ") { return skipLine() }
    if consume("missing ") { return addMissing(isSettled: false, to: &shelf) }
    if consume("settled ") { return addMissing(isSettled: true, to: &shelf) }
    if consume("set ") { return addSet(isRemoved: false, to: &shelf) }
    return consume("unset ") && addSet(isRemoved: true, to: &shelf)
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

  /// Adds a missing or a settled word. The words must be in alphabetical order.
  private mutating func addMissing(isSettled: Bool, to shelf: inout Shelf) -> Bool {
    guard shelf.reportedWords.count < MissingWord.maxCount, let word = word(),
      word.count <= Round.rootLengths.upperBound,
      shelf.reportedWords.last.map({ $0.word < word }) ?? true, consume(byte: " "), let time = integer(),
      consume(byte: "\n")
    else { return false }
    shelf.reportedWords.append(MissingWord(word: word, time: time, isSettled: isSettled))
    return true
  }

  /// Adds a saved or a removed set. The sets must be in the order of their checksums.
  private mutating func addSet(isRemoved: Bool, to shelf: inout Shelf) -> Bool {
    guard shelf.setStates.count < SavedSet.maxCount, let time = integer(), consume(byte: " ") else { return false }
    let code = visibleCharacters()
    guard (try? PuzzleSet(trusted: code))?.code == code else { return false }
    var name: [UInt8] = []
    if consume(byte: " ") {
      guard !isRemoved, let decodedName = PercentEncoding.decoded(visibleCharacters()), !decodedName.isEmpty,
        SavedSet.isValidName(decodedName)
      else {
        return false
      }
      name = decodedName
    }
    let set = SavedSet(code: code, name: name, time: time, isRemoved: isRemoved)
    guard shelf.setStates.last.map({ $0.checksum < set.checksum }) ?? true else { return false }
    shelf.setStates.append(set)
    return consume(byte: "\n")
  }
}
