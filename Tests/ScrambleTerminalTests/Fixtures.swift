import Foundation
import ScrambleCore
import ScrambleKit
import ScrambleTesting

@testable import ScrambleTerminal

let roots = try! gameFiles.loadRoots()

func wording(_ language: Language = .english) -> Wording {
  Wording.tested(in: language)
}

/// A game without a store, on a root.
func game(_ root: Word = "silkworm") -> Game {
  Game(
    lexicon: english, roots: { roots }, opening: .round(.free(root: root, minutes: 0)), seed: 1,
    at: Clock.stopped.now())
}

extension Clock {
  static let stopped = stopped(at: 1_700_000_000)

  /// A clock that is stopped at a number of seconds since 1970.
  static func stopped(at second: Int64) -> Clock {
    Clock { second }
  }
}

final class TestClock: @unchecked Sendable {
  /// The time in seconds since 1970. Only the test's single thread uses it.
  var second: Int64 = 1_790_000_000

  var clock: Clock { Clock { self.second } }
}

/// The full-screen game with a fixed seed.
func screenGame(_ root: Word = "silkworm", _ language: Language = .english, now: Int64 = 1_700_000_000) -> ScreenGame {
  ScreenGame(Session(game(root), wording: wording(language), clock: .stopped(at: now), nextSeed: { 7 }))
}

extension ScreenGame {
  mutating func type(_ text: String) {
    for scalar in text.unicodeScalars { _ = press(.text(scalar)) }
  }

  /// Types each word and presses Enter.
  mutating func play(_ words: String...) {
    for word in words {
      type(word)
      _ = press(.enter)
    }
  }

  /// The picture as text, with a line for each row.
  func picture(_ columns: Int, _ rows: Int, _ glyphs: Glyphs = .unicode) -> String {
    Layout.picture(of: self, columns: columns, rows: rows, glyphs: glyphs).text
  }

  /// The text in the field.
  var typedText: String { String(String.UnicodeScalarView(field.text.characters)) }
}

extension Line {
  /// The text alone, without styles.
  var text: String {
    var text = ""
    for piece in pieces {
      text += String(repeating: " ", count: max(0, piece.column - text.displayWidth)) + piece.text
    }
    return text
  }
}

extension Picture {
  /// The picture as text, with a line for each row and without trailing spaces.
  var text: String {
    lines.map { line in
      var text = line.text
      while text.hasSuffix(" ") { text.removeLast() }
      return text
    }.joined(separator: "\n")
  }
}
