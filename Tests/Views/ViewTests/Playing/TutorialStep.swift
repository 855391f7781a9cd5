import ScrambleCore
import ScrambleKit
import Screens
import SwiftUI
import Testing
import UIKit

@testable import Step1
@testable import Step2
@testable import Step3
@testable import Step4
@testable import Step5
@testable import Step6

/// A step of the tutorial, opened like its app.
enum Step: Int, CaseIterable {
  case one = 1, two, three, four, five, six

  @MainActor func open() async -> Screen {
    let lexicon = try? Lexicon.english()
    UITextChecker.acceptsWord = { word in (try? Word(word.utf8)).flatMap { lexicon?.contains($0) } ?? false }
    let screen =
      switch self {
      case .one: Screen(Step1.ContentView())
      case .two: Screen(Step2.ContentView())
      case .three: Screen(Step3.ContentView(model: .live()))
      case .four: Screen(Step4.ContentView(model: .live()))
      case .five: Screen(Step5.ContentView(model: .live()))
      case .six: Screen(Step6.ContentView(model: .live()))
      }
    await screen.settle()
    return screen
  }
}

/// Words for any root that a step has dealt.
struct StepWords {
  let root: String
  /// Words that can be spelled from the root: those with more than three letters, without anagrams of the root.
  let longWords: [String]
  /// Letters of the root that do not form a word.
  let nonWord: String
  let missingLetter: String

  init(_ root: String) throws {
    let lexicon = try Lexicon.english()
    let words = lexicon.entries(spelledFrom: try Word(root.utf8)).map(\.word.description).filter { $0 != root }
    self.root = root
    longWords = words.filter { $0.count > 3 && $0.count < root.count }
    let letters = root.map { $0 }
    let candidates = letters.indices.dropFirst(2).map { String(letters[..<$0].reversed() + [letters[$0]]) }
    nonWord = try #require(candidates.first { $0.count > 2 && !words.contains($0) && $0 != root })
    missingLetter = try #require("zqxjvkwyfb".first { !root.contains($0) }.map(String.init))
  }
}

/// A refusal of the tutorial: the typed text and the text of the alert.
struct StepRefusal: CustomTestStringConvertible, Sendable {
  let testDescription, title, message: String
  let word: @Sendable (StepWords) -> String

  static let all = [
    StepRefusal(testDescription: "too short", title: "Word too short", message: "Use at least 3 letters.") {
      String($0.root.prefix(2))
    },
    StepRefusal(
      testDescription: "the root", title: "That's the word you started with", message: "Find a different one in it."
    ) { $0.root },
    StepRefusal(testDescription: "used", title: "Word used already", message: "Be more original") { $0.longWords[0] },
    StepRefusal(
      testDescription: "other letters", title: "Word not possible", message: "You can't spell that word from 'ROOT'!"
    ) { $0.missingLetter + $0.missingLetter + $0.missingLetter },
    StepRefusal(
      testDescription: "no word", title: "Word not recognized", message: "You can't just make them up, you know!"
    ) { $0.nonWord },
  ]
}
