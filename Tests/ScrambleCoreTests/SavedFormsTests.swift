import Foundation
import ScrambleTesting
import Testing

@testable import ScrambleCore

/// The saved files of Tests/SavedForms, which every later version reads.
struct SavedFormsTests {
  @Test(arguments: [
    ("daily.txt", ["330 began 9 touched 30: mire mute"]),
    ("free.txt", ["alarming touched 20:", "silkworm began 5 touched 12: koi+ silo milk"]),
    ("timed.txt", ["silkworm-3 began 9 touched 9 left 118: milk", "silkworm-10 touched 90 left 600:"]),
    ("ended.txt", ["330 began 80 touched 80: ended", "silkworm began 0 touched 70: milk ended"]),
    ("clues.txt", ["silkworm began 0 touched 9: silk ?worm ?silk"]),
    ("system-bonus.txt", ["silkworm began 0 touched 0: skirm++ milk"]),
    ("two-programs.txt", ["330 began 1 touched 4: mire mute", "silkworm began 0 touched 3: worm milk"]),
    (
      "challenge.txt",
      [
        "330 began 60 touched 90: mute name Mum Ana playing mire+mute Ben finished",
        "silkworm touched 5: Zoë playing koi",
      ]
    ),
    ("clock-years-ahead.txt", ["330 began 0 touched 0: mute", "silkworm: milk"]),
    ("empty.txt", []),
  ])
  func `a saved file is read whole`(name: String, rounds: [String]) throws {
    var history = History()
    #expect(!history.add(try bytes(of: name), in: english, at: noon + 100).hasSkipped)
    #expect(history.rounds.map(description(of:)) == rounds)
    var copy = History()
    copy.add(history.text, in: english, at: noon + 100)
    #expect(copy == history)
  }

  @Test(arguments: [
    ("half-record-at-the-end.txt", ["silkworm began 0 touched 0: milk"]),
    ("damaged-record-in-the-middle.txt", ["silkworm began 0 touched 9: worm milk"]),
    ("unknown-line.txt", ["silkworm began 0 touched 9: worm milk"]),
  ])
  func `what cannot be read of a saved file is skipped alone`(name: String, rounds: [String]) throws {
    var history = History()
    #expect(history.add(try bytes(of: name), in: english, at: noon + 100).hasSkipped)
    #expect(history.rounds.map(description(of:)) == rounds)
  }

  @Test func `the example of the documentation is read`() throws {
    let page = try String(contentsOf: Repository.root.appending(path: "Documentation/SavedForm.md"), encoding: .utf8)
    let example = try #require(page.firstMatch(of: /```text\n(.*?)```/.dotMatchesNewlines()))
    var history = History()
    let reading = history.add(Array(example.output.1.utf8), in: english, at: noon + 100)
    #expect(reading.records == 1 && !reading.hasSkipped)
    #expect(history.rounds.map(description(of:)) == ["silkworm-3 began 0 touched 62 left 118: koi+ milk ?worm ended"])
  }

  private func bytes(of name: String) throws -> [UInt8] {
    [UInt8](try Data(contentsOf: Repository.savedForms.appending(path: name)))
  }

  /// Returns a round as a line. Times are seconds after `noon`; `+` marks a bonus word, `++` one of the system's
  /// dictionary, and `?` a clue.
  private func description(of round: Round) -> String {
    var head = String(decoding: round.id.key, as: UTF8.self)
    if round.began > 0 { head += " began \(round.began - noon)" }
    if round.touched > 0 { head += " touched \(round.touched - noon)" }
    if let secondsLeft = round.secondsLeft { head += " left \(secondsLeft)" }
    let marks: [FoundWord.Kind: String] = [.common: "", .bonus: "+", .system: "++"]
    let words = round.found.map { "\($0.word)\(marks[$0.kind] ?? "")" } + round.clues.map { "?\($0)" }
    let state = (round.isEnded ? ["ended"] : []) + (round.name.map { ["name \($0)"] } ?? [])
    let players = round.players.map { player in
      let found = player.words.map(\.description).joined(separator: "+")
      return "\(player.name) \(player.hasFinished ? "finished" : "playing")\(found.isEmpty ? "" : " \(found)")"
    }
    return (["\(head):"] + words + state + players).joined(separator: " ")
  }
}
