#if canImport(SwiftUI)
  import ScrambleKit
  import SwiftUI
  import WordScramble

  /// A word of the book with what is known of it, and its meaning on touch.
  struct WordBookRow: View {
    let entry: WordBook.Row
    let note: String
    let model: GameModel

    var body: some View {
      VStack(alignment: .leading) {
        Text(english: entry.word.description)
          .font(.title3)
        Text(note)
          .font(.subheadline)
          .foregroundStyle(Palette.secondaryInk)
      }
      .frame(maxWidth: .infinity, minHeight: 44, alignment: .leading)
      .accessibilityElement(children: .ignore)
      .accessibilityLabel(Text(english: entry.word.description))
      .accessibilityValue(note)
      .modifier(MeaningOnTap(word: entry.word, model: model))
    }
  }

  #Preview {
    let model = GameModel.previewStatistics()
    List(model.statistics?.letters.first?.entries ?? [], id: \.word) { entry in
      WordBookRow(entry: entry, note: model.statistics?.text(of: entry) ?? "", model: model)
    }
  }
#endif
