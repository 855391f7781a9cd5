#if canImport(SwiftUI)
  import ScrambleCore
  import ScrambleKit
  import SwiftUI

  /// The number of remaining words by first letter and length, one section per letter, and clues on request. No
  /// remaining word is revealed. The root's letters are at the top, because the panel covers those of the board.
  struct HintView: View {
    @Environment(\.wording) private var wording
    let hint: Hint
    let showNextClue: @MainActor () -> Void

    var body: some View {
      PanelList {
        if hint.rows.isEmpty { Text(wording.text(.hintNone)) } else { clues }
        ForEach(hint.rows, id: \.letter) { row in
          Section {
            ForEach(row.counts, id: \.length) { count in
              HStack {
                Image(systemName: "\(count.length).circle")
                  .foregroundStyle(Palette.secondaryInk)
                Text(wording.text(.remainingCount, .number(count.remaining)))
              }
              .accessibilityElement(children: .ignore)
              .accessibilityLabel(
                Text(
                  AttributedString("\(row.letterText), \(wording.lengthText(count.length))", english: [row.letterText]))
              )
              .accessibilityValue(wording.text(.remainingCount, .number(count.remaining)))
            }
          } header: {
            Text(english: row.letterText)
          }
        }
      }
      .safeAreaInset(edge: .top) {
        LetterStrip(beads: hint.letters)
          .padding(8)
          .frame(maxWidth: .infinity)
          .background(Palette.background)
      }
    }

    private var clues: some View {
      Section {
        ForEach(hint.clues) { ClueRow(clue: $0) }
        if let noClueText = hint.noClueText { Text(noClueText) }
        if hint.hasNextClue {
          Button(action: showNextClue) {
            Label(
              wording.text(hint.clues.isEmpty ? .clueShow : .clueAnother),
              systemImage: "text.magnifyingglass")
          }
        }
      }
    }
  }

  #Preview {
    HintView(hint: GameModel.previewFull().hint) {}
  }

  #Preview("With a clue") {
    HintView(hint: GameModel.previewWithClue().hint) {}
  }

  #Preview("Largest type, dark") {
    HintView(hint: GameModel.preview().hint) {}
      .dynamicTypeSize(.accessibility5)
      .preferredColorScheme(.dark)
  }
#endif
