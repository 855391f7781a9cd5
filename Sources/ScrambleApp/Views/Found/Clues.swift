#if canImport(SwiftUI)
  import ScrambleKit
  import SwiftUI

  /// The clues that were taken in the round, shown above the found words. Each is the meaning of a word, with the word
  /// once it is found.
  struct Clues: View {
    @Environment(\.wording) private var wording
    let clues: [ShownClue]

    var body: some View {
      if !clues.isEmpty {
        Section(wording.text(.clueTitle)) {
          ForEach(clues) { clue in
            ClueRow(clue: clue)
              .listRowBackground(Palette.surface)
          }
        }
      }
    }
  }

  #Preview {
    List { Clues(clues: GameModel.previewWithClue().clues) }
  }

  /// A clue, which is ticked when its word is found.
  struct ClueRow: View {
    let clue: ShownClue

    var body: some View {
      Label(title: { Text(english: clue.text) }, icon: { icon })
        .font(.subheadline)
        .accessibilityElement(children: .ignore)
        .accessibilityLabel(Text(english: clue.text))
    }

    private var icon: some View {
      Image(systemName: clue.isFound ? "checkmark.circle" : "circle")
    }
  }

  #Preview("ClueRow") {
    List(GameModel.previewWithClue().clues, id: \.id) { ClueRow(clue: $0) }
  }
#endif
