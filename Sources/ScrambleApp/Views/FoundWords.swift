#if canImport(SwiftUI)
  import ScrambleKit
  import SwiftUI
  import WordScramble

  /// The words found as rows of a list, or a line that says where they will hang.
  struct FoundWords: View {
    let model: GameModel

    var body: some View {
      if model.isEnded {
        Text(model.wording.text(.appEnded))
          .foregroundStyle(Palette.secondaryInk)
      } else if model.finds.isEmpty {
        Text(model.wording.text(.empty))
          .foregroundStyle(Palette.secondaryInk)
      }
      ForEach(model.finds, id: \.word) { find in
        FoundWordRow(find: find, model: model)
      }
    }
  }

  #Preview {
    List { FoundWords(model: .previewFull()) }
  }

  #Preview("Empty") {
    List { FoundWords(model: .preview()) }
  }
#endif
