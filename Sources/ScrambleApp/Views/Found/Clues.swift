#if canImport(SwiftUI)
  import ScrambleKit
  import SwiftUI
  import WordScramble

  /// The clues that were taken in the round, each the meaning of a word but not the word, above the words found.
  struct Clues: View {
    let model: GameModel

    var body: some View {
      if !model.game.clues.isEmpty {
        Section(model.wording.text(.clueTitle)) {
          ForEach(model.game.clues, id: \.word) { clue in
            ClueRow(clue: clue, model: model)
              .listRowBackground(Palette.surface)
          }
        }
      }
    }
  }

  #Preview {
    List { Clues(model: .previewWithClue()) }
  }

  /// A clue, which is ticked once its word is found.
  struct ClueRow: View {
    let clue: Clue
    let model: GameModel

    var body: some View {
      Label(title: { Text(english: model.text(of: clue)) }, icon: { icon })
        .font(.subheadline)
        .accessibilityElement(children: .ignore)
        .accessibilityLabel(Text(english: model.text(of: clue)))
    }

    private var icon: some View {
      Image(systemName: clue.isFound ? "checkmark.circle" : "circle")
    }
  }

  #Preview("ClueRow") {
    let model = GameModel.previewWithClue()
    List(model.game.clues, id: \.word) { ClueRow(clue: $0, model: model) }
  }
#endif
