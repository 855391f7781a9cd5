import ArgumentParser
import ScrambleCore
import ScrambleKit

extension Request {
  /// Creates the request of a link, a pasted message with a link, or the code alone.
  init(link: String, in lexicon: Lexicon, _ wording: Wording) throws {
    switch PastedLink.destination(of: Array(link.utf8), in: lexicon) {
    case .root(let root):
      self = .round(.free(root: try Word(rootArgument: String(decoding: root, as: UTF8.self)), minutes: 0))
    case .daily(let puzzle): self = .round(.daily(try (puzzle ?? DailyPuzzle(todayBy: .system)).number))
    case .challenge(let challenge):
      if case .free(_, 1...) = challenge.id { throw ValidationError("Timed rounds cannot be played in the terminal.") }
      self = .challenge(challenge)
    case .nothing(let refusal):
      throw ValidationError("'\(String(printable: link.utf8, limit: 40))': \(wording.text(of: refusal))")
    }
  }
}
