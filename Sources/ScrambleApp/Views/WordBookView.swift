#if canImport(SwiftUI)
  import ScrambleKit
  import SwiftUI
  import WordScramble

  /// Every word ever found, by letter, length and text, and the words to learn. Rows are made as they come into view.
  struct WordBookView: View {
    let model: GameModel

    var body: some View {
      if let record = model.record {
        WordBookList(model: model, record: record)
      } else {
        ProgressView()
      }
    }
  }

  #Preview {
    NavigationStack { WordBookView(model: .previewRecord()) }
  }

  #Preview("Largest type, dark") {
    NavigationStack { WordBookView(model: .previewRecord()) }
      .dynamicTypeSize(.accessibility5)
      .preferredColorScheme(.dark)
  }
#endif
