import Foundation
import ScrambleCore
import ScrambleKit
import ScrambleTesting

@testable import ScrambleTerminal

let roots = try! gameFiles.loadRoots()

func wording(_ language: Language = .english) -> Wording {
  Wording(catalog, in: language)
}

/// A game without a store.
///
/// - Parameter rootsToDeal: The roots to deal from. With only a few of them, creating a game is much faster.
func game(_ root: Word? = "silkworm", rootsToDeal: [Word] = roots, _ change: (inout DealOptions) -> Void = { _ in })
  -> Game
{
  var options = DealOptions()
  options.root = root
  change(&options)
  return Game(lexicon: english, roots: rootsToDeal, options: options, seed: 1, at: Clock.stopped.moment())
}

extension Clock {
  static let stopped = stopped(at: 1_700_000_000)

  /// A clock that is stopped at a number of seconds since 1970.
  static func stopped(at seconds: Int64) -> Clock {
    Clock { Moment(seconds: seconds, uptime: seconds * 10) }
  }
}

final class TestClock: @unchecked Sendable {
  /// Tenths of a second since the test started. Only the test's single thread uses it.
  var tenths: Int64 = 0

  var clock: Clock { Clock { Moment(seconds: 1_790_000_000 + self.tenths / 10, uptime: self.tenths) } }
}

/// The full-screen game with a fixed seed.
func screenGame(
  _ root: Word = "silkworm", _ language: Language = .english, now: Int64 = 1_700_000_000, rootsToDeal: [Word] = roots,
  _ change: (inout DealOptions) -> Void = { _ in }
) -> ScreenGame {
  let clock = Clock.stopped(at: now)
  return ScreenGame(
    Session(game(root, rootsToDeal: rootsToDeal, change), wording: wording(language), clock: clock, nextSeed: { 7 }))
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
