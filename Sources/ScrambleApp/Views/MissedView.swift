#if canImport(SwiftUI)
  import ScrambleKit
  import SwiftUI
  import WordScramble

  /// The end of a round: its result, the words missed, and the bonus words there were.
  struct MissedView: View {
    let model: GameModel

    var body: some View {
      List {
        Section {
          Text(model.resultText)
          ShareLink(item: model.resultText) {
            Label(model.wording.text(.appShare), systemImage: "square.and.arrow.up")
          }
          Button(action: newWord) {
            Label(model.wording.text(.pageNewWord), systemImage: "arrow.clockwise")
          }
        }
        Section(model.wording.text(model.missed.isEmpty ? .endMissedNone : .endMissed)) {
          WordRows(words: model.missed, model: model)
        }
        if !model.missedBonus.isEmpty {
          Section(model.wording.text(.endRare)) { WordRows(words: model.missedBonus, model: model) }
        }
      }
    }

    private func newWord() {
      model.panel = nil
      model.startGame()
    }
  }

  #Preview {
    MissedView(model: .previewEnded())
  }

  #Preview("Largest type, dark") {
    MissedView(model: .previewEnded())
      .dynamicTypeSize(.accessibility5)
      .preferredColorScheme(.dark)
  }
#endif
