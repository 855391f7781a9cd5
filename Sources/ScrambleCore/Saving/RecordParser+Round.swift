extension RecordParser {
  /// Parses a line about the round and applies it. Returns whether the line is valid.
  mutating func add(to round: inout Round) -> Bool {
    if consume("found ") { return addFoundWord(to: &round, isCommon: true) }
    if consume("bonus ") { return addFoundWord(to: &round, isCommon: false) }
    if consume("played ") { return add(playTime(), to: &round.playTime) }
    if consume("assist ") { return addAssist(to: &round) }
    if consume("after ") { return add(integer(), to: &round.forgottenBefore) }
    if consume("limit ") { return add(playTime(), to: &round.timeLimit) }
    if consume("total ") { return addTotals(to: &round) }
    if consume("ended ") { return add(number(), to: &round.endCount) }
    if consume("resumed ") { return add(number(), to: &round.resumeCount) }
    if consume("removed ") { return add(playTime(), to: &round.removedAfter) }
    guard consume("revealed\n") else { return false }
    round.isRevealed = true
    return true
  }

  mutating func add(_ seconds: Int64?, to fact: inout Int64) -> Bool {
    guard let seconds, consume(byte: "\n") else { return false }
    fact = seconds
    return true
  }

  private mutating func add(_ time: PlayTime?, to fact: inout PlayTime) -> Bool {
    guard let time, consume(byte: "\n") else { return false }
    fact = time
    return true
  }

  private mutating func add(_ time: PlayTime?, to fact: inout PlayTime?) -> Bool {
    fact = time
    return time != nil && consume(byte: "\n")
  }

  mutating func add(_ number: Int?, to fact: inout Int) -> Bool {
    guard let number, consume(byte: "\n") else { return false }
    fact = number
    return true
  }

  private mutating func addFoundWord(to round: inout Round, isCommon: Bool) -> Bool {
    guard let word = word(), round.canContain(word), consume(byte: " "), let time = playTime(), consume(byte: "\n")
    else {
      return false
    }
    round.found.append(FoundWord(word: word, points: word.points(in: round.root), isCommon: isCommon, time: time))
    return true
  }

  private mutating func addAssist(to round: inout Round) -> Bool {
    guard let kind = word(), consume(byte: " ") else { return false }
    let word = consume(byte: "-") ? nil : word()
    guard max(kind.count, word?.count ?? 0) <= Round.rootLengths.upperBound else { return false }
    guard consume(byte: " "), let time = playTime(), consume(byte: "\n") else { return false }
    round.assists.append(Assist(kind: Assist.Kind(name: kind), word: word, time: time))
    return true
  }

  private mutating func addTotals(to round: inout Round) -> Bool {
    guard let words = number(), consume(byte: " "), let points = number(), consume(byte: " "),
      let edition = hexadecimal(),
      consume(byte: "\n")
    else { return false }
    guard max(words, points) <= 1_000_000 else { return false }
    round.totals = Round.Totals(words: words, points: points, edition: edition)
    return true
  }
}
