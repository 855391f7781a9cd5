import ScrambleKit
import Testing
import WordScramble

@testable import ScrambleApp

/// The games that every face plays, played by the app.
@MainActor struct TranscriptTests {
  private let wording = Wording(catalog, in: .english)

  @Test(arguments: Transcript.games)
  func `the app answers as the text says`(transcript: Transcript) throws {
    let model = try begun(transcript)
    for (typed, answer) in transcript.guesses {
      let text = String(decoding: typed, as: UTF8.self)
      model.showingError = false
      model.newWord = text
      let before = model.finds.count
      model.addNewWord()
      let said = told(by: model, foundBefore: before)
      #expect(said == expected(answer, text, model), "\(transcript.name): \(text.debugDescription)")
      #expect(model.newWord == (said.hasPrefix("+") ? "" : text))
    }
    let figures = figures(of: model)
    for (key, figure) in figures { #expect(transcript.value(key) ?? figure == figure, "\(transcript.name): \(key)") }
  }

  @Test func `there are transcripts`() {
    #expect(Transcript.games.count >= 14)
    #expect(Transcript.games.allSatisfy { !$0.guesses.isEmpty })
  }

  private func begun(_ transcript: Transcript) throws -> GameModel {
    let root = try Word(try #require(transcript.value("root")).utf8)
    let model = GameModel(device: .test(root: root))
    model.settings.minimum = transcript.value("minimum").flatMap { Int($0) } ?? 3
    model.settings.scoring = transcript.value("scoring").flatMap { Scoring(name: $0) } ?? .classic
    model.startGame()
    return model
  }

  private func told(by model: GameModel, foundBefore: Int) -> String {
    if model.showingError { return "\(model.errorTitle): \(model.errorText)" }
    guard model.finds.count > foundBefore, let find = model.finds.first else { return "ignored" }
    return "+\(find.points) \(find.isCommon ? "common" : "bonus")"
  }

  /// What the alert has to say where an answer is the code of a refusal; else the answer itself.
  private func expected(_ answer: Substring, _ text: String, _ model: GameModel) -> String {
    let minimum = model.settings.minimum
    let all: [Rejection] = [
      .notLetters, .tooShort(minimum: minimum), .sameAsRoot, .alreadyFound, .lettersNotInRoot,
      .tooLong(maximum: Lexicon.longestWord), .unknownWord,
    ]
    guard let rejection = all.first(where: { $0.code == answer }) else { return String(answer) }
    let root = try! Word(model.rootWord.utf8)
    let reason = wording.explanation(of: rejection, text: text.utf8, root: root)
    return "\(reason.title): \([reason.message, reason.detail].compactMap(\.self).joined(separator: "\n"))"
  }

  private func figures(of model: GameModel) -> [String: String] {
    [
      "score": "\(model.score)", "found": "\(model.found) of \(model.found + model.left)", "bonus": "\(model.bonus)",
      "rank": "\(model.rank)",
    ]
  }
}
