/// Reads the records of a text, one by one.
///
/// A record counts only with its last line. A record with a wrong fact is skipped, and so is a line whose first word is
/// unknown.
struct RecordReader {
  private let text: [UInt8]
  private let lexicon: Lexicon
  /// The present time in seconds since 1970. Moments more than a day later are not believed.
  private let second: Int64
  private var position = 0
  /// Whether a line was skipped.
  private(set) var hasSkipped = false

  init(_ text: [UInt8], in lexicon: Lexicon, at second: Int64) {
    self.text = text
    self.lexicon = lexicon
    self.second = second
  }

  /// Returns the facts of the next complete record, or nil at the end of the text.
  mutating func next() -> Round? {
    var round: Round?
    while let line = nextLine() {
      var parser = LineParser(line)
      if parser.consume("round ") {
        if round != nil { hasSkipped = true }
        round = newRound(parser.id())
      } else if line.isEmpty {
        if round != nil { hasSkipped = true }
        round = nil
      } else if line.elementsEqual("end".utf8) {
        if round != nil { return round }
        hasSkipped = true
      } else if !add(&parser, to: &round) {
        hasSkipped = true
      }
    }
    if round != nil { hasSkipped = true }
    return nil
  }

  /// Returns the next line without its line break. What follows the last line break is skipped, as a line may be
  /// incomplete.
  private mutating func nextLine() -> ArraySlice<UInt8>? {
    guard let end = text[position...].firstIndex(of: UInt8(ascii: "\n")) else {
      if position < text.count { hasSkipped = true }
      return nil
    }
    var line = text[position..<end]
    position = end + 1
    if line.last == UInt8(ascii: "\r") { line.removeLast() }
    return line
  }

  /// Returns a round without facts, or nil if no round has the identity.
  private mutating func newRound(_ id: Round.ID?) -> Round? {
    guard let id, let root = lexicon.root(of: id) else {
      hasSkipped = true
      return nil
    }
    return Round(id: id, root: root)
  }

  /// Adds the fact of a line. A wrong fact removes the round.
  ///
  /// - Returns: Whether the line was a right fact of a round.
  private func add(_ parser: inout LineParser, to round: inout Round?) -> Bool {
    guard var changed = round, let isRight = parser.addFact(to: &changed, at: second) else { return false }
    round = isRight ? changed : nil
    return isRight
  }
}

extension Record {
  /// Returns whether the record can be read.
  package func isReadable(in lexicon: Lexicon) -> Bool {
    var reader = RecordReader(bytes, in: lexicon, at: .max)
    return reader.next()?.id == id && reader.next() == nil && !reader.hasSkipped
  }
}

/// Parses a line of a record.
struct LineParser {
  private var rest: ArraySlice<UInt8>

  init(_ line: ArraySlice<UInt8>) {
    rest = line
  }

  /// Consumes a text if it comes next. Returns whether it does.
  mutating func consume(_ text: String) -> Bool {
    let count = text.withBytes { rest.starts(with: $0) ? $0.count : nil }
    rest = rest.dropFirst(count ?? 0)
    return count != nil
  }

  /// Reads the identity of a round, to the end of the line.
  mutating func id() -> Round.ID? {
    var id: Round.ID?
    if let root = word() {
      let isTimed = consume("-")
      let minutes = isTimed ? number() ?? 0 : 0
      let isValid = Round.rootLengths.contains(root.count) && isTimed == Round.timeLimits.contains(minutes)
      if isValid { id = .free(root: root, minutes: minutes) }
    } else if let number = number(), Lexicon.dailyNumbers.contains(number) {
      id = .daily(number)
    }
    return rest.isEmpty ? id : nil
  }

  /// Applies the fact of the line to a round.
  ///
  /// - Returns: Whether the fact is right, or nil if its name is unknown.
  mutating func addFact(to round: inout Round, at second: Int64) -> Bool? {
    if consume("found ") { return addFoundWord(to: &round) }
    if consume("clue ") { return addClue(to: &round) }
    if consume("began ") { return addMoment(to: &round.began, at: second) }
    if consume("touched ") { return addMoment(to: &round.touched, at: second) }
    if consume("limit ") { return addLimit(to: &round) }
    if consume("player ") { return addPlayer(to: &round) }
    if consume("name ") { return addName(to: &round) }
    guard rest.elementsEqual("ended".utf8) else { return nil }
    round.isEnded = true
    return true
  }

  private mutating func addFoundWord(to round: inout Round) -> Bool {
    guard let word = word(), round.canContain(word), consume(" "), let kind = kind() else { return false }
    if !round.hasFound(word) { round.add(word, kind) }
    return true
  }

  private mutating func kind() -> FoundWord.Kind? {
    let name = rest
    return FoundWord.Kind.allCases.first { $0.name.bytes[...] == name }
  }

  private mutating func addClue(to round: inout Round) -> Bool {
    guard let word = word(), round.canContain(word), rest.isEmpty else { return false }
    if !round.clues.contains(word) { round.clues.append(word) }
    return true
  }

  /// Sets a time in seconds since 1970, unless it is more than a day after the present time, as after a clock was set
  /// wrong.
  private mutating func addMoment(to fact: inout Int64, at second: Int64) -> Bool {
    guard let moment = integer(), rest.isEmpty else { return false }
    if moment - 86_400 <= second { fact = moment }
    return true
  }

  private mutating func addLimit(to round: inout Round) -> Bool {
    guard let secondsLeft = number(), let minutes = round.minutes, secondsLeft <= minutes * 60, rest.isEmpty else {
      return false
    }
    round.secondsLeft = secondsLeft
    return true
  }

  private mutating func addPlayer(to round: inout Round) -> Bool {
    let hasFinished = consume("finished ")
    guard hasFinished || consume("playing "), let words = words(in: round), let name = name() else { return false }
    round.players.add(Player(name: name, words: words, hasFinished: hasFinished))
    return true
  }

  private mutating func addName(to round: inout Round) -> Bool {
    guard let name = name() else { return false }
    round.name = name
    return true
  }

  /// Reads words of a round with commas between them, or a hyphen for none, and the space after them.
  private mutating func words(in round: Round) -> [Word]? {
    if consume("- ") { return [] }
    var words: [Word] = []
    repeat {
      guard let word = word(), round.canContain(word) else { return nil }
      words.append(word)
    } while consume(",")
    return consume(" ") ? words : nil
  }

  /// Reads a name to the end of the line.
  private func name() -> PlayerName? {
    PlayerName(rest).flatMap { $0.utf8[...] == rest ? $0 : nil }
  }

  /// Reads a word in lower case.
  private mutating func word() -> Word? {
    let letters = rest.prefix { $0 &- UInt8(ascii: "a") < 26 }
    guard !letters.isEmpty else { return nil }
    rest = rest[letters.endIndex...]
    return Word(letters: letters.map { $0 - UInt8(ascii: "a") })
  }

  /// Reads a number of up to eighteen digits, without a sign or leading zeros.
  private mutating func integer() -> Int64? {
    let digits = rest.prefix { $0 &- UInt8(ascii: "0") < 10 }
    guard (1...18).contains(digits.count), digits.count == 1 || digits.first != UInt8(ascii: "0") else { return nil }
    rest = rest[digits.endIndex...]
    // Eighteen digits cannot overflow. A check would need 128-bit multiplication, which WebAssembly does not have.
    return digits.reduce(0) { $0 &* 10 &+ Int64($1 - UInt8(ascii: "0")) }
  }

  /// Reads a number below 2³⁰.
  private mutating func number() -> Int? {
    guard let number = integer(), number < 1 << 30 else { return nil }
    return Int(number)
  }
}
