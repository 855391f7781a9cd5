import ScrambleCore

/// The reason a call fails.
struct ErrorMessage: Message {
  let error: CallError

  func writeProperties(to json: JSONWriter) {
    json.add("error", error)
  }
}

/// The answer to a call without a result.
struct EmptyMessage: Message {
  func writeProperties(to json: JSONWriter) {}
}

/// The letters of a root in another order.
struct LettersMessage: Message {
  let letters: Word

  func writeProperties(to json: JSONWriter) {
    json.add("letters", letters)
  }
}

/// For each letter of the root, the index of the character that uses the letter; for each character, the index of its
/// letter. The index is -1 if there is none.
struct SpellingMessage: Message {
  let beads: [Int]
  let characters: [Int]

  func writeProperties(to json: JSONWriter) {
    json.add("beads", beads).add("characters", characters)
  }
}

/// The word of the next clue.
struct ClueMessage: Message {
  let word: Word?

  func writeProperties(to json: JSONWriter) {
    json.add("word", word)
  }
}

/// The result of checking a word that the player entered as a root.
enum CustomWordMessage: JSONValue {
  case playable(PlayableRootMessage)
  case refused(UnplayableRootMessage)

  func write(to json: JSONWriter) {
    switch self {
    case .playable(let playable): playable.write(to: json)
    case .refused(let refused): refused.write(to: json)
    }
  }
}

/// A root that can be played, and the number of its common words.
struct PlayableRootMessage: Message {
  let root: Word
  let count: Int

  func writeProperties(to json: JSONWriter) {
    json.add("root", root).add("count", count)
  }
}

/// The reason a word cannot be played as a root, and whether more letters may resolve it.
struct UnplayableRootMessage: Message {
  let problem: CustomWordError
  let isUnfinished: Bool
  let payload: [Int]

  func writeProperties(to json: JSONWriter) {
    json.add("problem", problem).add("isUnfinished", isUnfinished).add("payload", payload)
  }
}

/// The answer to a change of a setting before there is a game: the number of today's puzzle, or 0.
struct TodayMessage: Message {
  let today: Int

  func writeProperties(to json: JSONWriter) {
    json.add("today", today)
  }
}
