import Foundation
import ScrambleKit
import WordScramble

@testable import ScrambleTerminal

extension Word: ExpressibleByStringLiteral {
  public init(stringLiteral text: String) {
    self = try! Word(text.utf8)
  }
}

private let resources = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
  .deletingLastPathComponent().appending(path: "Sources/ScrambleKit/Resources")
private let files = GameFiles(folder: resources)
private let english = try! files.loadLexicon()
private let roots = try! files.loadRoots()
private let catalog = try! files.loadCatalog()

func wording(_ language: Language = .english) -> Wording {
  Wording(catalog, in: language)
}

/// A game that is not kept.
func game(_ root: Word? = "silkworm", _ change: (inout DealOptions) -> Void = { _ in }) -> Game {
  var options = DealOptions()
  options.root = root
  change(&options)
  return Game(lexicon: english, roots: roots, options: options, seed: 1, now: { 1_700_000_000 })
}

/// The full-screen game with every draw fixed.
func session(
  _ root: Word = "silkworm", _ language: Language = .english, now: Int64 = 1_700_000_000,
  _ change: (inout DealOptions) -> Void = { _ in }
) -> ScreenSession {
  ScreenSession(game: game(root, change), wording: wording(language), clock: Clock { now }, nextSeed: { 7 })
}

extension ScreenSession {
  /// Types signs.
  mutating func type(_ text: String) {
    for scalar in text.unicodeScalars { _ = press(.text(scalar)) }
  }

  /// Types words and enters each.
  mutating func play(_ words: String...) {
    for word in words {
      type(word)
      _ = press(.enter)
    }
  }

  /// The picture as text, a line a row.
  func picture(_ columns: Int, _ rows: Int, _ glyphs: Glyphs = .unicode) -> String {
    Layout.picture(of: self, columns: columns, rows: rows, glyphs: glyphs).text
  }

  /// What is in the field.
  var typed: String { String(String.UnicodeScalarView(entry.signs)) }
}
