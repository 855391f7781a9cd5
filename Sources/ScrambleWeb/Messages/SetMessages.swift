package import WordScramble

/// A set that was read or created, its rounds in order, and its unit words; or the reason there is no set.
package struct SetAnswer: Message {
  let set: SetMessage
  let rounds: MessageArray<SetRound, SetRoundMessage>
  let units: [Word]

  package func writeProperties(to json: JSONWriter) {
    json.add("set", set).add("rounds", rounds).add("units", units)
  }
}

/// A set, or the reason there is none.
enum SetMessage: JSONValue {
  case set(SetFactsMessage)
  case refused(SetRefusalMessage)

  func write(to json: JSONWriter) {
    switch self {
    case .set(let facts): facts.write(to: json)
    case .refused(let refused): refused.write(to: json)
    }
  }
}

/// A set and its rules.
struct SetFactsMessage: Message {
  let kind: SetKind
  let code: Text
  let checksum: Text
  let minimum: Int
  let byLetters: Bool
  let minutes: Int
  let isForClass: Bool
  /// The number of the next round, or 0 if there is none.
  let next: Int
  /// The number of unit words that can be found in the set.
  let hidden: Int

  func writeProperties(to json: JSONWriter) {
    json.add("kind", kind).add("code", code).add("checksum", checksum).add("minimum", minimum)
      .add("byLetters", byLetters).add("minutes", minutes).add("isForClass", isForClass).add("next", next)
      .add("hidden", hidden)
  }
}

/// The value that distinguishes a set from the reason there is none.
enum SetKind: String, CaseNameValue {
  case set
}

/// The reason there is no set.
struct SetRefusalMessage: Message {
  let kind: SetRefusal

  func writeProperties(to json: JSONWriter) {
    json.add("kind", kind)
  }
}

/// The reason there is no set.
package enum SetRefusal: String, CaseNameValue {
  case damaged, newer, impossible
}

/// A round of a set and its progress.
struct SetRoundMessage: Message {
  let root: Word
  /// The number of common words.
  let count: Int
  let grade: Grade
  let isBegun: Bool
  let isEnded: Bool
  let found: Int
  /// The unit words that the round contains.
  let units: [Word]

  func writeProperties(to json: JSONWriter) {
    json.add("root", root).add("count", count).add("grade", grade).add("isBegun", isBegun).add("isEnded", isEnded)
      .add("found", found).add("units", units)
  }
}

/// The code of a hand-in, and a file name without extension.
struct HandInMessage: Message {
  let code: Text
  let file: Text

  func writeProperties(to json: JSONWriter) {
    json.add("code", code).add("file", file)
  }
}

extension SetAnswer {
  /// Creates an answer without a set.
  package init(_ reason: SetRefusal) {
    self.init(
      set: .refused(SetRefusalMessage(kind: reason)), rounds: MessageArray([]) { SetRoundMessage($0) }, units: [])
  }

  package init(_ set: PuzzleSet, in lexicon: Lexicon) {
    let progress = webGame.playedRounds(of: set)
    self.init(
      set: .set(SetFactsMessage(set)),
      rounds: MessageArray(
        set.roots.indices.map { SetRound(number: $0 + 1, of: set, played: progress[$0], in: lexicon) }
      ) { SetRoundMessage($0) }, units: set.unitWords)
  }
}

extension SetFactsMessage {
  init(_ set: PuzzleSet) {
    var checksum = TextBuilder()
    checksum.add(hexadecimal: set.checksum)
    self.init(
      kind: .set, code: Text(set.code), checksum: Text(checksum.bytes), minimum: set.minimum,
      byLetters: set.scoring == .letters, minutes: set.minutes ?? 0, isForClass: set.isForClass,
      next: webGame.nextRoundNumber(in: set), hidden: set.findableUnitWords.count)
  }
}

extension SetRoundMessage {
  init(_ round: SetRound) {
    self.init(
      root: round.root, count: round.total, grade: round.grade, isBegun: round.state != .notBegun,
      isEnded: round.state == .ended, found: round.foundCount, units: round.unitWords)
  }
}
