#if canImport(SwiftUI)
  import ScrambleKit
  import SwiftUI
  import WordScramble

  /// Every word ever found, by letter, length and text, and the words to learn. Rows are made as they come into view.
  struct WordBookView: View {
    let model: GameModel

    var body: some View {
      if let statistics = model.statistics {
        WordBookList(model: model, statistics: statistics)
      } else {
        ProgressView()
      }
    }
  }

  #Preview {
    NavigationStack { WordBookView(model: .previewStatistics()) }
  }

  #Preview("Largest type, dark") {
    NavigationStack { WordBookView(model: .previewStatistics()) }
      .dynamicTypeSize(.accessibility5)
      .preferredColorScheme(.dark)
  }
#endif
